import type { ChartRecipe } from './chart-recipe.ts';
import { account, namespaced, service, volumes, when, workload } from './templates.ts';

const NAME = '{{ .Release.Name }}-server';

/** The volume of the server, if it has one. */
const claim = namespaced(
  'v1',
  'PersistentVolumeClaim',
  NAME,
  `spec:
  accessModes: [ReadWriteOnce]
  resources:
    requests:
      storage: {{ .Values.server.persistentVolume.size }}
`,
);

const server = workload({
  kind: 'Deployment',
  name: NAME,
  container: 'prometheus-server',
  replicas: '{{ .Values.server.replicaCount }}',
  image: 'quay.io/prometheus/prometheus',
  pod: volumes({
    'config-volume': `configMap: {name: "${NAME}"}`,
    'storage-volume': `{{ if .Values.server.persistentVolume.enabled }}persistentVolumeClaim: {claimName: "${NAME}"}{{ else }}emptyDir: {}{{ end }}`,
  }),
  args: '- --storage.tsdb.retention.time={{ .Values.server.retention }}\n- --config.file=/etc/config/prometheus.yml\n',
});

/** A subchart: its workload, account and Service, named `<release>-<part>`. */
const part = (kind: 'Deployment' | 'DaemonSet' | 'StatefulSet', name: string, image: string, port: number): string => {
  const full = `{{ .Release.Name }}-${name}`;
  const parts = [
    workload({ kind, name: full, container: name, image, ...(kind === 'DaemonSet' ? {} : { replicas: '1' }) }),
    account(full),
    service(full, port),
  ];
  return when(`(index .Values "${name}").enabled`, ...parts);
};

export const prometheus: ChartRecipe = {
  appVersions: { '29.27.0': 'v3.14.0' },
  values: {
    server: { replicaCount: 1, retention: '15d', persistentVolume: { enabled: true, size: '8Gi' } },
    alertmanager: { enabled: true },
    'kube-state-metrics': { enabled: true },
    'prometheus-node-exporter': { enabled: true },
    'prometheus-pushgateway': { enabled: true },
  },
  templates: {
    'server.yaml': server + account(NAME) + service(NAME, 80),
    'server-config.yaml': namespaced('v1', 'ConfigMap', NAME, 'data:\n  prometheus.yml: "global: {}"\n'),
    'server-claim.yaml': when('.Values.server.persistentVolume.enabled', claim),
    'alertmanager.yaml': part('StatefulSet', 'alertmanager', 'quay.io/prometheus/alertmanager', 9093),
    'kube-state-metrics.yaml': part('Deployment', 'kube-state-metrics', 'registry.k8s.io/kube-state-metrics/kube-state-metrics', 8080),
    'node-exporter.yaml': part('DaemonSet', 'prometheus-node-exporter', 'quay.io/prometheus/node-exporter', 9100),
    'pushgateway.yaml': part('Deployment', 'prometheus-pushgateway', 'quay.io/prometheus/pushgateway', 9091),
  },
};
