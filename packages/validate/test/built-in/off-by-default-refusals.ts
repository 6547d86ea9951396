import type { KindTable } from './refusals.ts';

const authority = [
  '-----BEGIN CERTIFICATE-----',
  'MIIBjTCCATOgAwIBAgIUdU2xx70LBs1Ijb63u/kfiKBQQNEwCgYIKoZIzj0EAwIw',
  'GzEZMBcGA1UEAwwQcm9vdHMgb2YgdGhlIGxhYjAgFw0yNjExMjMwNTU4MTNaGA8y',
  'MTI2MTAzMDA1NTgxM1owGzEZMBcGA1UEAwwQcm9vdHMgb2YgdGhlIGxhYjBZMBMG',
  'ByqGSM49AgEGCCqGSM49AwEHA0IABA3LpvKVi634vDvN5yZ+NoUbVjka/OZyEn1W',
  'J7sKpfaGc3LOis+jxu+GnQvtr+s+QrKmdsSfSCqi3Iyvy10NY+GjUzBRMB0GA1Ud',
  'DgQWBBR1kPRRLqSlf6PE+JqUvdCVKj1GcjAfBgNVHSMEGDAWgBR1kPRRLqSlf6PE',
  '+JqUvdCVKj1GcjAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIQDM',
  '+n9jeo/B/FVXoU2mA9gcf97GGwHY5quUiyX4T5QFbgIgFSlejEi77c5bz4zL+vhW',
  '7xLFXeLl4bjRLElJeX7iUIY=',
  '-----END CERTIFICATE-----',
].join('\n');

const server = [
  '-----BEGIN CERTIFICATE-----',
  'MIIBcTCCARigAwIBAgIUJ/QE/bqwj4emBMPN/+Qe5ytrOsswCgYIKoZIzj0EAwIw',
  'DzENMAsGA1UEAwwEbGVhZjAgFw0yNjExMjMwNTU4MTNaGA8yMTI2MTAzMDA1NTgx',
  'M1owDzENMAsGA1UEAwwEbGVhZjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABNZE',
  'KuwI4BzQEv3VhAUdJxyMA6Y5jHhBiE47A2w0V3xmLJw/wDQvG402bax05m3mxb3V',
  '7npKrYphcq1sTkSVTBujUDBOMB0GA1UdDgQWBBRC8q5bzz28nPI5pKQ+/hodBs91',
  'hDAfBgNVHSMEGDAWgBRC8q5bzz28nPI5pKQ+/hodBs91hDAMBgNVHRMBAf8EAjAA',
  'MAoGCCqGSM49BAMCA0cAMEQCIDPVbBO1luxNcikvnhgqbzdSHA9zOQs/n8tvVi+/',
  'LPUnAiA6OnV30uOpF07Fqk0kTd1396VH3K6LWTuMD6Tu1DYspg==',
  '-----END CERTIFICATE-----',
].join('\n');

