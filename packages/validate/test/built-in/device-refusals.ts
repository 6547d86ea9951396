import type { Draft, KindTable } from './refusals.ts';

const claim = {
  apiVersion: 'resource.k8s.io/v1',
  kind: 'ResourceClaim',
  metadata: { name: 'gpu', namespace: 'lab' },
  spec: {
    devices: {
      requests: [
        {
          name: 'gpu',
          exactly: {
            deviceClassName: 'gpu.example.org',
            allocationMode: 'ExactCount',
            count: 2,
            selectors: [{ cel: { expression: "device.driver == 'gpu.example.org'" } }],
            tolerations: [{ key: 'example.org/maintenance', operator: 'Exists', effect: 'NoSchedule' }],
          },
        },
        {
          name: 'any',
          firstAvailable: [
            { name: 'large', deviceClassName: 'large.example.org', allocationMode: 'ExactCount', count: 1 },
            { name: 'small', deviceClassName: 'small.example.org', allocationMode: 'All' },
          ],
        },
      ],
      constraints: [{ requests: ['gpu', 'any/large'], matchAttribute: 'gpu.example.org/numa' }],
      config: [
        { requests: ['gpu'], opaque: { driver: 'gpu.example.org', parameters: { apiVersion: 'gpu.example.org/v1', kind: 'Sharing' } } },
      ],
    },
  },
};
const devices = (o: Draft): Draft => o.spec.devices;
const exactly = (o: Draft): Draft => o.spec.devices.requests[0].exactly;
const REQUESTS = 'spec.devices.requests';

