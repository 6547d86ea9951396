import { createParseCache, type FleetBuild, type FolderTree, readFolder } from '@slipway/flux-build';
import { onceForEach, readYaml, stableText, type YamlStream } from '@slipway/manifest';
import type { FileMemory } from '../fleet/open-fleet.ts';
import { type ObjectVerdicts, objectVerdicts } from './check-object.ts';
import type { KnownKinds } from './kinds-of-clusters.ts';

/**
 * What a check of a fleet leaves to the next one in the same process. Each part is compared with what it was made of before it is used
 * again, so that the outcome is the same without.
 */
export interface CheckMemory extends FileMemory {
  /** As `readYaml`. */
  readonly readYaml: (text: string, file: string) => YamlStream;
  /** As `stableText`, of an object that nobody changes. */
  readonly textOf: (object: object) => string;
  readonly verdictsOf: ObjectVerdicts;
  build: FleetBuild | undefined;
  kinds: KnownKinds | undefined;
}

export function createCheckMemory(): CheckMemory {
  const folders = new Map<string, FolderTree>();
  const streams = new Map<string, { readonly text: string; readonly stream: YamlStream }>();
  return {
    readFolder(folder) {
      const tree = readFolder(folder, folders.get(folder));
      folders.set(folder, tree);
      return tree;
    },
    blobs: new Map(),
    cache: createParseCache(),
    readYaml(text, file) {
      const known = streams.get(file);
      if (known?.text === text) return known.stream;
      const stream = readYaml(text, file);
      streams.set(file, { text, stream });
      return stream;
    },
    textOf: onceForEach(stableText),
    verdictsOf: objectVerdicts(),
    build: undefined,
    kinds: undefined,
  };
}
