import { below, type Fields, fieldsOf, listOf, nearest, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { Wanted } from '../cluster/existence.ts';
import { hasVariable, nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { isSuspended, reconciled } from './flux-references.ts';
import { missingObjects, type Reference, similarName } from './missing-object.ts';
import { type PodTemplate, podTemplatesOn } from './pod-templates.ts';
import { keysOf } from './stored-values.ts';

/** A reference to a ConfigMap or Secret, and to one of its keys. */
interface ValueReference extends Reference {
  readonly key?: { readonly name: string; readonly pointer: string };
}

/** Checks the ConfigMaps and Secrets that releases, sources and Pods read, and their keys. */
export function* valueReferences(cluster: Cluster): Generator<FleetProblem> {
  const ofReleases = [...releaseValues(cluster)];
  const ofPods = podTemplatesOn(cluster).flatMap((template) => [...readByPods(template)]);
  const secrets = [
    ...ofPods,
    ...sourceSecrets(cluster),
    ...ingressSecrets(cluster),
    ...pullSecrets(cluster),
    ...issuerSecrets(cluster),
  ].filter(({ wanted }) => wanted.kind === 'Secret');
  const configMaps = ofPods.filter(({ wanted }) => wanted.kind === 'ConfigMap');
  yield* missingObjects(
    cluster,
    'release-values-not-found',
    ofReleases.filter((each) => !isHashed(cluster, each)),
    (reference) => (similarName(cluster, reference.wanted) === undefined ? { severity: 'risk' } : {}),
  );
  yield* missingObjects(cluster, 'secret-not-found', secrets);
  yield* missingObjects(cluster, 'config-map-not-found', configMaps);
  yield* missingObjects(cluster, 'kubeconfig-not-found', kubeConfigs(cluster), () =>
    hasUnreadConnection(cluster) ? {} : { severity: 'risk' },
  );
  for (const reference of [...ofReleases, ...ofPods, ...kubeConfigs(cluster)]) yield* missingKey(cluster, reference);
}

/** Returns all ConfigMaps and Secrets that HelmReleases and Pods read. */
export const valuesRead = (cluster: Cluster): readonly Reference[] => [
  ...releaseValues(cluster),
  ...podTemplatesOn(cluster).flatMap((template) => [...readByPods(template)]),
];

/** Whether a name is the name of a generated object without the hash of kustomize, which `name-without-hash` reports. */
const isHashed = (cluster: Cluster, { wanted: { kind, namespace, name } }: Reference): boolean =>
  cluster.namesOf('', kind, namespace).some((each) => each.startsWith(`${name}-`) && /^-[a-z0-9]{10}$/.test(each.slice(name.length)));

function* missingKey(cluster: Cluster, { about, wanted, key, optional, does }: ValueReference): Generator<FleetProblem> {
  if (key === undefined || optional === true || hasVariable(key.name)) return;
  const { kind, namespace = '', name } = wanted;
  const keys = keysOf(cluster, kind as 'ConfigMap' | 'Secret', namespace, name);
  if (keys === undefined || keys.has(key.name) || [...keys].some(hasVariable)) return;
  const meant = nearest(key.name, keys);
  yield problemOf('key-not-found', about, {
    pointer: key.pointer,
    message: `${objectText(about.object)} ${does} ${kind}/${namespace}/${name}, which has no key ${key.name}${meant === undefined ? '' : `; did you mean ${meant}?`}`,
    value: key.name,
    expected: `one of the keys ${[...keys].sort().slice(0, 8).join(', ')}`,
  });
}

function* releaseValues(cluster: Cluster): Generator<ValueReference> {
  for (const about of reconciled(cluster, 'helm.toolkit.fluxcd.io', 'HelmRelease')) {
    for (const [index, each] of listOf(fieldsOf(about.object.spec).valuesFrom).entries()) {
      const { kind, name, valuesKey, optional } = fieldsOf(each);
      if (kind !== 'ConfigMap' && kind !== 'Secret') continue;
      const pointer = `/spec/valuesFrom/${index}`;
      yield {
        about,
        pointer: `${pointer}/name`,
        wanted: { group: '', kind, namespace: namespaceOf(about.object), name: textOf(name), notByCharts: true },
        does: 'uses values from',
        optional: optional === true,
        key: { name: textOf(valuesKey) || 'values.yaml', pointer: valuesKey === undefined ? `${pointer}/name` : `${pointer}/valuesKey` },
      };
    }
  }
}

/** Returns the kubeconfig Secrets of Flux Kustomizations and HelmReleases. The default key is `value` or `value.yaml`. */
function* kubeConfigs(cluster: Cluster): Generator<ValueReference> {
  for (const [group, kind] of REMOTE) {
    for (const about of reconciled(cluster, group, kind)) {
      const { name, key } = below(about.object.spec, 'kubeConfig', 'secretRef');
      if (typeof name !== 'string') continue;
      const pointer = '/spec/kubeConfig/secretRef';
      yield {
        about,
        pointer: `${pointer}/name`,
        wanted: { group: '', kind: 'Secret', namespace: namespaceOf(about.object), name },
        does: 'reaches its cluster with',
        ...kubeConfigKey(cluster, namespaceOf(about.object), name, key),
      };
    }
  }
}

/** Returns the key of a kubeconfig: the set one, or the existing one of `value` and `value.yaml`. */
function kubeConfigKey(cluster: Cluster, namespace: string, name: string, key: unknown): Pick<ValueReference, 'key'> {
  const pointer = '/spec/kubeConfig/secretRef';
  if (typeof key === 'string') return { key: { name: key, pointer: `${pointer}/key` } };
  const hasYaml = keysOf(cluster, 'Secret', namespace, name)?.has('value.yaml') === true;
  return { key: { name: hasYaml ? 'value.yaml' : 'value', pointer: `${pointer}/name` } };
}

const REMOTE = [
  ['kustomize.toolkit.fluxcd.io', 'Kustomization'],
  ['helm.toolkit.fluxcd.io', 'HelmRelease'],
] as const;

/** Whether a composite writes a connection Secret that no object reads as a kubeconfig. */
function hasUnreadConnection(cluster: Cluster): boolean {
  const read = new Set([...kubeConfigs(cluster)].map(({ wanted: { name } }) => name));
  return cluster.active.some(({ object }) => {
    const { name } = below(object.spec, 'writeConnectionSecretToRef');
    return typeof name === 'string' && !read.has(name);
  });
}

/** Returns the Secrets of sources and notification providers, without those of the sources that must exist before Flux. */
function* sourceSecrets(cluster: Cluster): Generator<ValueReference> {
  const before = new Set([
    'flux-system/flux-system',
    ...cluster.active.flatMap(({ object, kustomization }) =>
      kustomization.source === `${textOf(object.kind)}/${namespaceOf(object)}/${nameOf(object)}`
        ? [`${namespaceOf(object)}/${textOf(below(object.spec, 'secretRef').name)}`]
        : [],
    ),
  ]);
  for (const [group, kind] of WITH_SECRETS) {
    for (const about of cluster.activeOf(group, kind)) {
      const { object, kustomization } = about;
      if (isSuspended(object) || kustomization.source === `${kind}/${namespaceOf(object)}/${nameOf(object)}`) continue;
      for (const field of ['secretRef', 'certSecretRef', 'proxySecretRef']) {
        const { name } = below(object.spec, field);
        if (typeof name !== 'string' || before.has(`${namespaceOf(object)}/${name}`)) continue;
        yield { about, pointer: `/spec/${field}/name`, wanted: ownSecret(cluster, namespaceOf(object), name), does: 'signs in with' };
      }
    }
  }
}

/** Returns a Secret that charts hardly create. If another namespace has one with this name, that was intended. */
function ownSecret(cluster: Cluster, namespace: string, name: string): Wanted {
  const isElsewhere = cluster.namespacesWith('', 'Secret', name).some((each) => each !== namespace);
  return { group: '', kind: 'Secret', namespace, name, ...(isElsewhere ? { isElsewhere: true } : {}) };
}

/** Returns the Secrets with which nodes sign in to registries, if only another namespace has them. Kubernetes ignores missing ones. */
function* pullSecrets(cluster: Cluster): Generator<ValueReference> {
  const lists = [
    ...podTemplatesOn(cluster).map(({ about, pointer, spec }) => ({ about, pointer, list: spec.imagePullSecrets })),
    ...cluster.activeOf('', 'ServiceAccount').map((about) => ({ about, pointer: '', list: about.object.imagePullSecrets })),
  ];
  for (const { about, pointer, list } of lists)
    for (const [index, each] of listOf(list).entries()) {
      const { name } = fieldsOf(each);
      const wanted = ownSecret(cluster, namespaceOf(about.object), textOf(name));
      if (wanted.isElsewhere === true)
        yield { about, pointer: `${pointer}/imagePullSecrets/${index}/name`, wanted, does: 'pulls images with' };
    }
}

const CERTIFICATES = 'cert-manager.io';

/** Returns the Secrets of issuers. Those of a ClusterIssuer are in the namespace of cert-manager. */
function* issuerSecrets(cluster: Cluster): Generator<ValueReference> {
  const [installed, ...others] = cluster.releases.filter(({ chart }) => chart === 'cert-manager');
  const isMoved = installed !== undefined && [...installed.texts].some((text) => text.includes('cluster-resource-namespace'));
  const home =
    others.length > 0 || isMoved
      ? undefined
      : textOf(below(installed?.object.spec, 'values').clusterResourceNamespace) || installed?.namespace;
  for (const kind of ['Issuer', 'ClusterIssuer']) {
    for (const about of cluster.activeOf(CERTIFICATES, kind)) {
      const namespace = kind === 'Issuer' ? namespaceOf(about.object) : home;
      if (namespace === undefined) continue;
      for (const { at, name } of secretFields(about.object.spec))
        yield { about, pointer: `/spec${at}`, wanted: ownSecret(cluster, namespace, name), does: 'reads' };
    }
  }
}

/** Returns the fields of an issuer that name a Secret. cert-manager creates the key of an ACME account itself. */
function secretFields(value: unknown, at = '', depth = 0): readonly { readonly at: string; readonly name: string }[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((each, index) => secretFields(each, `${at}/${index}`, depth + 1));
  return Object.entries(fieldsOf(value)).flatMap(([key, each]) => {
    const { name } = fieldsOf(each);
    if (key === 'privateKeySecretRef' || key === 'webhook') return [];
    if (key === 'secretName' && typeof each === 'string') return [{ at: `${at}/secretName`, name: each }];
    if (/secretref$/i.test(key) && typeof name === 'string') return [{ at: `${at}/${key}/name`, name }];
    return secretFields(each, `${at}/${key}`, depth + 1);
  });
}

/** The most levels of an issuer that are searched. */
const MAX_DEPTH = 12;

/** Returns the certificates of Ingresses. */
function* ingressSecrets(cluster: Cluster): Generator<ValueReference> {
  for (const about of cluster.activeOf('networking.k8s.io', 'Ingress')) {
    if (CLASSES_WITH_OWN_CERTIFICATES.has(ingressClass(about.object))) continue;
    for (const [index, each] of listOf(fieldsOf(about.object.spec).tls).entries()) {
      const { secretName } = fieldsOf(each);
      if (typeof secretName !== 'string') continue;
      const wanted = { group: '', kind: 'Secret', namespace: namespaceOf(about.object), name: secretName };
      yield { about, pointer: `/spec/tls/${index}/secretName`, wanted, does: 'has the certificate of' };
    }
  }
}

/** Classes of the controllers of Tailscale and of load balancers of AWS, which do not read the Secret: they have certificates elsewhere. */
const CLASSES_WITH_OWN_CERTIFICATES: ReadonlySet<string> = new Set(['tailscale', 'alb']);

const ingressClass = ({ spec, metadata }: Fields): string =>
  textOf(fieldsOf(spec).ingressClassName) || textOf(fieldsOf(fieldsOf(metadata).annotations)['kubernetes.io/ingress.class']);

const WITH_SECRETS = [
  ...['GitRepository', 'HelmRepository', 'OCIRepository', 'Bucket'].map((kind) => ['source.toolkit.fluxcd.io', kind] as const),
  ['image.toolkit.fluxcd.io', 'ImageRepository'],
  ['notification.toolkit.fluxcd.io', 'Provider'],
  ['notification.toolkit.fluxcd.io', 'Receiver'],
] as const;

/** ConfigMaps that Kubernetes and service meshes create in every namespace. */
const IN_EVERY_NAMESPACE: ReadonlySet<string> = new Set([
  'kube-root-ca.crt',
  'openshift-service-ca.crt',
  'istio-ca-root-cert',
  'linkerd-identity-trust-roots',
]);

/** Returns the ConfigMaps and Secrets that the containers and volumes of a Pod read. */
export function* readByPods({ about, pointer, spec }: PodTemplate): Generator<ValueReference> {
  const namespace = namespaceOf(about.object);
  for (const { at, kind, fields, nameField = 'name', hasItems } of [...containerSources(spec), ...volumeSources(spec)]) {
    const { [nameField]: name, key, optional } = fieldsOf(fields);
    const reference: ValueReference = {
      about,
      pointer: `${pointer}${at}/${nameField}`,
      wanted: { group: '', kind, namespace, name: textOf(name) },
      does: 'reads',
      optional: optional === true || (kind === 'ConfigMap' && IN_EVERY_NAMESPACE.has(textOf(name))),
      ...(typeof key === 'string' ? { key: { name: key, pointer: `${pointer}${at}/key` } } : {}),
    };
    yield reference;
    if (hasItems) yield* itemsOf(reference, fields, `${pointer}${at}`);
  }
}

/** A field of a Pod spec that names a ConfigMap or Secret. */
interface ValueSource {
  /** Pointer from the Pod spec. */
  readonly at: string;
  readonly kind: 'ConfigMap' | 'Secret';
  readonly fields: unknown;
  /** The field with the name. Default `name`. */
  readonly nameField?: 'secretName';
  /** Whether `items` of the source list keys. */
  readonly hasItems?: boolean;
}

/** Returns the sources of `env` and `envFrom` of all containers. */
const containerSources = (spec: Fields): readonly ValueSource[] =>
  ['containers', 'initContainers'].flatMap((list) =>
    listOf(spec[list]).flatMap((container, index) => {
      const { env, envFrom } = fieldsOf(container);
      const at = `/${list}/${index}`;
      return [
        ...listOf(env).flatMap((each, place) =>
          present([
            { at: `${at}/env/${place}/valueFrom/configMapKeyRef`, kind: 'ConfigMap', fields: below(each, 'valueFrom').configMapKeyRef },
            { at: `${at}/env/${place}/valueFrom/secretKeyRef`, kind: 'Secret', fields: below(each, 'valueFrom').secretKeyRef },
          ]),
        ),
        ...listOf(envFrom).flatMap((each, place) =>
          present([
            { at: `${at}/envFrom/${place}/configMapRef`, kind: 'ConfigMap', fields: fieldsOf(each).configMapRef },
            { at: `${at}/envFrom/${place}/secretRef`, kind: 'Secret', fields: fieldsOf(each).secretRef },
          ]),
        ),
      ];
    }),
  );

/** Returns the sources of all volumes. */
const volumeSources = (spec: Fields): readonly ValueSource[] =>
  listOf(spec.volumes).flatMap((volume, index) => {
    const { configMap, secret, projected } = fieldsOf(volume);
    const at = `/volumes/${index}`;
    return [
      ...present([
        { at: `${at}/configMap`, kind: 'ConfigMap', fields: configMap, hasItems: true },
        { at: `${at}/secret`, kind: 'Secret', fields: secret, nameField: 'secretName', hasItems: true },
      ]),
      ...listOf(fieldsOf(projected).sources).flatMap((source, place) =>
        present([
          { at: `${at}/projected/sources/${place}/configMap`, kind: 'ConfigMap', fields: fieldsOf(source).configMap, hasItems: true },
          { at: `${at}/projected/sources/${place}/secret`, kind: 'Secret', fields: fieldsOf(source).secret, hasItems: true },
        ]),
      ),
    ];
  });

const present = (sources: readonly ValueSource[]): readonly ValueSource[] => sources.filter(({ fields }) => fields !== undefined);

/** Returns a reference for each key that `items` of a volume lists. */
function* itemsOf(reference: ValueReference, volume: unknown, pointer: string): Generator<ValueReference> {
  for (const [index, item] of listOf(fieldsOf(volume).items).entries()) {
    const { key } = fieldsOf(item);
    if (typeof key === 'string') yield { ...reference, key: { name: key, pointer: `${pointer}/items/${index}/key` } };
  }
}
