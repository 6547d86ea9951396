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

/** Returns the projects in the table of `SOURCES.md` in the CRD directory. Throws for a licence that has not been approved. */
export function communityProjects(markdown: string): readonly CommunityProject[] {
  const projects = [...markdown.matchAll(ROW)].map(
    ([, folder = '', repository = '', version = '', licence = '']): CommunityProject => ({ folder, repository, version, licence }),
  );
  const refused = projects.filter(({ licence }) => !LICENCES.has(licence));
  if (refused.length > 0)
    throw new Error(`schemas of ${refused.map(({ folder, licence }) => `${folder} (${licence})`).join(', ')} must not be included`);
  return projects.sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

const ROW = /^\| ([\w.-]+) \| ([\w.-]+\/[\w.-]+) \| ([^|]+?) \| ([^|]+?) \|/gm;

const LICENCES: ReadonlySet<string> = new Set(['Apache-2.0', 'MIT']);
