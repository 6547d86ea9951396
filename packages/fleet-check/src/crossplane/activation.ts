import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { below, type Fields, fieldsOf, groupOf, hasVariable, listOf, objectText, textOf } from '../fields.ts';
import { type FleetProblem, problemOf } from '../fleet-problem.ts';
import { pluralsOf } from '../rights/account-grants.ts';

/**
 * Managed resources of kinds that no ManagedResourceActivationPolicy activates, on clusters where Crossplane activates none by itself
 * (`provider.defaultActivations` of its chart). Of the kinds that Compositions make the Composition is reported.
 */
export function* activation(cluster: Cluster): Generator<FleetProblem> {
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

interface UsedKind {
  readonly about: ActiveObject;
  readonly pointer: string;
  readonly group: string;
  readonly kind: string;
}

/** Whether a release of Crossplane turns the default off. */
const isOptIn = (cluster: Cluster): boolean =>
  cluster.releases.some(({ chart, object }) => {
    const activations = below(object.spec, 'values', 'provider').defaultActivations;
    return chart === 'crossplane' && Array.isArray(activations) && !activations.includes('*');
  });

function* usedKinds(cluster: Cluster): Generator<UsedKind> {
  for (const about of cluster.active) {
    const group = groupOf(about.object);
    if (MANAGED.test(group)) yield { about, pointer: '/kind', group, kind: textOf(about.object.kind) };
  }
  for (const about of cluster.activeOf('apiextensions.crossplane.io', 'Composition')) {
    for (const [step, each] of listOf(fieldsOf(about.object.spec).pipeline).entries()) {
      for (const [index, resource] of listOf(below(each, 'input').resources).entries()) {
        const base: Fields = below(resource, 'base');
        const pointer = `/spec/pipeline/${step}/input/resources/${index}/base/kind`;
        if (MANAGED.test(groupOf(base))) yield { about, pointer, group: groupOf(base), kind: textOf(base.kind) };
      }
    }
  }
}

/** Groups of managed resources of a provider for AWS, but for its configurations. */
const MANAGED = /^[a-z0-9]+\.aws\.(?:m\.)?upbound\.io$/;

/** Names that the definition of a kind may have. */
const namesOf = ({ group, kind }: UsedKind): readonly string[] => pluralsOf(kind.toLowerCase()).map((plural) => `${plural}.${group}`);

/** Patterns have a `*` for the beginning (`MatchesPattern` of crossplane apis/apiextensions/v1alpha1). */
const matches = (pattern: string, name: string): boolean =>
  pattern === name || pattern === '*' || (pattern.startsWith('*') && name.endsWith(pattern.slice(1)));
