import type { Manifest } from '@slipway/manifest';
import type { Case } from './cases.ts';
import { ODD_TIMES } from './odd-times.ts';

/** Objects of a custom and a built-in kind, with and without a namespace. */
const OBJECTS: readonly (Manifest & { readonly spec?: object })[] = [
  {
    apiVersion: 'iam.aws.m.upbound.io/v1beta1',
    kind: 'RolePolicyAttachment',
    metadata: { name: 'a', namespace: 'lab' },
    spec: { forProvider: {} },
  },
  {
    apiVersion: 'karpenter.sh/v1',
    kind: 'NodePool',
    metadata: { name: 'a' },
    spec: { template: { spec: { nodeClassRef: { group: 'a', kind: 'a', name: 'a' }, requirements: [] } } },
  },
  { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', namespace: 'lab' } },
  { apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'ClusterRole', metadata: { name: 'a' } },
];

const VALUES: readonly unknown[] = [
  ...[null, '', ' ', 'x', '5', 'a/b', 'A b', '-', 'é', 'x'.repeat(64), 'x'.repeat(300)],
  ...[0, 1, -1, 1.5, 2 ** 31, 2 ** 53, 1e21, true, false],
  ...[{}, { a: 1 }, { a: null }, { a: 'b' }, { 'A b': 'c' }, { 'a/b': '' }, { a: {} }],
  ...[[], [null], [1], ['x'], ['a/b'], ['a/b', 'a/b'], [{}], [[]], [{ a: 1 }]],
];

const FIELDS = [
  ...['annotations', 'labels', 'finalizers', 'ownerReferences', 'generateName', 'generation', 'selfLink', 'managedFields', 'uid'],
  ...['resourceVersion', 'creationTimestamp', 'deletionTimestamp', 'deletionGracePeriodSeconds', 'notAField'],
];

const OWNER = { apiVersion: 'v1', kind: 'A', name: 'a', uid: 'u' };

/** Every field of the metadata, and of an owner reference, with every unusual value. */
export const metadataCases: readonly Case[] = OBJECTS.flatMap((object) =>
  [
    ...FIELDS.flatMap((field) => [...VALUES, ...(field.endsWith('Timestamp') ? ODD_TIMES : [])].map((value) => ({ [field]: value }))),
    ...['apiVersion', 'kind', 'name', 'uid', 'controller', 'blockOwnerDeletion', 'notAField'].flatMap((field) =>
      VALUES.map((value) => ({ ownerReferences: [{ ...OWNER, [field]: value }] })),
    ),
  ].map((fields) => ({ mutation: 'metadata', object: { ...object, metadata: { ...object.metadata, ...fields } } as Manifest })),
);
