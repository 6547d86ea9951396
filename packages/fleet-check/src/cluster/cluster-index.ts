import { type AppliedObject, applyPolicy, type FleetBuild, type FleetKustomization, type FleetRoot } from '@slipway/flux-build';
import { type Fields, fieldsOf, textOf } from '@slipway/manifest';
import { groupOf, hasVariable, nameOf, namespaceOf, push } from '../objects/fields.ts';
import type { InstalledRelease } from './installed-release.ts';

/** An object that a Flux Kustomization applies, or that a HelmRelease installs. */
export interface ActiveObject {
  readonly object: Fields;
  /** For an object of a HelmRelease the `owner` of the release. */
  readonly kustomization: FleetKustomization;
  readonly applied: AppliedObject;
}

/** An object on a cluster. `kustomization` is undefined if it exists before Flux. */
export interface PresentObject {
  readonly object: Fields;
  readonly kustomization?: FleetKustomization;
  /** Set if a condition that only the cluster can evaluate creates it. */
  readonly perhaps?: true;
}

/** The objects of a cluster, indexed for the rules. */
export interface ClusterIndex {
  readonly name: string;
  /** The applied objects in the order of the Flux Kustomizations, without suspended ones. */
  readonly active: readonly ActiveObject[];
  /** The objects of HelmReleases whose charts are available, without suspended releases and uncertain objects. */
  readonly installed: readonly ActiveObject[];
  /** The objects of the hooks that run when these releases are installed or upgraded. */
  readonly hooks: readonly ActiveObject[];
  /** The active objects, then the installed ones. */
  readonly all: readonly ActiveObject[];
  /** Returns the release of an `owner`; undefined for a Flux Kustomization. */
  readonly releaseOf: (owner: FleetKustomization) => InstalledRelease | undefined;
  /** The HelmReleases whose charts are available. */
  readonly installedReleases: readonly InstalledRelease[];
  /** Returns the applied and installed objects of a kind. */
  readonly activeOf: (group: string, kind: string) => readonly ActiveObject[];
  /** All Flux Kustomizations that apply to it. */
  readonly kustomizations: readonly FleetKustomization[];
  /** All Flux Kustomizations on it. */
  readonly driven: readonly FleetKustomization[];
  /** Returns all objects of a kind, also those that exist before Flux and those of suspended Flux Kustomizations. */
  readonly ofKind: (group: string, kind: string) => readonly PresentObject[];
  /**
   * Finds objects by name, in a namespace or in any. Kustomize adds namespaces to cluster-scoped objects of kinds that it does not have.
   */
  readonly find: (group: string, kind: string, namespace: string | undefined, name: string) => readonly PresentObject[];
  /** Returns the names of a kind, in a namespace or in any. */
  readonly namesOf: (group: string, kind: string, namespace: string | undefined) => readonly string[];
  /** Kinds with their groups: `apps|Deployment`. */
  readonly kinds: () => Iterable<string>;
  /** Returns the objects of a namespace. */
  readonly inNamespace: (namespace: string) => readonly PresentObject[];
  /**
   * Whether other objects may exist, in a namespace or in any: objects of Flux Kustomizations that are not built completely, of
   * ResourceSets that are not expanded, and of clusters without a root in the repository.
   */
  readonly hasMore: (namespace?: string) => boolean;
  readonly textOf: NonNullable<FleetState['textOf']>;
  /** Called for each object whose existence is uncertain. */
  readonly onUndecided?: FleetState['onUndecided'];
  /** The Kubernetes release of the cluster, for example `1.34`. Undefined if it is not set. */
  readonly kubernetes?: string | undefined;
  /** Whether another program installs a chart, or its CRDs, before Flux. */
  readonly installsBefore: NonNullable<FleetState['installsBefore']>;
  /** Whether a program of the repository that Flux does not run contains the name of an object. */
  readonly isInProgram: NonNullable<FleetState['isInProgram']>;
}

