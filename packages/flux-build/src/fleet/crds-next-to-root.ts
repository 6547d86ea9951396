import type { FileTree } from '../file-tree.ts';
import { type WrittenObject, writtenObjects } from '../flux-objects/read-documents.ts';
import { createParseCache } from '../kustomize/resources/make-resources.ts';
import { spendOperations } from '../spending.ts';
import type { FleetRoot } from './roots/fleet-root.ts';

/**
 * Returns CustomResourceDefinitions in the folder of the file that Flux begins with on a cluster, applied or not: `flux bootstrap` writes
 * the components of Flux there, and applies them first.
 */
export function crdsNextToRoot(tree: FileTree, { objects }: FleetRoot): readonly WrittenObject[] {
  const folders = new Set(objects.map(({ file }) => file.slice(0, Math.max(0, file.lastIndexOf('/')))));
  const cache = createParseCache();
  return [...folders].flatMap((folder) =>
    (tree.list(folder) ?? [])
      .filter(({ name, kind }) => kind !== 'folder' && /\.ya?ml$/.test(name))
      .slice(0, MAX_FILES)
      .flatMap(({ name }) => {
        const file = folder === '' ? name : `${folder}/${name}`;
        const text = tree.read(file) ?? '';
        spendOperations(text.length / 10);
        return text.includes('CustomResourceDefinition') ? writtenObjects(tree, file, cache).filter(isDefinition) : [];
      }),
  );
}

/** The most files that are read. A bootstrap folder has three. */
const MAX_FILES = 100;

const isDefinition = ({ object }: WrittenObject): boolean => object.kind === 'CustomResourceDefinition';
