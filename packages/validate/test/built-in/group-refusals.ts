import type { Draft, KindTable } from './refusals.ts';

/** A certificate request in PEM, in base64, created for these tests. */
const request = [
  'LS0tLS1CRUdJTiBDRVJUSUZJQ0FURSBSRVFVRVNULS0tLS0KTUlIWE1INENBUUF3SERFTU1Bb0dBMVVFQXd3RGQyVmlNUXd3Q2dZRFZRUUtEQU5zWVdJd1dU',
  'QVRCZ2NxaGtqTwpQUUlCQmdncWhrak9QUU1CQndOQ0FBUzZrTGowaVN0T1Z5dDdJTk9kaElhMlEwdjVsZjdxSHk3SXRVUFROdGYyClZSeWV1bTk1S1hJcDZt',
  'a1RoQWdrRXpUU2dRdVBwZlJoVGJVaUtjKzUzSDVtb0FBd0NnWUlLb1pJemowRUF3SUQKU1FBd1JnSWhBUG1yakQ2dWZLVmhFWjI3N0JpTFM4d0hjYUNURXQ3',
  'ZDBiNFZBZVRTbEV1ZEFpRUF2eHRWQmlSRQpjTUlYbW5sb2hPQTdsRU1saHY1WFZUMmd4NE1DVHc2K1JyWT0KLS0tLS1FTkQgQ0VSVElGSUNBVEUgUkVRVUVT',
  'VC0tLS0tCg==',
].join('');

const endpointSlice = {
  apiVersion: 'discovery.k8s.io/v1',
  kind: 'EndpointSlice',
  metadata: { name: 'web', namespace: 'lab', labels: { 'kubernetes.io/service-name': 'web' } },
  addressType: 'IPv4',
  endpoints: [
    {
      addresses: ['10.1.0.1'],
      conditions: { ready: true },
      hostname: 'web-0',
      nodeName: 'node-1.lab.example',
      zone: 'a',
      hints: { forZones: [{ name: 'a' }], forNodes: [{ name: 'node-1' }] },
    },
  ],
  ports: [{ name: 'http', port: 80, protocol: 'TCP', appProtocol: 'http' }],
};

const event = {
  apiVersion: 'events.k8s.io/v1',
  kind: 'Event',
  metadata: { name: 'web.1', namespace: 'lab' },
  eventTime: '2026-01-02T03:04:05.000006Z',
  reportingController: 'example.org/web',
  reportingInstance: 'web-0',
  action: 'Scale',
  reason: 'Busy',
  type: 'Normal',
  regarding: { apiVersion: 'v1', kind: 'Pod', name: 'web-0', namespace: 'lab' },
  note: 'more is asked for',
};

