import type { ChangeAction } from '@slipway/fleet-check';
import { asciiName, printable } from '@slipway/manifest';
import type { Review } from '../../changes/review.ts';
import type { Hunk, ReviewChange } from '../../changes/review-file.gen.ts';
import { groupChanges } from '../../fold/group.ts';
import { composedNote, templatesNote } from '../composite-words.ts';
import { ACTION_WORDS, CAUSE_WORDS, causeText, clustersText, compositesNotes, cut, NOISE_WORDS, PERHAPS, sentence } from '../words.ts';
import { hunkRows } from './hunk-rows.ts';
import type { ChangeData, HunkData, PageData } from './page-data.ts';
import type { PageDetails } from './page-details.ts';

export const ACTIONS: readonly ChangeAction[] = ['delete', 'recreate', 'blocked', 'orphan', 'move', 'change', 'create'];

/**
 * Returns the data for the script of a report: each text, set of clusters and hunk once. `groups` are the groups of all changes. Returns
 * undefined as soon as texts and hunks alone have more than `room` characters.
 */
export function pageData(
  review: Review,
  details: PageDetails,
  { groups = pageGroups(review.changes), room = Number.POSITIVE_INFINITY }: PageOptions = {},
): PageData | undefined {
  const changes = review.changes.slice(0, details.changes);
  const texts = numbered();
  const id = (value: string): number => texts.of(printable(cut(value, MAX_LENGTH)));
  id('');
  const clusters = [...new Set(changes.flatMap((change) => change.clusters))].sort();
  const sets = clusterSets(clusters, review.clusters);
  const hunks = numbered();
  const hunkData: HunkData[] = [];
  const addHunk = (hunk: Hunk, lines: number): number => {
    const rows = hunkRows(hunk, { lines, context: details.context });
    const data: HunkData = [texts.of(rows.path), texts.of(rows.note), rows.lines.map((line) => texts.of(line))];
    const number = hunks.of(JSON.stringify(data));
    hunkData[number] = data;
    return number;
  };
  const data: ChangeData[] = [];
  for (const change of changes) {
    if (texts.size() + hunks.size() > room) return undefined;
    const { action, risk, kind, namespace, name, rules } = change;
    const most = action === 'create' && change.renamedFrom === undefined ? details.created : details.lines;
    data.push([
      ACTIONS.indexOf(action),
      risk,
      id(asciiName(kind)),
      id(asciiName(namespace === undefined ? name : `${namespace}/${name}`)),
      sets.of(change.clusters),
      id(ownerText(change)),
      rules.map(id),
      most === 0 ? [] : change.hunks.map((hunk) => addHunk(hunk, most)),
      notesOf(change, most === 0).map(id),
      id(causeText(change)),
    ]);
  }
  return {
    texts: texts.all,
    actions: ACTIONS.map((action) => ACTION_WORDS[action]),
    clusters: clusters.map(printable),
    sets: sets.all,
    hunks: hunkData,
    changes: data,
    groups: groups.flatMap(([flag = 0, ...members]) => {
      const left = members.filter((member) => member < changes.length);
      return left.length === 0 ? [] : [[flag, ...left]];
    }),
  };
}

/** The options that are the same for all sizes of a page. */
interface PageOptions {
  readonly groups?: readonly (readonly number[])[];
  readonly room?: number;
}

const MAX_LENGTH = 2000;

/** Returns the owner in the tree of the page: the release of an object of a chart, the Composition of a composed resource, else the Flux Kustomization. */
const ownerText = ({ release, composed, kustomization }: ReviewChange): string =>
  composed !== undefined ? `Composition ${composed.composition}` : release === undefined ? kustomization : `HelmRelease ${release}`;

