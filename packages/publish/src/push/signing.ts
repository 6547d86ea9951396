import { PublishError } from '../failures/publish-error.ts';
import { gitText } from '../git/git.ts';
import { isOn, type Setting, settingOf } from '../git/settings.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { createsCommit, type Identity, type ImportJob, newCommitRef } from './fast-import-stream.ts';

/** The settings of Git for signatures. */
export interface Signing {
  /** `commit.gpgSign`. */
  readonly commits: boolean;
  /** `tag.gpgSign`. */
  readonly tags: boolean;
  /** `gpg.*` and `user.signingKey`, as arguments for Git. */
  readonly settings: readonly string[];
  /** Directory that a relative path of a key starts at. */
  readonly cwd: string;
}

/** Returns the signature settings for the repository at `cwd`; undefined if nothing is signed. */
function signingOf(settings: readonly Setting[], cwd: string): Signing | undefined {
  const [commits, tags] = [isOn(settings, 'commit.gpgsign'), isOn(settings, 'tag.gpgsign')];
  if (!commits && !tags) return undefined;
  const own = settings.filter(({ key }) => key.startsWith('gpg.') || key === 'user.signingkey');
  return { commits, tags, settings: own.flatMap(({ key, value }) => ['-c', value === undefined ? key : `${key}=${value}`]), cwd };
}

/**
 * Recreates the new commits and tags of `jobs` with signatures, because `git fast-import` cannot sign. The tag of a recreated commit names the
 * signed one. Throws a PublishError `cannot-sign`.
 */
export async function signImported(
  store: ObjectStore,
  jobs: readonly ImportJob[],
  { identity, signing, seconds }: { readonly identity: Identity; readonly signing: Signing; readonly seconds: number },
): Promise<void> {
  const run = signer(store, identity, signing, seconds);
  for (const [index, { plan }] of jobs.entries()) {
    const ref = newCommitRef(index);
    if (signing.commits && createsCommit(plan)) {
      const parents = plan.parent === undefined ? [] : ['-p', plan.parent];
      const id = await run(['commit-tree', '-S', ...parents, plan.tree], plan.message);
      await gitText(store.git, ['update-ref', ref, id.trim()], store.options);
    }
    if (!plan.tag?.create) continue;
    const target = createsCommit(plan) ? ref : (plan.parent ?? '');
    const kind = signing.tags ? '--sign' : '--annotate';
    if (signing.tags || createsCommit(plan))
      await run(['tag', '--force', kind, '--cleanup=verbatim', '--file=-', '--', plan.tag.name, target], plan.tag.message);
  }
}

function signer(store: ObjectStore, identity: Identity, signing: Signing, seconds: number) {
  const person = (role: 'AUTHOR' | 'COMMITTER'): Record<string, string> => ({
    [`GIT_${role}_NAME`]: identity.name,
    [`GIT_${role}_EMAIL`]: identity.email,
    [`GIT_${role}_DATE`]: `${seconds} +0000`,
  });
  const environment = { ...store.options.environment, ...person('AUTHOR'), ...person('COMMITTER') };
  return async (args: readonly string[], message: string): Promise<string> => {
    const options = { ...store.options, cwd: signing.cwd, environment, input: [message] };
    const output = await store.git(['-c', 'i18n.commitEncoding=UTF-8', ...signing.settings, ...args], options);
    if (output.code === 0) return output.stdout.toString('utf8');
    const said = output.stderr.trim().split('\n').slice(-3).join(' ').slice(0, 500);
    throw new PublishError(
      'cannot-sign',
      `Git cannot sign the publish, so nothing was published: check \`user.signingKey\` and \`gpg.format\`, and that the agent has the key. Git said: ${said}`,
      { cause: new Error(output.stderr) },
    );
  };
}

/** The author of commits and tags, and how they are signed. */
export interface Writer {
  readonly identity: Identity;
  /** Absent if nothing is signed. */
  readonly signing?: Signing;
}

/** Returns the writer from the settings of the repository at `cwd`; without a name and an address, Slipway. */
export function writerOf(settings: readonly Setting[], cwd: string): Writer {
  const [name, email] = [settingOf(settings, 'user.name')?.trim(), settingOf(settings, 'user.email')?.trim()];
  const signing = signingOf(settings, cwd);
  return { identity: name && email ? { name, email } : { name: 'slipway', email: 'slipway@localhost' }, ...(signing && { signing }) };
}
