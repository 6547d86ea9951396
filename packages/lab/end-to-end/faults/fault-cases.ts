// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
/** A fault that a rule reports, and the reaction of the real controllers. */
export interface FaultCase {
  readonly id: string;
  readonly rule: string;
  /** Further fields of the spec of the Flux Kustomization. */
  readonly spec?: string;
  /** Objects in the folder of the case. Its namespace has the name of the case. */
  readonly text: string;
  /** Objects in addition to the Flux Kustomization; `GIT_URL` is the repository. */
  readonly beside?: string;
  /** Files of other folders. */
  readonly files?: Readonly<Record<string, string>>;
  /** Kind and name of the object that shows the fault. Default: the Flux Kustomization of the case. */
  readonly shows?: readonly [apiVersion: string, kind: string, name: string, namespace: string];
  /** A change of this object by another client, after which Flux reconciles. */
  readonly drift?: { readonly spec: object };
  /** Whether the fault is in the objects of a chart. */
  readonly isInChart?: true;
  /** Matches its conditions and its spec. */
  readonly says: RegExp;
}

const FLUX = 'kustomize.toolkit.fluxcd.io/v1';
const RELEASE = 'helm.toolkit.fluxcd.io/v2';
const SOURCE = 'source.toolkit.fluxcd.io/v1';

const settings = (namespace: string): string => `apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: ${namespace}}
data: {LEVEL: info}
`;

const release = (id: string, spec: string): string => `apiVersion: ${RELEASE}
kind: HelmRelease
metadata: {name: web, namespace: ${id}}
spec: {interval: 1h, timeout: 10s, ${spec}}
`;

const chart =
  'chart: {spec: {chart: ./chart, reconcileStrategy: Revision, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}';

/** Returns a release of a chart of the case, and the chart. */
const ownChart = (id: string, templates: Readonly<Record<string, string>>): Pick<FaultCase, 'text' | 'files' | 'shows' | 'isInChart'> => ({
  text: release(id, chart.replace('./chart', `./${id}-chart`)),
  files: {
    [`${id}-chart/Chart.yaml`]: 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
    ...Object.fromEntries(Object.entries(templates).map(([path, text]) => [`${id}-chart/${path}`, text])),
  },
  shows: shownBy(id, RELEASE, 'HelmRelease'),
  isInChart: true,
});

/** Returns a Job of a chart that needs an account and a Secret, as a hook. */
const migration = (hook: string): string => `apiVersion: batch/v1
kind: Job
metadata: {name: migration, annotations: {helm.sh/hook: ${hook}}}
spec:
  template:
    spec:
      restartPolicy: Never
      serviceAccountName: migration
      containers: [{name: migration, image: 'ghcr.io/team/web:1.0.0', envFrom: [{secretRef: {name: key}}]}]
`;

const ACCOUNT = 'apiVersion: v1\nkind: ServiceAccount\nmetadata: {name: migration}\n';

const hookObject = (text: string, weight: number): string =>
  text.replace('metadata: {', `metadata: {annotations: {helm.sh/hook: pre-install, helm.sh/hook-weight: '${weight}'}, `);

const KEY = 'apiVersion: v1\nkind: Secret\nmetadata: {name: key}\nstringData: {a: b}\n';

/** Returns a CRD of this group, and an object of its kind. */
const kindIn = (group: string): { readonly crd: string; readonly object: string } => ({
  crd: DEFINITION.replaceAll('faults.example.org', group),
  object: `apiVersion: ${group}/v1\nkind: Network\nmetadata: {name: office}\n`,
});

const deployment = (id: string, pod: string, container = ''): string => `apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: ${id}}
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {${pod}containers: [{name: web, image: 'ghcr.io/team/web:1.0.0'${container}}]}
`;

const shownBy = (namespace: string, apiVersion: string, kind: string, name = 'web'): NonNullable<FaultCase['shows']> => [
  apiVersion,
  kind,
  name,
  namespace,
];

const repositoryObject = (name: string, spec: string): string => `apiVersion: ${SOURCE}
kind: GitRepository
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 1h, url: 'GIT_URL', ${spec}}
`;

