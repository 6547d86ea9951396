import { below, type Fields, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { groupOf, namespaceOf } from '../objects/fields.ts';

/** Returns the groups of an AWS service: namespaced and cluster-scoped. */
export const groupsOf = (service: string): readonly string[] => [`${service}.aws.m.upbound.io`, `${service}.aws.upbound.io`];

/** Returns the managed resources of an AWS kind. */
export const managed = (cluster: Cluster, service: string, kind: string): readonly ActiveObject[] =>
  groupsOf(service).flatMap((group) => cluster.activeOf(group, kind));

export const forProvider = (object: Fields): Fields => below(object.spec, 'forProvider');

/** Whether an object is a managed resource of AWS. */
export const isManaged = (object: Fields): boolean => /\.aws\.(?:m\.)?upbound\.io$/.test(groupOf(object));

/** Returns the resource in a reference of `from`; undefined if the reference is empty, or the resource does not exist. */
export const referred = (from: Fields, reference: unknown, among: readonly ActiveObject[]): ActiveObject | undefined => {
  const name = textOf(below(reference).name);
  if (name === '') return undefined;
  return among.find(
    ({ object }) =>
      textOf(below(object.metadata).name) === name &&
      namespaceOf(object) === namespaceOf(from) &&
      groupOf(object).includes('.m.') === groupOf(from).includes('.m.'),
  );
};
