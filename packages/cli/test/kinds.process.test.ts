import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findCommunitySchema, listCommunityKinds } from '@slipway/community-kinds';
import { kindSchemas } from '@slipway/crd-codegen/kind-schemas';
import { readYaml } from '@slipway/manifest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedDefinition } from '../src/kinds/stored-definition.ts';
import { isPackageArchive, packageText } from '../src/repository/package-archive.ts';
import { type Fixture, makeFixture, runSlipway } from './fixture.ts';
import { widget, widgetCrd } from './widgets.ts';

const gadgetCrd = (): string => widgetCrd('size: {type: string}').replaceAll('widget', 'gadget').replaceAll('Widget', 'Gadget');
const json = async (fixture: Fixture, ...args: string[]) => JSON.parse((await fixture.run('kinds', ...args, '--output=json')).stdout);
const stored = (fixture: Fixture): string[] => fixture.list('slipway-kinds');

describe('slipway kinds', () => {
  it('adds definitions that every check of the repository then uses, from any folder of it', async () => {
    const fixture = makeFixture();
    fixture.write('vendor/widget.yaml', widgetCrd('size: {type: integer, description: how large it is}'));
    fixture.write('yaml/w.yaml', widget('size: large'));
    expect((await fixture.start('check', 'yaml')).stdout).toContain('1 of unknown kind');
    const added = await fixture.run('kinds', 'add', 'vendor/widget.yaml');
    expect(added).toEqual({
      code: 0,
      stderr: '',
      stdout: '  added     Widget.shop.example (v1)\nslipway-kinds: 1 added, 0 replaced, 0 unchanged.\n',
    });
    expect(stored(fixture)).toEqual(['kinds.lock.json', 'shop.example/widgets.yaml']);
    expect(fixture.read('slipway-kinds/shop.example/widgets.yaml')).not.toContain('how large');
    for (const [cwd, path] of [
      [fixture.root, 'yaml'],
      [join(fixture.root, 'yaml'), 'w.yaml'],
      ['/', join(fixture.root, 'yaml')],
    ] as const) {
      const { stdout } = await runSlipway(['check', path, '--output=json'], { cwd });
      expect(JSON.parse(stdout).findings).toMatchObject([{ rule: 'wrong-type', pointer: '/spec/size' }]);
    }
    expect((await fixture.run('explain', 'Widget.spec.size')).stdout).toContain('defined by: slipway-kinds/shop.example/widgets.yaml');
  });

  it('are not read from the patches of CRDs that kubebuilder writes', async () => {
    const fixture = makeFixture();
    const patch = 'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: widgets.shop.example}\n';
    fixture.write('config/crd/patches/webhook_in_widgets.yaml', `${patch}spec: {conversion: {strategy: Webhook}}\n`);
    fixture.write('config/crd/widgets.yaml', widgetCrd());
    fixture.write('w.yaml', widget('size: 1'));
    expect(JSON.parse((await fixture.run('check', '.', '--output=json')).stdout).findings).toEqual([]);
  });

  it('are no content of the repository', async () => {
    const fixture = makeFixture();
    fixture.write('widget.yaml', widgetCrd());
    await fixture.run('kinds', 'add', 'widget.yaml');
    execFileSync('rm', [join(fixture.root, 'widget.yaml')]);
    fixture.write('yaml/w.yaml', widget('size: 1'));
    expect((await fixture.run('check', '.')).stdout).toMatch(/^1 document accepted\./);
  });

  it('reports what is new, replaced and unchanged, and keeps where each is from', async () => {
    const fixture = makeFixture();
    const labelled = (properties?: string) =>
      widgetCrd(properties).replace('example}', 'example, labels: {app.kubernetes.io/version: v1.2}}');
    fixture.write('a/widget.yaml', labelled());
    expect((await json(fixture, 'add', 'a')).summary).toEqual({ added: 1, replaced: 0, unchanged: 0, findings: 0 });
    expect((await json(fixture, 'add', 'a')).summary).toEqual({ added: 0, replaced: 0, unchanged: 1, findings: 0 });
    const lock = fixture.read('slipway-kinds/kinds.lock.json');
    fixture.write('a/gadget.yaml', gadgetCrd());
    fixture.write('a/widget.yaml', labelled('size: {type: string}'));
    expect(await json(fixture, 'add', 'a')).toMatchObject({
      added: ['shop.example/gadgets.yaml'],
      replaced: ['shop.example/widgets.yaml'],
    });
    expect(fixture.read('slipway-kinds/kinds.lock.json')).not.toBe(lock);
    const { kinds } = await json(fixture, 'list');
    expect(kinds).toMatchObject([
      { kinds: ['Gadget'], group: 'shop.example', versions: ['v1'], source: 'a/gadget.yaml', state: 'as added' },
      { kinds: ['Widget'], version: 'v1.2', source: 'a/widget.yaml', state: 'as added' },
    ]);
    fixture.write('slipway-kinds/shop.example/gadgets.yaml', gadgetCrd());
    expect((await fixture.run('kinds', 'list')).stdout).toMatch(/^Gadget +shop\.example +v1 +a\/gadget\.yaml +edited$/m);
    expect((await json(fixture, 'add', 'a')).replaced).toEqual(['shop.example/gadgets.yaml']);
  });

  it('takes what kubectl prints from standard input', async () => {
    const fixture = makeFixture();
    const list = `apiVersion: v1\nkind: List\nitems:\n${[widgetCrd(), gadgetCrd()].map((text) => `- ${text.trim().replaceAll('\n', '\n  ')}\n`).join('')}`;
    const ended = await runSlipway(['kinds', 'add', '-'], { cwd: fixture.root, stdin: list });
    expect(ended.code).toBe(0);
    expect((await json(fixture, 'list')).kinds).toMatchObject([{ source: 'standard input' }, { source: 'standard input' }]);
  });

  it('removes kinds and groups, and the folder with the last of them', async () => {
    const fixture = makeFixture();
    fixture.write('a/widget.yaml', widgetCrd());
    fixture.write('a/gadget.yaml', gadgetCrd());
    fixture.write('a/other.yaml', widgetCrd().replaceAll('shop.example', 'stock.example'));
    await fixture.run('kinds', 'add', 'a');
    const ambiguous = await fixture.run('kinds', 'remove', 'Widget');
    expect(ambiguous.code).toBe(2);
    expect(ambiguous.stderr).toContain('Widget is a kind of shop.example and stock.example: name it as Widget.shop.example.');
    const unknown = await fixture.run('kinds', 'remove', 'Gadgt');
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('Gadget')]);
    expect(stored(fixture)).toHaveLength(4);
    expect((await json(fixture, 'remove', 'Widget.stock.example', 'gadget')).removed.sort()).toEqual([
      'shop.example/gadgets.yaml',
      'stock.example/widgets.yaml',
    ]);
    expect(stored(fixture)).toEqual(['kinds.lock.json', 'shop.example/widgets.yaml']);
    await fixture.run('kinds', 'remove', 'shop.example');
    expect(existsSync(join(fixture.root, 'slipway-kinds'))).toBe(false);
  });

  it('reports a CRD of a removed version once', async () => {
    const fixture = makeFixture();
    fixture.write(
      'yaml/widget.yaml',
      widgetCrd()
        .replace('apiextensions.k8s.io/v1', 'apiextensions.k8s.io/v1beta1')
        .replaceAll(/ {6}schema:[\s\S]*/g, ''),
    );
    const { stdout } = await fixture.run('check', 'yaml', '--output=json');
    expect(JSON.parse(stdout).findings.map(({ rule }: { rule: string }) => rule)).toEqual(['wrong-api-version']);
  });

  it.each([
    ['a CRD that the server refuses', widgetCrd('size: {type: integer, minimum: 3, default: 1}'), 1, 'crd-default'],
    ['a CRD without versions', widgetCrd().replace(/ {2}versions:[\s\S]*/, '  versions: []\n'), 1, 'crd-malformed'],
    ['YAML that does not parse', `${widgetCrd()}  oops: [\n`, 1, 'yaml-syntax'],
    ['no definition', widget('size: 1'), 2, 'There is no CustomResourceDefinition'],
    ['a group that leads elsewhere', widgetCrd().replaceAll('shop.example', '../../x'), 1, ''],
  ])('writes nothing of a file with %s, nor of the other files', async (_, text, code, reported) => {
    const fixture = makeFixture();
    fixture.write('crds/a.yaml', gadgetCrd());
    fixture.write('crds/b.yaml', text);
    const ended = await fixture.run('kinds', 'add', ...(code === 2 ? ['crds/b.yaml'] : ['crds']));
    expect(ended.code).toBe(code);
    expect(`${ended.stdout}${ended.stderr}`).toContain(reported);
    expect(existsSync(join(fixture.root, 'slipway-kinds'))).toBe(false);
  });

  it('refuses two definitions of one name, a lock that it did not write, and links', async () => {
    const fixture = makeFixture();
    fixture.write('crds/a.yaml', widgetCrd());
    fixture.write('crds/b.yaml', widgetCrd('size: {type: string}'));
    const twice = await fixture.run('kinds', 'add', 'crds');
    expect([twice.code, twice.stderr]).toEqual([2, expect.stringContaining('is defined in crds/a.yaml and, differently, in crds/b.yaml')]);
    for (const lock of [
      '{',
      '{}',
      '{"kinds":[{"file":"../../package.json"}]}',
      '{"kinds":[{"file":"a/../../b.yaml","kinds":["A"],"versions":["v1"],"given":"","source":"","sha256":""}]}',
    ]) {
      fixture.write('slipway-kinds/kinds.lock.json', lock);
      const ended = await fixture.run('kinds', 'remove', 'A');
      expect([ended.code, ended.stderr]).toEqual([2, expect.stringContaining('kinds.lock.json')]);
    }
    const linked = makeFixture();
    linked.write('a.yaml', widgetCrd());
    mkdirSync(join(linked.root, 'elsewhere'));
    symlinkSync(join(linked.root, 'elsewhere'), join(linked.root, 'slipway-kinds'));
    const through = await linked.run('kinds', 'add', 'a.yaml');
    expect([through.code, through.stderr]).toEqual([2, expect.stringContaining('symbolic link')]);
    expect(linked.list('elsewhere')).toEqual([]);
  });

  it('are taken of a stranger with the care for all that is given: a refused definition is a finding', async () => {
    const fixture = makeFixture();
    fixture.write('slipway-kinds/kinds.lock.json', 'nothing that is read here');
    fixture.write('slipway-kinds/x.yaml', widgetCrd('size: {type: integer, x-kubernetes-validations: [{rule: "self.nothing"}]}'));
    fixture.write('yaml/w.yaml', widget('size: 1'));
    const { findings } = JSON.parse((await fixture.run('check', 'yaml', '--output=json')).stdout);
    expect(findings.map(({ rule, file }: { rule: string; file: string }) => [rule, file])).toEqual([
      ['crd-rule', 'slipway-kinds/x.yaml'],
      ['unknown-kind', 'yaml/w.yaml'],
    ]);
  });
});

