import type { KindTable } from './refusals.ts';

/** Kinds that nodes and controllers write, each with what it may get wrong. */
export const nodeTables: readonly KindTable[] = [
  {
    object: {
      apiVersion: 'v1',
      kind: 'Node',
      metadata: { name: 'web' },
      spec: { podCIDRs: ['10.0.0.0/24'], taints: [{ key: 'a', value: 'b', effect: 'NoSchedule' }] },
    },
    refused: [
      { mistake: 'a taint without an effect', change: (o) => delete o.spec.taints[0].effect, server: ['metadata.taints[0].effect'] },
      { mistake: 'a taint twice', change: (o) => o.spec.taints.push({ ...o.spec.taints[0] }), server: ['metadata.taints[1]'] },
      { mistake: 'a block of no addresses', change: (o) => (o.spec.podCIDRs = ['10.0.0.0']), server: ['spec.podCIDRs[0]'] },
      { mistake: 'two blocks of a family', change: (o) => o.spec.podCIDRs.push('10.0.1.0/24'), server: ['spec.podCIDRs'] },
      { mistake: 'a block in the old field', change: (o) => (o.spec.podCIDR = 'a'), server: ['spec.podCIDRs[0]'] },
    ],
  },
  {
    object: {
      apiVersion: 'storage.k8s.io/v1',
      kind: 'CSINode',
      metadata: { name: 'web' },
      spec: { drivers: [{ name: 'ebs.csi.aws.com', nodeID: 'i-1', topologyKeys: ['zone'] }] },
    },
    refused: [
      { mistake: 'no id', change: (o) => (o.spec.drivers[0].nodeID = ''), server: ['spec.drivers[0].nodeID'] },
      { mistake: 'a driver in two words', change: (o) => (o.spec.drivers[0].name = 'a b'), server: ['spec.drivers[0].name'] },
      { mistake: 'a key that no label has', change: (o) => (o.spec.drivers[0].topologyKeys = ['a b']), server: ['spec.drivers[0]'] },
      {
        mistake: 'fewer volumes than none',
        change: (o) => (o.spec.drivers[0].allocatable = { count: -1 }),
        server: ['spec.drivers[0].allocatable.count'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'storage.k8s.io/v1',
      kind: 'VolumeAttachment',
      metadata: { name: 'web' },
      spec: { attacher: 'ebs.csi.aws.com', nodeName: 'node', source: { persistentVolumeName: 'web' } },
    },
    refused: [
      { mistake: 'no volume', change: (o) => (o.spec.source = {}), server: ['spec.source'] },
      {
        mistake: 'a volume in capitals',
        change: (o) => (o.spec.source.persistentVolumeName = 'Web'),
        server: ['spec.source.persistentVolumeName'],
      },
      { mistake: 'no node', change: (o) => (o.spec.nodeName = ''), server: ['spec.nodeName'] },
      {
        mistake: 'a volume of its own with a capacity',
        change: (o) =>
          (o.spec.source = {
            inlineVolumeSpec: { accessModes: ['ReadWriteOnce'], capacity: { storage: '1Gi' }, csi: { driver: 'a', volumeHandle: 'b' } },
          }),
        server: ['spec.source.inlineVolumeSpec.capacity'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'v1',
      kind: 'Event',
      metadata: { name: 'web', namespace: 'lab' },
      involvedObject: { kind: 'Pod', name: 'web', namespace: 'lab' },
    },
    accepted: [{ detail: 'a name that no other object may have', change: (o) => (o.metadata.name = 'Web_1') }],
    refused: [
      {
        mistake: 'an object of another namespace',
        change: (o) => (o.involvedObject.namespace = 'other'),
        server: ['involvedObject.namespace'],
      },
      {
        mistake: 'a time, and not who reports',
        change: (o) => (o.eventTime = '2026-01-01T00:00:00.000000Z'),
        server: ['reportingComponent', 'reportingInstance', 'action', 'reason'],
      },
    ],
  },
];
