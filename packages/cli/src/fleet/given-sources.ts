import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type FolderTree, readFolder } from '@slipway/flux-build';
import { usageFailure } from '../report/failure.ts';
import { linkInGivenPath } from '../repository/path-links.ts';
import { readRevision } from '../repository/read-commit.ts';
import { folderBefore } from '../repository/refused-path.ts';

/** The content that the user gives to a source. */
export interface GivenSource {
  readonly tree: FolderTree;
  readonly path: string;
  readonly revision?: string;
}

/** The content that the user gives to sources. */
export interface GivenSources {
  /** Content by `Kind/namespace/name`: of the sources that options name, and of those that a pattern matched so far. */
  readonly named: ReadonlyMap<string, GivenSource>;
  /** Returns the content that a pattern gives to a source. */
  readonly findMatch: (key: string, url: string | undefined) => GivenSource | undefined;
}

/** A pattern of sources, by their names or by their URLs. `*` matches one text, and the directory may contain it. */
interface SourcePattern {
  readonly start: string;
  readonly end: string;
  readonly isUrl: boolean;
  readonly directory: string;
  readonly revision: string | undefined;
}

/**
 * Reads options such as `OCIRepository/flux-system/apps=../apps` and `oci://registry.example/org/*=../infra/*`. Throws a usage Failure for
 * an option of another form, and for a directory that does not exist.
 */
export function readSources(options: readonly string[], cwd: string): GivenSources {
  const named = new Map<string, GivenSource>();
  const patterns: SourcePattern[] = [];
  for (const option of options) {
    const [, key = '', directory = '', revision] = /^([^=]+)=([^#]+)(?:#(.+))?$/.exec(option) ?? [];
    const isUrl = key.includes('://');
    const stars = key.split('*').length - 1;
    if ((!isUrl && !/^[^/]+\/[^/]+\/[^/]+$/.test(key)) || stars > 1 || directory.split('*').length > 2 || (isUrl && stars === 0))
      throw usageFailure(
        `--source ${option} is not Kind/namespace/name=directory, with #revision for a commit. One * matches a part of the name or the URL: 'oci://registry.example/org/*=../infra/*'.`,
      );
    if (stars === 0) {
      named.set(key, givenSource(givenFolder(`--source ${option}`, directory, cwd), revision));
      continue;
    }
    const [start = '', end = ''] = key.split('*');
    // A typing mistake in the directory would otherwise give content to no source.
    givenFolder(`--source ${option}`, directory.includes('*') ? folderBefore(directory) : directory, cwd);
    patterns.push({ start, end, isUrl, directory: resolve(cwd, directory), revision });
  }
  return {
    named,
    findMatch(key, url) {
      const found = named.get(key) ?? matchOf(patterns, key, url, cwd);
      if (found !== undefined) named.set(key, found);
      return found;
    },
  };
}

const givenSource = (path: string, revision: string | undefined): GivenSource =>
  revision === undefined ? { path, tree: readFolder(path) } : { path, revision, tree: readRevision(path, revision) };

/** Returns the directory of the first pattern that matches, and that exists. */
function matchOf(patterns: readonly SourcePattern[], key: string, url: string | undefined, cwd: string): GivenSource | undefined {
  for (const { start, end, isUrl, directory, revision } of patterns) {
    const text = isUrl ? url?.replace(/(?:\.git)?\/?$/, '') : key;
    if (text === undefined || !text.startsWith(start) || !text.endsWith(end) || text.length <= start.length + end.length) continue;
    const part = text.slice(start.length, text.length - end.length);
    // The text comes from the repository: it must not lead out of the directory.
    if (part.split('/').some((segment) => !/^[\w][\w.-]*$/.test(segment))) continue;
    const path = directory.replace('*', () => part);
    if (linkInGivenPath(path, cwd) !== undefined || !isDirectory(path)) continue;
    return givenSource(path, revision);
  }
  return undefined;
}

const isDirectory = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Returns the absolute path of a directory that an option names. Throws a usage Failure if it is a link, or no directory. */
export function givenFolder(option: string, folder: string, cwd: string): string {
  const path = resolve(cwd, folder);
  const link = linkInGivenPath(path, cwd);
  if (link !== undefined) throw usageFailure(`${option}: ${link} is a symbolic link; name the folder that it points at.`);
  if (!isDirectory(path)) throw usageFailure(`${option}: ${path} is not a directory.`);
  return path;
}
