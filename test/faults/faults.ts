import { type Document, isMap, parseAllDocuments } from 'yaml';
import type { Files } from './fleets/texts.ts';

/** One edit of one place of a healthy fleet, that makes it a fleet with a fault. */
export interface Fault {
  /** `misspelt spec.sourceRef.name of Kustomization/apps in clusters/staging/fleet.yaml`. */
  readonly what: string;
  readonly files: Files;
  /** Names of which a finding has to name one: of the object with the fault, or of what is missing. */
  readonly names: readonly string[];
}

type Path = readonly (string | number)[];

interface Place {
  readonly file: string;
  readonly index: number;
  readonly kind: string;
  readonly name: string;
}

/** Every fault of every sort that the objects of a fleet give cause for. */
export function faultsOf(files: Files): readonly Fault[] {
  return [...files.keys()]
    .filter((file) => file.endsWith('.yaml') && !file.includes('flux-system/'))
    .flatMap((file) => faultsIn(files, file));
}

function faultsIn(files: Files, file: string): readonly Fault[] {
  if (file.endsWith('-patch.yaml')) return [];
  const found: Fault[] = [];
  for (const [index, document] of documentsOf(files, file).entries()) {
    const value = document.toJS() as { readonly kind?: string; readonly metadata?: { readonly name?: string } };
    const place = { file, index, kind: value.kind ?? 'kustomization.yaml', name: value.metadata?.name ?? file };
    const edit = (what: string, names: readonly string[], change: (document: Document) => void): void => {
      found.push({ what: `${what} of ${place.kind}/${place.name} in ${file}`, names, files: edited(files, place, change) });
    };
    for (const { path, value: text } of leavesOf(value)) {
      if (document.getIn([...path.slice(0, -1), 'optional']) === true) continue;
      const dotted = path.join('.');
      if (typeof text === 'string' && isReference(place.kind, path))
        edit(`misspelt ${dotted}`, [place.name, misspelt(text)], (each) => each.setIn(path, misspelt(text)));
      if (typeof text === 'string' && /\$\{\w+\}/.test(text))
        edit(`unset variable in ${dotted}`, [place.name, 'unknown_value'], (each) =>
          each.setIn(path, text.replace(/\$\{\w+\}/, `\${unknown_value}`)),
        );
      const wrong = wrongValue(place.kind, path, text);
      if (wrong !== undefined) edit(`wrong ${dotted}`, [place.name, String(wrong)], (each) => each.setIn(path, wrong));
    }
    for (const path of mapsOf(value)) {
      const key = String(path.at(-1));
      if (isStrict(place.kind, path)) edit(`unknown field for ${path.join('.')}`, [place.name], (each) => renameKey(each, path, `${key}x`));
    }
    for (const path of KEYS.get(place.kind) ?? [])
      for (const key of Object.keys((document.getIn(path.split('.')) as { toJSON?: () => object } | undefined)?.toJSON?.() ?? {}))
        if (isRead(files, key))
          edit(`renamed key ${key}`, [place.name, key], (each) => renameKey(each, [...path.split('.'), key], `${key}_OLD`));
    if (NEEDED.has(place.kind) && isNeeded(files, place)) found.push(without(files, place));
    if (place.kind === 'Kustomization' && value.metadata !== undefined) found.push(...fluxFaults(files, place));
    if (place.kind !== 'kustomization.yaml' && value.metadata !== undefined)
      edit('wrong apiVersion', [place.name, place.kind], (each) => each.set('apiVersion', `${String(each.get('apiVersion'))}alpha9`));
  }
  if (file.endsWith('/kustomization.yaml')) found.push(...listFaults(files, file));
  return found;
}

/** What others need, so that something is missing without it. */
const NEEDED: ReadonlySet<string> = new Set([
  'Namespace',
  'ConfigMap',
  'ServiceAccount',
  'Role',
  'ClusterRole',
  'Service',
  'PersistentVolumeClaim',
  'PriorityClass',
  'HelmRepository',
  'OCIRepository',
  'GitRepository',
  'ClusterIssuer',
  'ClusterSecretStore',
  'ExternalSecret',
  'SealedSecret',
  'Certificate',
  'Provider',
  'Function',
  'CompositeResourceDefinition',
  'Composition',
  'ProviderConfig',
  'Deployment',
  'StatefulSet',
  'DaemonSet',
  'Policy',
]);

/** Whether a Service or class is named by another object. Others may be removed. */
const isNeeded = (files: Files, { kind, name }: Place): boolean => {
  const named = kind === 'Service' ? `service: {name: ${name}` : kind === 'PriorityClass' ? `priorityClassName: ${name}` : name;
  return [...files.values()].some((text) => text.includes(named));
};