/** Converts a value to the types of the YAML reader, which keeps all digits. */
function asRead(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asRead);
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) return BigInt(value);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asRead(each)]))
    : value;
}

describe('a definition that is kept', () => {
  it('defines the very kinds that the given one defines, for all CRDs of community projects', () => {
    const groups = Map.groupBy(listCommunityKinds(), ({ group, kind }) => `${kind}.${group}`);
    for (const entries of groups.values()) {
      const kinds = entries.map(
        ({ group, version, kind }) =>
          findCommunitySchema(`${group}/${version}`, kind) as NonNullable<ReturnType<typeof findCommunitySchema>>,
      );
      const [{ group, kind, plural, scope }] = kinds as [(typeof kinds)[number]];
      const crd = {
        apiVersion: 'apiextensions.k8s.io/v1',
        kind: 'CustomResourceDefinition',
        metadata: { name: `${plural}.${group}`, labels: { 'app.kubernetes.io/version': '1' } },
        spec: {
          ...{ group, scope, names: { kind, plural }, conversion: { strategy: 'None' } },
          versions: kinds.map(({ version, storage, deprecated, subresources, schema }) => ({
            ...{
              name: version,
              served: true,
              storage: storage === true,
              additionalPrinterColumns: [{ name: 'x', type: 'string', jsonPath: '.x' }],
            },
            ...(deprecated ? { deprecated } : {}),
            ...(subresources ? { subresources } : {}),
            schema: { openAPIV3Schema: { description: 'a kind', ...(asRead(schema) as object) } },
          })),
        },
        status: { storedVersions: ['v1'] },
      };
      const { text, file } = storedDefinition(crd);
      const again = readYaml(text, file).documents.flatMap(({ value }) => kindSchemas(value));
      expect(again, file).toEqual(kindSchemas(crd));
      expect(text).not.toMatch(/additionalPrinterColumns|storedVersions|a kind/);
    }
  });
});

