import type { Git } from './git.ts';

/** An entry of Git's configuration. */
export interface Setting {
  /** `system`, `global`, `local`, `worktree` or `command`. */
  readonly scope: string;
  /** Section and name in small letters: `user.name`, `url.https://example.org/.insteadof`. */
  readonly key: string;
  /** Absent if only the key is set, which means true. */
  readonly value?: string;
}

/** Reads the configuration for `cwd`, in the order of Git; empty if it cannot be read. */
export async function readSettings(git: Git, cwd: string): Promise<readonly Setting[]> {
  const listed = await git(['config', '--show-scope', '--includes', '--list', '-z'], { cwd });
  const parts = listed.code === 0 ? listed.stdout.toString('utf8').split('\0') : [];
  const settings: Setting[] = [];
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [scope = '', entry = ''] = parts.slice(index, index + 2);
    const end = entry.indexOf('\n');
    settings.push(end < 0 ? { scope, key: entry } : { scope, key: entry.slice(0, end), value: entry.slice(end + 1) });
  }
  return settings;
}

/** Returns the value of a key: the last one of several, like Git. */
export const settingOf = (settings: readonly Setting[], key: string): string | undefined =>
  settings.findLast((setting) => setting.key === key)?.value;

/** Whether a key is true by the rules of Git (`git_parse_maybe_bool` of config.c); false if it is not set or not valid. */
export function isOn(settings: readonly Setting[], key: string): boolean {
  const found = settings.findLast((setting) => setting.key === key);
  if (found === undefined) return false;
  const { value } = found;
  return value === undefined || /^(?:true|yes|on)$/i.test(value) || (INTEGER.test(value) && !ZERO.test(value));
}

const INTEGER = /^\s*[-+]?(?:0x[0-9a-f]+|0[0-7]*|[1-9]\d*)[kmg]?$/i;
const ZERO = /^\s*[-+]?(?:0x)?0+[kmg]?$/i;