/** Maps whose keys others name. */
const KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ['ConfigMap', ['data']],
  ['SealedSecret', ['spec.encryptedData']],
]);

const isRead = (files: Files, key: string): boolean =>
  [...files.values()]
    .filter((text) => text.includes(key))
    .join('')
    .split(key).length > 2;

/** Fields that name something else, by the end of their path. */
const REFERENCES: readonly RegExp[] = [
  /^spec\.(?:chart\.spec\.)?sourceRef\.(?:name|namespace)$/,
  /^spec\.chartRef\.name$/,
  /^spec\.dependsOn\.\d+\.name$/,
  /^spec\.(?:valuesFrom|postBuild\.substituteFrom)\.\d+\.name$/,
  /^spec\.healthChecks\.\d+\.(?:kind|name|namespace)$/,
  /^spec\.(?:path|targetNamespace|serviceAccountName)$/,
  /^spec\.kubeConfig\.secretRef\.(?:name|key)$/,
  /^spec\.(?:compositionRef|issuerRef|secretStoreRef|providerConfigRef|compositeTypeRef)\.(?:name|kind)$/,
  /^spec\.forProvider\.\w+Ref\.name$/,
  /^spec\.pipeline\.\d+\.functionRef\.name$/,
  /^spec\.scaleTargetRef\.(?:name|kind)$/,
  /^spec\.rules\.\d+\.http\.paths\.\d+\.backend\.service\.(?:name|port\.name)$/,
  /^spec\.ports\.\d+\.targetPort$/,
  /Probe\.(?:httpGet|tcpSocket)\.port$/,
  /^spec\.selector\.(?:matchLabels\.)?app$/,
  /^roleRef\.(?:name|kind)$/,
  /^subjects\.\d+\.(?:name|namespace)$/,
  /\.(?:configMapKeyRef|secretKeyRef)\.(?:name|key)$/,
  /\.(?:configMapRef|secretRef)\.name$/,
  /\.(?:serviceAccountName|priorityClassName|secretName|claimName)$/,
  /\.volumes\.\d+\.configMap\.name$/,
  /\.items\.\d+\.key$/,
  /\.volumeMounts\.\d+\.name$/,
  /^metadata\.namespace$/,
  /^patches\.\d+\.(?:path|target\.name|target\.kind)$/,
];

/** A NetworkPolicy may be for Pods that are yet to come. */
const isReference = (kind: string, path: Path): boolean =>
  REFERENCES.some((each) => each.test(path.join('.'))) &&
  !(kind === 'NetworkPolicy' || (kind === 'Certificate' && path.at(-1) === 'secretName' && false));

/** Another text, one letter short. */
const misspelt = (text: string): string => (text.length < 3 ? `${text}x` : `${text.slice(0, -2)}${text.slice(-1)}`);

/** A value that the field cannot have. */
function wrongValue(kind: string, path: Path, value: unknown): unknown {
  const key = path.at(-1);
  if (key === 'interval' || key === 'timeout') return '10 minutes';
  if (key === 'replicas' || key === 'maxReplicas' || key === 'containerPort') return 'many';
  if (key === 'schedule') return 'at four';
  if (key === 'cpu' || key === 'memory' || key === 'storage') return '1 GB';
  if (key === 'pathType') return 'Exact or prefix';
  if (kind === 'ConfigMap' && path[0] === 'data' && value === '20') return 20;
  if (key === 'name' && path[0] === 'metadata' && path.length === 2 && !FREE_NAMES.has(kind)) return 'Not_A_Name';
  return undefined;
}

/** Kinds with any name, and kinds without a rule. */
const FREE_NAMES: ReadonlySet<string> = new Set([
  'RoleBinding',
  'ClusterRoleBinding',
  'Role',
  'ClusterRole',
  'PodDisruptionBudget',
  'FluxInstance',
  'ResourceSet',
]);

/** Whether the schema lists every field of a map. */
const isStrict = (kind: string, path: Path): boolean =>
  kind !== 'kustomization.yaml' &&
  path.length > 1 &&
  path.length < 4 &&
  path[0] === 'spec' &&
  path.every((key) => typeof key === 'string') &&
  !['values', 'matchLabels', 'encryptedData', 'selector', 'parameters', 'substitute', 'app', 'credentials'].some((key) =>
    path.includes(key),
  ) &&
  !['ResourceSet', 'FluxInstance', 'EKSCluster', 'ClusterSecretStore', 'ExternalSecret', 'ProviderConfig'].includes(kind);

