import { fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { objectText } from '../objects/fields.ts';
import { similarName } from '../references/missing-object.ts';
import { podTemplatesOn } from '../references/pod-templates.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/** Reports classes of ingresses, storage and gateways with one wrong letter. The repository does not have all classes of clouds and charts. */
export function* classes(cluster: Cluster): Generator<FleetProblem> {
  for (const { about, pointer, group, kind, name } of named(cluster)) {
    if (typeof name !== 'string' || cluster.find(group, kind, undefined, name).length > 0) continue;
    const meant = similarName(cluster, { group, kind, name });
    if (meant === undefined) continue;
    yield problemOf('class-not-found', about, {
      pointer,
      value: name,
      message: `${objectText(about.object)} has the ${kind} ${name}, which nothing creates on ${cluster.name}; did you mean ${meant}?`,
      expected: `the name of a ${kind}`,
    });
  }
}

interface Named {
  readonly about: ActiveObject;
  readonly pointer: string;
  readonly group: string;
  readonly kind: string;
  readonly name: unknown;
}

function* named(cluster: Cluster): Generator<Named> {
  for (const about of cluster.activeOf('networking.k8s.io', 'Ingress'))
    yield field(about, '/spec/ingressClassName', 'networking.k8s.io', 'IngressClass', fieldsOf(about.object.spec).ingressClassName);
  for (const about of cluster.activeOf('gateway.networking.k8s.io', 'Gateway'))
    yield field(about, '/spec/gatewayClassName', 'gateway.networking.k8s.io', 'GatewayClass', fieldsOf(about.object.spec).gatewayClassName);
  for (const about of cluster.activeOf('', 'PersistentVolumeClaim')) yield ofClaim(about, '/spec', about.object.spec);
  for (const about of cluster.activeOf('apps', 'StatefulSet'))
    for (const [index, claim] of listOf(fieldsOf(about.object.spec).volumeClaimTemplates).entries())
      yield ofClaim(about, `/spec/volumeClaimTemplates/${index}/spec`, fieldsOf(claim).spec);
  for (const { about, pointer, spec } of podTemplatesOn(cluster))
    yield field(about, `${pointer}/runtimeClassName`, 'node.k8s.io', 'RuntimeClass', spec.runtimeClassName);
}

const ofClaim = (about: ActiveObject, pointer: string, spec: unknown): Named =>
  field(about, `${pointer}/storageClassName`, 'storage.k8s.io', 'StorageClass', textOf(fieldsOf(spec).storageClassName) || undefined);

const field = (about: ActiveObject, pointer: string, group: string, kind: string, name: unknown): Named => ({
  about,
  pointer,
  group,
  kind,
  name,
});
