import type { StepAction, StepCause } from '@slipway/fleet-check';
import { asciiName, printable } from '@slipway/manifest';
import type { Review, ReviewChange, Unknown } from '../changes/review.ts';
import type { Noise } from '../diff/noise.ts';
import { blastRadius } from '../fold/blast-radius.ts';
import { few } from '../objects/few.ts';

/** `1 cluster`, `2 clusters`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : noun.endsWith('y') ? '' : 's'}`;

/** With a capital letter and a full stop. */
export const sentence = (text: string): string => `${text.replace(/^./, (first) => first.toUpperCase())}.`;

/** Returns untrusted text as printable text of at most so many characters. No character and no escape is cut in two. */
export function cut(text: string, most: number): string {
  const shown = printable(text.slice(0, most + 1));
  if (shown.length <= most) return shown;
  const short = Array.from(shown.slice(0, most)).slice(0, -1).join('');
  return `${short.replace(/\\(?:u[0-9a-f]{0,3})?$/, '')}…`;
}

/** The name of an object, with its namespace. */
export const nameText = ({ kind, namespace, name }: Pick<ReviewChange, 'kind' | 'namespace' | 'name'>): string =>
  asciiName([kind, namespace, name].filter((part) => part !== undefined).join('/'));

/** The name of an object, with that of the one in whose place it is most likely created, or that is created in its place. */
export function listedText(change: ReviewChange): string {
  const { renamedFrom, renamedTo } = change;
  const other = renamedFrom === undefined ? renamedTo && ` (now ${renamedTo})` : ` (was ${renamedFrom})`;
  return `${nameText(change)}${other ?? ''}`;
}

/** What changes of Compositions do to their composite resources; without a full stop. */
export function compositesNotes(changes: readonly ReviewChange[], nameOf: (name: string) => string = (name) => name): readonly string[] {
  const named = (namesOf: (change: ReviewChange) => readonly string[]): string =>
    few([...new Set(changes.flatMap(namesOf))].sort().map(nameOf), MOST_COMPOSITES);
  const automatic = named(({ composites }) => composites?.automatic ?? []);
  const manual = named(({ composites }) => composites?.manual ?? []);
  const by = named(({ composition }) => (composition === undefined ? [] : [composition]));
  return [
    ...(automatic === '' ? [] : [`taken at once by the composite resources ${automatic}`]),
    ...(manual === '' ? [] : [`not taken by those that stay at their revision: ${manual}`]),
    ...(by === '' ? [] : [`made by ${by}, which changes too`]),
  ];
}

const MOST_COMPOSITES = 20;

export const ACTION_WORDS: Readonly<Record<StepAction, string>> = {
  create: 'created',
  change: 'changed',
  delete: 'deleted',
  orphan: 'left behind',
  move: 'moved',
  recreate: 'recreated',
  blocked: 'blocked',
};

export const CAUSE_WORDS: Readonly<Record<StepCause, string>> = {
  removed: 'no longer in its Flux Kustomization',
  'owner-deleted': 'with its Flux Kustomization',
  'namespace-deleted': 'with its Namespace',
  'definition-deleted': 'with the definition of its kind',
  'not-pruned': 'not pruned: it stays on the cluster',
  'pruning-changes': 'whether it is pruned changes in the same step',
  'cluster-changed': 'its Flux Kustomization goes to another cluster: it stays on this one',
  refused: 'the API server refuses the change',
  'refused-with-another': 'another object of its Flux Kustomization is refused',
  'waits-for-refused': 'its Flux Kustomization waits for one that is refused',
  'waits-for-suspended': 'its Flux Kustomization waits for one that is suspended',
  'may-be-deleted-first': 'it may be deleted before it is applied again',
  'may-be-suspended-first':
    'its Flux Kustomization, or one that this waits for, is suspended in the same step: it happens only if that is reconciled before',
};

export const NOISE_WORDS: Readonly<Record<Noise, string>> = {
  'same-quantity': 'same quantity in another form',
  empty: 'null or empty',
  default: 'default written or left out',
  'release-mark': 'release label, checksum or CA bundle',
};

