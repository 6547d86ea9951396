import type { Identity } from './fast-import-stream.ts';
import type { Git } from './git.ts';
import { readSigning, type Signing } from './signing.ts';

/** Who writes commits and tags, and how they are signed. */
export interface Writer {
  readonly identity: Identity;
  /** Absent where nothing is signed. */
  readonly signing?: Signing;
}

/** The writer that the Git configuration of the repository at `cwd` names; without a name and an address, Slipway. */
export async function readWriter(git: Git, cwd: string): Promise<Writer> {
  const [identity, signing] = await Promise.all([readIdentity(git, cwd), readSigning(git, cwd)]);
  return { identity, ...(signing && { signing }) };
}

async function readIdentity(git: Git, cwd: string): Promise<Identity> {
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
