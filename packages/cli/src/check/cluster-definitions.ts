import { type PinnedRelease, pinnedRelease } from '@slipway/fleet-check';
import { type FleetKustomization, type FleetRoot, withStoredValues } from '@slipway/flux-build';
import { type Fields, fieldsOf, onceForEachName, plainText } from '@slipway/manifest';
import { KIND_FOLDER } from '../settings/kind-folder.ts';
import { type Definition, definedGroup, type definitionReader, isDefinition } from './known-definitions.ts';
import { type ProjectRelease, shownRelease } from './other-releases.ts';
import { addProvider, type ProviderVersions } from './provider-releases.ts';

/** The objects of one cluster that decide which kinds it has. */
export interface ClusterDefinitions {
  readonly definitions: ReadonlyMap<number, Definition>;
  /** Releases of projects that objects show. */
  readonly releases: readonly ProjectRelease[];
  /** Releases that objects set. They decide which versions of some kinds the cluster serves. */
  readonly pins: readonly PinnedRelease[];
  /** Whether an object of flux-operator is applied. The operator installs Flux. */
  readonly fluxOperator: boolean;
  /** Addresses of CRDs on other hosts, which the build does not have, by `group/plural`. */
  readonly remote: ReadonlyMap<string, string>;
  readonly providers: ProviderVersions;
}

/** The locations where CRDs are applied. */
export interface AppliedDefinitions {
  readonly kustomizations: readonly FleetKustomization[];
  readonly roots: readonly FleetRoot[];
  /** Returns CRDs that were applied together with a root. They are used if no other applied CRD defines their group. */
  readonly besideRoot: (root: FleetRoot) => readonly { readonly object: Fields; readonly file: string }[];
  /** Returns the readable name of a file of some content. */
  readonly fileName: (content: string, file: string) => string;
}

/** Returns the CRDs of each cluster by its name. A cluster without objects has none. */
export function clusterDefinitions(
  { kustomizations, roots, besideRoot, fileName }: AppliedDefinitions,
  reader: ReturnType<typeof definitionReader>,
): ReadonlyMap<string, ClusterDefinitions> {
  const clusters = new Map<string, OpenCluster>();
  const clusterOf = onceForEachName((name) => {
    const cluster: OpenCluster = {
      definitions: new Map(),
      releases: [],
      pins: [],
      fluxOperator: false,
      remote: new Map(),
      providers: new Map(),
    };
    clusters.set(name, cluster);
    return cluster;
  });
  const add = (cluster: OpenCluster, object: Fields, file: string): void => {
    cluster.fluxOperator ||= isOfFluxOperator(object);
    const release = shownRelease(object);
    if (release !== undefined) cluster.releases.push(release);
    const pin = pinnedRelease(object);
    if (pin !== undefined) cluster.pins.push(pin);
    addProvider(cluster.providers, object);
    if (!isDefinition(object)) return;
    const definition = reader.read(object, file);
    cluster.definitions.set(definition.id, definition);
  };
  for (const { cluster, objects } of roots)
    for (const { object, file } of withStoredValues(objects))
      if (!isInKindFolder(file)) add(clusterOf(cluster), object, fileName('', file));
  for (const { appliesTo, objects = [], suspendedBy, content, unresolved = [] } of kustomizations) {
    if (suspendedBy !== undefined) continue;
    for (const { object, file } of withStoredValues(objects)) add(clusterOf(appliesTo), object, fileName(content, file));
    addRemote(clusterOf(appliesTo), unresolved);
  }
  for (const root of roots) {
    const cluster = clusterOf(root.cluster);
    const applied = new Set([...cluster.definitions.values()].map(({ group }) => group));
    if (applied.has(GROUP_OF_FLUX)) continue;
    for (const { object, file } of besideRoot(root)) if (!applied.has(definedGroup(object))) add(cluster, object, fileName('', file));
  }
  return clusters;
}

function addRemote({ remote }: OpenCluster, unresolved: NonNullable<FleetKustomization['unresolved']>): void {
  for (const { kind, name } of unresolved) {
    const definition = kind === 'resource' ? nameOfDefinition(name) : undefined;
    if (definition !== undefined) remote.set(definition, name);
  }
}

/**
 * Returns `group/plural` of a CRD, by the name that controller-gen gives to its file: `source.toolkit.fluxcd.io_ocirepositories.yaml`.
 * Undefined for another file.
 */
function nameOfDefinition(url: string): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  const file = path.slice(path.lastIndexOf('/') + 1);
  const [group = '', rest = ''] = file.split('_');
  const plural = rest.replace(/\.ya?ml$/, '');
  return group.includes('.') && plural !== rest && plural !== '' ? `${group}/${plural}` : undefined;
}

/** Whether `slipway kinds` stores the file. It is never applied, and is used as in the state of the settings. */
const isInKindFolder = (file: string): boolean => file.split('/').slice(0, -1).includes(KIND_FOLDER);

/** A cluster that gets one kind of Flux from applied objects gets all of them. */
const GROUP_OF_FLUX = 'kustomize.toolkit.fluxcd.io';

interface OpenCluster extends ClusterDefinitions {
  readonly definitions: Map<number, Definition>;
  readonly releases: ProjectRelease[];
  readonly pins: PinnedRelease[];
  readonly remote: Map<string, string>;
  readonly providers: Map<string, Set<string>>;
  fluxOperator: boolean;
}

/** Whether an object is of flux-operator, or a release of its charts. */
function isOfFluxOperator({ apiVersion, kind, metadata, spec }: Fields): boolean {
  if (plainText(apiVersion ?? '').startsWith('fluxcd.controlplane.io/')) return true;
  if (kind !== 'HelmRelease') return false;
  const { chart } = fieldsOf(fieldsOf(fieldsOf(spec).chart).spec);
  return [plainText(fieldsOf(metadata).name ?? ''), plainText(chart ?? '')].some((name) => /^flux-(?:operator|instance)$/.test(name));
}