/** Returns a Flux Kustomization of the folder `ID-next` that waits for that of the case. */
const follower = (id: string): string => `apiVersion: ${FLUX}
kind: Kustomization
metadata: {name: ${id}-next, namespace: flux-system}
spec: {interval: 1h, retryInterval: 2s, prune: true, dependsOn: [{name: ${id}}], path: ./${id}-next, sourceRef: {kind: GitRepository, name: flux-system}}
`;

const DEFINITION = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: networks.faults.example.org}
spec:
  group: faults.example.org
  scope: Namespaced
  names: {kind: Network, plural: networks}
  versions: [{name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object}}}]
`;

/** Returns a webhook for all requests of the namespace `id` about `resource`. */
const webhook = (id: string, resource: string, service: string): string => `apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingWebhookConfiguration
metadata: {name: ${id}}
webhooks:
  - name: ${id}.example.org
    clientConfig: {service: {name: ${service}, namespace: ${id}}}
    rules: [{apiGroups: [''], apiVersions: [v1], operations: [CREATE], resources: [${resource}]}]
    namespaceSelector: {matchLabels: {kubernetes.io/metadata.name: ${id}}}
    admissionReviewVersions: [v1]
    sideEffects: None
    timeoutSeconds: 2
`;

const service = (id: string, name: string, spec = 'selector: {app: web}, ports: [{port: 443}]'): string => `apiVersion: v1
kind: Service
metadata: {name: ${name}, namespace: ${id}}
spec: {${spec}}
`;

const pod = (id: string): string => `apiVersion: v1
kind: Pod
metadata: {name: web, namespace: ${id}, labels: {app: web}}
spec: {containers: [{name: web, image: 'ghcr.io/team/web:1.0.0'}]}
`;

/** Returns a Secret as SOPS writes it, with its values in a field. */
const encrypted = (id: string, field: 'data' | 'stringData'): string => `apiVersion: v1
kind: Secret
metadata: {name: db, namespace: ${id}}
${field}: {password: 'ENC[AES256_GCM,data:Zm9v,iv:YWJj,tag:YWJj,type:str]'}
sops: {lastmodified: '2025-01-12T10:00:00Z', mac: 'ENC[AES256_GCM,data:Zm9v,iv:YWJj,tag:YWJj,type:str]', version: 3.9.0}
`;

const ingressClass = (name: string): string => `apiVersion: networking.k8s.io/v1
kind: IngressClass
metadata: {name: ${name}, annotations: {ingressclass.kubernetes.io/is-default-class: 'true'}}
spec: {controller: example.org/ingress}
`;

const priorityClass = (name: string): string => `apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: {name: ${name}}
value: 10
globalDefault: true
`;

export const faultCases: readonly FaultCase[] = [
  {
    id: 'ssh-without-key',
    rule: 'flux-value-not-valid',
    text: `apiVersion: ${SOURCE}\nkind: GitRepository\nmetadata: {name: web, namespace: ssh-without-key}\nspec: {interval: 1h, url: 'ssh://git@git.example/team.git', ref: {branch: main}}\n`,
    shows: shownBy('ssh-without-key', SOURCE, 'GitRepository'),
    says: /'identity' is required/,
  },
  {
    id: 'range-of-tags',
    rule: 'flux-value-not-valid',
    text: settings('range-of-tags'),
    beside: repositoryObject('range-of-tags', "ref: {semver: 'v1.*.*.*'}"),
    shows: [SOURCE, 'GitRepository', 'range-of-tags', 'flux-system'],
    says: /semver parse error|improper constraint/,
  },
  {
    id: 'no-source',
    rule: 'source-not-found',
    spec: 'sourceRef: {kind: GitRepository, name: flux-sytem}',
    text: settings('no-source'),
    says: /"flux-sytem" not found/,
  },
  {
    id: 'hook-account',
    rule: 'hook-needs-later-object',
    ...ownChart('hook-account', { 'templates/all.yaml': [ACCOUNT, hookObject(KEY, -1), migration('pre-install')].join('---\n') }),
    says: /failed pre-install/,
  },
  {
    id: 'hook-secret',
    rule: 'hook-needs-later-object',
    ...ownChart('hook-secret', {
      'templates/all.yaml': [hookObject(ACCOUNT, -1), hookObject(KEY, 1), migration('pre-install')].join('---\n'),
    }),
    says: /failed pre-install/,
  },
  {
    id: 'crd-in-chart',
    rule: 'definition-comes-later',
    ...ownChart('crd-in-chart', {
      'templates/crd.yaml': kindIn('one.example.org').crd,
      'templates/x.yaml': kindIn('one.example.org').object,
    }),
    says: /no matches for kind "Network" in version "one.example.org\/v1"/,
  },
  {
    id: 'hook-crd-in-chart',
    rule: 'definition-comes-later',
    ...ownChart('hook-crd-in-chart', {
      'templates/crd.yaml': hookObject(kindIn('hook.example.org').crd, 0),
      'templates/x.yaml': kindIn('hook.example.org').object,
    }),
    says: /no matches for kind "Network" in version "hook.example.org\/v1"/,
  },
  {
    id: 'late-hook-in-chart',
    rule: 'definition-comes-later',
    // Helm found the kinds of the cluster before it created the CRD, and does not find them again.
    ...ownChart('late-hook-in-chart', {
      'templates/crd.yaml': kindIn('late.example.org').crd,
      'templates/x.yaml': hookObject(kindIn('late.example.org').object, 0).replace('pre-install', 'post-install'),
    }),
    says: /failed post-install: .*no matches for kind "Network" in version "late.example.org\/v1"/s,
  },
  {
    id: 'two-hooks-in-chart',
    rule: 'definition-comes-later',
    ...ownChart('two-hooks-in-chart', {
      'templates/crd.yaml': hookObject(kindIn('hooks.example.org').crd, -1),
      'templates/x.yaml': hookObject(kindIn('hooks.example.org').object, 0),
    }),
    says: /failed pre-install: .*no matches for kind "Network" in version "hooks.example.org\/v1"/s,
  },
  {
    id: 'no-check',
    rule: 'health-check-not-found',
    spec: 'timeout: 5s, healthChecks: [{apiVersion: apps/v1, kind: Deployment, name: web, namespace: no-check}]',
    text: settings('no-check'),
    says: /HealthCheckFailed/,
  },
  {
    id: 'no-namespace',
    rule: 'namespace-not-found',
    text: `${settings('no-namespace')}---\n${settings('no-namespac')}`,
    says: /namespaces "no-namespac" not found/,
  },
  {
    id: 'no-kubeconfig',
    rule: 'kubeconfig-not-found',
    spec: 'kubeConfig: {secretRef: {name: spoke-connection}}',
    text: settings('no-kubeconfig'),
    says: /spoke-connection.* not found/,
  },
  {
    id: 'no-account',
    rule: 'service-account-not-found',
    spec: 'serviceAccountName: no-account-deploy',
    text: settings('no-account'),
    says: /ReconciliationFailed.*forbidden/s,
  },
  {
    id: 'no-rights',
    rule: 'outside-of-permissions',
    spec: 'serviceAccountName: deploy',
    text: settings('no-rights'),
    beside: `apiVersion: v1
