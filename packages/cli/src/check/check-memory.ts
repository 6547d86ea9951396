import { createParseCache, type FleetBuild, type FolderTree, readFolder } from '@slipway/flux-build';
import { onceForEach, readYaml, stableText, type YamlStream } from '@slipway/manifest';
import type { FileMemory } from '../fleet/open-fleet.ts';
import { type ObjectVerdicts, objectVerdicts } from './check-object.ts';
import type { KnownKinds } from './kinds-of-clusters.ts';

/**
 * Results that a check of a fleet keeps for the next check in the same process. Each is compared with its source before it is used again,
 * so the result of the check is the same without it.
 */
export interface CheckMemory extends FileMemory {
  /** Like the function `readYaml`. */
  readonly readYaml: (text: string, file: string) => YamlStream;
  /** Like `stableText`, for an object that does not change. */
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
