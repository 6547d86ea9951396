import { type Fields, fieldsOf, plainText } from '@slipway/manifest';
import { isFluxKustomization, nameOf, namespaceOf, sourceKey } from '../flux-objects/flux-object.ts';
import { plainUrl } from '../source/repository-url.ts';
import type { FleetRoot } from './roots/fleet-root.ts';
import type { SourceEvidence } from './roots/own-evidence.ts';

/** Which sources are the repository itself. */
export interface OwnSources {
  /** Whether the content of a source, `Kind/namespace/name`, is this repository; `url` is undefined where nothing makes the source. */
  isHere(key: string, url: string | undefined): boolean;
  /** Whether `spec.ref` of a GitRepository is what a bootstrap follows: then it is the repository as it is looked at. */
  isFollowed(ref: Fields): boolean;
  /** Whether a bootstrap sets the reference that it follows. Without one the working tree may be any reference. */
  readonly hasReference: boolean;
}

/**
 * Bootstraps name the URL of their repository, and the reference that they follow. Without evidence, which comes with the search for roots,
 * GitRepositories with the URL of a bootstrap are this one, and all where no bootstrap has a URL. Where no bootstrap follows anything, the
 * repository is looked at as one of its `branches`.
 */
export function ownSources(
  roots: readonly FleetRoot[],
  { urls = [], branches = [], evidence }: { urls?: readonly string[]; branches?: readonly string[]; evidence?: SourceEvidence },
): OwnSources {
  const own = new Set(urls.map(plainUrl));
  const followed = new Set<string>();
  for (const { objects } of roots) {
    const sources = new Set(objects.flatMap(({ object }) => (isFluxKustomization(object) ? [sourceKey(object)] : [])));
    for (const { object } of objects) {
      const key = `${plainText(object.kind)}/${namespaceOf(object)}/${nameOf(object)}`;
      const { url, ref } = fieldsOf(object.spec);
      if (typeof url !== 'string' || !sources.has(key)) continue;
      if (evidence !== undefined && !evidence.isHere(key, url)) continue;
      own.add(plainUrl(url));
      followed.add(refText(fieldsOf(ref)));
    }
  }
  const branchRefs = new Set(branches.map((branch) => refText({ branch })));
  const isKnownUrl = (key: string, url: string | undefined): boolean =>
    key.startsWith('GitRepository/') && (url === undefined || own.size === 0 || own.has(plainUrl(url)));
  return {
    isHere: (key, url) => evidence?.isHere(key, url) ?? isKnownUrl(key, url),
    isFollowed: (ref) => (followed.size === 0 ? branchRefs.has(refText(ref)) : followed.has(refText(ref))),
    hasReference: followed.size > 0,
  };
}

/** What source-controller looks at first says which commit it is: commit, name, semver, tag, branch. */
function refText({ commit, name, semver, tag, branch }: Fields): string {
  if (commit) return `commit ${plainText(commit)}`;
  if (name) return plainText(name);
  if (semver) return `semver ${plainText(semver)}`;
  return tag ? `refs/tags/${plainText(tag)}` : `refs/heads/${plainText(branch || 'master')}`;
}
