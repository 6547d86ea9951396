import { shellMatch } from '@slipway/flux-build';
import { below, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { hasVariable, objectText, pluralsOf } from '../objects/fields.ts';
import { unmatchedNames } from '../references/crossplane-references.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { type UsedKind, usedKinds } from './used-kinds.ts';

/**
 * Reports managed resources of kinds that no ManagedResourceActivationPolicy activates, on clusters where Crossplane activates none by default
 * (`provider.defaultActivations` of its chart). For kinds in Compositions, reports the Composition.
 */
export function* activation(cluster: Cluster): Generator<FleetProblem> {
  yield* unmatchedNames(cluster);
  if (!isOptIn(cluster) || cluster.hasMore()) return;
  const active = cluster
    .ofKind('apiextensions.crossplane.io', 'ManagedResourceActivationPolicy')
    .flatMap(({ object }) => listOf(fieldsOf(object.spec).activate).map(textOf));
  if (active.some(hasVariable)) return;
  const isActive = (used: UsedKind): boolean => namesOf(used).some((name) => active.some((pattern) => matches(pattern, name)));
  const reported = new Set<string>();
  for (const used of usedKinds(cluster)) {
    const { about, pointer, group, kind } = used;
    if (isActive(used) || reported.has(`${group}/${kind}`)) continue;
    reported.add(`${group}/${kind}`);
    yield problemOf('kind-not-activated', about, {
      pointer,
      value: kind,
      message: `${objectText(about.object)} uses ${kind} of ${group}, which no ManagedResourceActivationPolicy on ${cluster.name} activates`,
      expected: `a policy that activates ${namesOf(used)[1]}`,
    });
  }
}

/** Whether a release of Crossplane turns the default off. */
const isOptIn = (cluster: Cluster): boolean =>
  cluster.releases.some(({ chart, object }) => {
    const activations = below(object.spec, 'values', 'provider').defaultActivations;
    return chart === 'crossplane' && Array.isArray(activations) && !activations.includes('*');
  });

/** Returns the names that the CRD of a kind may have. */
const namesOf = ({ group, kind }: UsedKind): readonly string[] => pluralsOf(kind.toLowerCase()).map((plural) => `${plural}.${group}`);

/** Returns whether a pattern of Go's filepath.Match matches a name (`ActivationPolicy.Match` of crossplane apis/apiextensions/v1alpha1). */
const matches = (pattern: string, name: string): boolean => shellMatch(pattern, name) === true;
