import { PublishError } from '../failures/publish-error.ts';
import { gitText } from '../git/git.ts';
import { gitFailure } from '../git/git-failure.ts';
import { FLEET } from '../remote/remote-environment.ts';
import { type ObjectStore, remoteOptions } from '../store/object-store.ts';
import { createsCommit, fastImportStream, type ImportJob, newCommitRef, newTagRef } from './fast-import-stream.ts';
import { signImported, type Writer } from './signing.ts';

/** One reference to move: from exactly `old` (absent: it must not exist) to `id` (empty: it is deleted). */
export interface RefUpdate {
  readonly ref: string;
  readonly old?: string;
  readonly id: string;
}

/** The result of an import, and the references to move for it. */
interface Imported {
  /** New tip, or the tip that gets a tag, per job. */
  readonly commits: readonly string[];
  readonly updates: readonly RefUpdate[];
}

/** Creates the commits and tags of all jobs in the private store, and verifies that each has the planned tree. */
export async function importJobs(store: ObjectStore, jobs: readonly ImportJob[], writer: Writer, now: Date): Promise<Imported> {
  const { identity, signing } = writer;
  const seconds = Math.floor(now.getTime() / 1000);
  const input = fastImportStream(jobs, identity, seconds);
  // Contents are compressed once and quickly. The remote finds the deltas when it repacks.
  const args = ['-c', 'core.compression=1', 'fast-import', '--quiet', '--force', '--done', '--depth=0'];
  await gitText(store.git, args, { ...store.options, input });
  if (signing) await signImported(store, jobs, { identity, signing, seconds });
  const ids = await store.objects.ids(
    jobs.flatMap(({ plan }, index) => [
      ...(createsCommit(plan) ? [newCommitRef(index), `${newCommitRef(index)}^{tree}`] : []),
      ...(plan.tag?.create ? [newTagRef(plan.tag.name)] : []),
    ]),
  );
  const made = jobs.map(({ plan }, index) => {
    const ref = newCommitRef(index);
    const [commit = '', tree] = createsCommit(plan) ? [ids.get(ref), ids.get(`${ref}^{tree}`)] : [plan.parent, plan.tree];
    if (tree !== plan.tree) {
      const remedy =
        plan.parent === undefined
          ? ''
          : `: the content of ${plan.branch} is damaged. Publish over it with \`--replace-tip ${plan.parent}\``;
      throw new PublishError(
        'git-failed',
        `Git created another tree for ${plan.package} than was planned; nothing was published${remedy}.`,
        {
          cause: new Error(`planned ${plan.tree}, made ${tree}`),
        },
      );
    }
    const target = plan.target ?? { ref: `refs/heads/${plan.branch}`, ...(plan.parent !== undefined && { old: plan.parent }) };
    const branch = { ...target, id: commit };
    const tag = plan.tag?.create ? { ref: newTagRef(plan.tag.name), id: ids.get(newTagRef(plan.tag.name)) ?? '' } : undefined;
    return { commit, updates: [...(plan.action === 'commit' ? [branch] : []), ...(tag ? [tag] : [])] };
  });
  return { commits: made.map(({ commit }) => commit), updates: made.flatMap(({ updates }) => updates) };
}

/** Moves all references or none, each from exactly its planned value. Returns the error instead of throwing it. */
export async function push(store: ObjectStore, updates: readonly RefUpdate[]): Promise<PublishError | undefined> {
  const leases = updates.map(({ ref, old }) => `--force-with-lease=${ref}:${old ?? ''}`);
  const refspecs = updates.map(({ ref, id }) => `${id}:${ref}`);
  const flags = [
    '--quiet',
    '--porcelain',
    '--atomic',
    '--no-thin',
    '--no-verify',
    '--no-follow-tags',
    '--no-recurse-submodules',
    '--no-signed',
  ];
  const args = ['-c', 'pack.window=0', '-c', 'core.compression=1', 'push', ...flags, ...leases, '--', FLEET, ...refspecs];
  const output = await store.git(args, remoteOptions(store));
  if (output.code === 0) return undefined;
  return gitFailure(args, { ...output, stderr: `${output.stdout.toString('utf8')}\n${output.stderr}` });
}
