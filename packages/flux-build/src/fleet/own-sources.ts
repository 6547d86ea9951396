import { type Fields, fieldsOf, plainText } from '@slipway/manifest';
import { isFluxKustomization, nameOf, namespaceOf, sourceKey } from '../flux-objects/flux-object.ts';
import { plainUrl } from '../source/repository-url.ts';
import type { FleetRoot } from './roots/fleet-root.ts';
import type { SourceEvidence } from './roots/own-evidence.ts';

/** Which sources are the repository itself. */
export interface OwnSources {
  /** Whether the content of a source, `Kind/namespace/name`, is this repository; `url` is undefined when no object creates the source. */
  isHere(key: string, url: string | undefined): boolean;
  /** Whether a bootstrap follows `spec.ref` of a GitRepository, which then means the working tree. */
  isFollowed(ref: Fields): boolean;
  /** Whether the paths of the Kustomizations of a source exist here; `whole` if each of them uses the whole source. */
  readonly hasReference: boolean;
}

/**
 * Finds the sources that are this repository. Bootstraps name the URL of their repository, and the reference that they follow. Without
 * evidence from the search for roots, GitRepositories with the URL of a bootstrap are this repository, and all if no bootstrap has a URL.
 * If no bootstrap has a reference, the working tree is one of its `branches`.
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

/** Returns the field that selects the commit, in the precedence of source-controller: commit, name, semver, tag, branch. */
function refText({ commit, name, semver, tag, branch }: Fields): string {
  if (commit) return `commit ${plainText(commit)}`;
  if (name) return plainText(name);
  if (semver) return `semver ${plainText(semver)}`;
  return tag ? `refs/tags/${plainText(tag)}` : `refs/heads/${plainText(branch || 'master')}`;
}
