/** A workload of a chart. Every string may contain Go template expressions. */
export interface Workload {
  readonly kind: 'Deployment' | 'DaemonSet' | 'StatefulSet';
  readonly name: string;
  /** For example `{{ .Values.replicas }}`. Left out if another object scales it. */
  readonly replicas?: string;
  /** The service account. Default: `name`. */
  readonly account?: string;
  readonly image: string;
  /** Tag of the image. @default the version of the software */
  readonly tag?: string;
  /** Name of the container. Default: `name`. */
  readonly container?: string;
  /** Lines of a YAML list. */
  readonly args?: string;
  /** Further fields of the pod, not indented. */
  readonly pod?: string;
}

/** The name that charts made by `helm create` give their objects: `{{ include "fullname" . }}`. */
export const HELPERS = `{{- define "fullname" -}}
{{- $name := default .Chart.Name .Values.nameOverride -}}
{{- $long := ternary .Release.Name (printf "%s-%s" .Release.Name $name) (contains $name .Release.Name) -}}
{{- default $long .Values.fullnameOverride | trunc 63 | trimSuffix "-" -}}
{{- end -}}
{{- define "labels" -}}
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
{{- end -}}
`;

export const FULLNAME = '{{ include "fullname" . }}';

const APP_VERSION = '{{ .Chart.AppVersion }}';

/** Returns an object in the namespace of the release. `fields` follows the metadata. */
export const namespaced = (apiVersion: string, kind: string, name: string, fields = '', metadata = ''): string => `---
apiVersion: ${apiVersion}
kind: ${kind}
metadata:
  name: ${name}
  namespace: {{ .Release.Namespace }}
${indented(metadata, 2)}  labels:
    app: ${name}
    {{- include "labels" . | nindent 4 }}
${fields}`;

export const workload = ({
  kind,
  name,
  account = name,
  container = name,
  image,
  tag = APP_VERSION,
  replicas,
  args,
  pod = '',
}: Workload): string =>
  namespaced(
    'apps/v1',
    kind,
    name,
    `spec:
${replicas === undefined ? '' : `  replicas: ${replicas}\n`}${kind === 'StatefulSet' ? `  serviceName: ${name}\n` : ''}  selector:
    matchLabels: {app: ${name}, app.kubernetes.io/instance: "{{ .Release.Name }}"}
  template:
    metadata:
      labels: {app: ${name}, app.kubernetes.io/instance: "{{ .Release.Name }}"}
    spec:
      serviceAccountName: ${account}
${indented(pod, 6)}      containers:
        - name: ${container}
          image: "${image}:${tag}"
${args === undefined ? '' : `          args:\n${indented(args, 12)}`}`,
  );

export const account = (name: string): string => namespaced('v1', 'ServiceAccount', name);

/** Returns a Service for the pods of the workload `app`. Default: the workload with the same name. */
export const service = (name: string, port: number, app = name): string =>
  namespaced(
    'v1',
    'Service',
    name,
    `spec:
  selector: {app: ${app}, app.kubernetes.io/instance: "{{ .Release.Name }}"}
  ports:
    - {name: main, port: ${port}}
`,
  );

/** Returns a Job with its account that Helm runs to its end at a hook event, such as `pre-install`. */
export const hook = (name: string, moment: string, image: string, args: string): string =>
  namespaced('v1', 'ServiceAccount', name, '', hookAnnotations(moment, -10)) +
  namespaced(
    'batch/v1',
    'Job',
    name,
    `spec:
  backoffLimit: 4
  template:
    spec:
      restartPolicy: OnFailure
      serviceAccountName: ${name}
      containers:
        - name: check
          image: "${image}"
          args: ${args}
`,
    hookAnnotations(moment, -5),
  );

const hookAnnotations = (moment: string, weight: number): string => `annotations:
  helm.sh/hook: ${moment}
  helm.sh/hook-weight: "${weight}"
  helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
`;

/** Volumes of a pod, for its `pod` fields: name to source, in one line. */
export const volumes = (sources: Readonly<Record<string, string>>): string =>
  `volumes:\n${Object.entries(sources)
    .map(([name, source]) => `  - name: ${name}\n    ${source}\n`)
    .join('')}`;

/** Writes the parts under a condition, such as `.Values.server.enabled`. */
export const when = (condition: string, ...parts: readonly string[]): string => `{{- if ${condition} }}\n${parts.join('')}{{- end }}\n`;

const indented = (text: string, columns: number): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(columns));
