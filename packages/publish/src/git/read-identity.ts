import type { Identity } from './fast-import-stream.ts';
import type { Git } from './git.ts';

/** Who Git says commits in the repository at `cwd`; without a name and an address, Slipway. */
export async function readIdentity(git: Git, cwd: string): Promise<Identity> {
  const found = await git(['config', '-z', '--get-regexp', '^user\\.(name|email)$'], { cwd });
  const entries = found.stdout.toString('utf8').split('\0');
  // As for Git, the last of several values counts.
  const last = (key: string): string | undefined =>
    entries
      .findLast((entry) => entry.startsWith(`${key}\n`))
      ?.slice(key.length + 1)
      .trim();
  const [name, email] = [last('user.name'), last('user.email')];
  return name && email ? { name, email } : { name: 'slipway', email: 'slipway@localhost' };
}
