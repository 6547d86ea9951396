import { parsePointer, plainText } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { type DeclaredVersion, declaredVersions, isOf, kindKey } from './declared-versions.ts';
import { isLater, type Newer, newerThan } from './newer-fields.ts';
import { type VersionFacts, versionFacts } from './version-facts.ts';

/** Reports fields and versions of kinds that a later release of Flux, Crossplane or Kubernetes than the cluster's one added. */
export function* laterReleases(cluster: Cluster): Generator<FleetProblem> {
  for (const declared of declaredVersions(cluster)) {
    const facts = versionFacts(declared.project);
    // The newest release has no later fields.
    if (!isLater(Object.keys(facts.releases).at(-1) ?? '', declared.minor)) continue;
    for (const about of cluster.all) if (isOf(declared, about.object)) yield* ofObject(cluster, about, declared, facts);
  }
}

function* ofObject(cluster: Cluster, about: ActiveObject, declared: DeclaredVersion, facts: VersionFacts): Generator<FleetProblem> {
  cluster.spend(UNITS_PER_OBJECT);
  for (const newer of newerThan(declared.minor, kindKey(about.object), about.object, facts))
    yield laterProblem(cluster, about, declared, newer);
}

/** Cost of one object: most have about a hundred fields. */
const UNITS_PER_OBJECT = 200;

function laterProblem(
  { name }: Cluster,
  about: ActiveObject,
  { project, minor }: DeclaredVersion,
  { pointer, since }: Newer,
): FleetProblem {
  const there = `${project} ${since}`;
  if (pointer === '') {
    return problemOf('kind-of-later-release', about, {
      pointer: '/apiVersion',
      value: about.object.apiVersion,
      message: `${plainText(about.object.apiVersion)} ${plainText(about.object.kind)} is served since ${there}, and ${name} has ${minor}`,
      expected: `a version that ${project} ${minor} serves`,
      remedy: `use the version that ${project} ${minor} serves, or upgrade ${project} on ${name} first`,
    });
  }
  return problemOf('field-of-later-release', about, {
    pointer,
    message: `${objectText(about.object)} has the field ${fieldName(pointer)}, which came with ${there}; ${name} has ${minor}`,
    expected: `fields of ${project} ${minor}`,
    remedy: `remove the field, or upgrade ${project} on ${name} to ${since} first`,
  });
}

const fieldName = (pointer: string): string =>
  parsePointer(pointer)
    .map((segment) => (/^\d+$/.test(segment) ? `[${segment}]` : `.${segment}`))
    .join('')
    .slice(1);
