import { type Setting, settingOf } from '../git/settings.ts';
import type { Identity } from './fast-import-stream.ts';
import { type Signing, signingOf } from './signing.ts';

/** Who writes commits and tags, and how they are signed. */
export interface Writer {
  readonly identity: Identity;
  /** Absent where nothing is signed. */
  readonly signing?: Signing;
}

/** The writer that the settings of the repository at `cwd` name; without a name and an address, Slipway. */
export function writerOf(settings: readonly Setting[], cwd: string): Writer {
  const [name, email] = [settingOf(settings, 'user.name')?.trim(), settingOf(settings, 'user.email')?.trim()];
  const signing = signingOf(settings, cwd);
  return { identity: name && email ? { name, email } : { name: 'slipway', email: 'slipway@localhost' }, ...(signing && { signing }) };
}
