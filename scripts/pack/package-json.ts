/** The fields of a package.json that packing uses. */
export interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly type: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface Published {
  /** All names that its modules and their types import. */
  readonly imported: ReadonlySet<string>;
  /** Whether its types use those of Node. */
  readonly nodeTypes: boolean;
  /** Files and folders of the package, relative to it. */
  readonly files: readonly string[];
  /** Version of each package that is published from here, by name. */
  readonly versions: ReadonlyMap<string, string>;
  /** Address of the repository. npm compares it with the repository that publishes the package. */
  readonly repository?: string | undefined;
}

/** Returns the package.json of the tarball, from that of the workspace. Throws for an import that it does not declare. */
export function publishedPackageJson(workspace: PackageJson, published: Published): Record<string, unknown> {
  const { name, version, description, license, type, engines, bin } = workspace;
  return {
    name,
    version,
    description,
    license,
    ...(published.repository === undefined ? {} : { repository: { type: 'git', url: published.repository } }),
    type,
    engines,
    ...(bin === undefined ? {} : { bin: fromRoot(bin) }),
    // For programs that require the path of a package.
    main: workspace.exports['.']?.replace(/\.ts$/, '.js'),
    exports: publishedExports(workspace.exports),
    files: [...published.files].sort(),
    dependencies: publishedDependencies(workspace, published),
    ...peers({ ...workspace.peerDependencies, ...(published.nodeTypes ? NODE_TYPES : {}) }),
    publishConfig: { access: 'public' },
  };
}

/** Users that write TypeScript for Node have the types of Node; other users need none. */
const NODE_TYPES = { '@types/node': '>=22' };

/** All of them are optional: users of a feature that needs one install it. */
function peers(ranges: Readonly<Record<string, string>>): Record<string, unknown> {
  const names = Object.keys(ranges);
  if (names.length === 0) return {};
  return { peerDependencies: ranges, peerDependenciesMeta: Object.fromEntries(names.map((name) => [name, { optional: true }])) };
}

/** npm refuses `./` in this field. */
const fromRoot = (bin: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(bin).map(([name, path]) => [name, path.replace(/^\.\//, '')]));

/** Returns the same names, with the compiled files of each module. */
export const publishedExports = (exports: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(exports).map(([name, path]) => [name, /\.ts$/.test(path) ? compiled(path) : path]));

const compiled = (path: string): Record<string, string> => ({
  types: path.replace(/\.ts$/, '.d.ts'),
  default: path.replace(/\.ts$/, '.js'),
});

/** Returns only imported packages, because the workspace may have modules that the tarball does not. */
function publishedDependencies(
  { name, dependencies, peerDependencies = {} }: PackageJson,
  { imported, versions }: Published,
): Record<string, string> {
  const undeclared = [...imported].filter(
    (wanted) => wanted !== name && dependencies[wanted] === undefined && peerDependencies[wanted] === undefined,
  );
  if (undeclared.length > 0) throw new Error(`${name} imports ${undeclared.join(', ')} without declaring it`);
  const used = Object.entries(dependencies).filter(([wanted]) => imported.has(wanted));
  return Object.fromEntries(used.map(([wanted, range]) => [wanted, range === '*' ? siblingRange(name, wanted, versions) : range]));
}

function siblingRange(name: string, wanted: string, versions: ReadonlyMap<string, string>): string {
  const version = versions.get(wanted);
  if (version === undefined) throw new Error(`${name} is published and needs ${wanted}, which is not published`);
  return `^${version}`;
}
