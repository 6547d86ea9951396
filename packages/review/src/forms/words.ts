import type { ChangeAction, ChangeCause } from '@slipway/fleet-check';
import { asciiName, printable } from '@slipway/manifest';
import type { Review } from '../changes/review.ts';
import type { ReviewChange, ReviewRisk, Unknown } from '../changes/review-file.gen.ts';
import type { Noise } from '../diff/noise.ts';
import { blastRadius } from '../fold/blast-radius.ts';
import { few } from '../objects/values.ts';

/** Writes a number with its noun: `1 cluster`, `2 clusters`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : noun.endsWith('y') ? '' : 's'}`;

/** Adds a capital letter and a full stop. */
export const sentence = (text: string): string => `${text.replace(/^./, (first) => first.toUpperCase())}.`;

/** Returns untrusted text as printable text of at most so many characters. No character and no escape is cut in two. */
export function cut(text: string, most: number): string {
  const shown = printable(text.slice(0, most + 1));
  if (shown.length <= most) return shown;
  const short = Array.from(shown.slice(0, most)).slice(0, -1).join('');
  return `${short.replace(/\\(?:u[0-9a-f]{0,3})?$/, '')}…`;
}

/** Writes the name of an object, with its namespace. */
export const nameText = ({ kind, namespace, name }: Pick<ReviewChange, 'kind' | 'namespace' | 'name'>): string =>
  asciiName([kind, namespace, name].filter((part) => part !== undefined).join('/'));

/** Writes the name of an object, with that of the object that it most likely replaces, or that replaces it. */
export function listedText(change: ReviewChange): string {
  const { renamedFrom, renamedTo } = change;
  const other = renamedFrom === undefined ? renamedTo && ` (now ${renamedTo})` : ` (was ${renamedFrom})`;
  return `${nameText(change)}${other ?? ''}`;
}

/** Writes the effect of a changed Composition on its composite resources, without a full stop. */
export function compositesNotes(changes: readonly ReviewChange[], nameOf: (name: string) => string = (name) => name): readonly string[] {
  const named = (namesOf: (change: ReviewChange) => readonly string[]): string =>
    few([...new Set(changes.flatMap(namesOf))].sort().map(nameOf), MAX_COMPOSITES);
  const automatic = named(({ composites }) => composites?.automatic ?? []);
  const manual = named(({ composites }) => composites?.manual ?? []);
  const by = named(({ composition }) => (composition === undefined ? [] : [composition]));
  return [
    ...(automatic === '' ? [] : [`taken at once by the composite resources ${automatic}`]),
    ...(manual === '' ? [] : [`not used by those that keep their revision: ${manual}`]),
    ...(by === '' ? [] : [`made by ${by}, which changes too`]),
  ];
}

const MAX_COMPOSITES = 20;

/** Whether a risk is listed on its own. Others are only shown with their changes. */
export const isListed = ({ level, rule }: Pick<ReviewRisk, 'level' | 'rule'>): boolean =>
  level >= 2 || ['change-without-effect', 'releases-upgraded', 'release-not-upgraded'].includes(rule);

/** Note about an object that is created only if an unknown value has a certain result. */
export const PERHAPS = 'perhaps: a value that only the cluster has decides whether the release has it';

export const ACTION_WORDS: Readonly<Record<ChangeAction, string>> = {
  create: 'created',
  change: 'changed',
  delete: 'deleted',
  orphan: 'left behind',
  move: 'moved',
  recreate: 'recreated',
  blocked: 'blocked',
};

export const CAUSE_WORDS: Readonly<Record<ChangeCause, string>> = {
  removed: 'no longer in its Flux Kustomization',
  'owner-deleted': 'with its Flux Kustomization',
  'namespace-deleted': 'with its Namespace',
  'definition-deleted': 'with the definition of its kind',
  'not-pruned': 'not pruned: it remains on the cluster',
  'mark-only-in-git': 'its mark is only in Git, unless another program set it on the cluster',
  'pruning-changes': 'whether it is pruned changes in the same change',
  'cluster-changed': 'its Flux Kustomization moves to another cluster: it remains on this one',
  refused: 'the API server refuses the change',
  'refused-with-another': 'another object of its Flux Kustomization is refused',
  'waits-for-refused': 'its Flux Kustomization waits for one that is refused or fails',
  'waits-for-suspended': 'its Flux Kustomization waits for one that is suspended',
  'may-be-deleted-first': 'it may be deleted before it is applied again',
  'old-owner-remains': 'its old Flux Kustomization is not pruned: both apply it',
  'taken-over': 'flux-operator manages it from now on',
  'not-in-chart': 'the chart does not have it any more',
  'release-uninstalled': 'helm-controller uninstalls its release',
  'kept-by-policy': 'helm.sh/resource-policy keeps it on the cluster',
  'chart-crd-kept': 'Helm never deletes the CRDs in crds/ of a chart',
  'chart-crd-not-upgraded': 'upgrade.crds of the HelmRelease does not change the CRDs in crds/ of the chart',
  'left-in-old-namespace': 'helm-controller does not find it in the new namespace of its release, so it remains in the old one',
  'upgrade-fails': 'the upgrade fails, because the API server refuses another object of its release',
  'no-upgrade': 'neither the version of the chart nor the values change, so helm-controller does not upgrade',
  'template-removed': 'its Composition does not compose it any more, so Crossplane deletes it',
  'template-renamed': 'its Composition gives it another name: Crossplane deletes the old resource, and creates a new one',
  'kind-changed': 'its template has another kind: Crossplane creates the new object, and forgets the old one, which remains',
  'composite-deleted': 'with its composite',
  'may-be-suspended-first':
    'its Flux Kustomization, or one that this waits for, is suspended in the same change: it happens only if that is reconciled before',
};

