import { readFileSync } from 'node:fs';

/** The public source of one input file. `crds.lock.json` has it for each file. */
export interface CrdSource extends CrdPath {
  /** On GitHub: `kedacore/keda`. */
  readonly repository: string;
  readonly tag: string;
  /** The commit of the tag. */
  readonly commit?: string;
}

/** A file of a repository, or a part of it. */
interface CrdPath {
  readonly path: string;
  /** Name of the one CRD that is taken from a file with several documents: `canaries.flagger.app`. */
  readonly crd?: string;
  /** Whether only the schemas of an OpenAPI document are taken, with the tag as their version. */
  readonly schemas?: true;
}

/** A release of a project: one folder of the CRD directory. */
export interface CrdProject {
  /** Folder below the CRD directory, which ends in the version: `keda-v2.20.2`. */
  readonly folder: string;
  readonly repository: string;
  readonly tag: string;
  readonly commit?: string;
  readonly licence?: string;
  /** Files of the folder, by name. */
  readonly files: Readonly<Record<string, CrdPath>>;
}

/** Name of the list of sources in a package. */
export const SOURCES_FILE = 'crd-sources.json';

/** Reads `crd-sources.json`. Throws an Error with every problem. */
export function readCrdSources(file: string): readonly CrdProject[] {
  const projects: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(projects)) throw new Error(`${file}: expected a list of projects`);
  const problems = projects.flatMap((project, index) => projectProblems(project, `/${index}`));
  const folders = projects.map((project) => project?.folder);
  const repeated = folders.filter((folder, index) => folders.indexOf(folder) !== index);
  problems.push(...repeated.map((folder) => `folder ${JSON.stringify(folder)} is listed twice`));
  if (problems.length > 0) throw new Error(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  return projects;
}

/** Returns the source of each file, by its path below the CRD directory. */
export function sourcesByFile(projects: readonly CrdProject[]): ReadonlyMap<string, CrdSource> {
  return new Map(
    projects.flatMap(({ folder, repository, tag, commit, files }) =>
      Object.entries(files).map(([name, path]) => [
        `${folder}/${name}`,
        { repository, tag, ...(commit === undefined ? {} : { commit }), ...path },
      ]),
    ),
  );
}

/** Returns the address of a file at its commit, or at its tag without one. */
export function addressOf({ repository, tag, commit, path }: CrdSource, base: string): string {
  return [base.endsWith('/') ? base.slice(0, -1) : base, repository, commit ?? tag, path.split('/').map(encodeURIComponent).join('/')].join(
    '/',
  );
}

/** A relative path without `..` and without characters that an address or a file system treats specially. */
const PATH = /^(?!\.)[\w.@+-]+(?:\/(?!\.)[\w.@+-]+)*$/;

const FIELDS: Readonly<Record<string, { readonly pattern: RegExp; readonly expected: string; readonly optional?: true }>> = {
  folder: { pattern: PATH, expected: 'the project and its version, such as "keda-v2.20.2"' },
  repository: { pattern: /^[\w-][\w.-]*\/[\w-][\w.-]*$/, expected: 'owner and repository on GitHub, such as "kedacore/keda"' },
  tag: { pattern: PATH, expected: 'a tag, such as "v2.20.2"' },
  commit: { pattern: /^[0-9a-f]{40}$/, expected: 'the commit of the tag, 40 hexadecimal digits', optional: true },
  licence: { pattern: /^[\w.-]+$/, expected: 'an SPDX identifier, such as "Apache-2.0"', optional: true },
};

function projectProblems(project: unknown, pointer: string): string[] {
  if (!isObject(project)) return [`${pointer} is ${JSON.stringify(project)}; expected an object`];
  const wrong = Object.entries(FIELDS).flatMap(([name, { pattern, expected, optional }]) =>
    isMatch(project[name], pattern, optional) ? [] : [`${pointer}/${name} is ${JSON.stringify(project[name])}; expected ${expected}`],
  );
  const { files } = project;
  if (!isObject(files) || Object.keys(files).length === 0)
    return [...wrong, `${pointer}/files is missing; expected the files of the folder`];
  return [...wrong, ...Object.entries(files).flatMap(([name, file]) => fileProblems(name, file, `${pointer}/files`))];
}

function fileProblems(name: string, file: unknown, pointer: string): string[] {
  if (!PATH.test(name) || !/\.(?:ya?ml|json)$/.test(name))
    return [`${pointer} has ${JSON.stringify(name)}; expected a .yaml or .json file`];
  if (!isObject(file) || !isMatch(file.path, PATH)) return [`${pointer}/${name} is ${JSON.stringify(file)}; expected {"path": PATH}`];
  if (!isMatch(file.crd, /^[a-z0-9][a-z0-9.-]*$/, true))
    return [`${pointer}/${name}/crd is ${JSON.stringify(file.crd)}; expected a CRD name`];
  return file.schemas === undefined || file.schemas === true ? [] : [`${pointer}/${name}/schemas must be true`];
}

const isMatch = (value: unknown, pattern: RegExp, optional?: true): boolean =>
  value === undefined ? optional === true : typeof value === 'string' && pattern.test(value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