kind: ServiceAccount
metadata: {name: deploy, namespace: flux-system}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata: {name: deploy}
rules: [{apiGroups: [''], resources: [pods], verbs: [get]}]
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata: {name: deploy}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: deploy}
subjects: [{kind: ServiceAccount, name: deploy, namespace: flux-system}]
`,
    says: /forbidden/,
  },
  {
    id: 'no-chart-source',
    rule: 'chart-source-not-found',
    text: release('no-chart-source', 'chart: {spec: {chart: web, version: 1.0.0, sourceRef: {kind: HelmRepository, name: charts}}}'),
    shows: shownBy('no-chart-source', RELEASE, 'HelmRelease'),
    says: /not ready|not found/,
  },
  {
    id: 'no-release',
    rule: 'release-dependency-not-found',
    text: release('no-release', `${chart}, dependsOn: [{name: database}]`),
    shows: shownBy('no-release', RELEASE, 'HelmRelease'),
    says: /unable to get .*database.* dependency|not found/,
  },
  {
    id: 'release-cycle',
    rule: 'release-cycle',
    text: `${release('release-cycle', `${chart}, dependsOn: [{name: database}]`)}---\n${release('release-cycle', `${chart}, dependsOn: [{name: web}]`).replace('name: web, namespace', 'name: database, namespace')}`,
    shows: shownBy('release-cycle', RELEASE, 'HelmRelease'),
    says: /DependencyNotReady/,
  },
  {
    id: 'no-values',
    rule: 'release-values-not-found',
    text: release('no-values', `${chart}, valuesFrom: [{kind: ConfigMap, name: web-values}]`),
    shows: shownBy('no-values', RELEASE, 'HelmRelease'),
    says: /could not find ConfigMap|not found/,
  },
  {
    id: 'no-key',
    rule: 'key-not-found',
    text: `${settings('no-key')}---\n${release('no-key', `${chart}, valuesFrom: [{kind: ConfigMap, name: settings, valuesKey: web.yaml}]`)}`,
    shows: shownBy('no-key', RELEASE, 'HelmRelease'),
    says: /web\.yaml/,
  },
  {
    id: 'no-pod-account',
    rule: 'service-account-not-found',
    text: deployment('no-pod-account', 'serviceAccountName: web, '),
    shows: shownBy('no-pod-account', 'apps/v1', 'Deployment'),
    says: /serviceaccount.*not found/i,
  },
  {
    id: 'no-priority',
    rule: 'priority-class-not-found',
    text: deployment('no-priority', 'priorityClassName: business, '),
    shows: shownBy('no-priority', 'apps/v1', 'Deployment'),
    says: /no PriorityClass with name business/,
  },
  {
    id: 'no-config',
    rule: 'config-map-not-found',
    text: deployment('no-config', '', ', envFrom: [{configMapRef: {name: web}}]'),
    shows: shownBy('no-config', 'apps/v1', 'Deployment'),
    says: /web.*(not found|missing|absent|does not exist)/i,
  },
  {
    id: 'no-role',
    rule: 'role-not-found',
    // The API server stores it: the user may bind a role that does not exist, and it gives no permission.
    text: `apiVersion: v1
