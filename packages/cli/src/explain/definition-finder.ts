import { locationOf } from '@slipway/manifest';
import { assemblePackages } from '../assemble.ts';
import { cachedReader, propertyPlace, relativeTo } from '../source/definition-places.ts';
import { findWorkspace } from '../workspace.ts';

/** `FILE:LINE` of the TypeScript that made an object of a file, or a field of it; undefined for what is written by hand. */
export type DefinitionFinder = (path: string, index: number, pointer: string) => string | undefined;

/** A finder for the definitions of the repository at `root`; its answers are relative to `cwd`. */
export async function definitionFinder(root: string, cwd: string): Promise<DefinitionFinder> {
  const { packages } = await assemblePackages(findWorkspace(root).packages);
  const files = new Map(packages.flatMap((assembled) => assembled.files.map((file) => [file.path, file] as const)));
  const readText = cachedReader();
  return (path, index, pointer) => {
    const file = files.get(path);
    const object = file?.objects[index];
    const definition = (object && locationOf(object)) ?? (file && locationOf(file));
    if (definition === undefined) return undefined;
    const place = relativeTo(cwd, propertyPlace(definition, pointer, readText));
    return `${place.file}:${place.line}`;
  };
}
