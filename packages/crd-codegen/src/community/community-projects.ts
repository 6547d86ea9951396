/** A project of which CRDs are included. */
export interface CommunityProject {
  /** Folder below the CRD directory, and how the source of a kind is called: `keda-v2.20.2`. */
  readonly folder: string;
  /** On GitHub: `kedacore/keda`. */
  readonly repository: string;
  /** Tag and short commit. */
  readonly version: string;
  readonly licence: string;
}

/** The projects that the table of `SOURCES.md` in the CRD directory lists. Throws for one with a licence that has not been looked at. */
export function communityProjects(markdown: string): readonly CommunityProject[] {
  const projects = [...markdown.matchAll(ROW)].map(
    ([, folder = '', repository = '', version = '', licence = '']): CommunityProject => ({ folder, repository, version, licence }),
  );
  const refused = projects.filter(({ licence }) => !LICENCES.has(licence));
  if (refused.length > 0)
    throw new Error(`no schema of ${refused.map(({ folder, licence }) => `${folder} (${licence})`).join(', ')} may be included`);
  return projects.sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

const ROW = /^\| ([\w.-]+) \| ([\w.-]+\/[\w.-]+) \| ([^|]+?) \| ([^|]+?) \|/gm;

const LICENCES: ReadonlySet<string> = new Set(['Apache-2.0', 'MIT']);