kind: ServiceAccount
metadata: {name: web, namespace: no-role}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: web, namespace: no-role}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: web}
subjects: [{kind: ServiceAccount, name: web, namespace: no-role}]
`,
    says: /Ready=True/,
  },
  {
    id: 'no-pods',
    rule: 'service-without-pods',
    // The API server stores it, and it never has an endpoint.
    text: `${deployment('no-pods', '')}---
apiVersion: v1
kind: Service
metadata: {name: web, namespace: no-pods}
spec: {selector: {app: webb}, ports: [{port: 80}]}
`,
    says: /Ready=True/,
  },
  {
    id: 'no-claim',
    rule: 'volume-claim-not-found',
    // The API server stores it, and its Pods wait for the claim.
    text: deployment('no-claim', 'volumes: [{name: data, persistentVolumeClaim: {claimName: dta}}], '),
    says: /Ready=True/,
  },
  {
    id: 'no-subject',
    rule: 'subject-not-found',
    // The API server stores it: it gives no permission.
    text: `apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: web, namespace: no-subject}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: view}
subjects: [{kind: ServiceAccount, name: web, namespace: no-subject}]
`,
    says: /Ready=True/,
  },
  {
    id: 'no-credentials',
    rule: 'secret-not-found',
    text: settings('no-credentials'),
    beside: repositoryObject('no-credentials', 'ref: {branch: main}, secretRef: {name: git-credentials}'),
    shows: shownBy('flux-system', SOURCE, 'GitRepository', 'no-credentials'),
    says: /git-credentials.* not found/,
  },
  {
    id: 'two-references',
    rule: 'ambiguous-reference',
    text: settings('two-references'),
    // The range has precedence, although the branch exists.
    beside: repositoryObject('two-references', "ref: {branch: main, semver: '>=1.0.0'}"),
    shows: shownBy('flux-system', SOURCE, 'GitRepository', 'two-references'),
    says: /Ready=False .*no match found for semver/,
  },
  {
    id: 'definition-late',
    rule: 'definition-comes-later',
    text: `apiVersion: faults.example.org/v1\nkind: Network\nmetadata: {name: office, namespace: definition-late}\n`,
    beside: follower('definition-late'),
    files: { 'definition-late-next/objects.yaml': DEFINITION },
    says: /no matches for kind "Network"/,
  },
  {
    id: 'namespace-late',
    rule: 'namespace-comes-later',
    text: settings('namespace-late-space'),
    beside: follower('namespace-late'),
    files: { 'namespace-late-next/objects.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata: {name: namespace-late-space}\n' },
    says: /namespaces "namespace-late-space" not found/,
  },
  {
    id: 'values-late',
    rule: 'value-comes-later',
    spec: 'wait: true, timeout: 10s',
    text: release('values-late', `${chart}, valuesFrom: [{kind: ConfigMap, name: settings, valuesKey: LEVEL, targetPath: level}]`),
    beside: follower('values-late'),
    files: { 'values-late-next/objects.yaml': settings('values-late') },
    shows: shownBy('values-late', RELEASE, 'HelmRelease'),
    says: /could not find ConfigMap|not found/,
  },
  {
    id: 'suspended-base',
    rule: 'dependency-suspended',
    spec: 'dependsOn: [{name: suspended-base-next}]',
    text: settings('suspended-base'),
    beside: `apiVersion: ${FLUX}
