/** Whether a group is part of Kubernetes itself, so that no operator creates objects from its objects. */
export const isOfKubernetes = (group: string): boolean =>
  group === '' || !group.includes('.') || /^(?:[a-z]+\.)?(?:authorization\.|apiserver\.)?k8s\.io$/.test(group);

/** Whether operators create nothing that other objects reference from the objects of a kind, which observe, route or forbid. */
export const createsNoReferencedObjects = (group: string, kind: string): boolean =>
  (PASSIVE.has(group) && !CREATING_KINDS.has(kind)) || group.endsWith('.toolkit.fluxcd.io');

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
  'protection.crossplane.io',
]);

/** Kinds of these groups from which operators create Pods and Services. */
const CREATING_KINDS: ReadonlySet<string> = new Set([
  'Prometheus',
  'PrometheusAgent',
  'Alertmanager',
  'ThanosRuler',
  'Gateway',
  'ScaledJob',
]);

/** Whether controllers create from the objects of a group only Secrets and ConfigMaps in their fields. */
export const createsOnlyNamedObjects = (group: string): boolean => NAMING_GROUPS.has(group);

/** Whether controllers create from the objects of a kind only Secrets in the namespace of the object, and none from stores and issuers. */
export const hasKnownSecrets = (group: string, kind: string): boolean => WITH_KNOWN_SECRETS.has(`${group}|${kind}`);

const WITH_KNOWN_SECRETS: ReadonlySet<string> = new Set([
  'cert-manager.io|Certificate',
  'cert-manager.io|Issuer',
  'cert-manager.io|ClusterIssuer',
  'external-secrets.io|ExternalSecret',
  'external-secrets.io|SecretStore',
  'external-secrets.io|ClusterSecretStore',
  'bitnami.com|SealedSecret',
]);

const NAMING_GROUPS: ReadonlySet<string> = new Set(['cert-manager.io', 'external-secrets.io', 'bitnami.com']);
