import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageOf, specifiersOf } from '../../scripts/pack/specifiers.ts';
import { root } from '../scratch-copy.ts';

/** A package.json, as far as it says what is installed and run. */
interface Declared {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly slipway?: unknown;
}

/** A folder with a package.json, and the files in which it may use what that declares. */
interface Workspace {
  readonly folder: string;
  readonly declared: Declared;
  /** Path from the root to text. */
  readonly sources: ReadonlyMap<string, string>;
  /** Files that are not modules and may name a package or its command, joined. */
  readonly configuration: string;
  /** A package of the fleet. */
  readonly isContent: boolean;
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const texts = (patterns: readonly string[], folder = ''): ReadonlyMap<string, string> =>
  new Map(
    globSync(
      patterns.map((pattern) => join(folder, pattern)),
      { cwd: root, exclude: (path) => /(^|\/)(node_modules|fixtures|golden|recordings|gen)(\/|$)/.test(String(path)) },
    ).map((path) => [path, read(path)]),
  );

const MODULES = '*.{ts,mts,cts,js,mjs,cjs}';
const top: Workspace = {
  folder: '.',
  declared: JSON.parse(read('package.json')),
  sources: texts([MODULES, '.projenrc.ts', ...['bench', 'projenrc', 'scripts', 'test'].map((folder) => `${folder}/**/${MODULES}`)]),
  configuration: [...texts(['tsconfig*.json', 'nx.json', 'biome.json', '.changeset/config.json']).values()].join('\n'),
  isContent: false,
};
const packages: readonly Workspace[] = globSync('packages/*/package.json', { cwd: root }).map((file) => {
  const folder = file.slice(0, -'/package.json'.length);
  const declared: Declared = JSON.parse(read(file));
  return {
    folder,
    declared,
    sources: texts([`{src,test,end-to-end}/**/${MODULES}`, `bin/${MODULES}`], folder),
    configuration: '',
    isContent: declared.slipway !== undefined,
  };
});

const isTest = (path: string): boolean => /\.test\.[cm]?[jt]s$|(^|\/)(test|end-to-end)\//.test(path);
const importsOf = (text: string): string[] =>
  specifiersOf(text).flatMap((specifier) => (specifier.includes('${') ? [] : (packageOf(specifier) ?? [])));

/** `path imports name` for every import that the package.json of the workspace does not allow in that file. */
function undeclaredImports({ folder, declared, sources }: Workspace): string[] {
  const always = new Set([declared.name, ...Object.keys({ ...declared.dependencies, ...declared.peerDependencies })]);
  // The root has the test runner of all.
  const inTests = new Set([...Object.keys(declared.devDependencies ?? {}), 'vitest']);
  // What is at the root is only run from there.
  const mayUse = (path: string, name: string): boolean => always.has(name) || ((folder === '.' || isTest(path)) && inTests.has(name));
  return [...sources].flatMap(([path, text]) =>
    [...new Set(importsOf(text))].filter((name) => !mayUse(path, name)).map((name) => `${path} imports ${name}`),
  );
}

/** Declared packages that no module imports, that no script or configuration names, and that no other workspace takes from here with `*`. */
function unusedPackages({ declared, sources, configuration }: Workspace, others: readonly Workspace[] = []): string[] {
  const imported = new Set([...sources.values(), ...others.flatMap((other) => [...other.sources.values()])].flatMap(importsOf));
  const own = new Set([...sources.values()].flatMap(importsOf));
  const taken = new Set(
    others.flatMap((other) => Object.entries(other.declared.dependencies ?? {}).flatMap(([name, range]) => (range === '*' ? [name] : []))),
  );
  const scripts = Object.values(declared.scripts ?? {}).join('\n');
  const code = [...sources.values()].join('\n');
  const isConfigured = (name: string): boolean =>
    ['"NAME"', '"NAME/', '/NAME/'].some((form) => configuration.includes(form.replace('NAME', name)));
  const isRun = (name: string): boolean =>
    commandsOf(name).some(
      (command) =>
        new RegExp(`(?<![\\w-])${RegExp.escape(command)}(?![\\w-])`).test(scripts) ||
        new RegExp(`(?:\\.bin/|npx |['"\`])${RegExp.escape(command)}(?![\\w-])`).test(code),
    );
  const isUsed = (name: string): boolean => {
    const [, typed] = /^@types\/(.+)$/.exec(name) ?? [];
    if (typed !== undefined) return imported.has(typed) || isConfigured(typed);
    return own.has(name) || taken.has(name) || isConfigured(name) || isRun(name);
  };
  const { dependencies, devDependencies, peerDependencies } = declared;
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }).filter((name) => !isUsed(name));
}

