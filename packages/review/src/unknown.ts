import type { UnknownStep } from '@slipway/fleet-check';
import type { FleetKustomization } from '@slipway/flux-build';
import type { Unknown } from './changes/review.ts';
import type { Entry } from './fold/entry.ts';
import { groupOf, kindOf, nameOf, namespaceOf } from './objects/values.ts';

/** All that is not known, each once with its clusters; what fails on one side alone comes first. */
export function unknownOf(
  steps: readonly UnknownStep[],
  entries: readonly Entry[],
  old: readonly FleetKustomization[],
  next: readonly FleetKustomization[],
): readonly Unknown[] {
  const messages = { old: messagesOf(old), new: messagesOf(next) };
  const places = new Set(steps.filter(({ why }) => why === 'not-built').map((step) => `${step.side}|${keyOf(step)}`));
  const found = new Map<string, Omit<Unknown, 'clusters'> & { readonly clusters: Set<string> }>();
  const add = ({ clusters, ...unknown }: Unknown): void => {
    const key = [unknown.what, unknown.side, unknown.name, unknown.message].join('\0');
    const known = found.get(key) ?? { ...unknown, clusters: new Set<string>() };
    found.set(key, known);
    for (const cluster of clusters) known.clusters.add(cluster);
  };
  for (const step of steps) {
    const { cluster, kustomization: name, side, why } = step;
    const clusters = [cluster];
    if (why === 'not-built') {
      const message = messages[side].get(keyOf(step));
      const isBoth = places.has(`old|${keyOf(step)}`) && places.has(`new|${keyOf(step)}`);
      if (isBoth && side === 'old') continue;
      const where = isBoth
        ? ({ what: 'fails-on-both' } as const)
        : ({ what: 'not-built', side: side === 'old' ? 'base' : 'head' } as const);
      add({ ...where, name, clusters, ...(message !== undefined && { message }) });
    } else add({ what: why === 'suspended' ? 'suspended' : 'in-part', name, clusters });
  }
  for (const { object, owner, clusters } of entries) {
    if (groupOf(object) === 'helm.toolkit.fluxcd.io' && kindOf(object) === 'HelmRelease')
      add({ what: 'chart', name: `${namespaceOf(object)}/${nameOf(object)}`, clusters });
    for (const name of owner.applied.unknownVariables) add({ what: 'variable', name, clusters });
  }
  const order: readonly Unknown['what'][] = ['not-built', 'fails-on-both', 'in-part', 'suspended', 'chart', 'variable'];
  return [...found.values()]
    .map(({ clusters, ...unknown }) => ({ ...unknown, clusters: [...clusters].sort() }))
    .sort((a, b) => order.indexOf(a.what) - order.indexOf(b.what) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

const keyOf = ({ cluster, kustomization }: Pick<UnknownStep, 'cluster' | 'kustomization'>): string => `${cluster}|${kustomization}`;

const messagesOf = (all: readonly FleetKustomization[]): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap(({ appliesTo, namespace, name, error }) =>
      error === undefined ? [] : [[`${appliesTo}|${namespace}/${name}`, error.message] as const],
    ),
  );
