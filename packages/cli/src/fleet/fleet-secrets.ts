import { posix } from 'node:path';
import type { FileTree, FleetKustomization } from '@slipway/flux-build';
import type { FleetRelease } from '@slipway/helm';
import type { Fields } from '@slipway/manifest';
import { isSecretByItself, type SecretValues } from '@slipway/validate/secret-values';
import type { FileTexts } from './file-texts.ts';
import type { OpenFleet } from './open-fleet.ts';

const { join, normalize } = posix;

/**
 * Adds the secrets of a fleet when a masker is first needed. They are in applied objects, in objects that clusters have before Flux, in
 * variables, in releases, and in the files of Flux Kustomizations that cannot be built.
 */
export function addFleetSecrets(
  secrets: SecretValues,
  { input, tree, treeOf }: Pick<OpenFleet, 'input' | 'tree' | 'treeOf'>,
  kustomizations: readonly FleetKustomization[],
  { textIn }: Pick<FileTexts, 'textIn'>,
  releases: readonly FleetRelease[] = [],
): void {
  secrets.addLater(({ addObject, addFile }) => {
    // Thousands of Flux Kustomizations may be written in one file.
    const unread = new Map<string, { readonly content: string; readonly file: string }>();
    // The settings of most Flux Kustomizations are searched as a part of their objects.
    const settings = new Set<unknown>();
    const add = ({ object }: { readonly object: Fields }): void => {
      addObject(object);
      if (object.kind === 'Kustomization') settings.add(object.spec);
    };
    for (const { objects } of input.roots) objects.forEach(add);
    for (const kustomization of kustomizations) {
      kustomization.objects?.forEach(add);
      for (const place of unreadFiles(kustomization, (content) => (content === '' ? tree : treeOf(content))))
        unread.set(`${place.content} ${place.file}`, place);
    }
    for (const { spec } of kustomizations) if (!settings.has(spec) || isSecretByItself(spec)) addObject(spec);
    for (const object of releases.flatMap(unappliedObjects)) addObject(object);
    for (const { content, file } of unread.values()) addFile(textIn(content, file) ?? '');
  });
}

/**
 * Returns the files of a Flux Kustomization that cannot be built: the one with the fault, the one that it is written in, and the files of its
 * folders. Their Secrets are in no applied object, but its error can show a value of them.
 */
function unreadFiles(
  { error, content, written, path }: FleetKustomization,
  treeOf: (content: string) => FileTree | undefined,
): readonly { readonly content: string; readonly file: string }[] {
  if (error === undefined) return [];
  const tree = treeOf(content);
  const files = tree === undefined ? [] : filesOfBuild(tree, inTree(path)).map((file) => ({ content, file }));
  return [error.file === undefined ? undefined : { content, file: error.file }, written, ...files].filter((place) => place !== undefined);
}

/** Returns the files in a folder and below, and in the folders outside of it that its kustomization files name. */
function filesOfBuild(tree: FileTree, start: string): readonly string[] {
  const files: string[] = [];
  const folders = new Set([start]);
  for (const folder of folders) {
    for (const { name, kind } of tree.list(folder) ?? []) {
      const path = join(folder, name);
      if (kind === 'folder') folders.add(path);
      else if (files.push(path) >= MAX_FILES) return files;
      else if (KUSTOMIZATION.test(name)) for (const named of foldersAbove(folder, tree.read(path) ?? '')) folders.add(named);
    }
  }
  return files;
}

const KUSTOMIZATION = /^kustomization(?:\.ya?ml)?$/i;

/** Returns the paths with `..` that a kustomization file in a folder names, within the tree. */
const foldersAbove = (folder: string, text: string): readonly string[] =>
  Array.from(text.matchAll(/(?:\.\.\/){1,50}[\w./-]{0,500}/g), ([path]) => inTree(join(folder, path))).filter(
    (path) => !path.startsWith('..'),
  );

/** Returns a path in the form of a tree, whose root is empty. */
const inTree = (path: string): string => {
  const plain = normalize(path).replace(/^\/|\/$/g, '');
  return plain === '.' ? '' : plain;
};

/** The most files that are searched for secrets of one Flux Kustomization that cannot be built. */
const MAX_FILES = 5000;

/** Returns the hooks of a release, and the defaults of a chart that fails: its message may print one. */
const unappliedObjects = ({ hooks = [], error, chart }: FleetRelease): readonly object[] => [
  ...hooks.map(({ object }) => object),
  ...(error === undefined || chart === undefined ? [] : [chart.defaults]),
];
