import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Reads of a Git repository, by tag. */
export interface GitFiles {
  /** The newest patch release of each minor one, from the oldest on; `1.9` to the tag. */
  readonly minors: (form: RegExp, oldest: string) => readonly (readonly [minor: string, tag: string])[];
  readonly has: (tag: string) => boolean;
  readonly list: (tag: string, folder: string) => readonly string[];
  readonly read: (tag: string, file: string) => string;
  readonly commit: (tag: string) => string;
}

/** The repository `name` in a directory: a checkout, or what `git clone --bare` leaves. */
export function gitFiles(directory: string, name: string): GitFiles {
  const folder = join(directory, name);
  const gitDirectory = existsSync(join(folder, '.git')) ? join(folder, '.git') : folder;
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['--git-dir', gitDirectory, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 });
  let known: ReadonlySet<string> | undefined;
  const tags = (): ReadonlySet<string> => {
    known ??= new Set(git('tag').split('\n'));
    return known;
  };
  return {
    minors(form, oldest) {
      const patches = [...tags()]
        .flatMap((tag) => {
          const [, major, minor, patch] = form.exec(tag) ?? [];
          return major === undefined ? [] : [{ minor: `${major}.${minor}`, patch: Number(patch), tag }];
        })
        .filter(({ minor }) => compareMinors(minor, oldest) >= 0);
      const byMinor = [...Map.groupBy(patches, ({ minor }) => minor)].sort(([a], [b]) => compareMinors(a, b));
      return byMinor.flatMap(([minor, all]) => {
        const newest = all.sort((a, b) => b.patch - a.patch)[0];
        return newest === undefined ? [] : [[minor, newest.tag] as const];
      });
    },
    has: (tag) => tags().has(tag),
    list: (tag, path) =>
      git('ls-tree', '--name-only', tag, `${path}/`)
        .split('\n')
        .filter((line) => line !== ''),
    read: (tag, file) => git('show', `${tag}:${file}`),
    commit: (tag) => git('rev-parse', `${tag}^{commit}`).trim(),
  };
}

/** As of a sort: `1.9` before `1.10`. */
export function compareMinors(a: string, b: string): number {
  const [first = 0, second = 0] = a.split('.').map(Number);
  const [otherFirst = 0, otherSecond = 0] = b.split('.').map(Number);
  return first - otherFirst || second - otherSecond;
}
