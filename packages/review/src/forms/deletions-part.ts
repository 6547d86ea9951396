import type { ChangeAction } from '@slipway/fleet-check';
import { asciiName } from '@slipway/manifest';
import type { ReviewChange } from '../changes/review-file.gen.ts';
import type { ChangeGroup } from '../fold/group.ts';
import type { Details } from './details.ts';
import { code } from './escape.ts';
import { ACTION_WORDS, CAUSE_WORDS, clustersText, count, cut, nameText } from './words.ts';

const REMOVALS: ReadonlySet<ChangeAction> = new Set<ChangeAction>(['delete', 'orphan']);

/** Whether an object is deleted from the cluster, or no longer managed by Flux. */
export const isRemoval = ({ action }: ReviewChange): boolean => REMOVALS.has(action);

/** Limit of the kinds that are counted if the comment has no space for names. */
const MAX_KINDS = 40;

/** Lists all deleted objects, each on a line; if they are too many, the number of each kind. */
export function deletionsPart(groups: readonly ChangeGroup[], clusters: number, { deletions }: Details): readonly string[] {
  const removals = groups.filter(({ changes: [first] }) => first !== undefined && isRemoval(first));
  const all = removals.flatMap(({ changes }) => changes);
  if (all.length === 0) return [];
  const text = all.length > deletions ? byKind(all, clusters) : removals.map((group) => groupLines(group, clusters)).join('\n');
  return [`### Removed (${count(all.length, 'object')})`, text];
}

function groupLines({ changes }: ChangeGroup, clusters: number): string {
  return changes
    .map((change) => {
      const why = change.why === undefined ? '' : `, ${CAUSE_WORDS[change.why]}`;
      const now = change.renamedTo === undefined ? '' : `, most likely replaced by ${code(cut(change.renamedTo, 250))}`;
      const of = change.release === undefined ? '' : ` of HelmRelease ${code(cut(change.release, 200))}`;
      return `- ${ACTION_WORDS[change.action]} R${change.risk} ${code(cut(nameText(change), 400))}${of} on ${code(cut(clustersText(change.clusters, clusters), 200))}${why}${now}`;
    })
    .join('\n');
}

function byKind(all: readonly ReviewChange[], clusters: number): string {
  const groups = [...Map.groupBy(all, ({ action, kind }) => `${action}\0${kind}`).values()].sort((a, b) => b.length - a.length);
  const lines = groups.slice(0, MAX_KINDS).map((changes) => {
    const [first] = changes as [ReviewChange, ...ReviewChange[]];
    const where = clustersText([...new Set(changes.flatMap((change) => change.clusters))].sort(), clusters);
    return `- ${ACTION_WORDS[first.action]}: ${changes.length} of ${code(cut(asciiName(first.kind), 100))} on ${code(cut(where, 200))}`;
  });
  const rest = groups.slice(MAX_KINDS).flat().length;
  return [...lines, ...(rest === 0 ? [] : [`- and ${rest} of other kinds`])].join('\n');
}
