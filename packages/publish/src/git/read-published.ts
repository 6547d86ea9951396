import { channelBranch, versionTag } from '@slipway/manifest';
import { recordedProvenance } from '../plan/commit-message.ts';
import { doomedFiles } from '../plan/file-changes.ts';
import type { NextState } from '../plan/plan-publish.ts';
import type { PublishedBranch, PublishedState, PublishedTag } from '../plan/published-branch.ts';
import { PublishError } from '../publish-error.ts';
import { gitText } from './git.ts';
import { fetchBlobs, fetchHistory, fetchTips, type ObjectStore, readTips, type Tips } from './object-store.ts';

const branchRef = ({ package: { name }, channel }: NextState): string => `refs/heads/${channelBranch(name, channel)}`;
const versionTagsRef = ({ package: { name } }: NextState): string => `refs/tags/${versionTag(name, '')}`;
const tagRef = ({ package: { name, version } }: NextState): string => `refs/tags/${versionTag(name, version)}`;

/** What the remote holds of every package, as much of it as a plan needs. */
export async function readPublished(store: ObjectStore, next: readonly NextState[]): Promise<readonly PublishedState[]> {
  const seen = await readTips(store, next.map(branchRef), next.map(versionTagsRef));
  const needed = new Set(next.flatMap((state) => [branchRef(state), tagRef(state)]).flatMap((ref) => [ref, `${ref}^{}`]));
  const tips = await fetchTips(store, new Map([...seen].filter(([ref]) => needed.has(ref))));
  const objects = await readCommitsAndTags(store, tips.values());
  const states: PublishedState[] = [];
  for (const state of next) {
    const branch = await readBranch(store, state, objects.get(tips.get(branchRef(state)) ?? ''), versionTags(state, seen));
    const tag = readTag(tagRef(state), tips, objects);
    states.push({ ...(branch && { branch }), ...(tag && { tag }) });
  }
  return states;
}

/** A commit, or an annotated tag: that has no tree of its own. */
interface Commit {
  readonly id: string;
  readonly tree: string;
  readonly message: string;
}

interface VersionTag {
  readonly version: string;
  /** Id of the commit that it names. */
  readonly commit: string;
}

function versionTags(next: NextState, tips: Tips): readonly VersionTag[] {
  const prefix = versionTagsRef(next);
  return [...tips]
    .filter(([ref]) => ref.startsWith(prefix) && !ref.endsWith('^{}'))
    .map(([ref, id]) => ({ version: ref.slice(prefix.length), commit: tips.get(`${ref}^{}`) ?? id }));
}

async function readBranch(
  store: ObjectStore,
  next: NextState,
  commit: Commit | undefined,
  tags: readonly VersionTag[],
): Promise<PublishedBranch | undefined> {
  if (!commit) return undefined;
  const branch = { tip: commit.id, tree: commit.tree, message: commit.message, versions: await readVersions(store, next, commit, tags) };
  if (commit.tree === next.tree.id) return { ...branch, files: new Map(), texts: new Map() };
  const files = await readEntries(store, commit.id);
  const doomed = next.allowDeletions ? [] : doomedFiles(next.tree, files);
  await fetchBlobs(
    store,
    doomed.map(({ id }) => id),
  );
  const contents = await readObjects(
    store,
    doomed.map(({ id }) => id),
    ['blob'],
  );
  const texts = new Map(doomed.map(({ path, id }) => [path, contents.get(id)?.toString('utf8') ?? '']));
  return { ...branch, files, texts };
}

/** A tip of Slipway's own never is behind what is below it; below a commit by hand, only the history says what was published. */
async function readVersions(store: ObjectStore, next: NextState, tip: Commit, tags: readonly VersionTag[]): Promise<readonly string[]> {
  if (recordedProvenance(tip)) return tags.filter(({ commit }) => commit === tip.id).map(({ version }) => version);
  await fetchHistory(store, branchRef(next));
  const ids = (await gitText(store.git, ['rev-list', `--max-count=${store.limits.commits}`, tip.id], store.options))
    .split('\n')
    .filter(Boolean);
  const history = await readCommitsAndTags(store, ids);
  const recorded = [...history.values()].map(recordedProvenance).filter((found) => found?.package === next.package.name);
  return [
    ...recorded.flatMap((found) => (found ? [found.version] : [])),
    ...tags.filter(({ commit }) => history.has(commit)).map(({ version }) => version),
  ];
}

function readTag(ref: string, tips: Tips, objects: ReadonlyMap<string, Commit>): PublishedTag | undefined {
  const id = tips.get(`${ref}^{}`) ?? tips.get(ref);
  if (id === undefined) return undefined;
  const [own, named] = [objects.get(tips.get(ref) ?? ''), objects.get(id)];
  return { id, tree: named?.tree ?? '', message: own?.message ?? named?.message ?? '' };
}

async function readCommitsAndTags(store: ObjectStore, ids: Iterable<string>): Promise<ReadonlyMap<string, Commit>> {
  const objects = await readObjects(store, [...new Set(ids)], ['commit', 'tag']);
  return new Map([...objects].map(([id, bytes]) => [id, parseCommit(id, bytes.toString('utf8'))]));
}

function parseCommit(id: string, text: string): Commit {
  const end = text.indexOf('\n\n');
  return { id, tree: /^tree ([0-9a-f]+)/.exec(text)?.[1] ?? '', message: end < 0 ? '' : text.slice(end + 2) };
}

async function readEntries({ git, options }: ObjectStore, commit: string): Promise<PublishedBranch['files']> {
  const listed = await gitText(git, ['ls-tree', '-r', '-z', '--full-tree', commit], options);
  return new Map(
    listed.split('\0').flatMap((line) => {
      const [, mode, id, path] = /^(\d+) \w+ ([0-9a-f]+)\t([\s\S]+)$/.exec(line) ?? [];
      return mode && id && path ? [[path, { mode, id }] as const] : [];
    }),
  );
}

/** Contents by id; ids of other types than `types` are left out. */
async function readObjects(
  { git, options }: ObjectStore,
  ids: readonly string[],
  types: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  if (ids.length === 0) return found;
  const output = await git(['cat-file', '--batch'], { ...options, input: [`${ids.join('\n')}\n`] });
  let rest = output.stdout;
  for (const id of ids) {
    const end = rest.indexOf(10);
    const [, actual, size] = rest.subarray(0, end).toString('latin1').split(' ');
    if (end < 0 || actual === 'missing' || size === undefined) {
      throw new PublishError('git-failed', `The remote has no object ${id}, which one of its references needs: run \`git fsck\` there.`, {
        cause: new Error(output.stderr),
      });
    }
    if (actual !== undefined && types.includes(actual)) found.set(id, rest.subarray(end + 1, end + 1 + Number(size)));
    rest = rest.subarray(end + 1 + Number(size) + 1);
  }
  return found;
}
