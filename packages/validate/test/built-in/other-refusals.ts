import type { KindTable } from './refusals.ts';

/** Kinds of which the server asks little. */
export const otherTables: readonly KindTable[] = [
  {
    object: {
      apiVersion: 'coordination.k8s.io/v1',
      kind: 'Lease',
      metadata: { name: 'web', namespace: 'shop' },
      spec: { holderIdentity: 'web-0', leaseDurationSeconds: 15, leaseTransitions: 0 },
    },
    refused: [
      { mistake: 'no time', change: (o) => (o.spec.leaseDurationSeconds = 0), server: ['spec.leaseDurationSeconds'] },
      { mistake: 'fewer changes than none', change: (o) => (o.spec.leaseTransitions = -1), server: ['spec.leaseTransitions'] },
    ],
  },
  {
    object: {
      apiVersion: 'node.k8s.io/v1',
      kind: 'RuntimeClass',
      metadata: { name: 'web' },
      handler: 'runsc',
      scheduling: { nodeSelector: { sandbox: 'true' } },
    },
    refused: [
      { mistake: 'a handler in capitals', change: (o) => (o.handler = 'RunSC'), server: ['handler'] },
      { mistake: 'no handler', change: (o) => (o.handler = ''), server: ['handler'] },
      { mistake: 'a label in two words', change: (o) => (o.scheduling.nodeSelector = { 'a b': 'c' }), server: ['scheduling.nodeSelector'] },
    ],
  },
  {
    object: {
      apiVersion: 'storage.k8s.io/v1',
      kind: 'VolumeAttributesClass',
      metadata: { name: 'fast' },
      driverName: 'ebs.csi.aws.com',
      parameters: { iops: '3000' },
    },
    refused: [
      { mistake: 'no driver', change: (o) => (o.driverName = ''), server: ['driverName'] },
      { mistake: 'a driver in two words', change: (o) => (o.driverName = 'a b'), server: ['driverName'] },
      { mistake: 'no parameters', change: (o) => (o.parameters = {}), server: ['parameters'] },
    ],
  },
  {
    object: {
      apiVersion: 'storage.k8s.io/v1',
      kind: 'CSIStorageCapacity',
      metadata: { name: 'web', namespace: 'shop' },
      storageClassName: 'gp3',
      nodeTopology: { matchLabels: { zone: 'a' } },
      capacity: '1Gi',
    },
    refused: [
      { mistake: 'a class in capitals', change: (o) => (o.storageClassName = 'GP3'), server: ['storageClassName'] },
      { mistake: 'less than nothing', change: (o) => (o.capacity = '-1Gi'), server: ['capacity'] },
    ],
  },
  {
    object: {
      apiVersion: 'storage.k8s.io/v1',
      kind: 'CSIDriver',
      metadata: { name: 'ebs.csi.aws.com' },
      spec: {
        attachRequired: true,
        fsGroupPolicy: 'File',
        volumeLifecycleModes: ['Persistent'],
        tokenRequests: [{ audience: 'sts.amazonaws.com', expirationSeconds: 3600 }],
      },
    },
    refused: [
      { mistake: 'an unknown policy', change: (o) => (o.spec.fsGroupPolicy = 'Some'), server: ['spec.fsGroupPolicy'] },
      {
        mistake: 'an unknown mode',
        change: (o) => (o.spec.volumeLifecycleModes = ['Some']),
        server: ['spec.volumeLifecycleModes'],
      },
      {
        mistake: 'an audience twice',
        change: (o) => o.spec.tokenRequests.push({ ...o.spec.tokenRequests[0] }),
        server: ['spec.tokenRequests[1].audience'],
      },
      {
        mistake: 'a token that soon ends',
        change: (o) => (o.spec.tokenRequests[0].expirationSeconds = 60),
        server: ['spec.tokenRequests[0].expirationSeconds'],
      },
      {
        mistake: 'an update each second',
        change: (o) => (o.spec.nodeAllocatableUpdatePeriodSeconds = 1),
        server: ['spec.nodeAllocatableUpdatePeriodSeconds'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'apps/v1',
      kind: 'ControllerRevision',
      metadata: { name: 'web-1', namespace: 'shop' },
      data: { spec: {} },
      revision: 1,
    },
    refused: [
      { mistake: 'a negative number', change: (o) => (o.revision = -1), server: ['revision'] },
      { mistake: 'no data', change: (o) => delete o.data, server: ['data'] },
    ],
  },
  {
    object: {
      apiVersion: 'v1',
      kind: 'PodTemplate',
      metadata: { name: 'web', namespace: 'shop' },
      template: { metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'web', image: 'web:1' }] } },
    },
    refused: [
      {
        mistake: 'a key in two words',
        change: (o) => (o.template.metadata.annotations = { 'a b': 'c' }),
        server: ['template.annotations'],
      },
    ],
  },
];
