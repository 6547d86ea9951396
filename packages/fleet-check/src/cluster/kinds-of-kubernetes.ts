/** Whether a group is one of Kubernetes itself: no program is made of its objects but Kubernetes. */
export const isOfKubernetes = (group: string): boolean =>
  group === '' || !group.includes('.') || /^(?:[a-z]+\.)?(?:authorization\.)?k8s\.io$/.test(group);

/** Whether programs make nothing that others name of the objects of a kind: they observe, route, or forbid. */
export const makesNothing = (group: string, kind: string): boolean =>
  (PASSIVE.has(group) && !MAKERS.has(kind)) || group.endsWith('.toolkit.fluxcd.io');

const PASSIVE: ReadonlySet<string> = new Set([
  'monitoring.coreos.com',
  'gateway.networking.k8s.io',
  'traefik.io',
  'traefik.containo.us',
  'cilium.io',
  'networking.istio.io',
  'security.istio.io',
  'snapshot.storage.k8s.io',
  'autoscaling.k8s.io',
  'keda.sh',
  'externaldns.k8s.io',
  'source.extensions.fluxcd.io',
]);

/** Kinds of these groups that Pods and Services are made of. */
const MAKERS: ReadonlySet<string> = new Set(['Prometheus', 'PrometheusAgent', 'Alertmanager', 'ThanosRuler', 'Gateway', 'ScaledJob']);

/** Groups whose objects become Secrets and ConfigMaps that their fields name, and nothing else. */
export const makesWhatItNames = (group: string): boolean => NAMING.has(group);

const NAMING: ReadonlySet<string> = new Set(['cert-manager.io', 'external-secrets.io', 'bitnami.com']);