kind: Kustomization
metadata: {name: suspended-base-next, namespace: flux-system}
spec: {interval: 1h, suspend: true, prune: true, path: ./suspended-base, sourceRef: {kind: GitRepository, name: flux-system}}
`,
    says: /DependencyNotReady.*suspended-base-next/,
  },
  {
    id: 'ignored-checks',
    rule: 'ignored-health-checks',
    // It is ready, although the checked object is never ready.
    spec: 'wait: true, timeout: 20s, healthChecks: [{apiVersion: apps/v1, kind: Deployment, name: web, namespace: no-pod-account}]',
    text: settings('ignored-checks'),
    says: /Ready=True/,
  },
  {
    id: 'nothing-left',
    rule: 'nothing-left',
    text: settings('nothing-left'),
    files: { 'nothing-left/kustomization.yaml': 'resources:\n' },
    // Ready, with nothing applied.
    says: /Ready=True/,
  },
  {
    id: 'wait-cycle',
    rule: 'wait-cycle',
    spec: 'wait: true, timeout: 20s',
    text: follower('wait-cycle').replace('wait: true, ', ''),
    files: { 'wait-cycle-next/objects.yaml': settings('wait-cycle') },
    shows: shownBy('flux-system', FLUX, 'Kustomization', 'wait-cycle-next'),
    says: /DependencyNotReady.*wait-cycle/,
  },
  {
    id: 'type-missing',
    rule: 'source-type-differs',
    text: `apiVersion: ${SOURCE}
kind: HelmRepository
metadata: {name: charts, namespace: type-missing}
spec: {interval: 1h, url: 'oci://registry.example.org/charts'}
`,
    shows: shownBy('type-missing', SOURCE, 'HelmRepository', 'charts'),
    says: /Ready=False/,
  },
  {
    id: 'no-port',
    rule: 'source-url-not-valid',
    text: `apiVersion: ${SOURCE}
kind: GitRepository
metadata: {name: team, namespace: no-port}
spec: {interval: 1h, url: 'ssh://git@git.example.org:team/apps.git', ref: {branch: main}}
`,
    shows: shownBy('no-port', SOURCE, 'GitRepository', 'team'),
    says: /Ready=False .*invalid port/,
  },
  {
    id: 'no-controller',
    rule: 'flux-kind-not-installed',
    text: `apiVersion: image.toolkit.fluxcd.io/v1
kind: ImageRepository
metadata: {name: web, namespace: no-controller}
spec: {interval: 1h, image: ghcr.io/team/web}
`,
    files: {
      'no-controller/gotk-components.yaml':
        '# Components: source-controller,kustomize-controller,helm-controller\napiVersion: v1\nkind: Namespace\nmetadata: {name: flux-system}\n',
    },
    says: /no matches for kind "ImageRepository"/,
  },
  {
    id: 'not-served',
    rule: 'version-not-served',
    text: `apiVersion: ${SOURCE}
kind: OCIRepository
metadata: {name: flux-manifests, namespace: not-served}
spec: {interval: 1h, url: 'oci://ghcr.io/fluxcd/flux-manifests', ref: {tag: v2.9.0}}
---
apiVersion: source.toolkit.fluxcd.io/v1beta2
kind: GitRepository
metadata: {name: team, namespace: not-served}
spec: {interval: 1h, url: 'https://git.example.org/team/apps', ref: {branch: main}}
`,
    says: /no matches for kind "GitRepository" in version "source.toolkit.fluxcd.io\/v1beta2"/,
  },
  {
    id: 'pod-level',
    rule: 'pod-security-violated',
    text: `apiVersion: v1
