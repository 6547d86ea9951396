const labels = { app: 'web' };
const selector = { matchLabels: labels };
const containers = [
  {
    name: 'web',
    image: 'registry.example.org/web:1.2.3',
    env: [{ name: 'LEVEL', value: 'info' }],
    ports: [{ name: 'http', containerPort: 8080 }],
    resources: { requests: { cpu: '100m', memory: '64Mi' } },
    volumeMounts: [{ name: 'cache', mountPath: '/cache' }],
  },
];
const pod = { containers, volumes: [{ name: 'cache', emptyDir: {} }] };
const template = { metadata: { labels }, spec: pod };
const job = { template: { spec: { ...pod, restartPolicy: 'Never' } } };
const webhook = {
  name: 'web.example.org',
  admissionReviewVersions: ['v1'],
  sideEffects: 'None',
  clientConfig: { service: { name: 'web', namespace: 'lab', path: '/check' } },
  rules: [{ apiGroups: ['apps'], apiVersions: ['v1'], operations: ['CREATE'], resources: ['deployments'] }],
};
const subjects = [{ kind: 'ServiceAccount', name: 'web', namespace: 'lab' }];
const rules = [{ apiGroups: [''], resources: ['configmaps'], verbs: ['get', 'list'] }];
const roleRef = { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'reader' };

const devices = { devices: { requests: [{ name: 'gpu', exactly: { deviceClassName: 'gpu.example.org' } }] } };
const flatDevices = { devices: { requests: [{ name: 'gpu', deviceClassName: 'gpu.example.org' }] } };

/**
 * Examples from which cases of built-in kinds are generated, by kind or by version and kind. The server accepts each as it is, without
 * apiVersion, kind and metadata.
 */
export const builtInExamples: Readonly<Record<string, object>> = {
  ConfigMap: { data: { colour: 'blue' } },
  CronJob: { spec: { schedule: '0 3 * * *', jobTemplate: { spec: job } } },
  DaemonSet: { spec: { selector, template } },
  Deployment: { spec: { replicas: 2, selector, template, strategy: { rollingUpdate: { maxSurge: '25%', maxUnavailable: 0 } } } },
  Endpoints: { subsets: [{ addresses: [{ ip: '10.1.0.1' }], ports: [{ port: 80 }] }] },
  HorizontalPodAutoscaler: {
    spec: {
      maxReplicas: 5,
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' },
      metrics: [{ type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 80 } } }],
    },
  },
  Ingress: {
    spec: {
      ingressClassName: 'alb',
      rules: [
        {
          host: 'web.example.org',
          http: { paths: [{ path: '/', pathType: 'Prefix', backend: { service: { name: 'web', port: { name: 'http' } } } }] },
        },
      ],
    },
  },
  IngressClass: { spec: { controller: 'ingress.example.org/alb' } },
  Job: { spec: job },
  Lease: { spec: { holderIdentity: 'web', leaseDurationSeconds: 15 } },
  LimitRange: { spec: { limits: [{ type: 'Container', default: { cpu: '500m' } }] } },
  MutatingWebhookConfiguration: { webhooks: [webhook] },
  NetworkPolicy: { spec: { podSelector: selector, ingress: [{ from: [{ podSelector: selector }], ports: [{ port: 80 }] }] } },
  PersistentVolume: {
    spec: { capacity: { storage: '10Gi' }, accessModes: ['ReadWriteOnce'], csi: { driver: 'ebs.csi.aws.com', volumeHandle: 'vol-1' } },
  },
  PersistentVolumeClaim: { spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '10Gi' } } } },
  Pod: { spec: pod },
  PodDisruptionBudget: { spec: { minAvailable: '50%', selector } },
  PodTemplate: { template },
  PriorityClass: { value: 1000, description: 'important' },
  ReplicaSet: { spec: { replicas: 1, selector, template } },
  ReplicationController: { spec: { selector: labels, template } },
  ResourceQuota: { spec: { hard: { pods: '10', 'requests.cpu': '4' } } },
  Role: { rules },
  ClusterRole: { rules },
  RoleBinding: { subjects, roleRef },
  ClusterRoleBinding: { subjects, roleRef },
  RuntimeClass: { handler: 'gvisor' },
  Secret: { type: 'Opaque', data: { key: 'dmFsdWU=' }, stringData: { other: 'value' } },
  Service: { spec: { selector: labels, ports: [{ name: 'http', port: 80, targetPort: 'http' }] } },
  ServiceAccount: { automountServiceAccountToken: false, imagePullSecrets: [{ name: 'registry' }] },
  StatefulSet: {
    spec: {
      serviceName: 'web',
      selector,
      template,
      volumeClaimTemplates: [
        { metadata: { name: 'data' }, spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } } },
      ],
    },
  },
  StorageClass: { provisioner: 'ebs.csi.aws.com', parameters: { type: 'gp3' }, volumeBindingMode: 'WaitForFirstConsumer' },
  CSIDriver: { spec: { attachRequired: true } },
  ValidatingAdmissionPolicy: {
    spec: {
      matchConstraints: {
        resourceRules: [{ apiGroups: ['apps'], apiVersions: ['v1'], operations: ['CREATE'], resources: ['deployments'] }],
      },
      validations: [{ expression: 'object.spec.replicas <= 5' }],
    },
  },
  'autoscaling/v1 HorizontalPodAutoscaler': {
    spec: {
      maxReplicas: 5,
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' },
      targetCPUUtilizationPercentage: 80,
    },
  },
  'events.k8s.io/v1 Event': {
    eventTime: '2026-01-02T03:04:05.000006Z',
    reportingController: 'example.org/web',
    reportingInstance: 'web-0',
    action: 'Scale',
    reason: 'Busy',
    type: 'Normal',
    regarding: { apiVersion: 'v1', kind: 'Pod', name: 'web-0', namespace: 'lab' },
  },
  DeviceClass: { spec: { config: [{ opaque: { driver: 'gpu.example.org', parameters: { kind: 'Sharing' } } }] } },
  EndpointSlice: { addressType: 'IPv4', endpoints: [{ addresses: ['10.1.0.1'] }], ports: [{ name: 'http', port: 80 }] },
  FlowSchema: {
    spec: {
      matchingPrecedence: 500,
      priorityLevelConfiguration: { name: 'web' },
      rules: [
        {
          subjects: [{ kind: 'User', user: { name: 'web' } }],
          nonResourceRules: [{ verbs: ['get'], nonResourceURLs: ['/healthz'] }],
        },
      ],
    },
  },
  PriorityLevelConfiguration: {
    spec: { type: 'Limited', limited: { nominalConcurrencyShares: 20, limitResponse: { type: 'Reject' } } },
  },
  ResourceClaim: { spec: devices },
  ResourceClaimTemplate: { spec: { spec: devices } },
  'resource.k8s.io/v1beta1 ResourceClaim': { spec: flatDevices },
  'resource.k8s.io/v1beta1 ResourceClaimTemplate': { spec: { spec: flatDevices } },
  LeaseCandidate: { spec: { leaseName: 'web', binaryVersion: '1.36.0', emulationVersion: '1.35.0', strategy: 'OldestEmulationVersion' } },
  StorageVersionMigration: { spec: { resource: { group: 'apps', resource: 'deployments' } } },
  ValidatingAdmissionPolicyBinding: { spec: { policyName: 'web.example.org', validationActions: ['Deny'] } },
  ValidatingWebhookConfiguration: { webhooks: [webhook] },
};
