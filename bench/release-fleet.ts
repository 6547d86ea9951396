import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fluxKustomization, repository, writerIn } from './flux-fleet.ts';

/** Sizes of a fleet with releases. */
export interface ReleaseFleet {
  readonly clusters: number;
  /** Releases of each cluster. */
  readonly releases: number;
  readonly charts: number;
}

/** Every fifth release has the name of the cluster among its values, so that each cluster renders it. */
const OWN_VALUES = 5;

/** Groups of clusters with the same releases. All have the first chart. */
const SETS = 4;

/** Writes the charts of a fleet in version 1.0.0, and 1.1.0 of the first one. */
export function writeCharts(folder: string, charts: number): void {
  for (let chart = 0; chart < charts; chart++) writeChart(folder, chart, '1.0.0');
  writeChart(folder, 0, '1.1.0');
}

/**
 * Writes a repository whose clusters have HelmReleases. All have version 1.0.0 of their chart, except those of the first chart. Always the
 * same.
 */
export function writeReleaseFleet(fleet: string, { clusters, releases, charts }: ReleaseFleet, version = '1.0.0'): void {
  const write = writerIn(fleet);
  for (let set = 0; set < SETS; set++) {
    const others = Array.from({ length: releases - 1 }, (_, at) => 1 + ((at + set) % (charts - 1)));
    const own = [0, ...others].map((chart) => helmRelease(chart, chart === 0 ? version : '1.0.0'));
    write(`releases/set-${set}/releases.yaml`, namespace, chartSource, ...own);
  }
  for (let cluster = 0; cluster < clusters; cluster++) {
    const folder = `clusters/c${cluster}`;
    const releasesOfSet = { path: `./releases/set-${cluster % SETS}`, postBuild: { substitute: { CLUSTER: `c${cluster}` } } };
    write(`${folder}/flux-system/sync.yaml`, repository, fluxKustomization('flux-system', { path: `./${folder}` }));
    write(`${folder}/releases.yaml`, fluxKustomization('releases', releasesOfSet));
  }
}

const namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'apps' } };

const chartSource = {
  apiVersion: 'source.toolkit.fluxcd.io/v1',
  kind: 'HelmRepository',
  metadata: { name: 'charts', namespace: 'apps' },
  spec: { interval: '1h', url: 'https://charts.example.org' },
};

const helmRelease = (chart: number, version: string): object => ({
  apiVersion: 'helm.toolkit.fluxcd.io/v2',
  kind: 'HelmRelease',
  metadata: { name: `app-${chart}`, namespace: 'apps' },
  spec: {
    interval: '10m',
    chart: { spec: { chart: `chart-${chart}`, version, sourceRef: { kind: 'HelmRepository', name: 'charts' } } },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Flux
    values: { replicas: 3, ...(chart % OWN_VALUES === 0 && { cluster: '${CLUSTER}' }) },
  },
});

/** Writes a chart of ten objects, with helpers and values as public charts have them. */
function writeChart(charts: string, number: number, version: string): void {
  const name = `chart-${number}`;
  const folder = join(charts, `${name}-${version}`);
  mkdirSync(join(folder, 'templates'), { recursive: true });
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text.replaceAll('CHART', name));
  write('Chart.yaml', `apiVersion: v2\nname: ${name}\nversion: ${version}\nappVersion: "${version}"\n`);
  write('values.yaml', VALUES);
  write('templates/_helpers.tpl', HELPERS);
  for (const [kind, template] of Object.entries(TEMPLATES)) write(`templates/${kind}.yaml`, template);
}

const VALUES = `replicas: 1
cluster: none
image: {repository: registry.example.org/CHART, pullPolicy: IfNotPresent}
service: {port: 80, type: ClusterIP}
resources: {requests: {cpu: 100m, memory: 128Mi}, limits: {memory: 256Mi}}
podSecurityContext: {runAsNonRoot: true, runAsUser: 1000}
env: {LOG_LEVEL: info, REGION: eu-west-1, MODE: full}
`;

const HELPERS = `{{- define "CHART.fullname" -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 63 | trimSuffix "-" -}}
{{- end -}}
{{- define "CHART.labels" -}}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
{{ include "CHART.selector" . }}
{{- end -}}
{{- define "CHART.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}
`;

const metadata = `metadata:
  name: {{ include "CHART.fullname" . }}
  labels: {{- include "CHART.labels" . | nindent 4 }}
`;

const TEMPLATES = {
  account: `apiVersion: v1\nkind: ServiceAccount\n${metadata}`,
  role: `apiVersion: rbac.authorization.k8s.io/v1
kind: Role
${metadata}rules:
- {apiGroups: [""], resources: [configmaps], verbs: [get, list, watch]}
`,
  binding: `apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
${metadata}roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: {{ include "CHART.fullname" . }}}
subjects: [{kind: ServiceAccount, name: {{ include "CHART.fullname" . }}, namespace: {{ .Release.Namespace }}}]
`,
  config: `apiVersion: v1
kind: ConfigMap
${metadata}data:
  cluster: {{ .Values.cluster | quote }}
  {{- range $key, $value := .Values.env }}
  {{ $key }}: {{ $value | quote }}
  {{- end }}
`,
  deployment: `apiVersion: apps/v1
kind: Deployment
${metadata}spec:
  replicas: {{ .Values.replicas }}
  selector:
    matchLabels: {{- include "CHART.selector" . | nindent 6 }}
  template:
    metadata:
      labels: {{- include "CHART.selector" . | nindent 8 }}
    spec:
      serviceAccountName: {{ include "CHART.fullname" . }}
      securityContext: {{- toYaml .Values.podSecurityContext | nindent 8 }}
      containers:
      - name: {{ .Chart.Name }}
        image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
        imagePullPolicy: {{ .Values.image.pullPolicy }}
        ports: [{name: http, containerPort: {{ .Values.service.port }}}]
        envFrom: [{configMapRef: {name: {{ include "CHART.fullname" . }}}}]
        resources: {{- toYaml .Values.resources | nindent 10 }}
`,
  service: `apiVersion: v1
kind: Service
${metadata}spec:
  type: {{ .Values.service.type }}
  ports: [{name: http, port: {{ .Values.service.port }}, targetPort: http}]
  selector: {{- include "CHART.selector" . | nindent 4 }}
`,
  budget: `apiVersion: policy/v1
kind: PodDisruptionBudget
${metadata}spec:
  minAvailable: 1
  selector:
    matchLabels: {{- include "CHART.selector" . | nindent 6 }}
`,
  scaler: `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
${metadata}spec:
  minReplicas: {{ .Values.replicas }}
  maxReplicas: {{ mul .Values.replicas 3 }}
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: {{ include "CHART.fullname" . }}}
`,
  policy: `apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
${metadata}spec:
  podSelector:
    matchLabels: {{- include "CHART.selector" . | nindent 6 }}
  ingress: [{ports: [{port: http}]}]
`,
  ingress: `apiVersion: networking.k8s.io/v1
kind: Ingress
${metadata}spec:
  rules:
  - host: {{ .Release.Name }}.{{ .Values.cluster }}.example.org
    http:
      paths:
      - {path: /, pathType: Prefix, backend: {service: {name: {{ include "CHART.fullname" . }}, port: {name: http}}}}
`,
};
