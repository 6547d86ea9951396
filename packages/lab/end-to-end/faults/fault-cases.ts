/** A fault that a rule of `@slipway/fleet-check` reports, and how the real controllers answer it. */
export interface FaultCase {
  readonly id: string;
  readonly rule: string;
  /** What else the Flux Kustomization of the case says. */
  readonly spec?: string;
  /** Objects of the folder of the case; its namespace has the name of the case. */
  readonly text: string;
  /** Objects in addition to the Flux Kustomization; `GIT_URL` is the repository. */
  readonly beside?: string;
  /** Files of other folders. */
  readonly files?: Readonly<Record<string, string>>;
  /** Kind and name of the object that shows it; the Flux Kustomization of the case by default. */
  readonly shows?: readonly [apiVersion: string, kind: string, name: string, namespace: string];
  /** What its conditions say. */
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

/** A Flux Kustomization of the folder `ID-next` that waits for the one of the case. */
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

export const faultCases: readonly FaultCase[] = [
  {
    id: 'no-source',
    rule: 'source-not-found',
    spec: 'sourceRef: {kind: GitRepository, name: flux-sytem}',
    text: settings('no-source'),
    says: /"flux-sytem" not found/,
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
    rule: 'several-references',
    text: settings('two-references'),
    // The range wins, although the branch exists.
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
    // It is ready, although the check is of an object that is never ready.
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

/** A chart of one ConfigMap. */
export const CHART: Readonly<Record<string, string>> = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'chart/templates/settings.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: web-settings}\n',
};
