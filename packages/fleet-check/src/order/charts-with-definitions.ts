/** Returns the API groups of the CRDs that a chart installs, by the name of the chart. */
export const chartGroups = (chart: string): readonly string[] => (Object.hasOwn(GROUPS, chart) ? (GROUPS[chart] ?? []) : []);

/** Returns the charts that usually install the CRDs of an API group. */
export const chartsOfGroup = (group: string): readonly string[] =>
  Object.keys(GROUPS).filter((chart) => GROUPS[chart]?.includes(group) === true);

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'cert-manager': ['cert-manager.io', 'acme.cert-manager.io'],
  'trust-manager': ['trust.cert-manager.io'],
  'external-secrets': ['external-secrets.io', 'generators.external-secrets.io'],
  'sealed-secrets': ['bitnami.com'],
  'kube-prometheus-stack': ['monitoring.coreos.com'],
  'prometheus-operator-crds': ['monitoring.coreos.com'],
  'prometheus-operator': ['monitoring.coreos.com'],
  karpenter: ['karpenter.sh', 'karpenter.k8s.aws'],
  'karpenter-crd': ['karpenter.sh', 'karpenter.k8s.aws'],
  crossplane: ['apiextensions.crossplane.io', 'pkg.crossplane.io'],
  kyverno: ['kyverno.io', 'policies.kyverno.io'],
  metallb: ['metallb.io'],
  traefik: ['traefik.io', 'traefik.containo.us'],
  'traefik-crds': ['traefik.io', 'traefik.containo.us'],
  keda: ['keda.sh'],
  velero: ['velero.io'],
  longhorn: ['longhorn.io'],
  'cloudnative-pg': ['postgresql.cnpg.io'],
  'strimzi-kafka-operator': ['kafka.strimzi.io'],
  'rook-ceph': ['ceph.rook.io'],
  base: ['networking.istio.io', 'security.istio.io', 'telemetry.istio.io', 'extensions.istio.io'],
  gatekeeper: ['templates.gatekeeper.sh', 'config.gatekeeper.sh'],
  'gateway-helm': ['gateway.envoyproxy.io', 'gateway.networking.k8s.io'],
  volsync: ['volsync.backube'],
  'snapshot-controller': ['snapshot.storage.k8s.io'],
  'victoria-metrics-k8s-stack': ['operator.victoriametrics.com'],
  'victoria-metrics-operator': ['operator.victoriametrics.com'],
  'grafana-operator': ['grafana.integreatly.org'],
  'mariadb-operator': ['k8s.mariadb.com'],
  'eck-operator': ['elasticsearch.k8s.elastic.co', 'kibana.k8s.elastic.co'],
  'argo-cd': ['argoproj.io'],
  'argo-rollouts': ['argoproj.io'],
  'argo-workflows': ['argoproj.io'],
  'aws-load-balancer-controller': ['elbv2.k8s.aws'],
  'system-upgrade-controller': ['upgrade.cattle.io'],
  'tofu-controller': ['infra.contrib.fluxcd.io'],
};
