import { versionTag, withoutCredentials } from '@slipway/manifest';
import { PublishError } from './failures/publish-error.ts';
import { type PublishRuntime, processRuntime } from './git/publish-runtime.ts';
import { recordedProvenance } from './plan/commit-message.ts';
import { readCommitsAndTags, readTag } from './published/read-published.ts';
import { push } from './push/import-and-push.ts';
import { classifyPush } from './push/push-until-done.ts';
import { fetchTips, type ObjectStore, readTips } from './store/object-store.ts';
import { type StoreRequest, withStore } from './store/with-store.ts';

/** The tag of a version to delete, and its remote. */
export interface DeleteTagRequest extends StoreRequest {
  /** Name of the package, without scope. */
  readonly package: string;
  readonly version: string;
  /** Id that the tag must have; without it nothing is deleted. */
  readonly confirm?: string;
  /** Reads the remote and deletes nothing. Default false. */
  readonly dryRun?: boolean;
}

/** The tag, as it is or was. */
export interface DeleteTagReport {
  readonly remote: string;
  /** `<package>@<version>`. */
  readonly tag: string;
  /** `planned`: `confirm` set to `id` would delete it. `refused`: `confirm` is not the id of the tag. */
  readonly outcome: 'deleted' | 'planned' | 'refused' | 'absent';
  /** Id of the tag itself. */
  readonly id?: string;
  /** Id of the object that it names. */
  readonly names?: string;
  /** Whether its trailers record this version and its tree, like those of `publishPackages`. */
  readonly recorded?: boolean;
}

/** Deletes the tag of a version that is not released, if it still has the confirmed id. Throws a PublishError if the environment prevents it. */
export async function deleteVersionTag(request: DeleteTagRequest, runtime: PublishRuntime = processRuntime): Promise<DeleteTagReport> {
  const tag = versionTag(request.package, request.version);
  return await withStore(request, runtime, async (store) => {
    const found = { remote: withoutCredentials(store.remote.address), tag, ...(await foundTag(store, request)) };
    if (found.id === undefined) return { ...found, outcome: 'absent' };
    if (request.confirm !== undefined && request.confirm !== found.id) return { ...found, outcome: 'refused' };
    if (request.dryRun || request.confirm === undefined) return { ...found, outcome: 'planned' };
    const updates = [{ ref: `refs/tags/${tag}`, old: found.id, id: '' }];
    const error = await push(store, updates);
    const outcome = error ? await classifyPush(store, updates) : 'landed';
    if (outcome === 'landed') return { ...found, outcome: 'deleted' };
    if (error && outcome === 'unmoved') throw error;
    throw new PublishError('lost-race', `${tag} has moved in the meantime: check it again.`, { cause: error });
  });
}

async function foundTag(
  store: ObjectStore,
  { package: name, version }: DeleteTagRequest,
): Promise<Pick<DeleteTagReport, 'id' | 'names' | 'recorded'>> {
  const ref = `refs/tags/${versionTag(name, version)}`;
  const tips = await fetchTips(store, await readTips(store, [ref]));
  const id = tips.get(ref);
  const tag = readTag(ref, tips, await readCommitsAndTags(store, tips.values()));
  if (id === undefined || tag === undefined) return {};
  const recorded = recordedProvenance(tag);
  return { id, names: tag.id, recorded: recorded?.package === name && recorded.version === version };
}
