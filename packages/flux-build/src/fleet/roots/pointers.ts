import { plainText } from '@slipway/manifest';
import { type Fields, fieldsOf } from '../../fields.ts';
import type { FileTree } from '../../file-tree.ts';
import { kustomizationPath } from '../../generator/kustomization-path.ts';
import type { ParseCache } from '../../kustomize/resources/make-resources.ts';
import { onceForEach } from '../../once-for-each.ts';
import { withSyncs } from '../flux-instance.ts';
import { isFluxKustomization, nameOf, sourceKey } from '../flux-object.ts';
import { mentionsFlux, writtenObjects } from '../read-documents.ts';

/** As much of a Flux Kustomization as says where Flux begins. */
export interface Pointer {
  readonly file: string;
  readonly name: string;
  /** `Kind/namespace/name`; undefined where none is written. */
  readonly source: string | undefined;
  /** What it applies, without a slash behind; empty for the whole source, undefined when its source is not this tree. */
  readonly folder: string | undefined;
}

/** The Flux Kustomizations of `files`, and the syncs of FluxInstances; `isElsewhere` says of a source that it is not this tree. */
export const pointersIn = (
  tree: FileTree,
  files: readonly string[],
  isElsewhere: (source: string) => boolean,
  cache: ParseCache,
): readonly Pointer[] =>
  files
    .filter((file) => mentionsFlux(tree.read(file)))
    .flatMap((file) =>
      writtenPointers(tree, file, cache).map(({ name, source, folder }) => ({
        file,
        name,
        source,
        folder: source !== undefined && isElsewhere(source) ? undefined : folder,
      })),
    );

interface WrittenPointer {
  readonly name: string;
  readonly source: string | undefined;
  readonly folder: string;
}

/** What a text holds is remembered with the cache: most files have not changed when roots are looked for again. */
function writtenPointers(tree: FileTree, file: string, cache: ParseCache): readonly WrittenPointer[] {
  const known = knownPointers(cache);
  const text = tree.read(file) ?? '';
  let pointers = known.get(text);
  if (pointers === undefined) {
    pointers = withSyncs(writtenObjects(tree, file, cache))
      .filter(({ object }) => isFluxKustomization(object))
      .map(({ object }) => ({
        name: nameOf(object),
        source: fieldsOf(fieldsOf(object.spec).sourceRef).name === undefined ? undefined : sourceKey(object),
        folder: folderOf(object),
      }));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, pointers);
  }
  return pointers;
}

const knownPointers = onceForEach((_: ParseCache) => new Map<string, readonly WrittenPointer[]>());
const MOST_KNOWN = 50_000;

const folderOf = (kustomization: Fields): string => kustomizationPath(plainText(fieldsOf(kustomization.spec).path ?? ''));

/** Whether a file is in what a pointer applies. */
export const holds = ({ folder }: Pointer, file: string): boolean =>
  folder !== undefined && (folder === '' || file.startsWith(`${folder}/`));

/** The folders that a file is in, up to the root. */
export function foldersAbove(file: string): readonly string[] {
  const parts = file.split('/').slice(0, -1);
  return [...parts.map((_, index) => parts.slice(0, index + 1).join('/')), ''];
}
