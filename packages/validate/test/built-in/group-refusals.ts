import type { Draft, KindTable } from './refusals.ts';

/** A request in PEM, in base64: of nobody, made for these tests. */
const request = [
  'LS0tLS1CRUdJTiBDRVJUSUZJQ0FURSBSRVFVRVNULS0tLS0KTUlIWE1INENBUUF3SERFTU1Bb0dBMVVFQXd3RGQyVmlNUXd3Q2dZRFZRUUtEQU5zWVdJd1dU',
  'QVRCZ2NxaGtqTwpQUUlCQmdncWhrak9QUU1CQndOQ0FBUzZrTGowaVN0T1Z5dDdJTk9kaElhMlEwdjVsZjdxSHk3SXRVUFROdGYyClZSeWV1bTk1S1hJcDZt',
  'a1RoQWdrRXpUU2dRdVBwZlJoVGJVaUtjKzUzSDVtb0FBd0NnWUlLb1pJemowRUF3SUQKU1FBd1JnSWhBUG1yakQ2dWZLVmhFWjI3N0JpTFM4d0hjYUNURXQ3',
  'ZDBiNFZBZVRTbEV1ZEFpRUF2eHRWQmlSRQpjTUlYbW5sb2hPQTdsRU1saHY1WFZUMmd4NE1DVHc2K1JyWT0KLS0tLS1FTkQgQ0VSVElGSUNBVEUgUkVRVUVT',
  'VC0tLS0tCg==',
].join('');

const flowSchema = {
  apiVersion: 'flowcontrol.apiserver.k8s.io/v1',
  kind: 'FlowSchema',
  metadata: { name: 'web' },
  spec: {
    matchingPrecedence: 500,
    priorityLevelConfiguration: { name: 'web' },
    distinguisherMethod: { type: 'ByUser' },
    rules: [
      {
        subjects: [
          { kind: 'ServiceAccount', serviceAccount: { name: '*', namespace: 'lab' } },
          { kind: 'User', user: { name: 'system:web' } },
          { kind: 'Group', group: { name: 'system:webs' } },
        ],
        resourceRules: [{ verbs: ['get', 'list'], apiGroups: ['apps'], resources: ['deployments'], namespaces: ['lab'] }],
        nonResourceRules: [{ verbs: ['*'], nonResourceURLs: ['/healthz', '/metrics/*'] }],
      },
    ],
  },
};
const rule = (o: Draft): Draft => o.spec.rules[0];

