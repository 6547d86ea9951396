import type { FleetKustomization } from '@slipway/flux-build';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { objectText } from '../objects/fields.ts';
import { wantedText } from '../references/missing-object.ts';
import { valuesRead } from '../references/value-references.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { waitsFor } from './sequence.ts';

/**
 * Reports ConfigMaps and Secrets that are applied only after their reader is ready: the Flux Kustomization with the value depends on the
 * one with the reader, which waits for the reader.
 */
export function* valueOrder(cluster: Cluster): Generator<FleetProblem> {
  const byName = new Map(cluster.driven.map((each) => [`${each.namespace}/${each.name}`, each]));
  const isBehind = (each: FleetKustomization, other: FleetKustomization): boolean => waitsFor(each, other, (name) => byName.get(name));
  for (const { about, pointer, wanted, optional, does } of valuesRead(cluster)) {
    const reader = about.kustomization;
    if (optional === true || reader.spec.wait !== true || isReadyAtOnce(about.object)) continue;
    const makers = cluster.find(wanted.group, wanted.kind, wanted.namespace, wanted.name).map(({ kustomization }) => kustomization);
    const [maker] = makers;
    if (maker === undefined || !makers.every((each) => each !== undefined && isBehind(each, reader))) continue;
    yield problemOf('value-comes-later', about, {
      pointer,
      value: wanted.name,
      message: `${objectText(about.object)} ${does} ${wantedText(wanted)}, which Kustomization/${maker.namespace}/${maker.name} applies only once Kustomization/${reader.namespace}/${reader.name} is ready: that one waits for the reader without end`,
      expected: 'a ConfigMap or Secret that is applied before its reader, or together with it',
    });
  }
}

/** A CronJob is ready before its first Job starts, and a Job that failed without the value runs again. */
const isReadyAtOnce = ({ kind }: ActiveObject['object']): boolean => kind === 'CronJob';
