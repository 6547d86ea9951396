import type { CrdProject } from '../sources/crd-sources.ts';

/** A project whose CRDs are included. */
export interface CommunityProject {
  /** Folder below the CRD directory, and name of the source of a kind: `keda-v2.20.2`. */
  readonly folder: string;
  /** On GitHub: `kedacore/keda`. */
  readonly repository: string;
  /** Tag and short commit. */
  readonly version: string;
  readonly licence: string;
}

/** Returns the listed projects, sorted by folder. Throws for a licence that has not been approved. */
export function communityProjects(listed: readonly CrdProject[]): readonly CommunityProject[] {
  const refused = listed.filter(({ licence }) => !LICENCES.has(licence ?? ''));
  if (refused.length > 0)
    throw new Error(
      `schemas of ${refused.map(({ folder, licence = 'no licence' }) => `${folder} (${licence})`).join(', ')} must not be included`,
    );
  return listed
    .map(({ folder, repository, tag, commit, licence = '' }) => ({
      folder,
      repository,
      version: commit === undefined ? tag : `${tag} (${commit.slice(0, 12)})`,
      licence,
    }))
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

const LICENCES: ReadonlySet<string> = new Set(['Apache-2.0', 'MIT']);