export const NOISE_WORDS: Readonly<Record<Noise, string>> = {
  'same-quantity': 'same quantity in another form',
  empty: 'null or empty',
  default: 'default written or left out',
  description: 'description in a CRD',
  'release-mark': 'release label, checksum or CA bundle',
};

/** Descriptions of the kinds of unknowns. */
export const UNKNOWN_WORDS: Readonly<Record<Unknown['what'], string>> = {
  'not-built': 'Not built',
  'fails-on-both': 'Not built on both sides',
  'in-part': 'Built in part: content of other hosts is unknown',
  suspended: 'Suspended: nothing of it is applied while it is',
  chart: 'Charts that are not available, or that Helm does not render: the changes of the objects of these releases are unknown',
  package:
    'Packages of Configurations that are not available, so the changes of their objects are unknown: `slipway xpkg fetch` gets those with a digest',
  'not-rendered': 'Releases that Helm does not render on one side, so the changes of their objects are unknown',
  variable: 'Variables whose values only the cluster has',
};

/** Writes the clusters of a change: names of a few, the number of many, and their environments. */
export function clustersText(clusters: readonly string[], all: number, most = 3): string {
  if (clusters.length <= most) return clusters.join(', ');
  return `${clusters.length === all ? `all ${all}` : clusters.length} clusters${environmentsText(clusters)}`;
}

/** Writes ` (prod 3, test 1)`; empty without environments. */
export function environmentsText(clusters: readonly string[]): string {
  const groups = blastRadius(clusters).filter(({ environment }) => environment !== undefined);
  return groups.length === 0 ? '' : ` (${groups.map((group) => `${group.environment} ${group.clusters.length}`).join(', ')})`;
}

/** Counts objects, each once even if it changes differently on several clusters. */
export const objectsOf = (changes: readonly ReviewChange[]): number =>
  new Set(changes.map((change) => `${change.action}|${change.apiVersion}|${nameText(change)}`)).size;

/** Writes `1 deleted, 3 changed`; deletions come first. */
export function actionsText(changes: readonly ReviewChange[]): string {
  const order: readonly ChangeAction[] = ['delete', 'recreate', 'blocked', 'orphan', 'move', 'change', 'create'];
  return order
    .flatMap((action) => {
      const number = objectsOf(changes.filter((change) => change.action === action));
      return number === 0 ? [] : [`${number} ${ACTION_WORDS[action]}`];
    })
    .join(', ');
}

/** Writes what is hidden; empty if nothing is. */
export function hiddenText({ noiseOnly, hidden }: Pick<Review, 'noiseOnly' | 'hidden'>): string {
  const reasons = (Object.entries(hidden) as [Noise, number][]).map(([reason, number]) => `${NOISE_WORDS[reason]}: ${number}`);
  if (reasons.length === 0) return '';
  const only = noiseOnly === 0 ? '' : `; ${count(noiseOnly, 'object')} ${noiseOnly === 1 ? 'differs' : 'differ'} in nothing else`;
  return `Differences that are not shown: ${reasons.join(', ')}${only}.`;
}

/** Writes that nothing changes, with the Flux Kustomizations whose changes are unknown. */
export function unchangedText(unknown: readonly Unknown[]): string {
  const failed = new Set(unknown.filter(({ what }) => what === 'fails-on-both' || what === 'in-part').map(({ name }) => name)).size;
  return failed === 0
    ? 'No change: Flux applies the same objects to each cluster.'
    : `No known change; the changes of ${count(failed, 'Flux Kustomization')} are unknown, because ${failed === 1 ? 'it is' : 'they are'} not built completely on both sides.`;
}

/** Writes the title of a group of changes. */
export function titleText(changes: readonly ReviewChange[], first: ReviewChange): string {
  if (changes.length === 1) return cut(nameText(first), 200);
  const kinds = [...new Set(changes.map(({ kind }) => asciiName(kind)))];
  const objects = new Set(changes.map(nameText)).size;
  if (objects === 1) return `${cut(nameText(first), 200)} (${changes.length} variants)`;
  const owner = first.release === undefined ? first.kustomization : `HelmRelease ${first.release}`;
  const from = first.action === 'create' ? ` of ${cut(owner, 120)}` : '';
  return `${objects} objects${from}: ${cut(few(kinds, 4), 200)}`;
}

/** Writes the position of the cause of a change; empty if it is unknown. */
export const causeText = ({ cause }: ReviewChange): string =>
  cause === undefined
    ? ''
    : `${cause.file}${cause.line === undefined ? '' : `:${cause.line}`}${cause.by === undefined ? '' : ` (${cause.by})`}`;
