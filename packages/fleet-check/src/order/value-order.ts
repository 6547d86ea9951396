import type { FleetKustomization } from '@slipway/flux-build';
import type { Cluster } from '../cluster/cluster.ts';
import { objectText } from '../fields.ts';
import { type FleetProblem, problemOf } from '../fleet-problem.ts';
import { wantedText } from '../references/missing-object.ts';
import { valuesRead } from '../references/value-references.ts';

/**
 * ConfigMaps and Secrets that come after what cannot be ready without them: the Flux Kustomization that makes one depends on that of the
 * reader, which waits for the reader.
 */
export function* valueOrder(cluster: Cluster): Generator<FleetProblem> {
  for (const { about, pointer, wanted, optional, does } of valuesRead(cluster)) {
    const reader = about.kustomization;
    if (optional === true || reader.spec.wait !== true) continue;
    const makers = cluster.find(wanted.group, wanted.kind, wanted.namespace, wanted.name).map(({ kustomization }) => kustomization);
    const [maker] = makers;
    if (maker === undefined || !makers.every((each) => each !== undefined && dependsOn(each, reader, cluster))) continue;
    yield problemOf('value-comes-later', about, {
      pointer,
      value: wanted.name,
      message: `${objectText(about.object)} ${does} ${wantedText(wanted)}, which Kustomization/${maker.namespace}/${maker.name} applies only once Kustomization/${reader.namespace}/${reader.name} is ready: that waits for its reader, in vain`,
      expected: 'a ConfigMap or Secret that is applied before, or with, what reads it',
    });
  }
}

function dependsOn(each: FleetKustomization, other: FleetKustomization, { driven }: Cluster): boolean {
  if (each.cluster !== other.cluster) return false;
  const seen = new Set<string>();
  const names = [...each.dependsOn];
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    if (name === `${other.namespace}/${other.name}`) return true;
    if (seen.has(name)) continue;
    seen.add(name);
    names.push(...(driven.find(({ namespace, name: own }) => `${namespace}/${own}` === name)?.dependsOn ?? []));
  }
  return false;
}
