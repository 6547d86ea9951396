import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { temporaryDirectory, writeFiles } from './fixture.ts';
import { bootstrapFiles, kustomizationText } from './flux-objects.ts';
import { runWith } from './run-here.ts';

type Files = Readonly<Record<string, string>>;

/** A version of a small chart that changes as Karpenter does: image, permissions, defaults, and a field of a CRD in `crds/`. */
interface Version {
  readonly version: string;
  /** Verbs for resource claims, which only a newer version needs. */
  readonly claims: string;
  readonly gates: string;
  readonly field: string;
}

const OLD: Version = { version: '1.13.0', claims: '', gates: '{nodeRepair: false}', field: '' };
const NEW: Version = {
  version: '1.14.1',
  claims: '\n  - {apiGroups: [resource.k8s.io], resources: [resourceclaims, resourceslices], verbs: [get, list, watch]}',
  gates: '{nodeRepair: false, nodeOverlay: false}',
  field: '\n                replicas: {type: integer, format: int64, minimum: 0}',
};

const karpenter = ({ version, claims, gates, field }: Version): Files => ({
  'charts/karpenter/Chart.yaml': `apiVersion: v2\nname: karpenter\nversion: ${version}\nappVersion: ${version}\n`,
  'charts/karpenter/values.yaml': `replicas: 2\nimage: public.ecr.aws/karpenter/controller\nsettings:\n  clusterName: ""\n  featureGates: ${gates}\n`,
  'charts/karpenter/crds/nodepools.yaml': `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: nodepools.karpenter.sh}
spec:
  group: karpenter.sh
  scope: Cluster
  names: {kind: NodePool, listKind: NodePoolList, plural: nodepools, singular: nodepool}
  versions:
    - name: v1
      served: true
      storage: true
      schema:
        openAPIV3Schema:
          type: object
          properties:
            spec:
              type: object
              properties:
                weight: {type: integer, format: int32}${field}
`,
  'charts/karpenter/templates/role.yaml': `apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata: {name: karpenter, labels: {helm.sh/chart: karpenter-${version}}}
rules:
  - {apiGroups: [karpenter.sh], resources: [nodepools, nodeclaims], verbs: [get, list, watch]}${claims}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata: {name: karpenter, labels: {helm.sh/chart: karpenter-${version}}}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: karpenter}
subjects: [{kind: ServiceAccount, name: karpenter, namespace: "{{ .Release.Namespace }}"}]
---
apiVersion: v1
kind: ServiceAccount
metadata: {name: karpenter, labels: {helm.sh/chart: karpenter-${version}}}
`,
  'charts/karpenter/templates/deployment.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: karpenter, labels: {helm.sh/chart: karpenter-${version}}}
spec:
  replicas: {{ .Values.replicas }}
  selector: {matchLabels: {app.kubernetes.io/name: karpenter}}
  template:
    metadata: {labels: {app.kubernetes.io/name: karpenter}}
    spec:
      serviceAccountName: karpenter
      containers:
        - name: controller
          image: "{{ .Values.image }}:{{ .Chart.AppVersion }}"
          env:
            - name: CLUSTER_NAME
              value: {{ .Values.settings.clusterName | quote }}
            - name: FEATURE_GATES
              value: {{ range $gate, $on := .Values.settings.featureGates }}{{ $gate }}={{ $on }},{{ end }}
`,
});

const releaseOfKarpenter = ({ version }: Version): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: karpenter, namespace: kube-system}
spec:
  interval: 1h
  chart:
    spec:
      chart: karpenter
      version: ${version}
      sourceRef: {kind: HelmRepository, name: karpenter}
  upgrade: {crds: Skip}
  values:
    settings: {clusterName: "\${cluster}"}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: karpenter, namespace: kube-system}
spec: {type: oci, interval: 1h, url: oci://public.ecr.aws/karpenter}
`;

/** A version of a small chart that changes as cert-manager does: images, permissions, defaults, and CRDs among the templates. */
interface CertManager {
  readonly version: string;
  /** The rule that a newer version adds. */
  readonly finalizers: string;
  readonly defaults: string;
  /** Fields of the CRDs by which clients may select objects. */
  readonly selectable: string;
}

const OLDER: CertManager = { version: 'v1.19.4', finalizers: '', defaults: '', selectable: '' };
const NEWER: CertManager = {
  version: 'v1.20.3',
  finalizers: '\n  - {apiGroups: [cert-manager.io], resources: [clusterissuers/finalizers, issuers/finalizers], verbs: [update]}',
  defaults: '  enableClientVerification: false\n',
  selectable: '\n      selectableFields: [{jsonPath: .spec.issuerRef.name}, {jsonPath: .spec.issuerRef.kind}]',
};

const certManager = ({ version, finalizers, defaults, selectable }: CertManager): Files => ({
  'charts/cert-manager/Chart.yaml': `apiVersion: v2\nname: cert-manager\nversion: ${version}\nappVersion: ${version}\n`,
  'charts/cert-manager/values.yaml': `crds: {enabled: false}\nreplicaCount: 1\nwebhook:\n  replicaCount: 1\n${defaults}`,
  'charts/cert-manager/templates/crds.yaml': `{{- if .Values.crds.enabled }}
${['certificaterequests', 'certificates'].map((plural) => certManagerCrd(plural, version, selectable)).join('---\n')}{{- end }}
`,
  'charts/cert-manager/templates/rbac.yaml': `apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata: {name: cert-manager-controller-orders, labels: {helm.sh/chart: cert-manager-${version}}}
rules:
  - {apiGroups: [acme.cert-manager.io], resources: [orders, orders/status], verbs: [update, patch]}${finalizers}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata: {name: cert-manager-controller-orders, labels: {helm.sh/chart: cert-manager-${version}}}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: cert-manager-controller-orders}
subjects: [{kind: ServiceAccount, name: cert-manager, namespace: "{{ .Release.Namespace }}"}]
---
apiVersion: v1
kind: ServiceAccount
metadata: {name: cert-manager, labels: {helm.sh/chart: cert-manager-${version}}}
`,
  'charts/cert-manager/templates/deployments.yaml': ['controller', 'webhook']
    .map((part) => certManagerDeployment(part, version))
    .join('---\n'),
});

function certManagerCrd(plural: string, version: string, selectable: string): string {
  const kind = plural === 'certificates' ? 'Certificate' : 'CertificateRequest';
  return `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  name: ${plural}.cert-manager.io
  labels: {helm.sh/chart: cert-manager-${version}}
  annotations: {helm.sh/resource-policy: keep}
spec:
  group: cert-manager.io
  scope: Namespaced
  names: {kind: ${kind}, listKind: ${kind}List, plural: ${plural}, singular: ${kind.toLowerCase()}}
  versions:
    - name: v1
      served: true
      storage: true${selectable}
      schema:
        openAPIV3Schema:
          type: object
          properties:
            spec:
              type: object
              properties:
                issuerRef: {type: object, properties: {name: {type: string}, kind: {type: string}}}
`;
}

function certManagerDeployment(part: string, version: string): string {
  const name = part === 'controller' ? 'cert-manager' : `cert-manager-${part}`;
  const values = part === 'controller' ? '' : `.${part}`;
  return `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}, labels: {helm.sh/chart: cert-manager-${version}}}
spec:
  replicas: {{ .Values${values}.replicaCount }}
  selector: {matchLabels: {app: ${name}}}
  template:
    metadata: {labels: {app: ${name}}}
    spec:
      serviceAccountName: cert-manager
      containers:
        - {name: ${part}, image: "quay.io/jetstack/cert-manager-${part}:{{ .Chart.AppVersion }}"}
`;
}

const releaseOfCertManager = ({ version }: CertManager): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: cert-manager, namespace: cert-manager}
spec:
  interval: 1h
  chart:
    spec:
      chart: cert-manager
      version: ${version}
      sourceRef: {kind: HelmRepository, name: jetstack}
  install: {createNamespace: true}
  values:
    crds: {enabled: true}
    replicaCount: 2
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: jetstack, namespace: cert-manager}
spec: {interval: 1h, url: https://charts.jetstack.io}
---
apiVersion: v1
kind: Namespace
metadata: {name: cert-manager}
`;

/** A bump of a chart in the README: the files of both versions, and the HelmRelease. */
interface Bump {
  readonly name: string;
  readonly versions: readonly { readonly version: string; readonly chart: Files; readonly release: string }[];
}

const CLUSTERS = ['prod', 'staging', 'test'];

const BUMPS: readonly Bump[] = [
  {
    name: 'cert-manager',
    versions: [OLDER, NEWER].map((each) => ({ version: each.version, chart: certManager(each), release: releaseOfCertManager(each) })),
  },
  {
    name: 'Karpenter',
    versions: [OLD, NEW].map((each) => ({ version: each.version, chart: karpenter(each), release: releaseOfKarpenter(each) })),
  },
];

test.each(BUMPS)('the README shows the review of a bump of $name as the command prints it', async ({ name, versions }) => {
  const root = temporaryDirectory();
  const git = (...args: string[]) => execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args]);
  const addOn = (cluster: string): string =>
    kustomizationText('add-ons', './add-ons').replace('spec:', `spec:\n  postBuild: {substitute: {cluster: ${cluster}}}`);
  const file = `add-ons/${name.toLowerCase()}.yaml`;
  const [before, after] = versions.map(({ release }) => release);
  writeFiles(root, {
    ...Object.assign({}, ...CLUSTERS.map((cluster) => bootstrapFiles(cluster))),
    ...Object.fromEntries(CLUSTERS.map((cluster) => [`clusters/${cluster}/add-ons.yaml`, addOn(cluster)])),
    [file]: before ?? '',
  });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '-A');
  git('commit', '--quiet', '--message', name);
  const folders = temporaryDirectory();
  for (const { version, chart } of versions)
    writeFiles(
      folders,
      Object.fromEntries(Object.entries(chart).map(([path, text]) => [path.replace(/^charts\/[^/]+/, `$&-${version}`), text])),
    );
  writeFiles(root, { [file]: after ?? '' });
  const args = ['review', '--base', 'main', '--charts', join(folders, 'charts')];
  const { stdout } = await runWith(runCli, args, { cwd: root, env: { HOME: root } });
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, shown] = new RegExp(`of a chart that changes as ${name} does[^\\n]*\\n\\n\`\`\`\\n(.*?)\`\`\``, 's').exec(readme) ?? [];
  expect(shown?.trim()).toBe(stdout.trim());
});
