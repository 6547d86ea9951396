import type { KindTable } from './refusals.ts';

const metadata = { name: 'web', namespace: 'lab' };
const labels = { app: 'web' };
const container = { name: 'web', image: 'web:1' };
const template = { metadata: { labels }, spec: { containers: [container] } };
const jobTemplate = { spec: { restartPolicy: 'Never', containers: [container] } };
const claim = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } };

/** Kinds beside the Deployment, each with what it may get wrong. */
export const kindTables: readonly KindTable[] = [
  {
    object: {
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: { name: 'shop', labels: { 'pod-security.kubernetes.io/enforce': 'baseline' } },
    },
    refused: [
      {
        mistake: 'a level of security that does not exist',
        change: (o) => (o.metadata.labels['pod-security.kubernetes.io/enforce'] = 'strict'),
        server: ['metadata.labels[pod-security.kubernetes.io/enforce]'],
        ours: ['metadata.labels["pod-security.kubernetes.io/enforce"]'],
      },
      {
        mistake: 'a finalizer without a domain',
        change: (o) => (o.spec = { finalizers: ['mine'] }),
        server: ['spec.finalizers'],
        ours: ['spec.finalizers[0]'],
      },
    ],
  },
  {
    object: { apiVersion: 'v1', kind: 'ConfigMap', metadata, data: { a: '1' }, binaryData: { b: 'YQ==' } },
    refused: [
      { mistake: 'a key that is no file name', change: (o) => (o.data = { 'a b': '1' }), server: ['data[a b]'], ours: ['data["a b"]'] },
      { mistake: 'a key twice', change: (o) => (o.data.b = '1'), server: ['data[b]'], ours: ['data.b'] },
      { mistake: 'more than a mebibyte', change: (o) => (o.data.a = 'x'.repeat(1024 * 1024)), server: ['[]'], ours: ['data'] },
    ],
  },
  {
    object: { apiVersion: 'v1', kind: 'Secret', metadata, type: 'kubernetes.io/tls', stringData: { 'tls.crt': '', 'tls.key': '' } },
    accepted: [
      { detail: 'a type of its own', change: (o) => Object.assign(o, { type: 'example.org/mine', stringData: { a: '' } }) },
      {
        detail: 'one half of a login',
        change: (o) => Object.assign(o, { type: 'kubernetes.io/basic-auth', stringData: { username: '' } }),
      },
    ],
    refused: [
      { mistake: 'a key left out', change: (o) => delete o.stringData['tls.key'], server: ['data[tls.key]'], ours: ['data["tls.key"]'] },
      {
        mistake: 'a registry that is no JSON',
        change: (o) => Object.assign(o, { type: 'kubernetes.io/dockerconfigjson', stringData: { '.dockerconfigjson': '' } }),
        server: ['data[.dockerconfigjson]'],
        ours: ['data[".dockerconfigjson"]'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'v1',
      kind: 'Service',
      metadata,
      spec: {
        selector: labels,
        ports: [
          { name: 'a', port: 80 },
          { name: 'b', port: 81, targetPort: 'http' },
        ],
      },
    },
    accepted: [
      { detail: 'no ports without an address', change: (o) => (o.spec = { clusterIP: 'None', selector: labels }) },
      { detail: 'a name elsewhere', change: (o) => (o.spec = { type: 'ExternalName', externalName: 'db.example.org.' }) },
      { detail: 'a target port that is the port', change: (o) => (o.spec.ports[1].targetPort = 0) },
    ],
    refused: [
      { mistake: 'no ports', change: (o) => (o.spec.ports = []), server: ['spec.ports'] },
      { mistake: 'a port without a name beside another', change: (o) => delete o.spec.ports[0].name, server: ['spec.ports[0].name'] },
      {
        mistake: 'the name of no port',
        change: (o) => (o.spec.ports[1].targetPort = 'x'.repeat(16)),
        server: ['spec.ports[1].targetPort'],
      },
      { mistake: 'a node port that nobody sees', change: (o) => (o.spec.ports[0].nodePort = 30_000), server: ['spec.ports[0].nodePort'] },
      {
        mistake: 'a policy for traffic that does not come',
        change: (o) => (o.spec.externalTrafficPolicy = 'Local'),
        server: ['spec.externalTrafficPolicy'],
      },
      {
        mistake: 'sources for no balancer',
        change: (o) => (o.spec.loadBalancerSourceRanges = ['10.0.0.0/8']),
        server: ['spec.LoadBalancerSourceRanges'],
        ours: ['spec.loadBalancerSourceRanges'],
      },
      { mistake: 'an affinity that does not exist', change: (o) => (o.spec.sessionAffinity = 'Cookie'), server: ['spec.sessionAffinity'] },
      {
        mistake: 'a name that is none',
        change: (o) => (o.spec = { type: 'ExternalName', externalName: 'a b' }),
        server: ['spec.externalName'],
      },
    ],
  },
  {
    object: { apiVersion: 'v1', kind: 'ServiceAccount', metadata, secrets: [{ name: 'a' }] },
    refused: [
      {
        mistake: 'a Secret without a name',
        change: (o) => (o.secrets = [{ kind: 'Secret' }]),
        server: ['.secrets'],
        ours: ['secrets[0].name'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'apps/v1',
      kind: 'StatefulSet',
      metadata,
      spec: {
        serviceName: 'web',
        selector: { matchLabels: labels },
        template: { metadata: { labels }, spec: { containers: [{ ...container, volumeMounts: [{ name: 'data', mountPath: '/d' }] }] } },
        volumeClaimTemplates: [{ metadata: { name: 'data' }, spec: claim }],
      },
    },
    refused: [
      {
        mistake: 'a mount of no volume',
        change: (o) => (o.spec.volumeClaimTemplates = []),
        server: ['spec.template.spec.containers[0].volumeMounts[0].name'],
      },
      {
        mistake: 'an order that does not exist',
        change: (o) => (o.spec.podManagementPolicy = 'Any'),
        server: ['spec.podManagementPolicy'],
      },
      {
        mistake: 'a partition below zero',
        change: (o) => (o.spec.updateStrategy = { rollingUpdate: { partition: -1 } }),
        server: ['spec.updateStrategy.rollingUpdate.partition'],
      },
      {
        mistake: 'a claim for nothing',
        change: (o) => (o.spec.volumeClaimTemplates[0].spec.resources = {}),
        server: ['spec.volumeClaimTemplates[0].spec.resources[storage]'],
        ours: ['spec.volumeClaimTemplates[0].spec.resources.requests.storage'],
      },
    ],
  },
  {
    object: { apiVersion: 'apps/v1', kind: 'DaemonSet', metadata, spec: { selector: { matchLabels: labels }, template } },
    refused: [
      {
        mistake: 'a surge beside an outage',
        change: (o) => (o.spec.updateStrategy = { rollingUpdate: { maxSurge: 1, maxUnavailable: 1 } }),
        server: ['spec.updateStrategy.rollingUpdate.maxSurge'],
      },
      {
        mistake: 'a template of other Pods',
        change: (o) => (o.spec.selector.matchLabels = { app: 'other' }),
        server: ['spec.template.metadata.labels'],
      },
    ],
  },
  {
    object: { apiVersion: 'batch/v1', kind: 'Job', metadata, spec: { backoffLimit: 2, template: jobTemplate } },
    refused: [
      {
        mistake: 'Pods that restart always',
        change: (o) => (o.spec.template.spec.restartPolicy = 'Always'),
        server: ['spec.template.spec.restartPolicy'],
      },
      { mistake: 'a limit below zero', change: (o) => (o.spec.backoffLimit = -1), server: ['spec.backoffLimit'] },
      {
        mistake: 'indexes without a number of them',
        change: (o) => Object.assign(o.spec, { completionMode: 'Indexed', parallelism: 2 }),
        server: ['spec.completions'],
      },
      {
        mistake: 'a limit for each of no indexes',
        change: (o) => (o.spec.backoffLimitPerIndex = 1),
        server: ['spec.backoffLimitPerIndex'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'batch/v1',
      kind: 'CronJob',
      metadata,
      spec: { schedule: '*/5 0-6 1,15 JAN-DEC mon', timeZone: 'Etc/UTC', jobTemplate: { spec: { template: jobTemplate } } },
    },
    accepted: [
      { detail: 'a descriptor', change: (o) => (o.spec.schedule = '@every 1h30m') },
      { detail: 'a question mark', change: (o) => (o.spec.schedule = '0 0 ? * *') },
    ],
    refused: [
      { mistake: 'six fields', change: (o) => (o.spec.schedule = '0 0 * * * *'), server: ['spec.schedule'] },
      { mistake: 'an hour that no day has', change: (o) => (o.spec.schedule = '0 24 * * *'), server: ['spec.schedule'] },
      { mistake: 'a time zone in the schedule', change: (o) => (o.spec.schedule = 'TZ=UTC 0 0 * * *'), server: ['spec.schedule'] },
      { mistake: 'a time zone of nowhere', change: (o) => (o.spec.timeZone = 'Europe/Nowhere'), server: ['spec.timeZone'] },
      { mistake: 'a time zone in small letters', change: (o) => (o.spec.timeZone = 'europe/berlin'), server: ['spec.timeZone'] },
      { mistake: 'a policy that does not exist', change: (o) => (o.spec.concurrencyPolicy = 'Queue'), server: ['spec.concurrencyPolicy'] },
    ],
  },
  {
    object: {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'Ingress',
      metadata,
      spec: {
        rules: [
          {
            host: 'web.example.org',
            http: { paths: [{ path: '/', pathType: 'Prefix', backend: { service: { name: 'web', port: { name: 'http' } } } }] },
          },
        ],
      },
    },
    refused: [
      { mistake: 'no rules', change: (o) => (o.spec.rules = []), server: ['spec'], ours: ['spec.rules'] },
      { mistake: 'an address as the host', change: (o) => (o.spec.rules[0].host = '10.0.0.1'), server: ['spec.rules[0].host'] },
      {
        mistake: 'a relative path',
        change: (o) => (o.spec.rules[0].http.paths[0].path = 'a'),
        server: ['spec.rules[0].http.paths[0].path'],
      },
      {
        mistake: 'two ports',
        change: (o) => (o.spec.rules[0].http.paths[0].backend.service.port.number = 80),
        server: ['spec.rules[0].http.paths[0].backend'],
        ours: ['spec.rules[0].http.paths[0].backend.service.port'],
      },
      { mistake: 'a wildcard in the middle', change: (o) => (o.spec.tls = [{ hosts: ['a.*.org'] }]), server: ['spec.tls[0].hosts[0]'] },
    ],
  },
  {
    object: {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'NetworkPolicy',
      metadata,
      spec: {
        podSelector: {},
        ingress: [{ from: [{ ipBlock: { cidr: '10.0.0.0/8', except: ['10.1.0.0/16'] } }], ports: [{ port: 80, endPort: 90 }] }],
      },
    },
    refused: [
      {
        mistake: 'an exception outside',
        change: (o) => (o.spec.ingress[0].from[0].ipBlock.except = ['11.0.0.0/16']),
        server: ['spec.ingress[0].from[0].ipBlock.except[0]'],
      },
      { mistake: 'nobody', change: (o) => (o.spec.ingress[0].from = [{}]), server: ['spec.ingress[0].from[0]'] },
      {
        mistake: 'a block and Pods',
        change: (o) => (o.spec.ingress[0].from[0].podSelector = {}),
        server: ['spec.ingress[0].from[0]'],
        ours: ['spec.ingress[0].from[0].ipBlock'],
      },
      {
        mistake: 'an end before the start',
        change: (o) => (o.spec.ingress[0].ports[0].endPort = 70),
        server: ['spec.ingress[0].ports[0].endPort'],
      },
      { mistake: 'a direction that does not exist', change: (o) => (o.spec.policyTypes = ['Both']), server: ['spec.policyTypes[0]'] },
    ],
  },
  {
    object: {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata,
      spec: { minAvailable: '50%', selector: { matchLabels: labels } },
    },
    refused: [
      { mistake: 'both limits', change: (o) => (o.spec.maxUnavailable = 1), server: ['spec'], ours: ['spec.maxUnavailable'] },
      { mistake: 'more than all', change: (o) => (o.spec.minAvailable = '101%'), server: ['spec.minAvailable'] },
    ],
  },
  {
    object: {
      apiVersion: 'autoscaling/v2',
      kind: 'HorizontalPodAutoscaler',
      metadata,
      spec: {
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' },
        maxReplicas: 5,
        metrics: [{ type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } } }],
      },
    },
    refused: [
      {
        mistake: 'a target without a group',
        change: (o) => (o.spec.scaleTargetRef.apiVersion = 'v1'),
        server: ['spec.scaleTargetRef.apiVersion'],
      },
      { mistake: 'less than the least', change: (o) => (o.spec.minReplicas = 6), server: ['spec.maxReplicas'] },
      {
        mistake: 'a type without its field',
        change: (o) => (o.spec.metrics[0].type = 'Pods'),
        server: ['spec.metrics[0].pods'],
      },
      {
        mistake: 'no target',
        change: (o) => (o.spec.metrics[0].resource.target = { type: 'Value' }),
        server: ['spec.metrics[0].resource.target.averageUtilization'],
      },
      {
        mistake: 'a window of two hours',
        change: (o) => (o.spec.behavior = { scaleDown: { stabilizationWindowSeconds: 7200 } }),
        server: ['spec.behavior.scaleDown.stabilizationWindowSeconds'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'Role',
      metadata,
      rules: [{ apiGroups: [''], resources: ['pods'], verbs: ['get'] }],
    },
    refused: [
      { mistake: 'no verbs', change: (o) => (o.rules[0].verbs = []), server: ['rules[0].verbs'] },
      { mistake: 'no group', change: (o) => delete o.rules[0].apiGroups, server: ['rules[0].apiGroups'] },
      {
        mistake: 'URLs in a namespace',
        change: (o) => (o.rules[0] = { nonResourceURLs: ['/a'], verbs: ['get'] }),
        server: ['rules[0].nonResourceURLs'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'ClusterRoleBinding',
      metadata: { name: 'web' },
      roleRef: { kind: 'ClusterRole', name: 'web' },
      subjects: [{ kind: 'ServiceAccount', name: 'web', namespace: 'lab' }],
    },
    refused: [
      { mistake: 'a Role', change: (o) => (o.roleRef.kind = 'Role'), server: ['roleRef.kind'] },
      { mistake: 'a subject of no kind', change: (o) => (o.subjects[0].kind = 'Robot'), server: ['subjects[0].kind'] },
      { mistake: 'an account in no namespace', change: (o) => delete o.subjects[0].namespace, server: ['subjects[0].namespace'] },
    ],
  },
  {
    object: { apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata, spec: claim },
    refused: [
      { mistake: 'no access mode', change: (o) => (o.spec.accessModes = []), server: ['spec.accessModes'] },
      {
        mistake: 'nothing',
        change: (o) => (o.spec.resources.requests.storage = '0'),
        server: ['spec.resources[storage]'],
        ours: ['spec.resources.requests.storage'],
      },
    ],
  },
  {
    object: { apiVersion: 'storage.k8s.io/v1', kind: 'StorageClass', metadata: { name: 'web' }, provisioner: 'ebs.csi.aws.com' },
    accepted: [{ detail: 'an empty reclaim policy', change: (o) => (o.reclaimPolicy = '') }],
    refused: [
      { mistake: 'no provisioner', change: (o) => (o.provisioner = ''), server: ['provisioner'] },
      { mistake: 'a policy that does not exist', change: (o) => (o.reclaimPolicy = 'Keep'), server: ['reclaimPolicy'] },
    ],
  },
  {
    object: { apiVersion: 'scheduling.k8s.io/v1', kind: 'PriorityClass', metadata: { name: 'web' }, value: 1000 },
    refused: [
      { mistake: 'a value of the system', change: (o) => (o.value = 1_000_000_001), server: ['value'] },
      { mistake: 'a name of the system', change: (o) => (o.metadata.name = 'system-web'), server: ['metadata.name'] },
    ],
  },
  {
    object: {
      apiVersion: 'v1',
      kind: 'ResourceQuota',
      metadata,
      spec: { hard: { pods: '10', 'requests.cpu': '4', 'count/jobs.batch': '5' } },
    },
    refused: [
      {
        mistake: 'a resource that nobody counts',
        change: (o) => (o.spec.hard.gpus = 1),
        server: ['spec.hard[gpus]'],
        ours: ['spec.hard.gpus'],
      },
      { mistake: 'half a Pod', change: (o) => (o.spec.hard.pods = '0.5'), server: ['spec.hard[pods]'], ours: ['spec.hard.pods'] },
      {
        mistake: 'a scope without its resources',
        change: (o) => Object.assign(o.spec, { hard: { services: '1' }, scopes: ['BestEffort'] }),
        server: ['spec.scopes'],
        ours: ['spec.scopes[0]'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'v1',
      kind: 'LimitRange',
      metadata,
      spec: { limits: [{ type: 'Container', max: { cpu: '2' }, default: { cpu: '1' } }] },
    },
    refused: [
      {
        mistake: 'a default above the most',
        change: (o) => (o.spec.limits[0].default.cpu = '3'),
        server: ['spec.limits[0].default[cpu]', 'spec.limits[0].defaultRequest[cpu]'],
        ours: ['spec.limits[0].default.cpu'],
      },
      { mistake: 'a type twice', change: (o) => o.spec.limits.push({ type: 'Container' }), server: ['spec.limits[1].type'] },
      {
        mistake: 'a default for Pods',
        change: (o) => (o.spec.limits = [{ type: 'Pod', default: { cpu: '1' } }]),
        server: ['spec.limits[0].default'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'ValidatingAdmissionPolicy',
      metadata: { name: 'web.example.org' },
      spec: {
        matchConstraints: {
          resourceRules: [{ apiGroups: ['apps'], apiVersions: ['v1'], operations: ['CREATE'], resources: ['deployments'] }],
        },
        validations: [{ expression: 'true' }],
      },
    },
    refused: [
      { mistake: 'no constraints', change: (o) => delete o.spec.matchConstraints, server: ['spec.matchConstraints'] },
      {
        mistake: 'no validations',
        change: (o) => (o.spec.validations = []),
        server: ['spec.auditAnnotations', 'spec.validations'],
        ours: ['spec.validations'],
      },
      {
        mistake: 'a wildcard beside another',
        change: (o) => o.spec.matchConstraints.resourceRules[0].operations.push('*'),
        server: ['spec.matchConstraints.resourceRules[0].operations'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: 'widgets.example.org' },
      spec: {
        group: 'example.org',
        scope: 'Namespaced',
        names: { plural: 'widgets', kind: 'Widget' },
        versions: [
          {
            name: 'v1',
            served: true,
            storage: true,
            schema: {
              openAPIV3Schema: {
                type: 'object',
                properties: {
                  spec: {
                    type: 'object',
                    properties: {
                      size: { type: 'integer' },
                      port: { 'x-kubernetes-int-or-string': true, anyOf: [{ type: 'integer' }, { type: 'string' }] },
                    },
                  },
                },
              },
            },
          },
        ],
      },
    },
    refused: [
      { mistake: 'another name', change: (o) => (o.metadata.name = 'widget.example.org'), server: ['metadata.name'] },
      {
        mistake: 'no version that is stored',
        change: (o) => (o.spec.versions[0].storage = false),
        server: ['spec.versions', 'status.storedVersions'],
        ours: ['spec.versions'],
      },
      {
        mistake: 'a field without a type',
        change: (o) => (o.spec.versions[0].schema.openAPIV3Schema.properties.spec.properties.size = {}),
        server: ['spec.validation.openAPIV3Schema.properties[spec].properties[size].type'],
        ours: ['spec.versions[0].schema.openAPIV3Schema.properties.spec.properties.size.type'],
      },
      {
        mistake: 'a list of anything',
        change: (o) => (o.spec.versions[0].schema.openAPIV3Schema.properties.spec.properties.size.type = 'array'),
        server: ['spec.validation.openAPIV3Schema.properties[spec].properties[size].items'],
        ours: ['spec.versions[0].schema.openAPIV3Schema.properties.spec.properties.size.items'],
      },
    ],
  },
];
