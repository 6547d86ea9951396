import { join } from 'node:path';
import { readRegularFile } from '@slipway/flux-build/regular-file';
import type { SourceLocation } from '@slipway/manifest';
import type { DefinitionRecords } from '../definitions/read-records.ts';
import { propertyPlace, relativeTo } from './definition-places.ts';

/** The line of TypeScript that made an object of a file of the tree, or a field of it; undefined for what is written by hand. */
export type DefinitionFinder = (path: string, index: number, pointer: string) => SourceLocation | undefined;

/** A finder in the records of a repository; files of its answers are relative to `cwd`. */
export function definitionFinder({ root, records }: DefinitionRecords, cwd: string): DefinitionFinder {
  const files = new Map(records.flatMap(({ files }) => Object.entries(files)));
  const readText = sourceReader(root);
  return (path, index, pointer) => {
    const place = files.get(path)?.objects[index] ?? undefined;
    if (place === undefined) return undefined;
    return relativeTo(cwd, propertyPlace({ ...place, file: join(root, place.file) }, pointer, readText));
  };
}

/** Reads each source file once, if it is one of the repository. */
function sourceReader(root: string): (file: string) => string | undefined {
  const texts = new Map<string, string | undefined>();
  return (file) => {
    if (!texts.has(file)) texts.set(file, readSource(file, root));
    return texts.get(file);
  };
}

function readSource(file: string, root: string): string | undefined {
  try {
    return readRegularFile(file, { within: root, limit: 4 * 2 ** 20 }).toString('utf8');
  } catch {
    return undefined;
  }
}
