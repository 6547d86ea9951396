import { rejectedTag, versionTag } from '@slipway/manifest';
import { isVersion } from '../plan/planned-version.ts';
import type { Tips } from '../store/object-store.ts';

/** The tag of a version. */
export interface VersionTag {
  readonly version: string;
  /** Id of the commit that it names. */
  readonly commit: string;
}

/** What follows `prefix` in the names of references; what a tag names is not listed again. */
export const namesAfter = (tips: Tips, prefix: string): readonly string[] =>
  [...tips.keys()].filter((ref) => ref.startsWith(prefix) && !ref.endsWith('^{}')).map((ref) => ref.slice(prefix.length));

/** Versions of a package that have a tag, whatever it names. */
export function versionTags(name: string, tips: Tips): readonly VersionTag[] {
  const prefix = `refs/tags/${versionTag(name, '')}`;
  return namesAfter(tips, prefix)
    .filter(isVersion)
    .map((version) => ({ version, commit: tips.get(`${prefix}${version}^{}`) ?? tips.get(`${prefix}${version}`) ?? '' }));
}

export const rejectedVersions = (name: string, tips: Tips): ReadonlySet<string> =>
  new Set(namesAfter(tips, `refs/tags/${rejectedTag(name, '')}`));