/** Kinds of resource.k8s.io. */
export const deviceTables: readonly KindTable[] = [
  {
    object: claim,
    accepted: [
      {
        detail: 'by distinction',
        change: (o) => (devices(o).constraints = [{ requests: ['gpu'], distinctAttribute: 'gpu.example.org/uuid' }]),
      },
      { detail: 'no requests', change: (o) => (o.spec = { devices: {} }) },
    ],
    refused: [
      {
        mistake: 'a name in capitals',
        change: (o) => (devices(o).requests[1].name = 'Any'),
        server: [`${REQUESTS}[1].name`, 'spec.devices.constraints[0].requests[1]'],
      },
      { mistake: 'nothing asked for', change: (o) => delete devices(o).requests[0].exactly, server: [`${REQUESTS}[0]`] },
      { mistake: 'both ways', change: (o) => (devices(o).requests[1].exactly = { deviceClassName: 'a' }), server: [`${REQUESTS}[1]`] },
      { mistake: 'no class', change: (o) => (exactly(o).deviceClassName = ''), server: [`${REQUESTS}[0].exactly.deviceClassName`] },
      {
        mistake: 'a class in capitals',
        change: (o) => (exactly(o).deviceClassName = 'GPU'),
        server: [`${REQUESTS}[0].exactly.deviceClassName`],
      },
      { mistake: 'fewer than none', change: (o) => (exactly(o).count = -1), server: [`${REQUESTS}[0].exactly.count`] },
      { mistake: 'all of two', change: (o) => (exactly(o).allocationMode = 'All'), server: [`${REQUESTS}[0].exactly.count`] },
      {
        mistake: 'an unknown mode',
        change: (o) => (exactly(o).allocationMode = 'Some'),
        server: [`${REQUESTS}[0].exactly.allocationMode`],
      },
      {
        mistake: 'a selector without an expression',
        change: (o) => (exactly(o).selectors = [{}]),
        server: [`${REQUESTS}[0].exactly.selectors[0].cel`],
      },
      {
        mistake: 'a toleration with a value that it does not compare',
        change: (o) => (exactly(o).tolerations[0].value = 'a'),
        server: [`${REQUESTS}[0].exactly.tolerations[0].value`],
      },
      {
        mistake: 'an unknown operator',
        change: (o) => (exactly(o).tolerations[0].operator = 'Less'),
        server: [`${REQUESTS}[0].exactly.tolerations[0].operator`],
      },
      {
        mistake: 'an unknown effect',
        change: (o) => (exactly(o).tolerations[0].effect = 'Some'),
        server: [`${REQUESTS}[0].exactly.tolerations[0].effect`],
      },
      {
        mistake: 'a key in two words',
        change: (o) => (exactly(o).tolerations[0].key = 'a b'),
        server: [`${REQUESTS}[0].exactly.tolerations[0].key`],
      },
      {
        mistake: 'an alternative without a class',
        change: (o) => (devices(o).requests[1].firstAvailable[0].deviceClassName = ''),
        server: [`${REQUESTS}[1].firstAvailable[0].deviceClassName`],
      },
      {
        mistake: 'a constraint on nothing',
        change: (o) => delete devices(o).constraints[0].matchAttribute,
        server: ['spec.devices.constraints[0]'],
      },
      {
        mistake: 'an attribute without a domain',
        change: (o) => (devices(o).constraints[0].matchAttribute = 'numa'),
        server: ['spec.devices.constraints[0].matchAttribute'],
      },
      {
        mistake: 'a constraint on a request that does not exist',
        change: (o) => (devices(o).constraints[0].requests = ['tpu']),
        server: ['spec.devices.constraints[0].requests[0]'],
      },
      {
        mistake: 'an alternative that does not exist',
        change: (o) => (devices(o).constraints[0].requests = ['any/tiny']),
        server: ['spec.devices.constraints[0].requests[0]'],
      },
      {
        mistake: 'configuration without a driver',
        change: (o) => delete devices(o).config[0].opaque,
        server: ['spec.devices.config[0].opaque'],
      },
      {
        mistake: 'configuration without a driver',
        change: (o) => (devices(o).config[0].opaque.driver = ''),
        server: ['spec.devices.config[0].opaque.driver'],
      },
      {
        mistake: 'a driver in two words',
        change: (o) => (devices(o).config[0].opaque.driver = 'a b'),
        server: ['spec.devices.config[0].opaque.driver'],
      },
      {
        mistake: 'too many selectors',
        change: (o) => (exactly(o).selectors = Array.from({ length: 33 }, () => ({ cel: { expression: 'true' } }))),
        server: [`${REQUESTS}[0].exactly.selectors`],
      },
    ],
  },
  {
    object: {
      apiVersion: 'resource.k8s.io/v1',
      kind: 'ResourceClaimTemplate',
      metadata: { name: 'gpu', namespace: 'lab' },
      spec: { metadata: { labels: { app: 'web' } }, spec: claim.spec },
    },
    refused: [
      { mistake: 'a name for the claim', change: (o) => (o.spec.metadata.name = 'gpu'), server: ['spec.metadata.name'] },
      { mistake: 'a label in two words', change: (o) => (o.spec.metadata.labels = { app: 'a b' }), server: ['spec.metadata.labels'] },
      { mistake: 'an identity', change: (o) => (o.spec.metadata.uid = 'a'), server: ['spec.metadata.uID'] },
      {
        mistake: 'no class',
        change: (o) => (o.spec.spec.devices.requests[0].exactly.deviceClassName = ''),
        server: ['spec.spec.devices.requests[0].exactly.deviceClassName'],
      },
      {
        mistake: 'a constraint on a request that does not exist',
        change: (o) => (o.spec.spec.devices.constraints[0].requests = ['tpu']),
        server: ['spec.spec.devices.constraints[0].requests[0]'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'resource.k8s.io/v1',
      kind: 'DeviceClass',
      metadata: { name: 'gpu.example.org' },
      spec: {
        selectors: [{ cel: { expression: "device.driver == 'gpu.example.org'" } }],
        config: [{ opaque: { driver: 'gpu.example.org', parameters: { kind: 'Sharing' } } }],
        extendedResourceName: 'example.org/gpu',
      },
    },
    refused: [
      { mistake: 'a selector without an expression', change: (o) => (o.spec.selectors = [{}]), server: ['spec.selectors[0].cel'] },
      { mistake: 'configuration without a driver', change: (o) => (o.spec.config = [{}]), server: ['spec.config[0].opaque'] },
      { mistake: 'a resource of Kubernetes', change: (o) => (o.spec.extendedResourceName = 'cpu'), server: ['spec.extendedResourceName'] },
    ],
  },
  {
    object: {
      apiVersion: 'resource.k8s.io/v1',
      kind: 'ResourceSlice',
      metadata: { name: 'node-1-gpu' },
      spec: {
        driver: 'gpu.example.org',
        pool: { name: 'node-1/gpu', generation: 1, resourceSliceCount: 1 },
        nodeName: 'node-1',
        devices: [{ name: 'gpu-0' }, { name: 'gpu-1' }],
      },
    },
    accepted: [
      {
        detail: 'by labels of nodes',
        change: (o) => {
          delete o.spec.nodeName;
          o.spec.nodeSelector = { nodeSelectorTerms: [{ matchExpressions: [{ key: 'gpu', operator: 'Exists' }] }] };
        },
      },
    ],
    refused: [
      { mistake: 'no driver', change: (o) => (o.spec.driver = ''), server: ['spec.driver'] },
      { mistake: 'a driver in two words', change: (o) => (o.spec.driver = 'a b'), server: ['spec.driver'] },
      { mistake: 'no pool', change: (o) => (o.spec.pool.name = ''), server: ['spec.pool.name'] },
      { mistake: 'a pool in capitals', change: (o) => (o.spec.pool.name = 'Node/gpu'), server: ['spec.pool.name'] },
      { mistake: 'no slices', change: (o) => (o.spec.pool.resourceSliceCount = 0), server: ['spec.pool.resourceSliceCount'] },
      { mistake: 'a generation before the first', change: (o) => (o.spec.pool.generation = -1), server: ['spec.pool.generation'] },
      { mistake: 'no nodes', change: (o) => delete o.spec.nodeName, server: ['spec'] },
      { mistake: 'nodes in two ways', change: (o) => (o.spec.allNodes = true), server: ['spec'] },
      { mistake: 'not all nodes', change: (o) => (o.spec.allNodes = false), server: ['spec.allNodes'] },
      { mistake: 'a device in capitals', change: (o) => (o.spec.devices[0].name = 'GPU'), server: ['spec.devices[0].name'] },
      { mistake: 'a device twice', change: (o) => (o.spec.devices[1].name = 'gpu-0'), server: ['spec.devices[1]'] },
      {
        mistake: 'counters and devices',
        change: (o) => (o.spec.sharedCounters = [{ name: 'a', counters: { b: { value: '1' } } }]),
        server: ['spec'],
      },
    ],
  },
];