/** An object that a rule needs, that is not in the repository, and that may exist. */
export interface Undecided {
  readonly cluster: string;
  readonly kind: string;
  /** Empty for objects of the cluster. */
  readonly namespace: string;
  readonly name: string;
  /**
   * Its possible creator: a chart, content that is not built, an object with a variable in its name, or a controller. Others are a
   * condition of a chart that only the cluster can evaluate, and a program of the repository, such as Terraform.
   */
  readonly reason: 'chart' | 'not-built' | 'variable' | 'controller' | 'condition' | 'program';
}

/** A built fleet, with its settings. */
export interface FleetState {
  /** With the objects that flux-operator creates from ResourceSets. */
  readonly kustomizations: readonly FleetKustomization[];
  readonly roots: readonly FleetRoot[];
  readonly resourceSets: FleetBuild['resourceSets'];
  /** Releases whose charts are available, with the objects that they install. */
  readonly releases?: readonly InstalledRelease[];
  /** The text of a file of the source of a Flux Kustomization. */
  readonly textOf?: (kustomization: FleetKustomization, file: string) => string | undefined;
  /** Called once for each object of a cluster that a rule needs and whose existence is uncertain. */
  readonly onUndecided?: ((undecided: Undecided) => void) | undefined;
  /** Whether a program other than Flux installs a chart, or its CRDs, before Flux, by the name of the chart or release: helmfile. */
  readonly installsBefore?: (chart: string) => boolean;
  /** Whether a program of the repository that Flux does not run, such as Terraform, contains the name of an object of a kind. */
  readonly isInProgram?: (kind: string, name: string) => boolean;
  /** Returns the release of Kubernetes of a cluster, `1.34`. */
  readonly kubernetesOf?: (cluster: string) => string | undefined;
}

/** Every cluster of a fleet, indexed once. */
export function indexClusters({
  kustomizations,
  roots,
  resourceSets,
  releases = [],
  textOf: fileText = () => undefined,
  kubernetesOf,
  onUndecided,
  installsBefore = () => false,
  isInProgram = () => false,
}: FleetState): readonly ClusterIndex[] {
  const byCluster = Map.groupBy(kustomizations, ({ appliesTo }) => appliesTo);
  const rootsOf = Map.groupBy(roots, ({ cluster }) => cluster);
  const drivenBy = Map.groupBy(kustomizations, ({ cluster }) => cluster);
  const releasesOf = Map.groupBy(releases, ({ owner }) => owner.appliesTo);
  const unexpanded = new Set(resourceSets.flatMap(({ cluster, problem }) => (problem === undefined ? [] : [cluster])));
  return [...byCluster].map(([name, own]) => {
    const present = (rootsOf.get(name) ?? []).flatMap(({ objects }) => objects.map(({ object }) => ({ object })));
    return indexCluster(name, own, drivenBy.get(name) ?? [], {
      present,
      releases: releasesOf.get(name) ?? [],
      isOpen: !rootsOf.has(name) || unexpanded.has(name),
      fileText,
      kubernetes: kubernetesOf?.(name),
      onUndecided,
      installsBefore,
      isInProgram,
    });
  });
}

/** Facts about a cluster, in addition to the objects that Flux applies. */
interface Around {
  readonly isInProgram: NonNullable<FleetState['isInProgram']>;
  readonly present: readonly PresentObject[];
  readonly releases: readonly InstalledRelease[];
  readonly isOpen: boolean;
  readonly fileText: NonNullable<FleetState['textOf']>;
  readonly kubernetes: string | undefined;
  readonly onUndecided: FleetState['onUndecided'];
  readonly installsBefore: NonNullable<FleetState['installsBefore']>;
}

