import { writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { reviewedText } from '../git/reviewed-text.ts';
import { type Setting, settingOf } from '../git/settings.ts';
import type { ObjectStore } from './object-store.ts';

/** The keys for signatures, from the settings of Git. */
export interface SignatureKeys {
  /** Arguments for Git. */
  readonly settings: readonly string[];
  /** Base folder of relative paths in the settings. */
  readonly cwd: string;
  /** Whether a key for SSH signatures exists. */
  readonly hasSsh: boolean;
}

/** The state of a signature. `good`: valid, by a configured key. `unchecked`: no key is configured. */
export type SignatureState = 'good' | 'bad' | 'unchecked';

/**
 * Reads the keys of the settings: for SSH those of `gpg.ssh.allowedSignersFile` and the user's own `user.signingKey`, for GPG the trusted
 * keys of the user's keyring. A file of the checkout is read from the protected branch: a change that is not reviewed adds no key.
 */
export async function signatureKeys(store: ObjectStore, settings: readonly Setting[], cwd: string): Promise<SignatureKeys> {
  const own = settings.filter(({ key }) => key.startsWith('gpg.'));
  const signers = settingOf(settings, 'gpg.ssh.allowedsignersfile');
  const revoked = settingOf(settings, 'gpg.ssh.revocationfile');
  const read = (path: string): Promise<string> => reviewedText(store.git, cwd, pathOf(path, cwd));
  const listed = signers === undefined ? '' : await read(signers);
  const key = settingOf(settings, 'gpg.format') === 'ssh' ? await ownKey(settingOf(settings, 'user.signingkey'), read) : undefined;
  const lines = [listed.trimEnd(), ...(key === undefined ? [] : [`* namespaces="git" ${key}`])].filter(Boolean);
  const file = join(store.options.cwd, 'slipway-allowed-signers');
  if (lines.length > 0) await writeFile(file, `${lines.join('\n')}\n`, 'latin1');
  const revocations = join(store.options.cwd, 'slipway-revoked-keys');
  if (revoked) await writeFile(revocations, await read(revoked), 'latin1');
  const trust = settingOf(settings, 'gpg.mintrustlevel')?.toLowerCase() ?? '';
  return {
    settings: [
      ...own.map(({ key: name, value }) => (value === undefined ? name : `${name}=${value}`)),
      ...(revoked ? [`gpg.ssh.revocationFile=${revocations}`] : []),
      `gpg.ssh.allowedSignersFile=${lines.length > 0 ? file : ''}`,
      // A key in the keyring is not enough: any key can be imported.
      `gpg.minTrustLevel=${trust === 'fully' || trust === 'ultimate' ? trust : 'marginal'}`,
      'log.showSignature=false',
    ].flatMap((setting) => ['-c', setting]),
    cwd,
    hasSsh: lines.length > 0,
  };
}

const pathOf = (path: string, cwd: string): string => resolve(cwd, path.replace(/^~(?=\/)/, homedir()));

const PUBLIC_KEY = /^(?:ssh-|ecdsa-|sk-)[\w@.-]+ [A-Za-z0-9+/=]+/;

/** Reads the public part of `user.signingKey`: the key itself, or a file. */
async function ownKey(setting: string | undefined, read: (path: string) => Promise<string>): Promise<string | undefined> {
  if (setting === undefined || setting === '') return undefined;
  const literal = setting.replace(/^key::/, '');
  if (PUBLIC_KEY.test(literal)) return PUBLIC_KEY.exec(literal)?.[0];
  for (const name of [`${setting}.pub`, setting]) {
    const [key] = PUBLIC_KEY.exec(await read(name)) ?? [];
    if (key !== undefined) return key;
  }
  return undefined;
}

/** Checks the signatures of commits that have one, each by Git and the program of its format. */
export async function checkCommits(
  store: ObjectStore,
  keys: SignatureKeys,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SignatureState>> {
  if (ids.length === 0) return new Map();
  const args = [...keys.settings, 'log', '--no-walk=unsorted', '--no-patch', '--no-mailmap', '--format=%H %G?', '--stdin'];
  const output = await store.git(args, { ...store.options, cwd: keys.cwd, input: [`${ids.join('\n')}\n`] });
  const grades = new Map(
    output.stdout
      .toString('latin1')
      .split('\n')
      .map((line) => line.split(' '))
      .map(([id = '', grade = '']) => [id, grade] as const),
  );
  // A missing key does not make the commit bad, unless other commits show that the keys are available.
  const canCheck = keys.hasSsh || [...grades.values()].includes('G');
  return new Map(ids.map((id) => [id, stateOf(grades.get(id), canCheck)]));
}

/** `%G?` of Git: G is a good signature of a trusted key. Without a key for SSH, Git reports every signature as bad. */
const stateOf = (grade: string | undefined, canCheck: boolean): SignatureState => (grade === 'G' ? 'good' : canCheck ? 'bad' : 'unchecked');

/** Whether an annotated tag has a valid signature of a configured key. */
export async function isGoodTag(store: ObjectStore, keys: SignatureKeys, id: string): Promise<boolean> {
  const { code } = await store.git([...keys.settings, 'verify-tag', id], { ...store.options, cwd: keys.cwd });
  return code === 0;
}
