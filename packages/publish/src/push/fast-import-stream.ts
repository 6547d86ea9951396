import { quotePath } from '../git/git-command.ts';
import type { FileChanges } from '../plan/commit-message.ts';
import type { HashedTree } from '../plan/hashed-tree.ts';
import { METADATA_FILE } from '../plan/metadata-file.ts';
import type { PublishPlan } from '../plan/plan-publish.ts';

/** Author and committer of a publish. */
export interface Identity {
  readonly name: string;
  readonly email: string;
}

/** A new commit or tag, and its reference. */
export type CommitPlan = Pick<
  PublishPlan,
  'action' | 'package' | 'branch' | 'parent' | 'tree' | 'replaces' | 'tag' | 'message' | 'metadata'
> &
  FileChanges & {
    /** The reference that gets the commit, and its current id. Default: the branch, at the parent. */
    readonly target?: { readonly ref: string; readonly old?: string };
  };

/** A planned commit or tag with its files. */
export interface ImportJob {
  readonly plan: CommitPlan;
  /** Absent if the remote already has the tree of the plan. */
  readonly tree?: HashedTree;
}

/** Returns the private reference of the new commit of a job before it is pushed. */
export const newCommitRef = (index: number): string => `refs/slipway/new/${index}`;
/** Returns the reference of a new tag, the same in the private repository and on the remote. */
export const newTagRef = (tag: string): string => `refs/tags/${tag}`;

/** Returns the input of one `git fast-import` that creates the commits and tags of all `jobs`, without a working tree. */
export function* fastImportStream(jobs: readonly ImportJob[], identity: Identity, seconds: number): Generator<string> {
  const signature = `${safe(identity.name) || 'slipway'} <${safe(identity.email)}> ${seconds} +0000`;
  yield 'feature done\n';
  for (const [index, { plan, tree }] of jobs.entries()) {
    if (createsCommit(plan)) yield* commit(index, plan, tree, signature);
    if (plan.tag?.create) {
      const target = createsCommit(plan) ? newCommitRef(index) : plan.parent;
      yield `tag ${plan.tag.name}\nfrom ${target}\ntagger ${signature}\n${data(plan.tag.message)}`;
    }
  }
  yield 'done\n';
}

/** Whether the plan has a new commit: on the branch, or only below a tag. */
export const createsCommit = ({ action }: CommitPlan): boolean => action === 'commit' || action === 'version';

function* commit(index: number, plan: CommitPlan, tree: HashedTree | undefined, signature: string): Generator<string> {
  yield `commit ${newCommitRef(index)}\nauthor ${signature}\ncommitter ${signature}\n`;
  yield data(plan.message);
  if (plan.parent !== undefined) yield `from ${plan.parent}\n`;
  if (tree === undefined) {
    yield `M 040000 ${plan.tree} ""\n\n`;
    return;
  }
  if (plan.replaces) yield 'deleteall\n';
  // Deletions are first, because a folder may replace a file with its name.
  for (const path of plan.removed) yield `D ${quotePath(path)}\n`;
  if (plan.metadata === undefined) yield `D ${METADATA_FILE}\n`;
  else yield `M 100644 inline ${METADATA_FILE}\n${data(plan.metadata)}`;
  let batch = '';
  for (const path of [...plan.added, ...plan.changed]) {
    const text = tree.texts.get(path);
    if (text === undefined) continue;
    batch += `M 100644 inline ${quotePath(path)}\n${data(text)}`;
    if (batch.length < BATCH) continue;
    yield batch;
    batch = '';
  }
  yield `${batch}\n`;
}

/** Limit of the characters in one write. */
const BATCH = 1 << 20;

const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;

const safe = (text: string): string => text.replace(/[<>\r\n\0]/g, '').trim();
