import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { imageArchive, packageImage } from '@slipway/publish';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageText, packageText, packedImage } from '../src/repository/package-archive.ts';
import { runCli } from '../src/run-cli.ts';
import { temporaryDirectory } from './fixture.ts';
import { makeTerminal } from './make-terminal.ts';
import { runWith } from './run-here.ts';

const META = `apiVersion: meta.pkg.crossplane.io/v1
kind: Configuration
metadata: {name: things}
spec:
  crossplane: {version: ">=v2.0.0-0"}
  dependsOn:
    - {apiVersion: pkg.crossplane.io/v1, kind: Function, package: xpkg.crossplane.io/crossplane-contrib/function-auto-ready, version: ">=v0.5.0"}
`;

const XRD = `apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: things.example.org}
spec:
  group: example.org
  names: {kind: Thing, plural: things}
  versions:
    - name: v1
      served: true
      referenceable: true
      schema:
        openAPIV3Schema:
          type: object
          properties: {spec: {type: object, properties: {size: {type: integer}}}}
`;

const COMPOSITION = `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: things}
spec:
  compositeTypeRef: {apiVersion: example.org/v1, kind: Thing}
  mode: Pipeline
  pipeline:
    - step: ready
      functionRef: {name: function-auto-ready}
`;

const THING = `apiVersion: example.org/v1
kind: Thing
metadata: {name: a, namespace: b}
spec: {size: 1, nonsense: 2}
`;

const APIS = { 'apis/crossplane.yaml': META, 'apis/thing/xrd.yaml': XRD, 'apis/thing/composition.yaml': COMPOSITION };

function fixture(files: Readonly<Record<string, string>> = APIS) {
  const root = temporaryDirectory();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const xpkg = async (...args: readonly string[]) => {
    const { terminal, output } = makeTerminal(root, { env: { HOME: root }, interactive: false, colors: false });
    const code = await runCli(['xpkg', ...args], terminal);
    return { code, ...output };
  };
  const file = (path: string): Buffer => readFileSync(join(root, path));
  return { root, xpkg, file };
}

