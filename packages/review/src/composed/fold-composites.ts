import type { CompositeChange } from '@slipway/compose/changes';
import { compareStrings } from '@slipway/manifest';
import type { ReviewComposite } from '../changes/review-file.gen.ts';
import { kindOf, nameOf, titleOf } from '../objects/values.ts';

/** A composite on a cluster, and what happens to its resources. */
export interface ClusterComposite {
  readonly cluster: string;
  readonly change: CompositeChange;
}

/** Returns the composites that a change reaches: those with equal effects once, with all their clusters. */
export function foldComposites(composites: readonly ClusterComposite[], leftOut: readonly string[]): readonly ReviewComposite[] {
  const found = new Map<
    string,
    { readonly effect: Omit<ReviewComposite, 'names' | 'clusters'>; names: Set<string>; clusters: Set<string> }
  >();
  for (const { cluster, change } of composites) {
    const effect = effectOf(change);
    const key = JSON.stringify(effect);
    const known = found.get(key) ?? { effect, names: new Set(), clusters: new Set() };
    found.set(key, known);
    known.names.add(titleOf(change.composite));
    known.clusters.add(cluster);
  }
  const rest: readonly ReviewComposite[] =
    leftOut.length === 0
      ? []
      : [
          {
            names: ['all other composites'],
            clusters: [...leftOut].sort(),
            event: 'changed',
            effect: 'unknown',
            message: TOO_MANY,
            resources: {},
          },
        ];
  return [
    ...[...found.values()]
      .map(({ effect, names, clusters }) => ({ names: [...names].sort(), clusters: [...clusters].sort(), ...effect }))
      .sort(
        (a, b) =>
          compareStrings(a.composition ?? '', b.composition ?? '') ||
          b.names.length - a.names.length ||
          compareStrings(a.names.join(), b.names.join()),
      ),
    ...rest,
  ];
}

const TOO_MANY = 'the composites of the fleet are too many or too large for one review';

function effectOf({ composition, event, effect }: CompositeChange): Omit<ReviewComposite, 'names' | 'clusters'> {
  const message = effect.kind === 'fails' ? effect.error : effect.kind === 'composed' ? undefined : effect.why;
  const unknown = effect.kind === 'composed' ? effect.unknown : [];
  return {
    ...(composition && { composition: nameOf(composition) }),
    event,
    effect: effect.kind,
    ...(message !== undefined && { message }),
    ...(unknown.length > 0 && { unknown: [...unknown].sort() }),
    resources: resourcesOf(event, effect),
  };
}

/** Counts the resources by action, or by kind if the whole composite is created or deleted. */
function resourcesOf(event: CompositeChange['event'], effect: CompositeChange['effect']): Readonly<Record<string, number>> {
  if (effect.kind !== 'composed') return {};
  const words = effect.steps.map(({ action, before, after }) => (event === 'changed' ? action : kindOf((after ?? before)?.object ?? {})));
  return Object.fromEntries(
    [...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length] as const).sort(([a], [b]) => compareStrings(a, b)),
  );
}
