import { below, type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { groupOf } from '../objects/fields.ts';

/** A kind of managed resource that Flux applies, or that a Composition creates. */
export interface UsedKind {
  readonly about: ActiveObject;
  readonly pointer: string;
  readonly group: string;
  readonly kind: string;
}

/** Returns every managed resource, and every resource of a Composition, with its pointer. */
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

/** Matches the groups of managed resources of cloud providers, but not those of their configuration. */
const MANAGED = /^[a-z0-9]+\.(?:aws|azure|gcp)\.(?:m\.)?upbound\.io$/;
