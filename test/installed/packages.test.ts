import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublished, npmName } from '../../projenrc/package-definition.ts';
import { projects } from '../../projenrc/projects.ts';
import { oldestNode } from '../../projenrc/versions.ts';
import { compile } from '../../scripts/pack/compile.ts';
import { type PackageJson, publishedPackageJson } from '../../scripts/pack/package-json.ts';
import { packedDocument } from '../../scripts/pack/packed-document.ts';
import { publishedModule } from '../../scripts/pack/published-module.ts';
import type { Source } from '../../scripts/pack/sources.ts';
import { packageOf, specifiersOf } from '../../scripts/pack/specifiers.ts';
import { mentionedLinks } from '../repository/documents.ts';
import { root } from '../scratch-copy.ts';
import { type Ended, type Installed, node, pack, packAndInstall, run } from './installed-packages.ts';

let installed: Installed;
beforeAll(async () => {
  installed = await packAndInstall();
  for (const folder of [installed.alone, installed.all]) for (const [name, text] of Object.entries(fleet)) write(folder, name, text);
  execFileSync('git', ['init', '--quiet', installed.all]);
  write(installed.all, '.gitignore', 'node_modules\n');
}, 180_000);
afterAll(() => rmSync(installed?.folder ?? '', { recursive: true, force: true }));