/** What one kind of unknown means. */
export const UNKNOWN_WORDS: Readonly<Record<Unknown['what'], string>> = {
  'not-built': 'Not built',
  'fails-on-both': 'Not built on both sides',
  'in-part': 'Built in part: what is on other hosts is not known',
  suspended: 'Suspended: nothing of it is applied while it is',
  chart: 'Charts are not rendered: what these releases make of their values is not known',
  variable: 'Variables whose values only the cluster knows',
};

/** Where a change happens: names of few clusters, the number of many, and their environments. */
export function clustersText(clusters: readonly string[], all: number, most = 3): string {
  if (clusters.length <= most) return clusters.join(', ');
  return `${clusters.length === all ? `all ${all}` : clusters.length} clusters${environmentsText(clusters)}`;
}

/** ` (prod 3, test 1)`; empty without environments. */
export function environmentsText(clusters: readonly string[]): string {
  const groups = blastRadius(clusters).filter(({ environment }) => environment !== undefined);
  return groups.length === 0 ? '' : ` (${groups.map((group) => `${group.environment} ${group.clusters.length}`).join(', ')})`;
}

/** Number of objects, each once for all the ways in which it changes on some clusters. */
export const objectsOf = (changes: readonly ReviewChange[]): number =>
  new Set(changes.map((change) => `${change.action}|${change.apiVersion}|${nameText(change)}`)).size;

/** `3 changed, 1 deleted`; what goes comes first. */
export function actionsText(changes: readonly ReviewChange[]): string {
  const order: readonly StepAction[] = ['delete', 'recreate', 'blocked', 'orphan', 'move', 'change', 'create'];
  return order
    .flatMap((action) => {
      const number = objectsOf(changes.filter((change) => change.action === action));
      return number === 0 ? [] : [`${number} ${ACTION_WORDS[action]}`];
    })
    .join(', ');
}

/** What was hidden, in words; empty where nothing was. */
export function hiddenText({ noiseOnly, hidden }: Pick<Review, 'noiseOnly' | 'hidden'>): string {
  const reasons = (Object.entries(hidden) as [Noise, number][]).map(([reason, number]) => `${NOISE_WORDS[reason]}: ${number}`);
  if (reasons.length === 0) return '';
  const only = noiseOnly === 0 ? '' : `; ${count(noiseOnly, 'object')} ${noiseOnly === 1 ? 'differs' : 'differ'} in nothing else`;
  return `Differences that are not shown: ${reasons.join(', ')}${only}.`;
}

/** What is said where nothing changes; with what is not known, as far as it is known. */
export function unchangedText(unknown: readonly Unknown[]): string {
  const failed = new Set(unknown.filter(({ what }) => what === 'fails-on-both' || what === 'in-part').map(({ name }) => name)).size;
  return failed === 0
    ? 'No change: what Flux applies to each cluster stays the same.'
    : `No change is known; of ${count(failed, 'Flux Kustomization')} it is not known, since ${failed === 1 ? 'it is' : 'they are'} not built, or in part, on both sides.`;
}

/** What a group of changes is about. */
export function titleText(changes: readonly ReviewChange[], first: ReviewChange): string {
  if (changes.length === 1) return cut(nameText(first), 200);
  const kinds = [...new Set(changes.map(({ kind }) => asciiName(kind)))];
  const objects = new Set(changes.map(nameText)).size;
  if (objects === 1) return `${cut(nameText(first), 200)} (${changes.length} variants)`;
  const from = first.action === 'create' ? ` of ${cut(first.kustomization, 120)}` : '';
  return `${objects} objects${from}: ${cut(few(kinds, 4), 200)}`;
}

/** Where the cause of a change is written; empty where that is not known. */
export const causeText = ({ cause }: ReviewChange): string =>
  cause === undefined
    ? ''
    : `${cause.file}${cause.line === undefined ? '' : `:${cause.line}`}${cause.by === undefined ? '' : ` (${cause.by})`}`;
