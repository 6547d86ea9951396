import { describe, expect, it } from 'vitest';
import { configMaps, makeFixture } from '../../test/fixture.ts';

const findingOf = async (source: string, entry = 'index.ts', more: Readonly<Record<string, string>> = {}) => {
  const fixture = makeFixture();
  fixture.addPackage('catalog', ['common/a'], source, entry);
  for (const [path, text] of Object.entries(more)) fixture.write(`packages/catalog/${path}`, text);
  const ended = await fixture.start('synth', '--output', 'json');
  const { findings } = JSON.parse(ended.stdout) as { findings: { message: string; source?: { file: string; line: number } }[] };
  const [finding] = findings;
  return {
    code: ended.code,
    count: findings.length,
    message: finding?.message,
    place: `${finding?.source?.file}:${finding?.source?.line}`,
  };
};

describe('an error in the TypeScript of a content package', () => {
  it.each([
    ['a syntax error', 'export const a = {\n  b: 1,,\n};\n', 'packages/catalog/index.ts:2', /SyntaxError: .*Unexpected token/],
    ['syntax that Node cannot strip', '\nenum A { x }\n', 'packages/catalog/index.ts:2', /enum/],
    ['an import of a file that does not exist', "import './gone.ts';\n", 'packages/catalog/index.ts:1', /Cannot find module/],
    ['an import of a package that does not exist', "import 'no-such-package';\n", 'packages/catalog/index.ts:1', /Cannot find package/],
    ['an exception while loading', '\n\nthrow new RangeError("too far");\n', 'packages/catalog/index.ts:3', /RangeError: too far/],
    [
      'an exception in assemble()',
      'export const assemble = () => {\n  throw new Error("no");\n};\n',
      'packages/catalog/index.ts:2',
      /Error: no/,
    ],
    [
      'a rejected promise',
      'export const assemble = async () => {\n  throw new Error("late");\n};\n',
      'packages/catalog/index.ts:2',
      /late/,
    ],
    [
      'a thrown text',
      'export const assemble = () => {\n  throw "no files today";\n};\n',
      'packages/catalog/index.ts:1',
      /'no files today', which is not an Error/,
    ],
    ['a thrown undefined', 'throw undefined;\n', 'packages/catalog/index.ts:1', /undefined, which is not an Error/],
    ['a thrown null', 'throw null;\n', 'packages/catalog/index.ts:1', /null, which is not an Error/],
    [
      'a promise that never resolves',
      'export const assemble = () => new Promise(() => {});\n',
      'packages/catalog/index.ts:1',
      /a promise that nothing will ever settle/,
    ],
    [
      'a module that never loads',
      'await new Promise(() => {});\n',
      'packages/catalog/index.ts:1',
      /a promise that nothing will ever settle/,
    ],
  ])('%s is one finding with file and line', async (_, source, place, message) => {
    const finding = await findingOf(source);
    expect(finding).toMatchObject({ code: 1, count: 1, place });
    expect(finding.message).toMatch(/^@fleet\/catalog stopped with /);
    expect(finding.message).toMatch(message);
  });

  it('is reported at the module that has it, not at the one that imports it', async () => {
    const finding = await findingOf("import { b } from './b.ts';\nexport const assemble = () => b;\n", 'index.ts', {
      'b.ts': '\n\nexport const b = ;\n',
    });
    expect(finding).toMatchObject({ code: 1, place: 'packages/catalog/b.ts:3' });
  });

  it('is reported at the importing module in a checkout whose path has spaces and brackets', async () => {
    const fixture = makeFixture('a (b) c');
    fixture.addPackage('catalog', ['common/a'], "import { b } from './b.ts';\nexport const assemble = () => b();\n");
    const placeOf = async (b: string): Promise<string> => {
      fixture.write('packages/catalog/b.ts', b);
      const { findings } = JSON.parse((await fixture.start('synth', '--output=json')).stdout) as {
        findings: { source: { file: string; line: number } }[];
      };
      return findings.map(({ source }) => `${source.file}:${source.line}`).join();
    };
    expect(await placeOf("import './gone.ts';\nexport const b = 1;\n")).toBe('packages/catalog/b.ts:1');
    expect(await placeOf('\n\nexport const b = ;\n')).toBe('packages/catalog/b.ts:3');
    expect(await placeOf('\nexport const b = () => {\n  throw new Error("no");\n};\n')).toBe('packages/catalog/b.ts:3');
  });

  it('keeps no other package from being assembled, not even by waiting for ever', async () => {
    const fixture = makeFixture();
    fixture.addPackage('catalog', ['common/a'], 'export const assemble = () => new Promise(() => {});');
    fixture.addPackage('leaf', ['clusters'], 'throw "leaf";');
    fixture.addPackage('tree', ['applications'], configMaps({ 'applications/x.yaml': {}, 'elsewhere/y.yaml': {} }));
    const ended = await fixture.start('synth', '--output=json');
    const { findings } = JSON.parse(ended.stdout) as { findings: { rule: string }[] };
    expect(ended.code).toBe(1);
    expect(findings.map(({ rule }) => rule)).toEqual(['broken-definition', 'broken-definition', 'outside-prefix']);
  });

  it('ends with 3 and the name of the package when a definition ends the process', async () => {
    const fixture = makeFixture();
    fixture.addPackage('catalog', ['common/a'], 'export const assemble = () => process.exit(0);');
    const ended = await fixture.start('synth', '--output=json');
    expect(ended).toMatchObject({ code: 3, stdout: '' });
    expect(ended.stderr).toMatch(/^slipway: the process ended while @fleet\/catalog was assembled \(exit code 0\)/);
  });

  it('is reported once when several packages import the module', async () => {
    const fixture = makeFixture();
    fixture.addPackage('catalog', ['common/a'], "throw new Error('shared');");
    fixture.addPackage('leaf', ['clusters'], "import '../catalog/index.ts';\nexport const assemble = () => [];");
    const ended = await fixture.start('synth', '--output=json');
    expect((JSON.parse(ended.stdout) as { findings: unknown[] }).findings).toHaveLength(1);
  });
});

