import type { FileTree } from '../../file-tree.ts';
import { refusal } from '../nodes/refusal.ts';
import { absenceText, manifestText } from './manifest-text.ts';
import { NO_REMOTE_FILES, type RemoteFiles, remoteRefusal, remoteText } from './remote-files.ts';

/** A folder of the tree that references are relative to. */
export interface Loader {
  readonly tree: FileTree;
  /** Relative to the root of the tree; empty at the root. */
  readonly folder: string;
  /** The loader of the kustomization that references this folder. */
  readonly parent: Loader | undefined;
  /** Files of other hosts. */
  readonly remote: RemoteFiles;
}

/** Returns the loader of a folder to build. */
export function rootLoader(tree: FileTree, folder: string, remote: RemoteFiles = NO_REMOTE_FILES): Loader {
  if (tree.list(folder) === undefined) throw refusal('missing-folder', `there is no folder ${folder || '.'}${absenceText(tree, folder)}`);
  return { tree, folder, parent: undefined, remote };
}

/** Returns the text of a file that a kustomization references. It refuses files outside the tree, and unavailable files of other hosts. */
export function loadText({ tree, folder, remote }: Loader, path: string): string {
  const given = remoteText(remote, path);
  if (given !== undefined) return given;
  const at = resolvePath(folder, path);
  return manifestText(tree, at) ?? missing(tree, at);
}

function missing(tree: FileTree, path: string): never {
  if (tree.list(path) !== undefined) throw refusal('missing-file', `${path} is a folder`);
  throw refusal('missing-file', `there is no file ${path}${absenceText(tree, path)}`);
}

/** Returns the bytes of a file. The text of a file that is not UTF-8 does not have them. */
export function loadBytes(loader: Loader, path: string): Uint8Array {
  const { tree, folder, remote } = loader;
  const given = remoteText(remote, path);
  if (given !== undefined) return new TextEncoder().encode(given);
  const at = resolvePath(folder, path);
  return tree.bytes?.(at) ?? new TextEncoder().encode(tree.read(at) ?? missing(tree, at));
}

/** Resolves a reference to a path from the root of the tree. */
export function resolvePath(folder: string, path: string): string {
  if (/^https?:\/\//i.test(path)) throw remoteRefusal('remote-resource', path);
  if (path.startsWith('/')) throw refusal('outside-root', `${path} is an absolute path`);
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) throw refusal('outside-root', `${path} leads out of the source`);
  }
  return parts.join('/');
}

/** Returns the loader of a folder that a kustomization references. It refuses a folder that is being built, or that contains one. */
export function enterFolder(loader: Loader, path: string): Loader {
  if (path === '') throw refusal('missing-folder', 'a folder has an empty name');
  if (isRepository(path)) throw remoteRefusal('remote-base', path);
  const folder = resolvePath(loader.folder, path);
  if (loader.tree.list(folder) === undefined)
    throw refusal('missing-folder', `there is no folder ${folder}${absenceText(loader.tree, folder)}`);
  for (let at: Loader | undefined = loader; at !== undefined; at = at.parent) {
    if (folder === '' || at.folder === folder || at.folder.startsWith(`${folder}/`)) {
      throw refusal('cycle', `${folder || '.'} is built by ${at.folder || '.'}, which it holds`);
    }
  }
  return { tree: loader.tree, folder, parent: loader, remote: loader.remote };
}

/** Whether kustomize treats a path as a Git repository: `github.com/a/b`, `https://…`, `git@host:…`. */
const isRepository = (path: string): boolean =>
  /^(?:git::|gh:|ssh:\/\/|https?:\/\/|file:\/\/|(?:[a-zA-Z][a-zA-Z0-9-]*@)?github\.com[/:]|[a-zA-Z][a-zA-Z0-9-]*@[^/]*:)/i.test(path);

/** Returns `a/b.yaml` relative to a folder, for messages and origins. */
export function relativePath(from: string, to: string): string {
  const [left, right] = [from === '' ? [] : from.split('/'), to === '' ? [] : to.split('/')];
  let common = 0;
  while (common < left.length && common < right.length && left[common] === right[common]) common++;
  return [...left.slice(common).map(() => '..'), ...right.slice(common)].join('/') || '.';
}