kind: Namespace
metadata: {name: pod-level-baseline, labels: {pod-security.kubernetes.io/enforce: baseline}}
---
${deployment('pod-level-baseline', 'hostNetwork: true, ')}`,
    shows: shownBy('pod-level-baseline', 'apps/v1', 'Deployment'),
    says: /violates PodSecurity "baseline:latest".*hostNetwork/,
  },
  {
    id: 'no-webhook',
    rule: 'webhook-service-not-found',
    text: webhook('no-webhook', 'configmaps', 'webhook'),
    beside: follower('no-webhook'),
    files: { 'no-webhook-next/objects.yaml': settings('no-webhook') },
    shows: shownBy('flux-system', FLUX, 'Kustomization', 'no-webhook-next'),
    says: /failed calling webhook "no-webhook\.example\.org".*"webhook" not found/,
  },
  {
    id: 'own-webhook',
    rule: 'webhook-covers-its-server',
    text: [service('own-webhook', 'web'), deployment('own-webhook', ''), webhook('own-webhook', 'pods', 'web')].join('---\n'),
    beside: follower('own-webhook'),
    // Created as the controller of the Deployment does it.
    files: { 'own-webhook-next/objects.yaml': pod('own-webhook') },
    shows: shownBy('flux-system', FLUX, 'Kustomization', 'own-webhook-next'),
    says: /failed calling webhook "own-webhook\.example\.org"/,
  },
  {
    id: 'no-requests',
    rule: 'resources-required',
    text: `apiVersion: v1
kind: ResourceQuota
metadata: {name: team, namespace: no-requests}
spec: {hard: {requests.cpu: '4', requests.memory: 8Gi}}
`,
    beside: follower('no-requests'),
    files: { 'no-requests-next/objects.yaml': deployment('no-requests', '', ', resources: {requests: {memory: 64Mi}}') },
    shows: shownBy('no-requests', 'apps/v1', 'Deployment'),
    says: /failed quota: team: must specify requests\.cpu/,
  },
  {
    id: 'large-limit',
    rule: 'resources-out-of-range',
    text: `apiVersion: v1
kind: LimitRange
metadata: {name: team, namespace: large-limit}
spec: {limits: [{type: Container, max: {memory: 1Gi}}]}
---
${deployment('large-limit', '', ', resources: {limits: {memory: 2Gi}}')}`,
    shows: shownBy('large-limit', 'apps/v1', 'Deployment'),
    says: /maximum memory usage per Container is 1Gi, but limit is 2Gi/,
  },
  {
    id: 'one-release',
    rule: 'release-name-taken',
    // The second one upgrades the release of the first one to its own chart.
    text: [
      release('one-release', `releaseName: shop, ${chart}`),
      release('one-release', `releaseName: shop, dependsOn: [{name: web}], ${chart}`).replace('name: web, n', 'name: blog, n'),
    ].join('---\n'),
    shows: shownBy('one-release', RELEASE, 'HelmRelease', 'blog'),
    says: /UpgradeSucceeded: Helm upgrade succeeded for release one-release\/shop\.v2/,
  },
  {
    id: 'one-node-port',
    rule: 'service-address-taken',
    text: ['web', 'api']
      .map((name) => service('one-node-port', name, 'type: NodePort, ports: [{port: 80, nodePort: 30080}]'))
      .join('---\n'),
    says: /provided port is already allocated/,
  },
  {
    id: 'two-priorities',
    rule: 'several-defaults',
    text: priorityClass('two-priorities'),
    beside: follower('two-priorities'),
    files: { 'two-priorities-next/objects.yaml': priorityClass('two-priorities-next') },
    shows: shownBy('flux-system', FLUX, 'Kustomization', 'two-priorities-next'),
    says: /PriorityClass two-priorities is already marked as default/,
  },
  {
    id: 'two-classes',
    rule: 'several-defaults',
    text: ['old', 'new'].map((name) => ingressClass(`two-classes-${name}`)).join('---\n'),
    beside: follower('two-classes'),
    files: {
      'two-classes-next/objects.yaml': `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: {name: web, namespace: two-classes}