describe('a package of Crossplane', () => {
  const tar = (files: readonly (readonly [string, Buffer | string])[]): Buffer =>
    Buffer.concat([
      ...files.flatMap(([name, content]) => {
        const bytes = Buffer.from(content);
        const header = Buffer.alloc(512);
        header.write(name);
        header.write(bytes.length.toString(8).padStart(11, '0'), 124);
        header.write('0', 156);
        header.write('        ', 148);
        header.write(
          `${header
            .reduce((sum, byte) => sum + byte, 0)
            .toString(8)
            .padStart(6, '0')}\0 `,
          148,
        );
        return [header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)];
      }),
      Buffer.alloc(1024),
    ]);
  const packed = (layer: Buffer): Buffer =>
    tar([
      ['manifest.json', '[{"Config":"sha256:0","Layers":["a.tar.gz"]}]'],
      ['sha256:0', '{}'],
      ['b.tar.gz', gzipSync(tar([['icon.svg', '<svg/>']]))],
      ['a.tar.gz', layer],
    ]);
  const xpkg = (text: string): Buffer => packed(gzipSync(tar([['package.yaml', text]])));

  it('gives the kinds that it installs', async () => {
    const fixture = makeFixture();
    writeFileSync(
      join(fixture.root, 'shop.xpkg'),
      xpkg(`apiVersion: meta.pkg.crossplane.io/v1\nkind: Provider\nmetadata: {name: shop}\n---\n${widgetCrd()}`),
    );
    expect(await json(fixture, 'add', 'shop.xpkg')).toMatchObject({ added: ['shop.example/widgets.yaml'] });
    expect((await json(fixture, 'list')).kinds).toMatchObject([{ source: 'shop.xpkg' }]);
  });

  it('ends with a reason for any kind of file', () => {
    expect(isPackageArchive('a/b.xpkg')).toBe(true);
    expect(() => packageText(packed(gzipSync('no archive')))).toThrow('no package.yaml');
    expect(() => packageText(packed(Buffer.from([0x1f, 0x8b, 1, 2])))).toThrow('cannot be unpacked');
    const whole = xpkg('a: 1\n');
    expect(packageText(whole)).toBe('a: 1\n');
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
        const damaged = Buffer.from(whole);
        damaged[at] = byte;
        try {
          expect(typeof packageText(damaged)).toBe('string');
        } catch (error) {
          expect((error as Error).name).toBe('Failure');
        }
      }),
    );
  });
});
