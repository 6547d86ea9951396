import { join, resolve } from 'node:path';
import { readRegularFile } from '@slipway/flux-build/regular-file';
import { entryAt } from './git-root.ts';

/** A remote in the configuration of a Git repository. */
export interface GitRemote {
  readonly name: string;
  readonly url: string;
}

/**
 * Returns the remotes of the Git repository at `root`; an empty list without a repository. The configuration is read as a file, without Git,
 * because every build needs it, also if Git refuses the repository. Included files are ignored.
 */
export const gitRemotes = (root: string): readonly GitRemote[] => remotesIn(readSmall(join(gitFolder(root), 'config')) ?? '');

/** Returns the checked-out branch at `root`, and the default branches of its remotes. They are also read as files. */
export function usualBranches(root: string): readonly string[] {
  const remotes = gitRemotes(root).flatMap(({ name }) => (/^\w[\w.-]*$/.test(name) ? [`refs/remotes/${name}/HEAD`] : []));
  const heads = [join(workTreeFolder(root), 'HEAD'), ...remotes.map((head) => join(gitFolder(root), head))];
  return heads.flatMap((head) => {
    const [, branch] = /^ref: refs\/(?:heads|remotes\/[^/\n]+)\/(\S+)\s*$/.exec(readSmall(head) ?? '') ?? [];
    return branch === undefined ? [] : [branch];
  });
}

/** Returns the remotes in a Git configuration: `[remote "a"]` with `url = b`. */
export function remotesIn(config: string): readonly GitRemote[] {
  let name: string | undefined;
  return config
    .replaceAll(/\\(?:(\r?\n)|.)/g, (escaped, lineEnd) => (lineEnd === undefined ? escaped : ''))
    .split(/\r?\n/)
    .flatMap((line) => {
      const [header = '', section = '', subsection] = HEADER.exec(line) ?? [];
      if (header !== '') name = section.toLowerCase() === 'remote' ? subsection?.replaceAll(/\\(.)/g, '$1') : undefined;
      const [, value = ''] = /^\s*url\s*=(.*)$/i.exec(line.slice(header.length)) ?? [];
      const url = plainValue(value);
      return name === undefined || url === '' ? [] : [{ name, url }];
    });
}

const HEADER = /^\s*\[([\w.-]+)(?:\s+"([^"\\]*(?:\\.[^"\\]*)*)")?\s*\]/;

/** Returns a value without quotes and escapes, and without a comment after `#` or `;`. */
function plainValue(text: string): string {
  let value = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (!isQuoted && (character === '#' || character === ';')) break;
    if (character === '"') isQuoted = !isQuoted;
    else if (character === '\\') value += ESCAPES[text[++at] ?? ''] ?? text[at] ?? '';
    else value += character;
  }
  return value.trim();
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', b: '\b' };

/** Returns Git's folder of a work tree. `.git` is a file in added work trees and in submodules. */
function workTreeFolder(root: string): string {
  const own = join(root, '.git');
  const stat = entryAt(own);
  if (stat === undefined) return root;
  const [, linked] = stat.isFile() ? (/^gitdir: (.+)$/m.exec(readSmall(own) ?? '') ?? []) : [];
  return linked === undefined ? own : resolve(root, linked);
}

/** Returns Git's folder that all work trees share. */
function gitFolder(root: string): string {
  const folder = workTreeFolder(root);
  const shared = readSmall(join(folder, 'commondir'));
  return shared === undefined ? folder : resolve(folder, shared.trim());
}

function readSmall(file: string): string | undefined {
  try {
    return readRegularFile(file, { limit: 2 ** 20 }).toString('utf8');
  } catch {
    return undefined; // Git would not read it either
  }
}
