import { type Budget, type Fields, fieldsOf, LimitError, plainText } from '@slipway/manifest';
import type { AppliedObject } from '../build/applied-object.ts';
import { budgetOfOne } from '../build/build-budget.ts';
import { buildKustomization } from '../build/build-kustomization.ts';
import type { FileTree } from '../file-tree.ts';
import { nameOf, objectIdentity } from '../flux-objects/flux-object.ts';
import { readObjects, writtenObjects } from '../flux-objects/read-documents.ts';
import type { RemoteFiles } from '../kustomize/files/remote-files.ts';
import type { ParseCache } from '../kustomize/resources/make-resources.ts';
import { appliedObject, expandList } from '../normalisation/applied-objects.ts';
import { droppedFields } from '../normalisation/normalise-object.ts';
import type { Results } from './kustomization-result.ts';
import { isUnusedFolder } from './roots/candidate-folders.ts';
import { covers, parentOf } from './roots/file-kustomizations.ts';
import type { FleetRoot } from './roots/fleet-root.ts';

/** The objects of the entry folders of a cluster, in the form of the Flux Kustomization that applies them. */
export interface EntryKustomization {
  readonly cluster: string;
  readonly namespace: string;
  readonly name: string;
  readonly appliesTo: string;
  readonly source: string;
  readonly content: '';
  /** The first folder. */
  readonly path: string;
  readonly suspended: false;
  readonly spec: Fields;
  readonly dependsOn: readonly [];
  readonly objects: readonly AppliedObject[];
  readonly notes: readonly [];
}

/** The part of a Flux Kustomization of the fleet that is used here. */
type FoundKustomization = Pick<EntryKustomization, 'cluster' | 'namespace' | 'name' | 'appliesTo'> & {
  readonly objects?: readonly AppliedObject[];
};

/** The input for the objects of entry folders. */
export interface EntryInput {
  readonly tree: FileTree;
  readonly roots: readonly FleetRoot[];
  readonly results: Results;
  /** The Flux Kustomizations of the fleet. */
  readonly kustomizations: readonly FoundKustomization[];
  readonly remote?: RemoteFiles | undefined;
  readonly cache: ParseCache;
  readonly budget: Budget;
}

/**
 * Returns the objects of the folders in which clusters begin, if the repository does not have the Flux Kustomization that applies them.
 * Terraform, a FluxInstance in another folder or a user created it. Each cluster has one result, in the form of this Flux Kustomization and
 * with the name that `flux bootstrap` gives it. Objects that a Flux Kustomization of the fleet also applies are omitted.
 */
export function entryKustomizations(input: EntryInput): readonly EntryKustomization[] {
  const byCluster = Map.groupBy(input.roots, ({ cluster }) => cluster);
  return [...byCluster].flatMap(([cluster, roots]) => {
    const found = roots.flatMap((root) => objectsOfRoot(root, input));
    if (found.length === 0) return [];
    const applied = identitiesOn(cluster, input.kustomizations);
    const objects = new Map<string, AppliedObject>();
    for (const each of found) {
      const identity = objectIdentity(each.object);
      if (!applied.has(identity) && !objects.has(identity)) objects.set(identity, each);
    }
    const folders = roots.flatMap(({ folder, entry }) => [...(folder === undefined ? [] : [folder]), ...(entry?.folders ?? [])]);
    return objects.size === 0 ? [] : [entryKustomization(cluster, folders[0] ?? '', [...objects.values()], input.kustomizations)];
  });
}

function entryKustomization(
  cluster: string,
  path: string,
  objects: readonly AppliedObject[],
  kustomizations: readonly FoundKustomization[],
): EntryKustomization {
  const isTaken = kustomizations.some((each) => each.cluster === cluster && each.namespace === NAME && each.name === NAME);
  return {
    cluster,
    // A Flux Kustomization of the fleet may have the name; no other has an empty namespace.
    namespace: isTaken ? '' : NAME,
    name: NAME,
    appliesTo: cluster,
    source: `GitRepository/${NAME}/${NAME}`,
    content: '',
    path,
    suspended: false,
    spec: entrySpec(path),
    dependsOn: [],
    objects: objects.map(ownedObject),
    notes: [],
  };
}

/** The name of the Flux Kustomization that `flux bootstrap` creates, and of its namespace. */
const NAME = 'flux-system';

/**
 * The spec of the Flux Kustomization that applies an entry folder: `flux bootstrap`, the Terraform provider and flux-operator let it prune.
 * Its variables are unknown, and it may decrypt.
 */
const entrySpec = (path: string): Fields => ({
  path,
  prune: true,
  sourceRef: { kind: 'GitRepository', name: NAME },
  decryption: { provider: 'sops' },
  postBuild: {},
});

function ownedObject(applied: AppliedObject): AppliedObject {
  const { object } = applied;
  const metadata = fieldsOf(object.metadata);
  const labels = {
    ...fieldsOf(metadata.labels),
    'kustomize.toolkit.fluxcd.io/name': NAME,
    'kustomize.toolkit.fluxcd.io/namespace': NAME,
  };
  const unknown = new Set(variablesIn(object));
  return { ...applied, object: { ...object, metadata: { ...metadata, labels } }, unknownVariables: [...unknown] };
}