function notesOf(change: ReviewChange, isShortened: boolean): readonly string[] {
  const {
    action,
    why,
    refusals = [],
    movedFrom,
    kustomization,
    restarts,
    hidden = {},
    hunks,
    renamedFrom,
    renamedTo,
    perhaps,
    template,
  } = change;
  const noise = Object.entries(hidden).map(([reason, number]) => `${NOISE_WORDS[reason as keyof typeof hidden]}: ${number}`);
  return [
    ...(why === undefined ? [] : [sentence(CAUSE_WORDS[why])]),
    ...refusals.map((refusal) => `The API server: ${refusal}`),
    ...(movedFrom === undefined ? [] : [`From Flux Kustomization ${movedFrom} to ${kustomization}.`]),
    ...(renamedFrom === undefined ? [] : [`Most likely replaces ${renamedFrom}; what differs is shown.`]),
    ...(renamedTo === undefined ? [] : [`Most likely replaced by ${renamedTo}.`]),
    ...compositesNotes([change]).map(sentence),
    ...[...composedNote(change), ...templatesNote(change)].map(sentence),
    ...(perhaps ? [sentence(PERHAPS)] : []),
    ...(template === undefined ? [] : [`Template: ${template}.`]),
    ...(restarts ? ['Its Pods are restarted.'] : []),
    ...(noise.length === 0 ? [] : [`Not shown: ${noise.join(', ')}.`]),
    ...(isShortened && hunks.length > 0
      ? [
          `What ${action === 'create' && renamedFrom === undefined ? 'it is created from' : 'differs'} is left out of this report, which would be too large.`,
        ]
      : []),
  ];
}

interface Numbered {
  readonly all: readonly string[];
  readonly of: (text: string) => number;
  /** Total length of all texts. */
  readonly size: () => number;
}

/** Gives each different text a number. */
function numbered(): Numbered {
  const numbers = new Map<string, number>();
  const all: string[] = [];
  let size = 0;
  const of = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, all.length);
    size += text.length;
    return all.push(text) - 1;
  };
  return { all, of, size: () => size };
}

interface ClusterSets {
  readonly all: PageData['sets'];
  readonly of: (clusters: readonly string[]) => number;
}

function clusterSets(clusters: readonly string[], all: number): ClusterSets {
  const places = new Map(clusters.map((cluster, place) => [cluster, place]));
  const bitsOf = (names: readonly string[]): string => {
    const digits = new Uint8Array(Math.ceil(clusters.length / 4));
    for (const name of names) {
      const place = places.get(name) ?? 0;
      digits[place >> 2] = (digits[place >> 2] ?? 0) | (1 << (place & 3));
    }
    return Array.from(digits, (digit) => digit.toString(16)).join('');
  };
  const sets: (readonly [string, string])[] = [];
  const keys = new Map<string, number>();
  // Clusters that are alike share one list.
  const lists = new Map<readonly string[], number>();
  const of = (names: readonly string[]): number => {
    const listed = lists.get(names);
    if (listed !== undefined) return listed;
    const bits = bitsOf(names);
    const number = keys.get(bits) ?? sets.push([bits, printable(cut(clustersText(names, all), 400))]) - 1;
    keys.set(bits, number);
    lists.set(names, number);
    return number;
  };
  return { all: sets, of };
}

/**
 * Returns the indexes of the changes of each group, after a 1 if their values differ only in names, else a 0. Created and deleted objects are
 * not grouped.
 */
export function pageGroups(changes: readonly ReviewChange[]): readonly (readonly number[])[] {
  const numbers = new Map(changes.map((change, index) => [change, index]));
  const numberOf = (change: ReviewChange): number => numbers.get(change) ?? 0;
  return groupChanges(changes)
    .flatMap(({ changes: group, perCluster }) =>
      group.every(({ hunks, action }) => hunks.length === 0 || action === 'create')
        ? group.map((change) => [0, numberOf(change)])
        : [[perCluster ? 1 : 0, ...group.map(numberOf)]],
    )
    .sort(([, a = 0], [, b = 0]) => a - b);
}
