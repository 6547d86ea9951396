import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { below, type Fields, fieldsOf, groupOf, listOf, textOf } from '../objects/fields.ts';

/** A kind of managed resource that is applied, or that a Composition makes. */
export interface UsedKind {
  readonly about: ActiveObject;
  readonly pointer: string;
  readonly group: string;
  readonly kind: string;
}

/** Every managed resource, and every resource of a Composition, with its place. */
export function* usedKinds(cluster: Cluster): Generator<UsedKind> {
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

/** Groups of managed resources of providers for clouds, but for their configurations. */
const MANAGED = /^[a-z0-9]+\.(?:aws|azure|gcp)\.(?:m\.)?upbound\.io$/;
