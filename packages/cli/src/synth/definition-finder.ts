import { join } from 'node:path';
import { readRegularFile } from '@slipway/flux-build/regular-file';
import { type Field, propertyPosition, relativeTo } from './definition-positions.ts';
import type { DefinitionRecords } from './read-records.ts';
import { sourceFiles } from './source-files.ts';
import type { SourceLine } from './source-line.ts';

/**
 * Returns the line of TypeScript that created an object of a file of the tree, or a field of it; undefined for objects that are written
 * by hand.
 */
export type DefinitionFinder = (path: string, index: number, field: Field) => SourceLine | undefined;

/** Returns a finder for the records of a repository. File names in its answers are relative to `cwd`. */
export function definitionFinder({ root, records }: DefinitionRecords, cwd: string): DefinitionFinder {
  const objectsOf = new Map(records.flatMap(({ files }) => Object.entries(files)));
  const sources = sourceFiles((file) => readSource(file, root), root);
  return (path, index, field) => {
    const place = objectsOf.get(path)?.objects[index] ?? undefined;
    if (place === undefined) return undefined;
    return relativeTo(cwd, propertyPosition({ ...place, file: join(root, place.file) }, field, sources));
  };
}

function readSource(file: string, root: string): string | undefined {
  try {
    return readRegularFile(file, { within: root, limit: 4 * 2 ** 20 }).toString('utf8');
  } catch {
    return undefined;
  }
}