function indexCluster(
  name: string,
  kustomizations: readonly FleetKustomization[],
  driven: readonly FleetKustomization[],
  { present: before, releases, isOpen, fileText, kubernetes, onUndecided, installsBefore, isInProgram }: Around,
): ClusterIndex {
  const kinds = new Map<string, Map<string, PresentObject[]>>();
  const namespaces = new Map<string, PresentObject[]>();
  const active: ActiveObject[] = [];
  const add = (present: PresentObject): void => {
    const { object } = present;
    const namespace = namespaceOf(object);
    push(kindMap(kinds, `${groupOf(object)}|${textOf(object.kind)}`), `${namespace}/${nameOf(object)}`, present);
    push(namespaces, namespace, present);
  };
  for (const present of before) add(present);
  for (const kustomization of kustomizations) {
    for (const applied of kustomization.objects ?? []) {
      const { object } = applied;
      add({ object, kustomization });
      if (kustomization.suspendedBy === undefined && applyPolicy(object, kustomization.spec).apply !== 'never')
        active.push({ object, kustomization, applied });
    }
  }
  const installed = releases.flatMap((release) => addRelease(release, add));
  const byOwner = new Map(releases.map((release) => [release.owner, release]));
  const unbuilt = kustomizations.filter(({ error, partial }) => error !== undefined || partial === true);
  const namespacesOfUnbuilt = new Set(unbuilt.map(({ spec }) => textOf(spec.targetNamespace)));
  const isAllOpen = isOpen || namespacesOfUnbuilt.has('');
  const list = (kind: string): readonly PresentObject[] => [...(kinds.get(kind)?.values() ?? [])].flat();
  const lists = new Map<string, readonly PresentObject[]>();
  const all = [...active, ...installed];
  const activeByKind = Map.groupBy(all, ({ object }) => `${groupOf(object)}|${textOf(object.kind)}`);
  return {
    name,
    active,
    installed,
    hooks: releases.flatMap(activeHooks),
    all,
    installedReleases: releases,
    releaseOf: (owner) => byOwner.get(owner),
    activeOf: (group, kind) => activeByKind.get(`${group}|${kind}`) ?? [],
    kustomizations,
    driven,
    textOf: fileText,
    kubernetes,
    onUndecided,
    installsBefore,
    isInProgram,
    ofKind(group, kind) {
      const key = `${group}|${kind}`;
      const known = lists.get(key) ?? list(key);
      lists.set(key, known);
      return known;
    },
    find(group, kind, namespace, wanted) {
      const all = kinds.get(`${group}|${kind}`);
      if (all === undefined) return NONE;
      if (namespace !== undefined) return all.get(`${namespace}/${wanted}`) ?? NONE;
      return [...all].flatMap(([key, found]) => (key.endsWith(`/${wanted}`) ? found : NONE));
    },
    namesOf: (group, kind, namespace) =>
      [...(kinds.get(`${group}|${kind}`)?.keys() ?? [])].flatMap((key) => {
        const at = key.indexOf('/');
        return (namespace === undefined || key.slice(0, at) === namespace) && !hasVariable(key) ? [key.slice(at + 1)] : [];
      }),
    kinds: () => kinds.keys(),
    inNamespace: (namespace) => namespaces.get(namespace) ?? NONE,
    hasMore: (namespace) => isAllOpen || (namespace === undefined ? unbuilt.length > 0 : namespacesOfUnbuilt.has(namespace)),
  };
}

/** Adds the objects of a release, and returns those that a rule may check. */
function addRelease({ owner, perhaps, hooks }: InstalledRelease, add: (present: PresentObject) => void): readonly ActiveObject[] {
  const isActive = owner.suspendedBy === undefined;
  for (const { object } of hooks) add({ object, kustomization: owner });
  return (owner.objects ?? []).flatMap((applied) => {
    const { object } = applied;
    if (perhaps.has(applied)) {
      add({ object, kustomization: owner, perhaps: true });
      return [];
    }
    add({ object, kustomization: owner });
    return isActive ? [{ object, kustomization: owner, applied }] : [];
  });
}

/** Returns the hooks that a rule may check. */
const activeHooks = ({ owner, perhaps, hooks }: InstalledRelease): readonly ActiveObject[] =>
  owner.suspendedBy !== undefined
    ? []
    : hooks
        .filter((applied) => !perhaps.has(applied) && /install|upgrade/.test(hookOf(applied.object)))
        .map((applied) => ({ object: applied.object, kustomization: owner, applied }));

const hookOf = ({ metadata }: Fields): string => textOf(fieldsOf(fieldsOf(metadata).annotations)['helm.sh/hook']);

const NONE: readonly PresentObject[] = [];

function kindMap(kinds: Map<string, Map<string, PresentObject[]>>, kind: string): Map<string, PresentObject[]> {
  const known = kinds.get(kind) ?? new Map<string, PresentObject[]>();
  kinds.set(kind, known);
  return known;
}