spec: {defaultBackend: {service: {name: web, port: {number: 80}}}}
`,
    },
    shows: shownBy('two-classes', 'networking.k8s.io/v1', 'Ingress'),
    // The API server chooses the newest one.
    says: /"ingressClassName":"two-classes-/,
  },
  {
    id: 'two-scalers',
    rule: 'replicas-of-autoscaler',
    text: `${deployment('two-scalers', '').replace('spec:\n', 'spec:\n  replicas: 2\n')}---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: web, namespace: two-scalers}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}, maxReplicas: 5}
`,
    shows: shownBy('two-scalers', 'apps/v1', 'Deployment'),
    drift: { spec: { replicas: 5 } },
    says: /"replicas":2/,
  },
  {
    id: 'encrypted-data',
    rule: 'kustomization-not-built',
    text: encrypted('encrypted-data', 'data'),
    says: /SOPS encrypted, configuring decryption is required/,
  },
  {
    id: 'encrypted-text',
    rule: 'encrypted-values',
    // The controller moves stringData into data first, and drops the field sops.
    text: encrypted('encrypted-text', 'stringData'),
    says: /Ready=True/,
  },
  {
    id: 'no-dependency',
    rule: 'dependency-not-found',
    spec: 'dependsOn: [{name: no-dependency-base}]',
    text: settings('no-dependency'),
    says: /DependencyNotReady.*no-dependency-base.* not found/,
  },
  {
    id: 'dependency-cycle',
    rule: 'kustomization-cycle',
    spec: 'dependsOn: [{name: dependency-cycle-next}]',
    text: settings('dependency-cycle'),
    beside: follower('dependency-cycle'),
    files: { 'dependency-cycle-next/objects.yaml': settings('dependency-cycle').replace('settings', 'others') },
    says: /DependencyNotReady.*dependency-cycle-next/,
  },
  {
    id: 'no-variable',
    rule: 'variable-not-set',
    spec: 'postBuild: {substitute: {LEVEL: info}}',
    text: settings('no-variable').replace('info', `'\${LEVLE}'`),
    says: /Ready=False .*LEVLE/,
  },
  {
    id: 'no-variables',
    rule: 'values-not-found',
    spec: 'postBuild: {substituteFrom: [{kind: ConfigMap, name: no-variables}]}',
    text: settings('no-variables'),
    says: /"no-variables" not found/,
  },
  {
    id: 'own-variables',
    rule: 'values-from-itself',
    spec: 'postBuild: {substituteFrom: [{kind: ConfigMap, name: own-variables}]}',
    text: settings('flux-system').replace('settings', 'own-variables'),
    says: /"own-variables" not found/,
  },
  {
    id: 'plain-text',
    rule: 'variable-not-substituted',
    // It is applied as it is written, because the Flux Kustomization substitutes nothing.
    text: deployment('plain-text', '', ", env: [{name: LEVEL, value: '${PLAIN_TEXT_LEVEL}'}]"),
    beside: follower('plain-text').replace('prune: true', 'prune: true, postBuild: {substitute: {PLAIN_TEXT_LEVEL: info}}'),
    files: { 'plain-text-next/objects.yaml': settings('plain-text').replace('info', `'\${PLAIN_TEXT_LEVEL}'`) },
    shows: shownBy('plain-text', 'apps/v1', 'Deployment'),
    says: /"value":"\$\{PLAIN_TEXT_LEVEL\}"/,
  },
  {
    id: 'no-hash',
    rule: 'name-without-hash',
    text: release('no-hash', `${chart}, valuesFrom: [{kind: ConfigMap, name: web-values}]`),
    files: {
      'no-hash/kustomization.yaml':
        'namespace: no-hash\nresources: [objects.yaml]\nconfigMapGenerator: [{name: web-values, literals: [values.yaml=a]}]\n',
    },
    shows: shownBy('no-hash', RELEASE, 'HelmRelease'),
    says: /could not find ConfigMap|not found/,
  },
  {
    id: 'two-owners',
    rule: 'applied-twice',
    text: deployment('two-owners', '').replace('spec:\n', 'spec:\n  replicas: 1\n'),
    beside: follower('two-owners'),
    files: { 'two-owners-next/objects.yaml': deployment('two-owners', '').replace('spec:\n', 'spec:\n  replicas: 2\n') },
    shows: shownBy('two-owners', 'apps/v1', 'Deployment'),
    // The last one that is applied wins.
    says: /"replicas":2/,
  },
  {
    id: 'no-patch-target',
    rule: 'patch-target-not-found',
    spec: `patches: [{target: {kind: Deployment, name: wbe}, patch: '[{"op": "add", "path": "/spec/replicas", "value": 3}]'}]`,
    text: deployment('no-patch-target', '').replace('spec:\n', 'spec:\n  replicas: 1\n'),
    shows: shownBy('no-patch-target', 'apps/v1', 'Deployment'),
    says: /"replicas":1/,
  },
  {
    id: 'no-image',
    rule: 'image-not-found',
    text: deployment('no-image', ''),
    files: { 'no-image/kustomization.yaml': 'resources: [objects.yaml]\nimages: [{name: ghcr.io/team/wbe, newTag: 2.0.0}]\n' },
    shows: shownBy('no-image', 'apps/v1', 'Deployment'),
    says: /"image":"ghcr\.io\/team\/web:1\.0\.0"/,
  },
  {
    id: 'ignored-file',
    rule: 'kustomization-not-built',
    text: settings('ignored-file'),
    // source-controller leaves out files of CI systems.
    files: {
      'ignored-file/kustomization.yaml': 'resources: [objects.yaml, .travis.yml]\n',
      'ignored-file/.travis.yml': settings('ignored-file').replace('settings', 'others'),
    },
    says: /Ready=False .*\.travis\.yml/,
  },
  {
    id: 'no-runtime-class',
    rule: 'class-not-found',
    text: `apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata: {name: gvisor}
