import { posix } from 'node:path';
import { type Finding, fieldsOf, listOf, onceForEachName, readYaml } from '@slipway/manifest';
import type { WrittenDocuments } from './read-documents.ts';

/** Facts about the files of a repository. */
export interface ListedFiles {
  readonly notApplied: WrittenDocuments['notApplied'];
  /** Names of files that a build read. */
  readonly read: ReadonlySet<string>;
  readonly textOf: (file: string) => string | undefined;
}

/**
 * Finds folders with the same files as a folder next to them, when a kustomization.yaml lists that folder and does not mention the copy. A
 * script, or a person, did not finish such a copy.
 */
export function unlistedFolders({ notApplied, read, textOf }: ListedFiles): readonly Finding[] {
  const unread = namesByFolder(notApplied.flatMap(({ file }) => (KUSTOMIZATION_FILE.test(file) ? [] : [file])));
  if (unread.size === 0) return [];
  const used = namesByFolder([...read]);
  const indexes = Map.groupBy(
    [...read].filter((file) => KUSTOMIZATION_FILE.test(file)),
    (file) => posix.dirname(posix.dirname(file)),
  );
  const listOnce = onceForEachName((file: string) => listedFolders(file, textOf(file) ?? ''));
  return [...unread].flatMap(([folder, names]) => {
    if (used.has(folder)) return [];
    const parent = posix.dirname(folder);
    const isLikeThis = (other: string): boolean => {
      const its = used.get(other);
      return posix.dirname(other) === parent && its !== undefined && [...names].every((name) => its.has(name));
    };
    // The list may be in the folder above, or in a sibling: `clusters/index/kustomization.yaml` lists `../first`.
    const listing = [...(indexes.get(posix.dirname(parent)) ?? []), ...(indexes.get(parent) ?? [])].filter(
      (file) => posix.dirname(file) === parent || posix.dirname(posix.dirname(file)) === parent,
    );
    const index = listing.find((file) => {
      const { folders, mentions } = listOnce(file);
      return !mentions(posix.basename(folder)) && folders.some(isLikeThis);
    });
    if (index === undefined) return [];
    const { folders, line } = listOnce(index);
    const other = folders.find(isLikeThis);
    return [
      {
        rule: 'folder-not-listed',
        severity: 'risk' as const,
        message: `${index} does not list the folder ${folder}, which has the same files as ${other}: nothing applies them`,
        file: index,
        ...(line === undefined ? {} : { line }),
        pointer: '/resources',
        value: folder,
        expected: `an entry for ${folder}, as there is one for ${other}`,
        remedy: 'list the folder, or remove it; an entry that is commented out is enough to say that it is meant to be left out',
      },
    ];
  });
}

const KUSTOMIZATION_FILE = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;

interface Listed {
  /** Folders of the list, without its own. */
  readonly folders: readonly string[];
  /** Line of the list. */
  readonly line: number | undefined;
  /** Whether the name of a folder is anywhere in the text, also in a comment. */
  readonly mentions: (name: string) => boolean;
}

function listedFolders(file: string, text: string): Listed {
  const { documents } = readYaml(text, file);
  const entries = documents.flatMap(({ value }) => listOf(fieldsOf(value).resources));
  const paths = entries.flatMap((entry) =>
    typeof entry === 'string' && !entry.includes('://') ? [posix.join(posix.dirname(file), entry).replace(/\/$/, '')] : [],
  );
  const folders = new Set(paths.map((path) => (/\.ya?ml$/.test(path) ? posix.dirname(path) : path)));
  folders.delete(posix.dirname(file));
  const place = documents[0]?.positionOf('/resources');
  return { folders: [...folders], line: place?.line, mentions: (name) => text.split(/[\s/"']+/).includes(name) };
}

function namesByFolder(files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = posix.dirname(file);
    found.set(folder, (found.get(folder) ?? new Set()).add(posix.basename(file)));
  }
  return found;
}