describe('xpkg build', () => {
  test('writes the package of a directory, with equal bytes for equal objects', async () => {
    const { root, xpkg, file } = fixture();
    const { code, stdout, stderr } = await xpkg('build', 'apis', '--tag', 'v1.4.0');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /^Configuration things: 1 CompositeResourceDefinition, 1 Composition\n {2}needs {3}xpkg\.crossplane\.io\/crossplane-contrib\/function-auto-ready >=v0\.5\.0\n {2}digest {2}sha256:[0-9a-f]{64}\n {2}file {4}things-v1\.4\.0\.xpkg\n$/,
    );
    const before = file('things-v1.4.0.xpkg');
    expect(packageText(before)).toMatch(/^---\napiVersion: meta\.pkg\.crossplane\.io\/v1\nkind: Configuration\n/);
    writeFileSync(join(root, 'apis/crossplane.yaml'), `# The same.\n---\n${COMPOSITION}---\n${META}`);
    writeFileSync(join(root, 'apis/thing/composition.yaml'), '');
    await xpkg('build', 'apis', '--tag', 'v1.4.0', '--out', 'dist/other.xpkg');
    expect(file('dist/other.xpkg')).toEqual(before);
  });

  test('gives equal bytes for fields and dependencies in any order', async () => {
    const FUNCTION =
      'apiVersion: pkg.crossplane.io/v1\nkind: Function\nmetadata: {name: NAME}\nspec: {package: "ghcr.io/acme/NAME:v0.7.0"}\n';
    const functions = ['function-auto-ready', 'function-b'].map((name) => FUNCTION.replaceAll('NAME', name));
    const step = '    - {step: b, functionRef: {name: function-b}}\n';
    const { xpkg } = fixture({
      'one.yaml': [XRD, `${COMPOSITION}${step}`].join('---\n'),
      'two.yaml': [`${COMPOSITION}${step}`, XRD.replace(/ {2}group.*\n/, '').replace(/( {2}names.*\n)/, '$1  group: example.org\n')].join(
        '---\n',
      ),
      'functions.yaml': functions.join('---\n'),
      'reversed.yaml': functions.toReversed().join('---\n'),
    });
    const digestOf = async (file: string, dependencies: string) => {
      const { stdout } = await xpkg('build', file, '--name', 'a', '--dependencies', dependencies, '--output', 'json');
      return JSON.parse(stdout);
    };
    const [one, two] = [await digestOf('one.yaml', 'functions.yaml'), await digestOf('two.yaml', 'reversed.yaml')];
    expect(one.meta.spec.dependsOn).toHaveLength(2);
    expect(two).toEqual(one);
  });

  test('writes an OCI layout whose index has the digest of the package', async () => {
    const { xpkg, file } = fixture();
    const { stdout } = await xpkg('build', 'apis', '--layout', 'layout', '--output', 'json');
    const { digest, objects, meta } = JSON.parse(stdout);
    expect(meta.metadata.name).toBe('things');
    expect(objects.map(({ kind }: { readonly kind: string }) => kind)).toEqual(['CompositeResourceDefinition', 'Composition']);
    expect(JSON.parse(String(file('layout/index.json'))).manifests[0].digest).toBe(digest);
    expect(JSON.parse(String(file(`layout/blobs/${digest.replace(':', '/')}`))).layers[0].annotations).toEqual({
      'io.crossplane.xpkg': 'base',
    });
  });

  test('generates the metadata, with the functions that the Compositions use and the providers', async () => {
    const name = (kind: string, reference: string) =>
      `apiVersion: pkg.crossplane.io/v1\nkind: ${kind}\nmetadata: {name: ${/([a-z-]+)[:@]/.exec(reference)?.[1]}}\nspec: {package: "${reference}"}\n`;
    const { xpkg } = fixture({
      'xrd.yaml': XRD,
      'composition.yaml': COMPOSITION,
      'packages.yaml': [
        name('Function', 'xpkg.crossplane.io/crossplane-contrib/function-auto-ready:v0.7.0'),
        name('Function', 'xpkg.crossplane.io/crossplane-contrib/function-unused:v0.7.0'),
        name('Provider', `xpkg.upbound.io/upbound/provider-a@sha256:${'a'.repeat(64)}`),
      ].join('---\n'),
    });
    const { code, stdout } = await xpkg(
      'build',
      'xrd.yaml',
      'composition.yaml',
      '--name',
      'made',
      '--dependencies',
      'packages.yaml',
      '--output',
      'json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout).meta.spec).toEqual({
      crossplane: { version: '>=v2.0.0-0' },
      dependsOn: [
        {
          apiVersion: 'pkg.crossplane.io/v1',
          kind: 'Function',
          package: 'xpkg.crossplane.io/crossplane-contrib/function-auto-ready',
          version: '>=v0.7.0',
        },
        {
          apiVersion: 'pkg.crossplane.io/v1',
          kind: 'Provider',
          package: 'xpkg.upbound.io/upbound/provider-a',
          version: `sha256:${'a'.repeat(64)}`,
        },
      ],
    });
  });

  test('reports everything that the package manager rejects, with its position, and writes nothing', async () => {
    const { root, xpkg } = fixture({
      'apis/crossplane.yaml': META.replace('>=v2.0.0-0', 'two').replace('>=v0.5.0', 'latest'),
      'apis/other.yaml': `apiVersion: meta.pkg.crossplane.io/v1\nkind: Provider\nmetadata: {name: other}\n`,
      'apis/config.yaml': `---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n---\n${COMPOSITION}`,
      'apis/composition.yaml': COMPOSITION,
    });
    const { code, stdout } = await xpkg('build', 'apis', '--output', 'json');
    expect(code).toBe(1);
    const found = JSON.parse(stdout).findings.map(({ rule, file, line, pointer }: Readonly<Record<string, unknown>>) => [
      rule,
      file,
      line,
      pointer,
    ]);
    expect(found).toEqual(
      expect.arrayContaining([
        ['package-constraint', 'apis/crossplane.yaml', 5, '/spec/crossplane/version'],
        ['package-constraint', 'apis/crossplane.yaml', 7, '/spec/dependsOn/0/version'],
        ['package-meta', 'apis/other.yaml', 2, '/kind'],
        ['package-content', 'apis/config.yaml', 3, '/kind'],
        ['package-content', 'apis/config.yaml', 8, '/metadata/name'],
      ]),
    );
    expect(existsSync(join(root, 'things.xpkg'))).toBe(false);
  });

  test('rejects objects that the API server rejects when they are installed', async () => {
    const native = COMPOSITION.replace(/ {2}mode[\s\S]*/, '  resources: []\n');
    const { xpkg } = fixture({ ...APIS, 'apis/thing/composition.yaml': native });
    const { code, stderr, stdout } = await xpkg('build', 'apis');
    expect(code).toBe(1);
    expect(`${stdout}${stderr}`).toContain('apis/thing/composition.yaml');
    expect(stdout).toContain('No package was built.');
  });

  test('needs metadata or a name', async () => {
    const { xpkg } = fixture({ 'xrd.yaml': XRD });
    const { code, stderr, stdout } = await xpkg('build', 'xrd.yaml');
    expect(code).toBe(1);
    expect(`${stdout}${stderr}`).toContain('the package has no object of meta.pkg.crossplane.io');
    expect(`${stdout}${stderr}`).toContain('--name');
  });

  test('writes through no symbolic link', async () => {
    const { root, xpkg } = fixture();
    mkdirSync(join(root, '.git'));
    const outside = temporaryDirectory();
    symlinkSync(outside, join(root, 'dist'));
    const { code, stderr } = await xpkg('build', 'apis', '--out', 'dist/a.xpkg');
    expect(code).toBe(2);
    expect(stderr).toContain('is a symbolic link');
    expect(existsSync(join(outside, 'a.xpkg'))).toBe(false);
  });

  test.each([
    [['build', 'apis', '--oci-key', 'k'], '--oci-key'],
    [['show'], 'slipway xpkg show FILE.xpkg'],
    [['show', 'apis'], 'slipway xpkg show FILE.xpkg'],
    [['show', 'missing.xpkg'], 'cannot be read'],
    [['push', 'apis'], 'is not the address of a package'],
    [['push', 'apis', 'oci://ghcr.io/acme/things'], 'is not the address of a package'],
    [['build', 'apis', '--name', 'a'], '--name and --dependencies'],
    [['build', 'missing'], 'does not exist'],
    [['eat'], 'slipway xpkg build'],
  ])('%j is a usage error', async (args, message) => {
    const { code, stderr } = await fixture().xpkg(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('check --crds', () => {
  test('reads the kinds of a package', async () => {
    const { root, xpkg } = fixture();
    await xpkg('build', 'apis');
    writeFileSync(join(root, 'thing.yaml'), THING);
    const check = (...args: readonly string[]) =>
      runWith(runCli, ['check', 'thing.yaml', ...args, '--output', 'json'], { cwd: root, env: { HOME: root } });
    expect(JSON.parse((await check()).stdout).summary).toMatchObject({ unknown: 1 });
    const { stdout } = await check('--crds', 'things.xpkg');
    expect(JSON.parse(stdout).findings).toMatchObject([{ rule: 'unknown-field', file: 'thing.yaml', pointer: '/spec/nonsense' }]);
    writeFileSync(join(root, 'broken.xpkg'), 'not an archive');
    expect(await check('--crds', 'broken.xpkg')).toMatchObject({ code: 2, stderr: expect.stringContaining('it is not what') });
    expect(await check('--crds', 'missing.xpkg')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('missing.xpkg does not exist'),
    });
  });
});

describe('xpkg show', () => {
  test('prints what a package contains, and its objects', async () => {
    const { xpkg } = fixture();
    const built = JSON.parse((await xpkg('build', 'apis', '--output', 'json')).stdout);
    const shown = await xpkg('show', 'things.xpkg', '--output', 'json');
    expect(JSON.parse(shown.stdout)).toEqual(built);
    const { stdout } = await xpkg('show', 'things.xpkg', '--output', 'yaml');
    expect(stdout).toContain('kind: Composition\n');
  });

  test('reports a package whose package.yaml cannot be read, and push refuses it', async () => {
    const { root, xpkg } = fixture();
    writeFileSync(join(root, 'broken.xpkg'), await imageArchive(await packageImage('kind: [\n', {})));
    const { code, stdout } = await xpkg('show', 'broken.xpkg');
    expect(code).toBe(1);
    expect(stdout).toContain('yaml-syntax  broken.xpkg/package.yaml');
    expect(stdout).toContain('Package without metadata: no objects');
    const pushed = await xpkg('push', 'broken.xpkg', 'oci://registry.invalid/acme/broken:v1');
    expect(pushed).toMatchObject({ code: 1, stdout: expect.stringContaining('No package was pushed.') });
  });

  test('reads no package with two images, other JSON or a layer without end', async () => {
    const { root, xpkg } = fixture();
    writeFileSync(join(root, 'a.xpkg'), 'not an archive');
    writeFileSync(join(root, 'b.xpkg'), gzipSync(Buffer.alloc(1000)));
    for (const name of ['a.xpkg', 'b.xpkg']) {
      const { code, stderr } = await xpkg('show', name);
      expect(code).toBe(2);
      expect(stderr).toContain('it is not what `crossplane xpkg build` writes');
    }
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => {
        expect(() => packedImage(Buffer.from(bytes))).toThrow(/package/);
      }),
    );
  });
});