handler: runsc
---
${deployment('no-runtime-class', 'runtimeClassName: gvisr, ')}`,
    shows: shownBy('no-runtime-class', 'apps/v1', 'Deployment'),
    says: /RuntimeClass "gvisr" not found/i,
  },
];

export const kustomizationOf = ({ id, spec = '', beside }: FaultCase): string => {
  const source = spec.includes('sourceRef:') ? '' : ', sourceRef: {kind: GitRepository, name: flux-system}';
  const waits = spec.includes('dependsOn:') ? '' : ' dependsOn: [{name: spaces}],';
  const own = `apiVersion: ${FLUX}
kind: Kustomization
metadata: {name: ${id}, namespace: flux-system}
spec: {interval: 1h, retryInterval: 2s, prune: true,${waits} path: ./${id}${source}${spec === '' ? '' : `, ${spec}`}}
`;
  return beside === undefined ? own : `${own}---\n${beside}`;
};

/** The files of a chart with one ConfigMap. */
/** Releases with the charts of the faults, corrected. Each becomes ready. */
export const healthyCharts: readonly FaultCase[] = [
  {
    id: 'well-hook',
    rule: 'hook-needs-later-object',
    ...ownChart('well-hook', {
      'templates/all.yaml': [hookObject(ACCOUNT, -1), hookObject(KEY, -1), migration('pre-install')].join('---\n'),
    }),
    says: /InstallSucceeded/,
  },
  {
    id: 'well-late-hook',
    rule: 'hook-needs-later-object',
    ...ownChart('well-late-hook', { 'templates/all.yaml': [ACCOUNT, KEY, migration('post-install')].join('---\n') }),
    says: /InstallSucceeded/,
  },
  {
    id: 'well-crd',
    rule: 'definition-comes-later',
    ...ownChart('well-crd', { 'crds/crd.yaml': kindIn('two.example.org').crd, 'templates/x.yaml': kindIn('two.example.org').object }),
    says: /InstallSucceeded/,
  },
  {
    id: 'well-asking',
    rule: 'definition-comes-later',
    ...ownChart('well-asking', {
      'templates/crd.yaml': kindIn('ask.example.org').crd,
      'templates/x.yaml': `{{ if .Capabilities.APIVersions.Has "ask.example.org/v1/Network" }}\n${kindIn('ask.example.org').object}{{ end }}\n`,
    }),
    says: /InstallSucceeded/,
  },
];

export const CHART: Readonly<Record<string, string>> = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'chart/templates/settings.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: web-settings}\n',
};
