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

const chart = ({ version, claims, gates, field }: Version): Files => ({
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

const release = ({ version }: Version): string => `apiVersion: helm.toolkit.fluxcd.io/v2
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

const CLUSTERS = ['prod', 'staging', 'test'];

test('the README shows the review of a bump of Karpenter as the command prints it', async () => {
  const root = temporaryDirectory();
  const git = (...args: string[]) => execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args]);
  const addOn = (cluster: string): string =>
    kustomizationText('add-ons', './add-ons').replace('spec:', `spec:\n  postBuild: {substitute: {cluster: ${cluster}}}`);
  writeFiles(root, {
    ...Object.assign({}, ...CLUSTERS.map((cluster) => bootstrapFiles(cluster))),
    ...Object.fromEntries(CLUSTERS.map((cluster) => [`clusters/${cluster}/add-ons.yaml`, addOn(cluster)])),
    'add-ons/karpenter.yaml': release(OLD),
  });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '-A');
  git('commit', '--quiet', '--message', 'karpenter');
  const folders = temporaryDirectory();
  for (const each of [OLD, NEW])
    writeFiles(
      folders,
      Object.fromEntries(
        Object.entries(chart(each)).map(([path, text]) => [path.replace('karpenter/', `karpenter-${each.version}/`), text]),
      ),
    );
  writeFiles(root, { 'add-ons/karpenter.yaml': release(NEW) });
  const args = ['review', '--base', 'main', '--charts', join(folders, 'charts')];
  const { stdout } = await runWith(runCli, args, { cwd: root, env: { HOME: root } });
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, shown] = /of a chart that changes as Karpenter does[^\n]*\n\n```\n(.*?)```/s.exec(readme) ?? [];
  expect(shown?.trim()).toBe(stdout.trim());
});
