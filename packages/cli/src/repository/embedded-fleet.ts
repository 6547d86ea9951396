import { join } from 'node:path';
import { readRegularFile } from '@slipway/flux-build/regular-file';
import { embeddedRemote } from '@slipway/publish/embedded-remote';
import { entryAt, isBareRepository } from './git-root.ts';
import { localGit } from './local-git.ts';

/**
 * Returns the embedded repository of a checkout, if `slipway publish` created it here. A pull request could contain one that leads to other
 * repositories of this machine. It counts only if Git tracks none of its files, this user owns it and none of its parts is a link. It must
 * also have only settings that Slipway wrote, and borrow no objects from elsewhere.
 */
export function embeddedFleet(root: string): string | undefined {
  const repository = embeddedRemote(root);
  const folder = join(root, '.slipway');
  if (!isOwnFolder(folder) || !isOwnFolder(repository) || !isBareRepository(repository)) return undefined;
  const exists = (name: string): boolean => entryAt(join(repository, name)) !== undefined;
  if (BORROWING.some(exists) || LINKABLE.some((name) => isLink(join(repository, name)))) return undefined;
  return hasOwnSettings(join(repository, 'config')) && isUntracked(root) ? repository : undefined;
}

const BORROWING = ['commondir', 'gitdir', 'config.worktree', 'objects/info/alternates', 'objects/info/http-alternates'];
const LINKABLE = ['config', 'packed-refs', 'objects/info', 'objects/pack', 'refs/heads', 'refs/tags'];

const isLink = (path: string): boolean => entryAt(path)?.isSymbolicLink() === true;

function isOwnFolder(path: string): boolean {
  const stat = entryAt(path);
  const user = process.getuid?.();
  return stat?.isDirectory() === true && (user === undefined || stat.uid === user);
}

/** Sections of Git's own template and of `slipway publish`; none of their settings runs a program or names a file. */
const HARMLESS =
  /^(?:|\[(?:core|gc|maintenance|receive|uploadpack)\]|(?:repositoryformatversion|filemode|bare|ignorecase|precomposeunicode|symlinks|sharedrepository|logallrefupdates|auto|autogc|allowfilter)\s*=\s*[\w.-]*)$/i;

function hasOwnSettings(config: string): boolean {
  try {
    return readRegularFile(config, { limit: 64 * 1024 })
      .toString('utf8')
      .split('\n')
      .every((line) => HARMLESS.test(line.trim()));
  } catch {
    return false;
  }
}

/** Returns whether Git tracks nothing below the name, in upper or lower case: some file systems do not distinguish them. */
function isUntracked(root: string): boolean {
  try {
    return localGit(root).run(['ls-files', '-z', '--', ':(top,icase).slipway']).length === 0;
  } catch {
    return false; // Without a Git checkout, the creator is unknown
  }
}