/** Kinds that few people write; rows of versions that are off by default were put to a server that serves them. */
export const groupTables: readonly KindTable[] = [
  {
    object: {
      apiVersion: 'autoscaling/v1',
      kind: 'HorizontalPodAutoscaler',
      metadata: { name: 'web', namespace: 'lab' },
      spec: {
        minReplicas: 2,
        maxReplicas: 5,
        targetCPUUtilizationPercentage: 80,
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' },
      },
    },
    refused: [
      { mistake: 'a maximum of none', change: (o) => (o.spec.maxReplicas = 0), server: ['spec.maxReplicas'] },
      { mistake: 'a maximum below the minimum', change: (o) => (o.spec.maxReplicas = 1), server: ['spec.maxReplicas'] },
      { mistake: 'less than no Pods', change: (o) => (o.spec.minReplicas = -1), server: ['spec.minReplicas'] },
      { mistake: 'no Pods', change: (o) => (o.spec.minReplicas = 0), server: ['spec.minReplicas', 'spec.metrics'] },
      {
        mistake: 'no use of processors',
        change: (o) => (o.spec.targetCPUUtilizationPercentage = 0),
        server: ['spec.metrics[0].resource.target.averageUtilization'],
      },
      { mistake: 'a target without a name', change: (o) => (o.spec.scaleTargetRef.name = ''), server: ['spec.scaleTargetRef.name'] },
      {
        mistake: 'a target of the core group',
        change: (o) => (o.spec.scaleTargetRef.apiVersion = 'v1'),
        server: ['spec.scaleTargetRef.apiVersion'],
      },
    ],
  },
  {
    object: endpointSlice,
    accepted: [
      {
        detail: 'IPv6',
        change: (o) => {
          o.addressType = 'IPv6';
          o.endpoints[0].addresses = ['2001:db8::1', '2001:db8:0:1::', '1:0:0:2::3'];
        },
      },
      {
        detail: 'names',
        change: (o) => {
          o.addressType = 'FQDN';
          o.endpoints[0].addresses = ['web.example.org', 'web.example.org.'];
        },
      },
      { detail: 'a port without a name', change: (o) => (o.ports = [{ port: 80 }]) },
      { detail: 'no endpoints', change: (o) => (o.endpoints = []) },
    ],
    refused: [
      { mistake: 'an unknown type', change: (o) => (o.addressType = 'IP'), server: ['addressType'] },
      { mistake: 'no address', change: (o) => (o.endpoints[0].addresses = []), server: ['endpoints[0].addresses'] },
      {
        mistake: 'too many addresses',
        change: (o) => (o.endpoints[0].addresses = Array.from({ length: 101 }, (_, i) => `10.0.1.${i}`)),
        server: ['endpoints[0].addresses'],
      },
      {
        mistake: 'an address of the other family',
        change: (o) => (o.endpoints[0].addresses = ['2001:db8::1']),
        server: ['endpoints[0].addresses'],
      },
      ...['10.1.0', '10.1.0.01', '127.0.0.1', '0.0.0.0', '169.254.1.1', '224.0.0.7', '::ffff:10.1.0.1', 'web'].map((address) => ({
        mistake: `the address ${address}`,
        change: (o: Draft) => (o.endpoints[0].addresses = [address]),
        server: ['endpoints[0].addresses[0]'],
      })),
      ...['2001:DB8::1', '2001:db8:0:0::1', '::1', '::', 'fe80::1', 'ff02::1', '::ffff:10.1.0.1'].map((address) => ({
        mistake: `the address ${address}`,
        change: (o: Draft) => {
          o.addressType = 'IPv6';
          o.endpoints[0].addresses = [address];
        },
        server: ['endpoints[0].addresses[0]'],
      })),
      ...['web', 'Web.example.org', 'a_b.example', ''].map((name) => ({
        mistake: `the name "${name}"`,
        change: (o: Draft) => {
          o.addressType = 'FQDN';
          o.endpoints[0].addresses = [name];
        },
        server: ['endpoints[0].addresses[0]'],
      })),
      { mistake: 'a node in capitals', change: (o) => (o.endpoints[0].nodeName = 'Node'), server: ['endpoints[0].nodeName'] },
      { mistake: 'a host with a domain', change: (o) => (o.endpoints[0].hostname = 'a.b'), server: ['endpoints[0].hostname'] },
      {
        mistake: 'a zone twice',
        change: (o) => o.endpoints[0].hints.forZones.push({ name: 'a' }),
        server: ['endpoints[0].hints.forZones[1].name'],
      },
      {
        mistake: 'a zone in two words',
        change: (o) => (o.endpoints[0].hints.forZones[0].name = 'a b'),
        server: ['endpoints[0].hints.forZones[0].name'],
      },
      {
        mistake: 'a node in two words',
        change: (o) => (o.endpoints[0].hints.forNodes[0].name = 'a b'),
        server: ['endpoints[0].hints.forNodes[0].name'],
      },
      {
        mistake: 'too many zones',
        change: (o) => (o.endpoints[0].hints.forZones = Array.from({ length: 9 }, (_, i) => ({ name: `z${i}` }))),
        server: ['endpoints[0].hints.forZones'],
      },
      { mistake: 'a port in capitals', change: (o) => (o.ports[0].name = 'HTTP'), server: ['ports[0].name'] },
      { mistake: 'two ports with one name', change: (o) => o.ports.push({ name: 'http', port: 81 }), server: ['ports[1].name'] },
      { mistake: 'an unknown protocol', change: (o) => (o.ports[0].protocol = 'QUIC'), server: ['ports[0].protocol'] },
      {
        mistake: 'an application protocol in two words',
        change: (o) => (o.ports[0].appProtocol = 'a b'),
        server: ['ports[0].appProtocol'],
      },
    ],
  },
  {
    object: event,
    refused: [
      { mistake: 'no time', change: (o) => delete o.eventTime, server: ['eventTime'] },
      { mistake: 'no controller', change: (o) => delete o.reportingController, server: ['reportingController'] },
      { mistake: 'no instance', change: (o) => delete o.reportingInstance, server: ['reportingInstance'] },
      { mistake: 'no action', change: (o) => delete o.action, server: ['action'] },
      { mistake: 'no reason', change: (o) => delete o.reason, server: ['reason'] },
      { mistake: 'a long note', change: (o) => (o.note = 'a'.repeat(1025)), server: ['message'] },
      { mistake: 'an unknown type', change: (o) => (o.type = 'Error'), server: ['type'] },
      {
        mistake: 'another namespace without a time',
        change: (o) => {
          delete o.eventTime;
          o.regarding.namespace = 'shop';
        },
        server: ['involvedObject.namespace', 'eventTime'],
      },
      { mistake: 'an object of the cluster', change: (o) => delete o.regarding.namespace, server: ['involvedObject.namespace'] },
      {
        mistake: 'a series of one',
        change: (o) => (o.series = { count: 1, lastObservedTime: '2026-01-02T03:04:05.000006Z' }),
        server: ['series.count'],
      },
      { mistake: 'a count', change: (o) => (o.deprecatedCount = 2), server: ['count'] },
      { mistake: 'a source', change: (o) => (o.deprecatedSource = { component: 'web' }), server: ['source'] },
      { mistake: 'a time of before', change: (o) => (o.deprecatedFirstTimestamp = '2026-01-02T03:04:05Z'), server: ['firstTimestamp'] },
    ],
  },
  {
    object: {
      apiVersion: 'certificates.k8s.io/v1',
      kind: 'CertificateSigningRequest',
      metadata: { name: 'web:csr' },
      spec: { request, signerName: 'example.org/web', usages: ['client auth', 'digital signature'], expirationSeconds: 600 },
    },
    refused: [
      { mistake: 'no request', change: (o) => (o.spec.request = 'bm90aGluZw=='), server: ['spec.request'] },
      { mistake: 'no usages', change: (o) => (o.spec.usages = []), server: ['spec.usages'] },
      { mistake: 'an unknown usage', change: (o) => (o.spec.usages = ['web']), server: ['spec.usages[0]'] },
      { mistake: 'no signer', change: (o) => (o.spec.signerName = ''), server: ['spec.signerName'] },
      { mistake: 'a signer without a domain', change: (o) => (o.spec.signerName = 'web'), server: ['spec.signerName'] },
      { mistake: 'a signer with a short domain', change: (o) => (o.spec.signerName = 'web/web'), server: ['spec.signerName'] },
      { mistake: 'the signer of before', change: (o) => (o.spec.signerName = 'kubernetes.io/legacy-unknown'), server: ['spec.signerName'] },
      { mistake: 'too short', change: (o) => (o.spec.expirationSeconds = 599), server: ['spec.expirationSeconds'] },
    ],
  },
];
