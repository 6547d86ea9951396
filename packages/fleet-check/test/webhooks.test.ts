import { expect, test } from 'vitest';
import { exampleFiles, problemsIn } from './example-fleet.ts';

/** Returns the findings of the rules about webhooks, budgets, replicas and quotas. */
const found = (...objects: readonly string[]): readonly string[] =>
  problemsIn(exampleFiles(objects.join('\n---\n'))).flatMap(({ rule, severity, object, pointer }) =>
    /^(?:webhook|budget-allows|replicas|resources)/.test(rule) ? [[rule, ...(severity ? [severity] : []), object, pointer].join(' ')] : [],
  );

const namespace = (name: string, labels = ''): string => `apiVersion: v1
kind: Namespace
metadata: {name: ${name}, labels: {${labels}}}`;

const deployment = (name: string, spec = '', container = ''): string => `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}, namespace: a}
spec: {${spec}selector: {matchLabels: {app: ${name}}}, template: {metadata: {labels: {app: ${name}}}, spec: {containers: [{name: main, image: 'example/web:1'${container}}]}}}`;

const service = (name: string, inNamespace = 'a'): string => `apiVersion: v1
kind: Service
metadata: {name: ${name}, namespace: ${inNamespace}}
spec: {selector: {app: ${name}}, ports: [{port: 443}]}`;

const webhook = (
  service: string,
  more = 'namespaceSelector: {matchLabels: {checked: "true"}}',
): string => `apiVersion: admissionregistration.k8s.io/v1
kind: MutatingWebhookConfiguration
metadata: {name: guard}
webhooks:
  - name: guard.example.org
    sideEffects: None
    admissionReviewVersions: [v1]
    clientConfig: {service: ${service}}
    rules: [{apiGroups: ['*'], apiVersions: ['*'], operations: ['*'], resources: ['*']}]
    ${more}`;

const SERVER = '{name: guard, namespace: a}';
const OF_WEBHOOK = 'MutatingWebhookConfiguration/guard /webhooks/0';

const converted = (inNamespace: string, versions = ['v1', 'v1beta1']): string =>
  [
    'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: things.example.org}',
    'spec:\n  group: example.org\n  names: {kind: Thing, plural: things}\n  scope: Namespaced',
    `  conversion: {strategy: Webhook, webhook: {clientConfig: {service: {name: guard, namespace: ${inNamespace}}}}}`,
    `  versions: [${versions.map((name) => `{name: ${name}, served: true, storage: ${name === 'v1'}, schema: {openAPIV3Schema: {type: object}}}`).join(', ')}]`,
  ].join('\n');

const apiService = (name: string): string => `apiVersion: apiregistration.k8s.io/v1
kind: APIService
metadata: {name: v1.metrics.example.org}
spec: {group: metrics.example.org, version: v1, groupPriorityMinimum: 100, versionPriority: 100, service: {name: ${name}, namespace: a}}`;

