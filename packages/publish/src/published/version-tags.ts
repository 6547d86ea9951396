import { rejectedTag, versionTag } from '@slipway/manifest';
import { isVersion } from '../plan/planned-version.ts';
import type { Tips } from '../store/object-store.ts';

/** The tag of a version. */
export interface VersionTag {
  readonly version: string;
  /** Id of the commit that it names. */
  readonly commit: string;
}

/** Returns the names of references after `prefix`, without the peeled entries of tags. */
export const namesAfter = (tips: Tips, prefix: string): readonly string[] =>
  [...tips.keys()].filter((ref) => ref.startsWith(prefix) && !ref.endsWith('^{}')).map((ref) => ref.slice(prefix.length));

/** Returns the versions of a package that have a tag, valid or not. */
export function versionTags(name: string, tips: Tips): readonly VersionTag[] {
  const prefix = `refs/tags/${versionTag(name, '')}`;
  return namesAfter(tips, prefix)
    .filter(isVersion)
    .map((version) => ({ version, commit: tips.get(`${prefix}${version}^{}`) ?? tips.get(`${prefix}${version}`) ?? '' }));
}

export const rejectedVersions = (name: string, tips: Tips): ReadonlySet<string> =>
  new Set(namesAfter(tips, `refs/tags/${rejectedTag(name, '')}`));

/** Parses `<package>@<version>`; undefined for a text that cannot be the name of such a tag. */
export function readVersionTag(text: string): { readonly package: string; readonly version: string } | undefined {
  const [, name, version] = /^([a-z0-9]+(?:[._-]+[a-z0-9]+)*)@([0-9a-z]+(?:[.+-]+[0-9a-z]+)*)$/i.exec(text) ?? [];
  if (name === undefined || version === undefined || text.includes('..') || text.endsWith('.lock')) return undefined;
  return { package: name, version };
}
