import type { Finding } from '@slipway/manifest';
import {
  followedPrefixes,
  type KnownContents,
  type MovedReference,
  openTransition,
  type RemoteTransition,
} from '../published/remote-state.ts';
import type { RefUpdate } from '../push/import-and-push.ts';
import type { Listing, ObjectStore } from '../store/object-store.ts';
import { pinnedReleaseProblems } from './compare-releases.ts';
import { channelPrefixes } from './read-channels.ts';

/** How the state of the remote after a push is checked. */
export interface PushCheck {
  /**
   * Checks the remote before and after the push. Nothing is pushed if a finding is a `reject`. Called again for each plan, because the remote
   * changes after a lost race. Default: no findings.
   */
  readonly check?: (step: RemoteTransition) => Promise<readonly Finding[]>;
  /**
   * Returns whether Flux leaves an object on all clusters, in the push that was checked last. Its file may be deleted: no object is deleted
   * with it.
   */
  readonly isKept?: (object: string) => boolean;
  /** Packages whose versions may be pinned; their tags are listed for `check`. Default those of the request. */
  readonly pinnable?: readonly string[];
}

interface CheckedPush {
  readonly findings: readonly Finding[];
  /** References that the check has read, without those that are pushed. The push fails if one of them moved. */
  readonly guards: readonly RefUpdate[];
}

/** Returns the prefixes of the references that the check of a push of `packages` needs. */
export const checkedPrefixes = ({ check, pinnable }: PushCheck, packages: readonly string[]): readonly string[] =>
  check === undefined ? [] : [...followedPrefixes(pinnable ?? packages), ...channelPrefixes(pinnable ?? packages)];

/** A push that is checked. */
interface CheckedRequest {
  readonly packages: readonly string[];
  readonly moved: readonly MovedReference[];
  readonly known: KnownContents;
  /** The references of the remote for which the push was planned. It has `checkedPrefixes`. */
  readonly listing: Listing;
}

/**
 * Checks a push that moves `moved` with `check`; `packages` are those of the request. If `check` reads the tag of a version, because clusters
 * follow it, the tag must have the content that the channels had.
 */
export async function checkPush(
  store: ObjectStore,
  { check, pinnable }: PushCheck,
  { packages, moved, known, listing }: CheckedRequest,
): Promise<CheckedPush> {
  if (check === undefined || moved.length === 0) return { findings: [], guards: [] };
  const step = openTransition(store, { listing, packages: pinnable ?? packages, known }, moved);
  const followed = new Set<string>();
  const after: RemoteTransition['after'] = {
    ...step.after,
    read: async (references) => {
      for (const reference of references) if (!step.moved.has(reference)) followed.add(reference);
      return await step.after.read(references);
    },
  };
  const found = await check({ ...step, after });
  const findings = [...found, ...(await pinnedReleaseProblems(store, listing, followed))];
  const guards = [...step.readTips()].filter(([ref]) => !step.moved.has(ref)).map(([ref, id]) => ({ ref, old: id, id }));
  return { findings, guards };
}