const CHART = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: x, namespace: a}
spec: {interval: 1h, chart: {spec: {chart: ./charts/x, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}}`;

test.each([
  ['a Service that exists', [service('guard'), webhook(SERVER)], []],
  ['another name', [service('guards'), webhook(SERVER)], [`webhook-service-not-found ${OF_WEBHOOK}/clientConfig/service/name`]],
  [
    'a failure that is ignored',
    [webhook(SERVER, 'failurePolicy: Ignore')],
    [`webhook-service-not-found risk ${OF_WEBHOOK}/clientConfig/service/name`],
  ],
  ['a Service that a chart may install', [CHART, webhook(SERVER)], []],
  [
    'a Service in another namespace',
    [CHART, service('guard', 'b'), webhook(SERVER)],
    [`webhook-service-not-found ${OF_WEBHOOK}/clientConfig/service/namespace`],
  ],
  [
    'a conversion in kube-system',
    [service('guard'), converted('kube-system')],
    ['webhook-service-not-found CustomResourceDefinition/things.example.org /spec/conversion/webhook/clientConfig/service/namespace'],
  ],
  ['a Service of Kubernetes', [converted('kube-system')], []],
  ['a conversion of a kind with one version', [service('guard'), converted('kube-system', ['v1'])], []],
  [
    'an API service',
    [service('metrics'), apiService('metric')],
    ['webhook-service-not-found APIService/v1.metrics.example.org /spec/service/name'],
  ],
] as const)('calls of the API server: %s', (_, objects, expected) => {
  expect(found(namespace('a'), namespace('b'), ...objects)).toEqual(expected);
});

const COVERS = `webhook-covers-its-server ${OF_WEBHOOK}/rules/0`;

test.each([
  ['all namespaces', '', '', [COVERS]],
  ['its namespace by a label', 'checked: "true"', 'namespaceSelector: {matchLabels: {checked: "true"}}', [COVERS]],
  ['other namespaces', '', 'namespaceSelector: {matchLabels: {checked: "true"}}', []],
  [
    'all but its own and kube-system',
    '',
    'namespaceSelector: {matchExpressions: [{key: kubernetes.io/metadata.name, operator: NotIn, values: [a, kube-system]}]}',
    [],
  ],
  ['other Pods', '', 'objectSelector: {matchLabels: {app: other}}', []],
  ['requests that a condition selects', '', "matchConditions: [{name: x, expression: 'true'}]", []],
  ['nothing that must answer', '', 'failurePolicy: Ignore', []],
] as const)('a webhook that covers %s', (_, labels, more, expected) => {
  expect(found(namespace('a', labels), deployment('guard'), service('guard'), webhook(SERVER, more))).toEqual(expected);
});

const policy = (name: string, spec: string): string => `apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: {name: ${name}, namespace: a}
spec: {${spec}}`;

test.each([
  [
    'refuses all',
    [policy('deny', 'podSelector: {}, policyTypes: [Ingress]')],
    ['webhook-server-isolated NetworkPolicy/a/deny /spec/podSelector'],
  ],
  ['refuses only outgoing connections', [policy('deny', 'podSelector: {}, policyTypes: [Egress]')], []],
  ['selects other Pods', [policy('deny', 'podSelector: {matchLabels: {app: other}}, policyTypes: [Ingress]')], []],
  [
    'has an exception',
    [policy('deny', 'podSelector: {}, policyTypes: [Ingress]'), policy('allow', 'podSelector: {matchLabels: {app: guard}}, ingress: [{}]')],
    [],
  ],
] as const)('a NetworkPolicy that %s', (_, policies, expected) => {
  expect(found(namespace('a'), deployment('guard'), service('guard'), webhook(SERVER), ...policies)).toEqual(expected);
});

const budget = (spec: string): string => `apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: {name: web, namespace: a}
spec: {${spec}, selector: {matchLabels: {app: web}}}`;

const autoscaler = (min: number, max: number): string => `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: web, namespace: a}
spec: {minReplicas: ${min}, maxReplicas: ${max}, scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}}`;

const BLOCKED = 'budget-allows-nothing PodDisruptionBudget/a/web /spec';

test.each([
  ['all replicas', [deployment('web', 'replicas: 2, '), budget('minAvailable: 2')], [`${BLOCKED}/minAvailable`]],
  ['one of two', [deployment('web', 'replicas: 2, '), budget('minAvailable: 1')], []],
  ['the default of one replica', [deployment('web'), budget('minAvailable: 1')], [`${BLOCKED}/minAvailable`]],
  ['half of one, rounded up', [deployment('web'), budget('minAvailable: 50%')], [`${BLOCKED}/minAvailable`]],
  ['half of two', [deployment('web', 'replicas: 2, '), budget('minAvailable: 50%')], []],
  ['no unavailable Pods', [deployment('web', 'replicas: 2, '), budget('maxUnavailable: 0%')], [`${BLOCKED}/maxUnavailable`]],
  ['one, and an autoscaler', [deployment('web'), autoscaler(1, 3), budget('minAvailable: 1')], []],
  ['all that an autoscaler allows', [deployment('web'), autoscaler(1, 3), budget('minAvailable: 3')], [`${BLOCKED}/minAvailable`]],
  ['a stopped workload', [deployment('web', 'replicas: 0, '), budget('minAvailable: 1')], []],
] as const)('a budget of %s', (_, objects, expected) => {
  expect(found(...objects)).toEqual(expected);
});

test.each([
  ['replicas: 3, ', autoscaler(2, 6), ['replicas-of-autoscaler Deployment/a/web /spec/replicas']],
  ['', autoscaler(2, 6), []],
  ['replicas: 3, ', autoscaler(3, 3), []],
] as const)('a Deployment with %s and an autoscaler', (spec, scaler, expected) => {
  expect(found(deployment('web', spec), scaler)).toEqual(expected);
});

const quota = (hard: string, more = ''): string => `apiVersion: v1
kind: ResourceQuota
metadata: {name: team, namespace: a}
spec: {hard: {${hard}}${more}}`;

const range = (limit: string): string => `apiVersion: v1
kind: LimitRange
metadata: {name: team, namespace: a}
spec: {limits: [{type: Container, ${limit}}]}`;

const REQUIRED = 'resources-required Deployment/a/web /spec/template/spec/containers/0';
const RANGE = 'resources-out-of-range Deployment/a/web /spec/template/spec/containers/0/resources';

test.each([
  ['no cpu', '', [quota('cpu: 4')], [REQUIRED]],
  ['a limit, which is also the request', ', resources: {limits: {cpu: 1}}', [quota('requests.cpu: 4')], []],
  ['a request without a limit', ', resources: {requests: {cpu: 1}}', [quota('limits.cpu: 4')], [REQUIRED]],
  ['a default', '', [quota('limits.cpu: 4'), range('default: {cpu: 1}')], []],
  ['a default of another resource', '', [quota('limits.cpu: 4'), range('default: {memory: 1Gi}')], [REQUIRED]],
  ['a quota of some Pods', '', [quota('cpu: 4', ', scopes: [BestEffort]')], []],
  ['a quota of objects', '', [quota('pods: 4, count/secrets: 3')], []],
  ['a chart in the namespace', '', [CHART, quota('cpu: 4')], []],
  ['a limit above the maximum', ', resources: {limits: {cpu: 1500m}}', [range('max: {cpu: 1}')], [`${RANGE}/limits/cpu`]],
  ['a request below the minimum', ', resources: {requests: {memory: 64Mi}}', [range('min: {memory: 0.1Gi}')], [`${RANGE}/requests/memory`]],
  [
    'values in the range',
    ', resources: {requests: {memory: 128Mi}, limits: {memory: 1Gi}}',
    [range('min: {memory: 100M}, max: {memory: 1073741824}')],
    [],
  ],
] as const)('Pods with %s', (_, container, objects, expected) => {
  expect(found(deployment('web', '', container), ...objects)).toEqual(expected);
});