/** What npm links into `.bin` for a package. */
function commandsOf(name: string): string[] {
  const { bin = {} } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as Declared;
  return typeof bin === 'string' ? [name.replace(/^@[^/]+\//, '')] : Object.keys(bin);
}

describe.each([top, ...packages].map((workspace) => [workspace.folder, workspace] as const))('%s', (_, workspace) => {
  test('imports only what its package.json declares', () => {
    expect(undeclaredImports(workspace)).toEqual([]);
  });

  test('declares no package that it does not use', () => {
    // A fleet keeps its libraries when it takes away the last definition that uses one.
    // vitest imports vite, whose version is pinned.
    const kept = (name: string): boolean => name === 'vite' || (workspace.isContent && name.startsWith('@slipway/'));
    expect(unusedPackages(workspace, workspace === top ? packages : []).filter((name) => !kept(name))).toEqual([]);
  });
});

describe('the scan', () => {
  const workspace = (declared: Omit<Declared, 'name'>, files: Readonly<Record<string, string>>, configuration = ''): Workspace => ({
    folder: 'packages/made',
    declared: { name: 'made', ...declared },
    sources: new Map(Object.entries(files)),
    configuration,
    isContent: false,
  });
  const importing = (name: string): string => `${'import'} {} from '${name}';\n`;

  test('sees every kind of import, and none of Node', () => {
    const text = [
      'import a from "a";',
      "import type { B } from '@s/b/x';",
      "export { c } from 'c';",
      "import 'd';",
      'import {\n  f,\n} from "f";',
    ]
      .concat([
        "await XXport('e');",
        "XXport.meta.resolve('g/package.json');",
        "XXquire('h');",
        "import 'node:fs';",
        "import 'fs/promises';",
      ])
      .join('\n')
      .replaceAll('XXport', 'import')
      .replaceAll('XXquire', 'require');
    expect(importsOf(text)).toEqual(['a', '@s/b', 'c', 'd', 'f', 'e', 'g', 'h']);
  });

  test('reports an import of a source that is declared for tests only, or not at all', () => {
    const made = workspace(
      { dependencies: { yaml: '1' }, devDependencies: { semver: '1' } },
      {
        'src/a.ts': importing('yaml') + importing('semver') + importing('ajv') + importing('made/b'),
        'src/a.test.ts': importing('semver') + importing('vitest'),
      },
    );
    expect(undeclaredImports(made)).toEqual(['src/a.ts imports semver', 'src/a.ts imports ajv']);
  });

  test('reports a package that nothing imports, runs or names', () => {
    const declared = {
      scripts: { lint: 'biome ci .' },
      devDependencies: { '@biomejs/biome': '1', yaml: '1', semver: '1', '@types/semver': '1', projen: '1' },
    };
    expect(unusedPackages(workspace(declared, { 'src/a.ts': '// a semver, as projen defines it' }))).toEqual([
      'yaml',
      'semver',
      '@types/semver',
      'projen',
    ]);
    expect(unusedPackages(workspace(declared, { 'src/a.ts': importing('semver') }, '{ "x": "projen/y" }'))).toEqual(['yaml']);
  });
});