/** Returns an entry of an archive. */
function entry(name: string, content: Buffer, { type = '0', prefix = '' } = {}): Buffer {
  const header = Buffer.alloc(512);
  header.write(name);
  header.write(content.length.toString(8).padStart(11, '0'), 124);
  header.write(type, 156);
  header.write('ustar', 257);
  header.write(prefix, 345);
  header.write('        ', 148);
  header.write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  );
  return Buffer.concat([header, content, Buffer.alloc((512 - (content.length % 512)) % 512)]);
}

const layerOf = (text: string): Buffer => gzipSync(Buffer.concat([entry('package.yaml', Buffer.from(text)), Buffer.alloc(1024)]));

describe('a package of others', () => {
  const write = async (text: string) => {
    const made = fixture();
    writeFileSync(join(made.root, 'a.xpkg'), await imageArchive(await packageImage(text)));
    return made;
  };

  test('is its image, and no other file of the archive', async () => {
    const { root, xpkg, file } = await write(`${META}---\n${XRD}`);
    const { digest } = JSON.parse((await xpkg('show', 'a.xpkg', '--output', 'json')).stdout);
    writeFileSync(join(root, 'b.xpkg'), Buffer.concat([entry('0.tar.gz', layerOf(META.replace('things', 'other'))), file('a.xpkg')]));
    expect(JSON.parse((await xpkg('show', 'b.xpkg', '--output', 'json')).stdout)).toMatchObject({
      digest,
      meta: { metadata: { name: 'things' } },
    });
  });

  test('has the text of its base layer, or else of the last one', () => {
    const layers = ['a', 'b', 'c'].map(layerOf);
    const labels = (...bases: readonly number[]) => ({
      config: {
        Labels: Object.fromEntries(bases.map((index) => [`io.crossplane.xpkg:sha256:${hash('sha256', layers[index] as Buffer)}`, 'base'])),
      },
    });
    const textWith = (value: unknown) => imageText({ config: Buffer.alloc(0), layers, value });
    expect(textWith({})).toBe('c');
    expect(textWith(labels(1))).toBe('b');
    expect(() => textWith(labels(0, 1))).toThrow('more than one base layer');
  });

  const named = (name: string, text: string, options?: Parameters<typeof entry>[2]) => entry(name, Buffer.from(text), options);

  test.each([
    ['in a PAX header', [named('x', '21 path=package.yaml\n', { type: 'x' }), named('y', 'installed'), named('package.yaml', 'other')]],
    ['of GNU, which is long', [named('x', 'package.yaml\0', { type: 'L' }), named('y', 'installed'), named('package.yaml', 'other')]],
    [
      'that a PAX header replaces',
      [named('x', '10 path=y\n', { type: 'x' }), named('package.yaml', 'other'), named('package.yaml', 'installed')],
    ],
    ['below a folder', [named('package.yaml', 'other', { prefix: 'folder' }), named('package.yaml', 'installed')]],
    ['below the folder itself', [named('./package.yaml', 'other'), named('package.yaml', 'installed')]],
  ])('has the file that Crossplane installs, with a name %s', (_, entries) => {
    const layer = gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)]));
    const value = { config: { Labels: { [`io.crossplane.xpkg:sha256:${hash('sha256', layer)}`]: 'base' } } };
    expect(imageText({ config: Buffer.alloc(0), layers: [layer], value })).toBe('installed');
  });

  test.each([
    ['of GNU', [named('package.yaml', 'other', { type: 'S' })]],
    ['of PAX', [named('x', '32 GNU.sparse.name=package.yaml\n', { type: 'x' }), named('y', 'other')]],
    ['of PAX with a version', [named('x', '22 GNU.sparse.major=1\n', { type: 'x' }), named('package.yaml', 'other')]],
  ])('is refused with a sparse file %s, whose content is not its bytes', (_, entries) => {
    const layer = gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)]));
    expect(() => imageText({ config: Buffer.alloc(0), layers: [layer], value: {} })).toThrow('sparse file');
  });

  test('has the first file of a name, compressed layers, and not one of them without end', () => {
    const packed = (layers: readonly string[], ...files: readonly Buffer[]) =>
      packedImage(
        Buffer.concat([
          named('manifest.json', JSON.stringify([{ Config: 'c', Layers: layers }])),
          named('c', '{}'),
          ...files,
          Buffer.alloc(1024),
        ]),
      );
    expect(imageText(packed(['a'], entry('a', layerOf('installed')), entry('a', layerOf('other'))))).toBe('installed');
    const open = Buffer.concat([named('package.yaml', 'installed'), Buffer.alloc(1024)]);
    expect(() => imageText(packed(['a', 'b'], entry('a', layerOf('other')), entry('b', open)))).toThrow('not compressed');
    expect(() => packed(Array(90_000).fill('a'), entry('a', layerOf('x')))).toThrow('1000 layers');
    expect(() => packed(Array(900).fill('a'), entry('a', Buffer.alloc(2 ** 20)))).toThrow('256 MiB');
  });

  test('steers no terminal', async () => {
    const { xpkg } = await write(
      '# \u001b[2J\napiVersion: meta.pkg.crossplane.io/v1\nkind: Configuration\nmetadata: {name: "a\\e[31m"}\nspec: {dependsOn: [{provider: "b\\e[1m"}]}\n',
    );
    const commented = await xpkg('show', 'a.xpkg', '--output', 'yaml');
    expect(commented.stdout).toContain('# \\u001b[2J');
    const { xpkg: other } = await write(
      'apiVersion: meta.pkg.crossplane.io/v1\nkind: Configuration\nmetadata: {name: "a\\e[31m"}\nspec: {dependsOn: [{provider: "b\\e[1m"}]}\n---\nkind: "c\\e[1m"\n',
    );
    const { stdout } = await other('show', 'a.xpkg');
    expect(stdout).toContain('Configuration a\\u001b[31m: 1 c\\u001b[1m\n');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for.
    for (const text of [commented.stdout, stdout]) expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  });

  test('with a text that is not YAML is reported, and not pushed', async () => {
    const { xpkg } = await write(`${META}---\na: [\n`);
    const { code, stdout } = await xpkg('show', 'a.xpkg');
    expect({ code, stdout }).toMatchObject({ code: 1, stdout: expect.stringContaining('yaml-syntax') });
    expect(await xpkg('push', 'a.xpkg', 'oci://127.0.0.1:1/acme/things:v1.0.0')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('No package was pushed.'),
    });
  });
});
