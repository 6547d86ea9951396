import type { Finding } from '@slipway/manifest';
import type { FileTree } from '../file-tree.ts';
import { isFluxKustomization } from '../flux-objects/flux-object.ts';
import { writtenObjects } from '../flux-objects/read-documents.ts';
import { createParseCache } from '../kustomize/resources/make-resources.ts';
import { fleetFinding, locationIn } from './fleet-finding.ts';
import type { RootSearch } from './roots/find-roots.ts';

/** Options of the report of a search. */
export interface RootFindingOptions {
  /** Number of Flux Kustomizations that were built from the roots, and of folders with which a cluster begins. */
  readonly built: number;
  /** The path of the search, as the user gave it. */
  readonly path: string;
  /** The tree of the search, for the lines of findings. */
  readonly tree: FileTree;
  /** Returns the name of a file of the tree. @default the file itself */
  readonly fileName?: (file: string) => string;
}

/** Reports the findings of a search for roots: no entry point, and folders that are not treated as clusters. */
export function rootFindings(
  { unused, templates }: Pick<RootSearch, 'unused' | 'templates'>,
  { built, path, tree, fileName = (file) => file }: RootFindingOptions,
): readonly Finding[] {
  const names = unused.map(fileName);
  if (built > 0) {
    const [first] = unused;
    if (first === undefined) return [];
    const expected = 'a Flux Kustomization that something applies';
    const message = `nothing here applies the Flux Kustomizations of ${listed(names)}, and they are not taken for those of a cluster`;
    return [fleetFinding('kustomization-of-no-cluster', { message, file: fileName(first), expected, ...locateFlux(tree, first) })];
  }
  const seen = [
    ...(names.length === 0 ? [] : [`those of ${listed(names)} are not taken for a cluster`]),
    ...(templates.length === 0
      ? []
      : [`${listed(templates.map(fileName))} ${templates.length === 1 ? 'is a template' : 'are templates'} of another program`]),
  ];
  return [
    fleetFinding('nothing-to-build', {
      message: `below ${path} there is no Flux Kustomization, and no FluxInstance with a sync, that Flux could begin with${seen.map((each) => `; ${each}`).join('')}`,
      file: path,
      expected: 'a Flux Kustomization or a FluxInstance in a file *.yaml or *.yml',
      ...(templates.length > 0 && names.length === 0
        ? { remedy: 'Run the program that fills the templates in, and build what it writes.' }
        : {}),
    }),
  ];
}

/** Returns the location of the first Flux Kustomization of a file. */
function locateFlux(tree: FileTree, file: string): Partial<Finding> {
  const written = writtenObjects(tree, file, createParseCache()).find(({ object }) => isFluxKustomization(object));
  return { line: 1, column: 1, ...locationIn(tree.read(file) ?? '', file, written?.index ?? 0, '') };
}

/** Lists names; of many only the first three. */
function listed(names: readonly string[]): string {
  const more = names.length - 3;
  return `${names.slice(0, 3).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