/** Kinds that a server has with `runtimeConfig` and feature gates only. */
export const offByDefaultTables: readonly KindTable[] = [
  {
    object: {
      apiVersion: 'certificates.k8s.io/v1beta1',
      kind: 'ClusterTrustBundle',
      metadata: { name: 'example.org:web:roots' },
      spec: { signerName: 'example.org/web', trustBundle: authority },
    },
    accepted: [
      {
        detail: 'without a signer',
        change: (o) => {
          o.metadata.name = 'roots';
          delete o.spec.signerName;
        },
      },
    ],
    refused: [
      { mistake: 'a name without its signer', change: (o) => (o.metadata.name = 'roots'), server: ['metadata.name'] },
      { mistake: 'a name in capitals', change: (o) => (o.metadata.name = 'example.org:web:Roots'), server: ['metadata.name'] },
      { mistake: 'no certificate', change: (o) => (o.spec.trustBundle = 'none'), server: ['spec.trustBundle'] },
      { mistake: 'a certificate twice', change: (o) => (o.spec.trustBundle = `${authority}\n${authority}`), server: ['spec.trustBundle'] },
      { mistake: 'a certificate of no authority', change: (o) => (o.spec.trustBundle = server), server: ['spec.trustBundle'] },
      {
        mistake: 'a block of another type',
        change: (o) => (o.spec.trustBundle = authority.replaceAll('CERTIFICATE', 'KEYS')),
        server: ['spec.trustBundle'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'coordination.k8s.io/v1beta1',
      kind: 'LeaseCandidate',
      metadata: { name: 'web', namespace: 'lab' },
      spec: { leaseName: 'web', binaryVersion: '1.36.0', emulationVersion: '1.35.0', strategy: 'OldestEmulationVersion' },
    },
    accepted: [{ detail: 'a strategy of others', change: (o) => (o.spec.strategy = 'example.org/newest') }],
    refused: [
      { mistake: 'no lease', change: (o) => (o.spec.leaseName = ''), server: ['spec.leaseName'] },
      { mistake: 'no version', change: (o) => (o.spec.binaryVersion = ''), server: ['spec.binaryVersion'] },
      { mistake: 'a version with a letter', change: (o) => (o.spec.binaryVersion = 'v1.36.0'), server: ['spec.binaryVersion'] },
      { mistake: 'no emulated version', change: (o) => delete o.spec.emulationVersion, server: ['spec.emulationVersion'] },
      { mistake: 'an unknown strategy', change: (o) => (o.spec.strategy = 'Newest'), server: ['spec.strategy.strategy'] },
      { mistake: 'no strategy', change: (o) => (o.spec.strategy = ''), server: ['spec.strategy'] },
    ],
  },
  {
    object: {
      apiVersion: 'storagemigration.k8s.io/v1beta1',
      kind: 'StorageVersionMigration',
      metadata: { name: 'secrets' },
      spec: { resource: { group: 'apps', resource: 'deployments' } },
    },
    refused: [
      { mistake: 'no resource', change: (o) => (o.spec.resource.resource = ''), server: ['spec.resource.resource'] },
      { mistake: 'a resource in capitals', change: (o) => (o.spec.resource.resource = 'Deployments'), server: ['spec.resource.resource'] },
      { mistake: 'a group in two words', change: (o) => (o.spec.resource.group = 'a b'), server: ['spec.resource.group'] },
    ],
  },
  {
    object: {
      apiVersion: 'resource.k8s.io/v1beta1',
      kind: 'ResourceClaim',
      metadata: { name: 'gpu', namespace: 'lab' },
      spec: { devices: { requests: [{ name: 'gpu', deviceClassName: 'gpu.example.org', allocationMode: 'ExactCount', count: 1 }] } },
    },
    refused: [
      {
        mistake: 'no class',
        change: (o) => (o.spec.devices.requests[0].deviceClassName = ''),
        server: ['spec.devices.requests[0].exactly.deviceClassName'],
        ours: ['spec.devices.requests[0].deviceClassName'],
      },
      {
        mistake: 'fewer than none',
        change: (o) => (o.spec.devices.requests[0].count = -1),
        server: ['spec.devices.requests[0].exactly.count'],
        ours: ['spec.devices.requests[0].count'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'resource.k8s.io/v1beta2',
      kind: 'DeviceTaintRule',
      metadata: { name: 'maintenance' },
      spec: {
        deviceSelector: { driver: 'gpu.example.org', pool: 'node-1', device: 'gpu-0' },
        taint: { key: 'example.org/maintenance', value: 'now', effect: 'NoSchedule', timeAdded: '2026-01-02T03:04:05Z' },
      },
    },
    refused: [
      { mistake: 'no key', change: (o) => (o.spec.taint.key = ''), server: ['spec.taint.key'] },
      { mistake: 'a value in two words', change: (o) => (o.spec.taint.value = 'a b'), server: ['spec.taint.value'] },
      { mistake: 'no effect', change: (o) => (o.spec.taint.effect = ''), server: ['spec.taint.effect'] },
      { mistake: 'an unknown effect', change: (o) => (o.spec.taint.effect = 'Later'), server: ['spec.taint.effect'] },
      { mistake: 'a driver in two words', change: (o) => (o.spec.deviceSelector.driver = 'a b'), server: ['spec.deviceSelector.driver'] },
      { mistake: 'a pool in capitals', change: (o) => (o.spec.deviceSelector.pool = 'Node'), server: ['spec.deviceSelector.pool'] },
      { mistake: 'a device in capitals', change: (o) => (o.spec.deviceSelector.device = 'GPU'), server: ['spec.deviceSelector.device'] },
    ],
  },
  {
    object: {
      apiVersion: 'resource.k8s.io/v1alpha3',
      kind: 'ResourcePoolStatusRequest',
      metadata: { name: 'pools' },
      spec: { driver: 'gpu.example.org', poolName: 'node-1', limit: 10 },
    },
    refused: [
      { mistake: 'no driver', change: (o) => (o.spec.driver = ''), server: ['spec.driver'] },
      { mistake: 'a driver in two words', change: (o) => (o.spec.driver = 'a b'), server: ['spec.driver'] },
      { mistake: 'a pool in capitals', change: (o) => (o.spec.poolName = 'Node'), server: ['spec.poolName'] },
      { mistake: 'no pools', change: (o) => (o.spec.limit = 0), server: ['spec.limit'] },
      { mistake: 'too many pools', change: (o) => (o.spec.limit = 1001), server: ['spec.limit'] },
    ],
  },
  {
    object: { apiVersion: 'internal.apiserver.k8s.io/v1alpha1', kind: 'StorageVersion', metadata: { name: 'apps.deployments' }, spec: {} },
    refused: [
      { mistake: 'no group', change: (o) => (o.metadata.name = 'deployments'), server: ['metadata.name'] },
      { mistake: 'a resource with a digit first', change: (o) => (o.metadata.name = 'apps.1'), server: ['metadata.name'] },
    ],
  },
];