const priorityLevel = {
  apiVersion: 'flowcontrol.apiserver.k8s.io/v1',
  kind: 'PriorityLevelConfiguration',
  metadata: { name: 'web' },
  spec: {
    type: 'Limited',
    limited: {
      nominalConcurrencyShares: 20,
      lendablePercent: 50,
      borrowingLimitPercent: 100,
      limitResponse: { type: 'Queue', queuing: { queues: 64, handSize: 6, queueLengthLimit: 50 } },
    },
  },
};
const queuing = (o: Draft): Draft => o.spec.limited.limitResponse.queuing;
const QUEUING = 'spec.limited.limitResponse.queuing';

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
    object: flowSchema,
    accepted: [
      {
        detail: 'everything',
        change: (o) => (rule(o).resourceRules[0] = { verbs: ['*'], apiGroups: ['*'], resources: ['*'], namespaces: ['*'] }),
      },
      {
        detail: 'of the cluster',
        change: (o) => (rule(o).resourceRules[0] = { verbs: ['get'], apiGroups: [''], resources: ['nodes'], clusterScope: true }),
      },
      { detail: 'the root', change: (o) => (rule(o).nonResourceRules[0].nonResourceURLs = ['/', '/a/*', '*'].slice(0, 2)) },
      { detail: 'no rules', change: (o) => (o.spec.rules = []) },
    ],
    refused: [
      { mistake: 'a precedence below one', change: (o) => (o.spec.matchingPrecedence = -1), server: ['spec.matchingPrecedence'] },
      {
        mistake: 'a precedence that is too large',
        change: (o) => (o.spec.matchingPrecedence = 10_001),
        server: ['spec.matchingPrecedence'],
      },
      { mistake: 'the precedence of exempt', change: (o) => (o.spec.matchingPrecedence = 1), server: ['spec.matchingPrecedence'] },
      {
        mistake: 'no level',
        change: (o) => (o.spec.priorityLevelConfiguration.name = ''),
        server: ['spec.priorityLevelConfiguration.name'],
      },
      {
        mistake: 'a level in capitals',
        change: (o) => (o.spec.priorityLevelConfiguration.name = 'Web'),
        server: ['spec.priorityLevelConfiguration.name'],
      },
      {
        mistake: 'an unknown distinction',
        change: (o) => (o.spec.distinguisherMethod.type = 'ByGroup'),
        server: ['spec.distinguisherMethod.type'],
      },
      { mistake: 'nobody', change: (o) => (rule(o).subjects = []), server: ['spec.rules[0].subjects'] },
      {
        mistake: 'nothing',
        change: (o) => {
          rule(o).resourceRules = [];
          rule(o).nonResourceRules = [];
        },
        server: ['spec.rules[0]'],
      },
      {
        mistake: 'an unknown kind of subject',
        change: (o) => (rule(o).subjects[1].kind = 'Robot'),
        server: ['spec.rules[0].subjects[1].kind'],
      },
      {
        mistake: 'the field of another kind',
        change: (o) => (rule(o).subjects[1].group = { name: 'a' }),
        server: ['spec.rules[0].subjects[1].group'],
      },
      {
        mistake: 'not the field of its kind',
        change: (o) => (rule(o).subjects[1] = { kind: 'User' }),
        server: ['spec.rules[0].subjects[1].user'],
      },
      {
        mistake: 'a user without a name',
        change: (o) => (rule(o).subjects[1].user.name = ''),
        server: ['spec.rules[0].subjects[1].user.name'],
      },
      {
        mistake: 'an account without a namespace',
        change: (o) => (rule(o).subjects[0].serviceAccount.namespace = ''),
        server: ['spec.rules[0].subjects[0].serviceAccount.namespace'],
      },
      {
        mistake: 'an account in capitals',
        change: (o) => (rule(o).subjects[0].serviceAccount = { name: 'Web', namespace: 'Lab' }),
        server: ['spec.rules[0].subjects[0].serviceAccount.name', 'spec.rules[0].subjects[0].serviceAccount.namespace'],
      },
      { mistake: 'no verbs', change: (o) => (rule(o).resourceRules[0].verbs = []), server: ['spec.rules[0].resourceRules[0].verbs'] },
      {
        mistake: 'an unknown verb',
        change: (o) => (rule(o).resourceRules[0].verbs = ['get', 'read']),
        server: ['spec.rules[0].resourceRules[0].verbs'],
      },
      {
        mistake: 'all verbs and one',
        change: (o) => (rule(o).nonResourceRules[0].verbs = ['*', 'get']),
        server: ['spec.rules[0].nonResourceRules[0].verbs'],
      },
      {
        mistake: 'no groups',
        change: (o) => (rule(o).resourceRules[0].apiGroups = []),
        server: ['spec.rules[0].resourceRules[0].apiGroups'],
      },
      {
        mistake: 'all resources and one',
        change: (o) => (rule(o).resourceRules[0].resources = ['*', 'pods']),
        server: ['spec.rules[0].resourceRules[0].resources'],
      },
      {
        mistake: 'no namespaces',
        change: (o) => (rule(o).resourceRules[0].namespaces = []),
        server: ['spec.rules[0].resourceRules[0].namespaces'],
      },
      {
        mistake: 'a namespace in capitals',
        change: (o) => (rule(o).resourceRules[0].namespaces = ['Lab']),
        server: ['spec.rules[0].resourceRules[0].namespaces[0]'],
      },
      ...['healthz', '/a b', '/a//b', '/a*', '/a/*/b', '/*/*', ''].map((url) => ({
        mistake: `the path "${url}"`,
        change: (o: Draft) => (rule(o).nonResourceRules[0].nonResourceURLs = [url]),
        server: ['spec.rules[0].nonResourceRules[0].nonResourceURLs[0]'],
      })),
    ],
  },
  {
    object: priorityLevel,
    accepted: [
      { detail: 'no queues', change: (o) => (o.spec.limited.limitResponse = { type: 'Reject' }) },
      { detail: 'the largest hand', change: (o) => (queuing(o).handSize = 10) },
    ],
    refused: [
      { mistake: 'the type of exempt', change: (o) => (o.spec = { type: 'Exempt' }), server: ['spec.type'] },
      { mistake: 'an unknown type', change: (o) => (o.spec.type = 'Open'), server: ['spec.type'] },
      { mistake: 'no limits', change: (o) => delete o.spec.limited, server: ['spec.limited'] },
      { mistake: 'the fields of both', change: (o) => (o.spec.exempt = { lendablePercent: 1 }), server: ['spec.exempt'] },
      {
        mistake: 'fewer shares than none',
        change: (o) => (o.spec.limited.nominalConcurrencyShares = -1),
        server: ['spec.limited.nominalConcurrencyShares'],
      },
      {
        mistake: 'more lent than there is',
        change: (o) => (o.spec.limited.lendablePercent = 101),
        server: ['spec.limited.lendablePercent'],
      },
      {
        mistake: 'less borrowed than nothing',
        change: (o) => (o.spec.limited.borrowingLimitPercent = -1),
        server: ['spec.limited.borrowingLimitPercent'],
      },
      {
        mistake: 'an unknown response',
        change: (o) => (o.spec.limited.limitResponse.type = 'Wait'),
        server: ['spec.limited.limitResponse.type'],
      },
      { mistake: 'queues that nobody waits in', change: (o) => (o.spec.limited.limitResponse.type = 'Reject'), server: [QUEUING] },
      { mistake: 'nowhere to wait', change: (o) => delete o.spec.limited.limitResponse.queuing, server: [QUEUING] },
      { mistake: 'no length', change: (o) => (queuing(o).queueLengthLimit = -1), server: [`${QUEUING}.queueLengthLimit`] },
      {
        mistake: 'fewer queues than none',
        change: (o) => (queuing(o).queues = -1),
        server: [`${QUEUING}.queues`, `${QUEUING}.handSize`],
      },
      { mistake: 'too many queues', change: (o) => (queuing(o).queues = 10_000_001), server: [`${QUEUING}.queues`, `${QUEUING}.handSize`] },
      { mistake: 'a hand larger than the deck', change: (o) => (queuing(o).handSize = 65), server: [`${QUEUING}.handSize`] },
      { mistake: 'a hand that takes too many bits', change: (o) => (queuing(o).handSize = 11), server: [`${QUEUING}.handSize`] },
      { mistake: 'a hand of less than none', change: (o) => (queuing(o).handSize = -1), server: [`${QUEUING}.handSize`] },
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
      { mistake: 'configuration of nobody', change: (o) => delete devices(o).config[0].opaque, server: ['spec.devices.config[0].opaque'] },
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
      { mistake: 'configuration of nobody', change: (o) => (o.spec.config = [{}]), server: ['spec.config[0].opaque'] },
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