describe('what assemble() has to be', () => {
  it.each([
    ['no export', 'export const other = 1;', /does not export a function assemble\(\)/],
    ['no list', 'export const assemble = () => ({});', /assemble\(\) does not return files/],
    ['no objects', "export const assemble = () => [{ path: 'common/a/x.yaml' }];", /assemble\(\) does not return files/],
    [
      'null in the list of objects',
      "export const assemble = () => [{ path: 'common/a/x.yaml', objects: [null] }];",
      /does not return files/,
    ],
  ])('%s is a finding about the package', async (_, source, message) => {
    const finding = await findingOf(source, 'index.mjs');
    expect(finding).toMatchObject({ code: 1, count: 1, place: 'packages/catalog/index.mjs:1' });
    expect(finding.message).toMatch(message);
  });

  it('an entry that does not exist names the entry', async () => {
    const fixture = makeFixture();
    fixture.write(
      'packages/catalog/package.json',
      JSON.stringify({ name: 'catalog', exports: './gone.ts', slipway: { prefixes: ['common/a'] } }),
    );
    const ended = await fixture.start('synth');
    expect(ended.code).toBe(1);
    expect(ended.stdout).toContain('packages/catalog/gone.ts');
  });

  it('may print, which does not disturb the answer', async () => {
    const fixture = makeFixture();
    fixture.addPackage(
      'catalog',
      ['common/a'],
      `console.log('loading'); process.stdout.write('written');
       setTimeout(() => console.info('late'), 0);
       export const assemble = () => { console.table([1]); return []; };`,
    );
    const ended = await fixture.start('synth', '--output=json');
    expect(ended.code).toBe(0);
    expect(JSON.parse(ended.stdout)).toMatchObject({ findings: [] });
    for (const text of ['loading', 'written', 'late']) expect(ended.stderr).toContain(text);
  });

  it('may be asynchronous', async () => {
    const fixture = makeFixture();
    fixture.addPackage('catalog', ['common/a'], "export const assemble = async () => [{ path: 'common/a/x.yaml', objects: [] }];");
    expect((await fixture.start('synth')).code).toBe(0);
  });
});
