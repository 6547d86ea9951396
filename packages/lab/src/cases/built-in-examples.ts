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

/** What built-in kinds are grown from: each is accepted as it is, without apiVersion, kind and metadata. */
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
  ValidatingAdmissionPolicyBinding: { spec: { policyName: 'web.example.org', validationActions: ['Deny'] } },
  ValidatingWebhookConfiguration: { webhooks: [webhook] },
};
