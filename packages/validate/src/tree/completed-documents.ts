import { type Fields, fieldsOf, joinPaths, listOf, onceForEach, onceForEachName, readYaml } from '@slipway/manifest';
import { nameObject } from '../objects/object-name.ts';
import type { FluxKustomization } from './flux-kustomizations.ts';
import { foldersAround } from './folders.ts';
import type { KustomizationFile } from './kustomization-files.ts';
import type { TreeDocument } from './tree-document.ts';

/** Returns whether a build may add fields to an object that its file does not have. */
export type MayBeCompleted = (document: TreeDocument) => boolean;

/**
 * Returns a test for objects that a patch, a replacement, a component or another transformer of a build changes. Fields that are missing in
 * the file may exist when the object is applied.
 */
export function completedDocuments(
  documents: readonly TreeDocument[],
  kustomizations: readonly KustomizationFile[],
  fluxObjects: readonly FluxKustomization[],
): MayBeCompleted {
  const files = Map.groupBy(documents, ({ file }) => file);
  const byFolder = new Map(kustomizations.map((kustomization) => [kustomization.folder, kustomization]));
  const users = Map.groupBy(
    kustomizations.flatMap((kustomization) => kustomization.resources.map(({ path }) => ({ path, kustomization }))),
    ({ path }) => path,
  );
  const targetsOf = onceForEach((kustomization: KustomizationFile) => targetsIn(kustomization.fields, kustomization.folder, files));
  const fluxAt = Map.groupBy(
    fluxObjects.filter(({ spec }) => Array.isArray(spec.patches) || Array.isArray(spec.components)),
    ({ folder }) => folder,
  );
  const targetsOfFlux = onceForEach(({ spec, components }: FluxKustomization) => [
    ...targetsIn({ patches: spec.patches }, '.', files),
    ...withComponents(components, byFolder).flatMap(targetsOf),
  ]);
  const targetsAround = onceForEachName((file): readonly Target[] => {
    const around = kustomizationsAround(file, users, byFolder);
    const folders = new Set([...foldersAround(file), ...around.flatMap(({ folder }) => foldersAround(`${folder}/`))]);
    return [...around.flatMap(targetsOf), ...[...folders].flatMap((folder) => fluxAt.get(folder) ?? []).flatMap(targetsOfFlux)];
  });
  return ({ file, value }) => {
    const { kind, name } = nameObject(value);
    return targetsAround(file).some((target) => target.kind(kind ?? '') && target.name(name ?? ''));
  };
}

/** Returns each kustomization.yaml that builds the file, with the components that are next to it. */
function kustomizationsAround(
  file: string,
  users: ReadonlyMap<string | undefined, readonly { readonly kustomization: KustomizationFile }[]>,
  byFolder: ReadonlyMap<string, KustomizationFile>,
): readonly KustomizationFile[] {
  const found = new Set<KustomizationFile>();
  const open = [file];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const { kustomization } of users.get(path) ?? []) {
      if (found.has(kustomization)) continue;
      found.add(kustomization);
      open.push(kustomization.folder);
    }
  }
  return [...found].flatMap((kustomization) => [kustomization, ...withComponents(componentsOf(kustomization), byFolder)]);
}

const componentsOf = ({ resources }: KustomizationFile): string[] =>
  resources.flatMap(({ pointer, path }) => (pointer.startsWith('/components/') && path !== undefined ? [path] : []));

/** Returns components, and the components that they add. */
function withComponents(folders: readonly string[], byFolder: ReadonlyMap<string, KustomizationFile>): readonly KustomizationFile[] {
  const found = new Set<KustomizationFile>();
  const open = [...folders];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const component = byFolder.get(folder);
    if (component === undefined || found.has(component)) continue;
    found.add(component);
    for (const each of componentsOf(component)) open.push(each);
  }
  return [...found];
}

/** The objects that a transformer changes. */
interface Target {
  readonly kind: (kind: string) => boolean;
  readonly name: (name: string) => boolean;
}

const ANY: Target = { kind: () => true, name: () => true };

function targetsIn(fields: Fields, folder: string, files: PatchFiles): readonly Target[] {
  const patched = (path: unknown, text: unknown): readonly Target[] => patchedBy(path, text, folder, files);
  const patches = listOf(fields.patches).flatMap((patch) => {
    const { target, path, patch: text } = fieldsOf(patch);
    return target === undefined || target === null ? patched(path, text) : [selected(target)];
  });
  const merges = listOf(fields.patchesStrategicMerge).flatMap((entry) => patched(entry, entry));
  const jsonPatches = listOf(fields.patchesJson6902).map((patch) => selected(fieldsOf(patch).target));
  const replacements = listOf(fields.replacements).flatMap((replacement) => {
    const { path, targets } = fieldsOf(replacement);
    return path === undefined ? listOf(targets).map((target) => selected(fieldsOf(target).select)) : [ANY];
  });
  return [...patches, ...merges, ...jsonPatches, ...replacements, ...(listOf(fields.transformers).length > 0 ? [ANY] : [])];
}

/** The objects of each file that may be a patch. */
type PatchFiles = ReadonlyMap<string, readonly TreeDocument[]>;

/** Returns the object of a patch. A patch without a target changes the object that it names. */
function patchedBy(path: unknown, text: unknown, folder: string, files: PatchFiles): readonly Target[] {
  const documents = typeof path === 'string' && !path.includes('\n') ? files.get(joinPaths(folder, path)) : undefined;
  const values = documents ?? (typeof text === 'string' ? readYaml(text, '').documents : []);
  return values.flatMap(({ value }) => {
    const { kind, name } = nameObject(value);
    return kind === undefined ? [] : [{ kind: (each) => each === kind, name: (each) => each === name }];
  });
}

/** Returns the objects of a selector. A selector has regular expressions of an untrusted author, so only plain words are compared. */
function selected(selector: unknown): Target {
  const { kind, name } = fieldsOf(selector);
  return { kind: matches(kind), name: matches(name) };
}

const matches = (wanted: unknown): ((text: string) => boolean) =>
  typeof wanted === 'string' && /^[\w-]+$/.test(wanted) ? (text) => text === wanted : () => true;