function* leavesOf(value: unknown, path: Path = []): Generator<{ readonly path: Path; readonly value: unknown }> {
  if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) yield* leavesOf(each, [...path, Array.isArray(value) ? Number(key) : key]);
  else yield { path, value };
}

function* mapsOf(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, each] of Object.entries(value)) {
    yield [...path, key];
    yield* mapsOf(each, [...path, key]);
  }
}

function renameKey(document: Document, path: Path, key: string): void {
  const parent = document.getIn(path.slice(0, -1));
  if (!isMap(parent)) return;
  for (const pair of parent.items) if (String((pair.key as { value?: unknown }).value ?? pair.key) === path.at(-1)) pair.key = key;
}

function without(files: Files, { file, index, kind, name }: Place): Fault {
  const others = documentsOf(files, file).filter((_, number) => number !== index);
  return {
    what: `removed ${kind}/${name} from ${file}`,
    names: [name, file],
    files: new Map(files).set(file, written(others)),
  };
}

/** Mistakes in the order of Flux Kustomizations. */
function fluxFaults(files: Files, place: Place): readonly Fault[] {
  const others = documentsOf(files, place.file).flatMap((each) => {
    const { kind, metadata, spec } = each.toJS() as {
      kind?: string;
      metadata?: { name?: string };
      spec?: { dependsOn?: { name: string }[] };
    };
    return kind === 'Kustomization' ? [{ name: metadata?.name ?? '', waits: spec?.dependsOn?.map(({ name }) => name) ?? [] }] : [];
  });
  const change = (what: string, field: string, value: unknown): Fault => ({
    what: `${what} of ${place.kind}/${place.name} in ${place.file}`,
    names: [place.name, ...others.filter(({ waits }) => waits.includes(place.name)).map(({ name }) => name)],
    files: edited(files, place, (document) => document.setIn(['spec', field], value)),
  });
  const dependents = others.filter(({ waits }) => waits.includes(place.name));
  return [
    ...dependents.slice(0, 1).map(({ name }) => change('a cycle of dependencies', 'dependsOn', [{ name }])),
    ...(dependents.length > 0 ? [change('suspended, though others wait for it,', 'suspend', true)] : []),
    change('a dependency on itself', 'dependsOn', [{ name: place.name }]),
    change('a health check of what does not exist', 'healthChecks', [
      { apiVersion: 'apps/v1', kind: 'Deployment', name: `${place.name}-controller`, namespace: 'flux-system' },
    ]),
  ].map((fault) => (fault.what.startsWith('a health check') ? { ...fault, files: withoutWait(fault.files, place) } : fault));
}

const withoutWait = (files: Files, place: Place): Files => edited(files, place, (document) => document.deleteIn(['spec', 'wait']));

/** Mistakes in what kustomization.yaml lists. */
function listFaults(files: Files, file: string): readonly Fault[] {
  const [document] = documentsOf(files, file);
  const { resources = [] } = (document?.toJS() ?? {}) as { readonly resources?: readonly string[] };
  const place = { file, index: 0, kind: '', name: '' };
  const change = (what: string, names: readonly string[], value: unknown): Fault => ({
    what: `${what} in ${file}`,
    names,
    files: edited(files, place, (each) => each.setIn(['resources'], value)),
  });
  return [
    ...resources.map((each) =>
      change(
        `misspelt ${each}`,
        [misspelt(each)],
        resources.map((other) => (other === each ? misspelt(each) : other)),
      ),
    ),
    ...resources.slice(0, 1).map((each) => change(`${each} twice`, [each, file], [each, ...resources])),
    { what: `nothing listed in ${file}`, names: [file], files: new Map(files).set(file, emptied(files.get(file) ?? '')) },
  ];
}

const documentsOf = (files: Files, file: string): readonly Document[] =>
  (parseAllDocuments(files.get(file) ?? '') as readonly Document[]).filter((each) => each.contents !== null);

/** A list of resources that lost its entries. */
const emptied = (text: string): string => text.replace(/^resources: .*$/m, 'resources:');

/** Some documents bring the line before them. */
const written = (documents: readonly Document[]): string => documents.map((each) => String(each).replace(/^---\n/, '')).join('---\n');

function edited(files: Files, { file, index }: Place, change: (document: Document) => void): Files {
  const documents = documentsOf(files, file);
  const document = documents[index];
  if (document !== undefined) change(document);
  return new Map(files).set(file, written(documents));
}