function write(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const fleet = {
  'fleet/pointer.yaml':
    'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: apps, namespace: flux-system}\n' +
    'spec: {interval: 1m, prune: true, path: ./fleet/apps, sourceRef: {kind: GitRepository, name: flux-system}}\n',
  'fleet/apps/good.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: good, namespace: a}\ndata: {a: b}\n',
  'bad.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: bad, namespace: a}\ndata: {a: 1}\n',
};

const published = projects.filter(isPublished);
const names = published.map(({ name }) => npmName(name));

describe.each(names)('%s', (name) => {
  const folder = (): string => join(installed.all, 'node_modules', name);
  const files = (): string[] =>
    globSync('**/*', { cwd: folder(), withFileTypes: true })
      .flatMap((entry) => (entry.isFile() ? [entry] : []))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder().length + 1));
  const packageJson = (): Record<string, unknown> & Pick<PackageJson, 'exports' | 'dependencies' | 'peerDependencies'> =>
    JSON.parse(readFileSync(join(folder(), 'package.json'), 'utf8'));

  test('says in its package.json what npm and Node ask', () => {
    const json = packageJson();
    expect(json).toMatchObject({ name, license: 'Apache-2.0', type: 'module', engines: { node: `>=${oldestNode}` } });
    expect(json.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(json.description).not.toBe('');
    expect(json.publishConfig).toEqual({ access: 'public' });
    for (const field of ['private', 'scripts', 'devDependencies', 'nx']) expect(json).not.toHaveProperty(field);
    expect(Object.values(json.dependencies).filter((range) => !/^\^?\d+\.\d+\.\d+$/.test(range))).toEqual([]);
    expect(files()).toEqual(expect.arrayContaining(['README.md', 'LICENSE']));
    expect(files().includes('NOTICE')).toBe(existsSync(join(root, 'packages', published[names.indexOf(name)]?.name ?? '', 'NOTICE')));
  });

  test('has a README whose relative links lead to files of the package', () => {
    const links = mentionedLinks(readFileSync(join(folder(), 'README.md'), 'utf8')).map(({ text }) => text.replace(/#.*/, ''));
    expect(links.filter((link) => link !== '' && !files().includes(join(link)))).toEqual([]);
  });

  test('has the module and the types of every export', () => {
    const paths = Object.values(packageJson().exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values<string>(target),
    );
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) expect([path, globSync(path.replace('*', '**/*'), { cwd: folder() }).length]).not.toEqual([path, 0]);
  });

  test('has no source but what maps hold, no test, and no module that another one misses', () => {
    // `sample` has the files of a new fleet, which are sources there.
    const all = files().filter((file) => !file.startsWith('sample/'));
    expect(all.filter((file) => /(?<!\.d)\.[cm]?tsx?$|\.test\.|(^|\/)(test|fixtures|end-to-end)\//.test(file))).toEqual([]);
    const known = new Set(all);
    // The launcher names the entry of the sources, for the workspace; the bundle of a verb names what that verb never asks for.
    const missing = all
      .filter((file) => isCode(file) && !/^(bin|dist)\//.test(file))
      .flatMap((file) =>
        specifiersOf(readFileSync(join(folder(), file), 'utf8'))
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => join(dirname(file), specifier))
          .filter((module) => !known.has(file.endsWith('.d.ts') ? module.replace(/\.js$/, '.d.ts') : module)),
      );
    expect(missing).toEqual([]);
    for (const file of all.filter((each) => each.endsWith('.map'))) {
      const { sources, sourcesContent } = JSON.parse(readFileSync(join(folder(), file), 'utf8'));
      expect([sources.length, sourcesContent.length, sources[0].includes('/')]).toEqual([1, 1, false]);
    }
  });

  test.runIf(name === 'slipway')('has the hash of its content in the name of each bundle, by which compiled code is found', () => {
    const mains = globSync('dist/*.json', { cwd: folder() }).map((file) => JSON.parse(readFileSync(join(folder(), file), 'utf8')).main);
    expect(mains).toHaveLength(5);
    for (const main of mains) expect(main).toMatch(/^[a-z]+-[0-9a-f]{20}\/[\w-]+\.cjs$/);
  });

  test('depends on what it imports, and on nothing else', () => {
    const imported = files()
      .filter(isCode)
      .flatMap((file) => specifiersOf(readFileSync(join(folder(), file), 'utf8')).map(packageOf));
    const { dependencies, peerDependencies: { '@types/node': _, ...peers } = {} } = packageJson();
    expect([...new Set(imported)].filter((each) => each !== undefined).sort()).toEqual(Object.keys({ ...dependencies, ...peers }).sort());
    if (name === 'slipway') expect(packageJson().dependencies).toEqual({});
  });

  test('is loaded by Node where nothing of the workspace is', async () => {
    const modules = Object.keys(packageJson().exports).filter((path) => !/[*]|json$|\.jsii$/.test(path));
    const code = modules.map((path) => `await import(${JSON.stringify(join(name, path))});`).join('');
    expect(await run(node, ['--input-type=module', '-e', code], { cwd: installed.all })).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});

/** Fields of interfaces in `text` with their doc comments, without the indentation. */
const documentedFields = (text: string): readonly { readonly name: string; readonly documentation: string }[] =>
  text.split('/**').flatMap((part) => {
    const [documentation = '', after = ''] = part.split('*/');
    const name = /^\s*readonly (\w+)/.exec(after)?.[1];
    return name === undefined ? [] : [{ name, documentation: documentation.replace(/\s+/g, ' ') }];
  });

const isCode = (file: string): boolean => /\.c?js$|\.d\.ts$/.test(file);

describe('types', () => {
  const compilerOptions = {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    module: 'nodenext',
    moduleResolution: 'nodenext',
    target: 'es2024',
    skipLibCheck: false,
  };
  const exported = (name: string): string[] => {
    const { exports } = JSON.parse(readFileSync(join(installed.all, 'node_modules', name, 'package.json'), 'utf8')) as PackageJson;
    return Object.keys(exports).flatMap((path) => (/[*]|json$|\.jsii$/.test(path) ? [] : [join(name, path)]));
  };
  const needsNode = (name: string): boolean =>
    '@types/node' in (JSON.parse(readFileSync(join(installed.all, 'node_modules', name, 'package.json'), 'utf8')).peerDependencies ?? {});
  const compiled = (config: string, wanted: readonly string[], types: readonly string[], more = ''): Promise<Ended> => {
    const lines = wanted.flatMap(exported).map((path, index) => `import * as m${index} from '${path}';\nexport { m${index} };\n`);
    write(installed.all, `${config}.mts`, lines.join('') + more);
    write(installed.all, `${config}.json`, JSON.stringify({ compilerOptions: { ...compilerOptions, types }, files: [`${config}.mts`] }));
    return run(join(root, 'node_modules/.bin/tsc'), ['-p', `${config}.json`], { cwd: installed.all });
  };

  test('resolve in a strict project that checks those of its packages, too', async () => {
    const kinds = `import type { HelmRelease } from '@slipway/kube-models/helm.toolkit.fluxcd.io/v2/HelmRelease';
      export const kind: HelmRelease['kind'] = 'HelmRelease';
      // @ts-expect-error what the server asks for is missing
      export const empty: HelmRelease = {};\n`;
    expect(await compiled('everything', names, ['node'], kinds)).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  test('keep the doc comments of the fields of definitions', () => {
    const compared = ['eks', 'fleet', 'manifest'].flatMap((name) => {
      const folder = join(installed.all, 'node_modules/@slipway', name);
      return globSync('src/{addons,applications,clusters,eks-cluster,sources,units}/**/*.d.ts', { cwd: folder }).flatMap((file) => {
        const declared = readFileSync(join(folder, file), 'utf8');
        const kept = documentedFields(declared);
        return documentedFields(readFileSync(join(root, 'packages', name, file.replace(/\.d\.ts$/, '.ts')), 'utf8'))
          .filter((field) => declared.includes(`readonly ${field.name}`))
          .map((field) => ({ file: `${name}/${file}`, ...field, isKept: kept.some((other) => isDeepStrictEqual(other, field)) }));
      });
    });
    expect(compared.length).toBeGreaterThan(200);
    expect(compared.filter(({ isKept }) => !isKept)).toEqual([]);
  });

  test('need those of Node where package.json says so, and nowhere else', async () => {
    const without = names.filter((name) => !needsNode(name));
    expect(without).toEqual(expect.arrayContaining(['@slipway/manifest', '@slipway/kube-models', 'slipway']));
    expect(await compiled('plain', without, [])).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});

describe('slipway alone', () => {
  const slipway = (...args: readonly string[]): Promise<Ended> =>
    run(node, ['node_modules/slipway/bin/slipway.cjs', ...args], { cwd: installed.alone });

  test('is one package', () => {
    expect(globSync(['node_modules/*', 'node_modules/@*/*'], { cwd: installed.alone })).toEqual(['node_modules/slipway']);
  });

  test('has the schema of slipway.yaml where the README points editors to', () => {
    const [, schema = ''] = /\$schema=(\S+)/.exec(readFileSync(join(root, 'packages/cli/README.md'), 'utf8')) ?? [];
    expect(JSON.parse(readFileSync(join(installed.alone, schema), 'utf8'))).toHaveProperty('properties.allow');
  });

  test('is started by npx', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8'));
    expect(await run('npx', ['--offline', 'slipway', '--version'], { cwd: installed.alone })).toMatchObject({
      code: 0,
      stdout: `${version}\n`,
    });
  });

  const workspace = (...args: readonly string[]): Promise<Ended> =>
    run(process.execPath, [join(root, 'packages/cli/bin/slipway.cjs'), ...args], {
      cwd: installed.alone,
      cache: join(installed.folder, 'other'),
    });
  test.each([
    [['check', '.'], 0, /1 cluster, 1 Flux Kustomization, 2 objects: no findings/],
    [['check', '.', '--documents'], 1, /wrong-type.*bad\.yaml:4:8/],
    [['check', 'bad.yaml', '--output=sarif'], 1, /"wrong-type"/],
    [['build', 'fleet', '--repository=.'], 0, /flux-system\/apps.*\n.*ConfigMap\/a\/good/],
    [['build', 'fleet', '--repository=.', '--output=yaml'], 0, /name: good/],
    [['explain', 'HelmRelease.spec.interval'], 0, /helm-controller/],
    [['explain', 'wrong-type'], 0, /why:/],
    [['explain', 'ConfigMap/a/good', '--repository=.'], 0, /ConfigMap\/a\/good/],
    [['synth'], 2, /is not in a Slipway repository/],
    [[], 2, /Usage: slipway/],
  ] as const)('answers %j as in the workspace', async (args, code, text) => {
    const [ended, expected] = await Promise.all([slipway(...args), workspace(...args)]);
    expect(ended.stdout + ended.stderr).toMatch(text);
    expect(ended.code).toBe(code);
    expect(ended).toEqual(expected);
  });
});

describe('a fleet with packages of its own', () => {
  const slipway = (...args: readonly string[]): Promise<Ended> =>
    run(node, ['node_modules/slipway/bin/slipway.cjs', ...args], { cwd: installed.all });
  const content = (objects: string): void => {
    const json = { name: '@fleet/catalog', version: '1.0.0', type: 'module', exports: './index.ts', slipway: { prefixes: ['common/a'] } };
    write(installed.all, 'packages/catalog/package.json', JSON.stringify(json));
    write(
      installed.all,
      'packages/catalog/index.ts',
      `import { DefinitionError, definitionFinding, type Manifest, type ManifestFile, rememberLocation } from '@slipway/manifest';
const define = (data: unknown): Manifest =>
  rememberLocation({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', namespace: 'b' }, data } as Manifest, define);
export const assemble = (): ManifestFile[] => [{ path: 'common/a/a.yaml', objects: [
  ${objects}
] }];
`,
    );
  };

  test('sees the line of its own TypeScript, which another copy of @slipway/manifest remembers', async () => {
    content('define({ a: 1 }),');
    const { code, stdout } = await slipway('check', '--output=json');
    expect(JSON.parse(stdout).findings).toMatchObject([{ rule: 'wrong-type', source: { file: 'packages/catalog/index.ts', line: 5 } }]);
    expect(code).toBe(1);
  });

  test('sees what its definitions throw', async () => {
    content("(() => { throw new DefinitionError([definitionFinding('some-rule', 'no', { file: 'x' } as never)]); })(),");
    const { code, stdout } = await slipway('check', '--output=json');
    expect([code, JSON.parse(stdout).findings.length]).toEqual([1, 1]);
  });

  test('is synthesised, explained and published', async () => {
    content("define({ a: 'b' }),");
    expect(await slipway('synth')).toMatchObject({ code: 0 });
    expect((await slipway('explain', 'common/a/a.yaml:4')).stdout).toContain('packages/catalog/index.ts:5');
    expect(await slipway('publish')).toMatchObject({ code: 0 });
  });
});

describe('the oldest Node', () => {
  /** Says that it is another Node, and has not what that one had not. */
  const asNode = (version: string): string[] => {
    const file = join(installed.folder, `node-${version}.cjs`);
    writeFileSync(
      file,
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });\n` +
        "delete require('node:module').enableCompileCache;\n",
    );
    return ['--require', file];
  };

  test.each(['18.20.8', '20.20.2', '22.17.1'])('a Node %s is refused with the one that is needed, in one line', async (version) => {
    const { SLIPWAY_TOO_OLD_NODE: old } = process.env;
    const start = old === undefined ? [process.execPath, ...asNode(version)] : [old];
    const [program = '', ...args] = [...start, 'node_modules/slipway/bin/slipway.cjs', 'check', '.'];
    const ended = await run(program, args, { cwd: installed.alone });
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toMatch(
      new RegExp(`^slipway needs Node ${oldestNode} or newer; this is \\d+\\.\\d+\\.\\d+\\. In a fleet, run .npx slipway.`),
    );
  });

  test.each(['README.md', 'CONTRIBUTING.md', 'packages/cli/README.md'])('is the one that %s names', (file) => {
    const mentioned = readFileSync(join(root, file), 'utf8').match(/Node \d+\.\d+(?= )/g);
    expect(new Set(mentioned)).toEqual(new Set([`Node ${oldestNode}`]));
  });
});

describe('packing', () => {
  // Slow, so it runs together with the tests on another Node.
  test.runIf(process.env.SLIPWAY_NODE)('gives the same bytes in another folder', async () => {
    const again = await pack(join(installed.folder, 'again/a'));
    for (const [index, { file }] of again.entries())
      expect([file, readFileSync(file).equals(readFileSync(installed.packed[index]?.file ?? ''))]).toEqual([file, true]);
  });

  test('fails, with the answer of the compiler, when anything does not compile', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'slipway-compile-'));
    try {
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
      write(folder, 'tsconfig.base.json', readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
      write(folder, 'packages/a/package.json', '{"type":"module"}');
      write(folder, 'packages/a/src/index.ts', 'export const a: number = RegExp.escape(1);\n');
      const source = {
        definition: { name: 'a' },
        directory: join(folder, 'packages/a'),
        packageJson: { exports: { '.': './src/index.ts' } },
      };
      await expect(compile(folder, [source as unknown as Source], join(folder, 'out'))).rejects.toThrow(
        /do not compile:\n.*index\.ts\(1,33\)[^\n]*escape/,
      );
      expect(existsSync(join(folder, 'out/a'))).toBe(false);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('turns links to files that are not packed into links to the repository, or into plain text', () => {
    const document = [
      'See [`a` of b](../b/README.md#c), [d](../../docs/), [e](gen/e.json), [f](https://f.example/../f), [g](#g) and [h](src/h.ts).',
      '`[i](../i.md)` [`j`](../j.md)',
      '```',
      '[k](../k.md)',
      '```',
      '[l](../../SECURITY.md)',
    ].join('\n');
    const staged = mkdtempSync(join(tmpdir(), 'slipway-document-'));
    try {
      write(staged, 'gen/e.json', '{}');
      const packedFrom = (repository?: string): string[] =>
        packedDocument(document, { directory: 'packages/a', file: 'README.md', staged, repository }).split('\n');
      const code = ['```', '[k](../k.md)', '```'];
      expect(packedFrom()).toEqual([
        'See `a` of b, d, [e](gen/e.json), [f](https://f.example/../f), [g](#g) and h.',
        '`[i](../i.md)` `j`',
        ...code,
        'l',
      ]);
      const pages = 'https://git.example/o/r/blob/HEAD';
      expect(packedFrom('git+https://git.example/o/r.git')).toEqual([
        `See [\`a\` of b](${pages}/packages/b/README.md#c), [d](${pages}/docs/), [e](gen/e.json), [f](https://f.example/../f), [g](#g) and [h](${pages}/packages/a/src/h.ts).`,
        `\`[i](../i.md)\` [\`j\`](${pages}/packages/j.md)`,
        ...code,
        `[l](${pages}/SECURITY.md)`,
      ]);
      expect(packedFrom('git+ssh://git@git.example/o/r.git').at(-1)).toBe('l');
    } finally {
      rmSync(staged, { recursive: true });
    }
  });

  const workspace: PackageJson = {
    name: 'a',
    version: '1.2.3',
    description: 'a',
    license: 'Apache-2.0',
    type: 'module',
    engines: { node: '>=1' },
    exports: { '.': './src/index.ts' },
    dependencies: { b: '*', c: '1.0.0', unused: '1.0.0' },
  };
  const given = { nodeTypes: false, files: ['src'], versions: new Map([['b', '0.3.0']]) };

  test('declares what is imported, and siblings by the version that they have', () => {
    const json = publishedPackageJson(workspace, { ...given, imported: new Set(['a', 'b', 'c']), repository: 'https://example.com/a' });
    expect(json).toMatchObject({ dependencies: { b: '^0.3.0', c: '1.0.0' }, repository: { type: 'git', url: 'https://example.com/a' } });
  });

  test('fails for an import that is not declared, and for one of a package that is not published', () => {
    expect(() => publishedPackageJson(workspace, { ...given, imported: new Set(['d']) })).toThrow('a imports d without declaring it');
    expect(() => publishedPackageJson(workspace, { ...given, versions: new Map(), imported: new Set(['b']) })).toThrow(
      'needs b, which is not',
    );
  });

  test('names compiled modules wherever a source was named, and keeps the rest', () => {
    const code = `import { a } from './a.ts';\nconst b = () => require('../b.ts');\nconst e = lazy(import.meta.url, './e.ts');\nexport declare const c: import("./c.ts").C;\nconst d = 'x.ts';\n`;
    const renamed = `import { a } from './a.js';\nconst b = () => require('../b.js');\nconst e = lazy(import.meta.url, './e.js');\nexport declare const c: import("./c.js").C;\nconst d = 'x.ts';\n`;
    expect(publishedModule(code)).toEqual({ code: renamed });
    expect(publishedModule('export {};\n//# sourceMappingURL=a.js.map', { text: '{}', source: 'a' })).toEqual({ code: 'export {};\n' });
  });
});
