import type { UnknownChanges } from '@slipway/fleet-check';
import type { FleetKustomization } from '@slipway/flux-build';
import type { Unknown } from './changes/review-file.gen.ts';
import type { Entry } from './fold/entry.ts';
import { groupOf, kindOf, nameOf, namespaceOf } from './objects/values.ts';
import type { ReleaseChanges } from './releases/release-changes.ts';

/** Both sides of a review, and the changes between them. */
export interface UnknownSides {
  readonly changes: readonly UnknownChanges[];
  readonly entries: readonly Entry[];
  readonly old: readonly FleetKustomization[];
  readonly next: readonly FleetKustomization[];
  readonly released: ReleaseChanges;
}

/** Returns all unknowns, each once with its clusters. Failures of one side alone come first. */
export function unknownOf({ changes, entries, old, next, released }: UnknownSides): readonly Unknown[] {
  const found = new Map<string, Omit<Unknown, 'clusters'> & { readonly clusters: Set<string> }>();
  for (const { clusters, ...unknown } of [
    ...unknownKustomizations(changes, old, next),
    ...released.unknown,
    ...unknownInputs(entries, released),
  ]) {
    const key = [unknown.what, unknown.side, unknown.name, unknown.message].join('\0');
    const known = found.get(key) ?? { ...unknown, clusters: new Set<string>() };
    found.set(key, known);
    for (const cluster of clusters) known.clusters.add(cluster);
  }
  return [...found.values()]
    .map(({ clusters, ...unknown }) => ({ ...unknown, clusters: [...clusters].sort() }))
    .sort((a, b) => ORDER.indexOf(a.what) - ORDER.indexOf(b.what) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

const ORDER: readonly Unknown['what'][] = [
  'not-built',
  'fails-on-both',
  'in-part',
  'suspended',
  'chart',
  'package',
  'not-rendered',
  'variable',
];

/** Returns the Flux Kustomizations that are suspended, or not built completely. One that fails on both sides is reported once. */
function unknownKustomizations(
  changes: readonly UnknownChanges[],
  old: readonly FleetKustomization[],
  next: readonly FleetKustomization[],
): readonly Unknown[] {
  const messages = { old: messagesOf(old), new: messagesOf(next) };
  const failures = new Set(changes.filter(({ why }) => why === 'not-built').map((change) => `${change.side}|${keyOf(change)}`));
  return changes.flatMap((change): Unknown[] => {
    const { kustomization: name, side, why } = change;
    const clusters = [change.cluster];
    if (why !== 'not-built') return [{ what: why === 'suspended' ? 'suspended' : 'in-part', name, clusters }];
    const message = messages[side].get(keyOf(change));
    const failure = { name, clusters, ...(message !== undefined && { message }) };
    const failsOnBoth = failures.has(`old|${keyOf(change)}`) && failures.has(`new|${keyOf(change)}`);
    if (!failsOnBoth) return [{ what: 'not-built', side: side === 'old' ? 'base' : 'head', ...failure }];
    return side === 'new' ? [{ what: 'fails-on-both', ...failure }] : [];
  });
}

/** Returns the charts and the variables of changed objects, whose content is not in the repository. */
const unknownInputs = (entries: readonly Entry[], { known, unknown, failing }: ReleaseChanges): readonly Unknown[] => {
  const reported = new Set([...unknown, ...failing].flatMap(({ name, clusters }) => clusters.map((cluster) => `${cluster}|${name}`)));
  return entries.flatMap(({ object, owner, clusters }): Unknown[] => {
    const isRelease = groupOf(object) === 'helm.toolkit.fluxcd.io' && kindOf(object) === 'HelmRelease';
    const name = `${namespaceOf(object)}/${nameOf(object)}`;
    const without = isRelease ? clusters.filter((cluster) => ![known, reported].some((keys) => keys.has(`${cluster}|${name}`))) : [];
    const random = new Set(owner.release?.installation.randomCalls.map((call) => call.name));
    return [
      ...(without.length > 0 ? [{ what: 'chart' as const, name, clusters: without }] : []),
      ...owner.applied.unknownVariables
        .filter((variable) => !random.has(variable))
        .map((variable) => ({ what: 'variable' as const, name: variable, clusters })),
    ];
  });
};

const keyOf = ({ cluster, kustomization }: Pick<UnknownChanges, 'cluster' | 'kustomization'>): string => `${cluster}|${kustomization}`;

const messagesOf = (all: readonly FleetKustomization[]): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap(({ appliesTo, namespace, name, error }) =>
      error === undefined ? [] : [[`${appliesTo}|${namespace}/${name}`, error.message] as const],
    ),
  );