/** Yields the names of variables in the strings of a value. Only the cluster has their values. */
function* variablesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    for (const [, name = ''] of value.matchAll(/\$\{([_A-Za-z][_A-Za-z0-9]*)/g)) yield name;
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) yield* variablesIn(each);
  }
}

function identitiesOn(cluster: string, kustomizations: readonly FoundKustomization[]): ReadonlySet<string> {
  const own = kustomizations.filter(({ appliesTo }) => appliesTo === cluster);
  return new Set(own.flatMap(({ objects = [] }) => objects.map(({ object }) => objectIdentity(object))));
}

function objectsOfRoot({ cluster, folder, entry }: FleetRoot, input: EntryInput): readonly AppliedObject[] {
  const ofFolder = folder === undefined ? [] : objectsOfFolder(cluster, folder, input.results);
  if (entry === undefined) return ofFolder;
  const files = new Set(entry.files.filter((file) => isApplied(file, entry.folders) && hasOnlyObjects(file, input)));
  const built = entry.folders.flatMap((top) => builtFolder(top, files, input));
  const read = new Set(built.map(({ file }) => file));
  // A tool applies the file that Flux begins with, even if the kustomization file next to it does not list it.
  const others = entry.own.filter((file) => !read.has(file));
  return [...ofFolder, ...built, ...others.flatMap((file) => objectsOfFile(file, input))];
}

/** Returns the objects of a folder that another tool applies as kustomize builds it. */
function objectsOfFolder(cluster: string, folder: string, results: Results): readonly AppliedObject[] {
  const result = [...results.values()].find(
    ({ kustomization }) =>
      kustomization.implicit && kustomization.cluster === cluster && fieldsOf(kustomization.object.spec).path === folder,
  );
  return result === undefined || 'error' in result.outcome ? [] : result.outcome.objects;
}

/**
 * Whether a file is in an entry folder, but not in its folders for templates, tests or documents. At the root of the repository, only files
 * count.
 */
function isApplied(file: string, folders: readonly string[]): boolean {
  const top = folders.find((folder) => covers(folder, file));
  if (top === undefined) return false;
  return top === '' ? !file.includes('/') : !isUnusedFolder(parentOf(file).slice(top.length + 1));
}

/** Whether a build of its folder accepts a file. Files of other programs have no objects. */
function hasOnlyObjects(file: string, { tree, cache }: EntryInput): boolean {
  if (KUSTOMIZATION_FILE.test(file)) return true;
  const { objects, unread } = readObjects(tree, file, cache);
  return unread === undefined && objects.every(({ object }) => nameOf(object) !== '' || plainText(object.kind).endsWith('List'));
}

const KUSTOMIZATION_FILE = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;

/** Builds an entry folder as Flux does, without the files that others apply. If the build fails, returns the objects of the files. */
function builtFolder(top: string, files: ReadonlySet<string>, input: EntryInput): readonly AppliedObject[] {
  const own = [...files].filter((file) => covers(top, file));
  const { remote, cache, budget } = input;
  const kustomization = { metadata: { name: NAME, namespace: NAME }, spec: { ...entrySpec(top), path: `./${top}` } };
  const limits = budgetOfOne(budget);
  try {
    const built = buildKustomization({
      kustomization,
      tree: withoutOthers(input.tree, top, new Set(own)),
      findSource: () => undefined,
      strict: false,
      buildRest: true,
      ...(remote === undefined ? {} : { remote }),
      cache,
      budget: limits,
    });
    limits.settle();
    if (!('error' in built)) return built.objects;
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return [];
  }
  const inBuilds = new Set(own.filter((file) => KUSTOMIZATION_FILE.test(file)).map(parentOf));
  return own.filter((file) => ![...inBuilds].some((folder) => covers(folder, file))).flatMap((file) => objectsOfFile(file, input));
}

/** Returns a tree whose entry folder lists only these files and the folders with one of them. All files can be read. */
function withoutOthers(tree: FileTree, top: string, files: ReadonlySet<string>): FileTree {
  const folders = new Set<string>();
  for (const file of files) for (let folder = parentOf(file); !folders.has(folder); folder = parentOf(folder)) folders.add(folder);
  const { bytes, absence } = tree;
  return {
    read: (path) => tree.read(path),
    ...(bytes === undefined ? {} : { bytes: (path: string) => bytes.call(tree, path) }),
    ...(absence === undefined ? {} : { absence: (path: string) => absence.call(tree, path) }),
    list(folder) {
      const entries = tree.list(folder);
      if (entries === undefined || !covers(top, folder)) return entries;
      return entries.filter(({ name, kind }) => {
        const path = folder === '' ? name : `${folder}/${name}`;
        return kind === 'folder' ? folders.has(path) : files.has(path) || !/\.ya?ml$/.test(name);
      });
    },
  };
}

/** Returns the objects of a file as Flux sends them. */
const objectsOfFile = (file: string, { tree, cache }: EntryInput): readonly AppliedObject[] =>
  writtenObjects(tree, file, cache).flatMap(({ object, index }) =>
    expandList(object).map((each): AppliedObject => {
      const dropped = droppedFields(each);
      return {
        object: appliedObject(each, { name: NAME, namespace: NAME }),
        file,
        index,
        trace: [{ action: 'read', file, by: '' }],
        variables: [],
        unknownVariables: [],
        ...(dropped.length === 0 ? {} : { dropped }),
      };
    }),
  );
