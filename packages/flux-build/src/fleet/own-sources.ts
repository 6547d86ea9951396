import { plainText } from '@slipway/manifest';
import { type Fields, fieldsOf } from '../fields.ts';
import { isFluxKustomization, nameOf, namespaceOf, sourceKey } from './flux-object.ts';
import type { FleetRoot } from './roots/find-roots.ts';

/** What is known of the repository that is looked at. */
export interface OwnSources {
  isThisRepository(url: string): boolean;
  /** Whether `spec.ref` of a GitRepository is what a bootstrap follows: then it is the repository as it is looked at. */
  isFollowed(ref: Fields): boolean;
}

/** Bootstraps name the URL of their repository; without any, every repository is taken for this one, as it is looked at. */
export function ownSources(roots: readonly FleetRoot[], urls: readonly string[]): OwnSources {
  const own = new Set(urls.map(plainUrl));
  const followed = new Set<string>();
  for (const { objects } of roots) {
    const sources = new Set(objects.flatMap(({ object }) => (isFluxKustomization(object) ? [sourceKey(object)] : [])));
    for (const { object } of objects) {
      const key = `${plainText(object.kind)}/${namespaceOf(object)}/${nameOf(object)}`;
      const { url, ref } = fieldsOf(object.spec);
      if (typeof url !== 'string' || !sources.has(key)) continue;
      own.add(plainUrl(url));
      followed.add(refText(fieldsOf(ref)));
    }
  }
  return {
    isThisRepository: (url) => own.size === 0 || own.has(plainUrl(url)),
    isFollowed: (ref) => followed.size === 0 || followed.has(refText(ref)),
  };
}

/** Whether two URLs are of one repository: `git@host:a/b.git` and `https://host/a/b`. */
export const sameRepository = (a: string, b: string): boolean => plainUrl(a) === plainUrl(b);

/** Without protocol, user and suffix. */
const plainUrl = (url: string): string =>
  url
    .replace(/^[a-z+]+:\/\//, '')
    .replace(/^[^@/]*@/, '')
    .replace(/^([^/:]+):(?!\d+\/)/, '$1/')
    .replace(/(?<!\/)\/*$/, '')
    .replace(/\.git$/, '')
    .toLowerCase();

/** What source-controller looks at first says which commit it is: commit, name, semver, tag, branch. */
function refText({ commit, name, semver, tag, branch }: Fields): string {
  if (commit) return `commit ${plainText(commit)}`;
  if (name) return plainText(name);
  if (semver) return `semver ${plainText(semver)}`;
  return tag ? `refs/tags/${plainText(tag)}` : `refs/heads/${plainText(branch || 'master')}`;
}
