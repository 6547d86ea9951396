import { describe, expect, it } from 'vitest';
import { makeFixture } from '../test/fixture.ts';

const findingOf = async (source: string, entry = 'index.ts', more: Readonly<Record<string, string>> = {}) => {
  const fixture = makeFixture();
  fixture.addPackage('catalog', ['common/a'], source, entry);
  for (const [path, text] of Object.entries(more)) fixture.write(`packages/catalog/${path}`, text);
  const ended = await fixture.run('synth', '--output', 'json');
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
    ['an import of a file that is not there', "import './gone.ts';\n", 'packages/catalog/index.ts:1', /Cannot find module/],
    ['an import of a package that is not there', "import 'no-such-package';\n", 'packages/catalog/index.ts:1', /Cannot find package/],
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
  ])('%s is one finding with file and line', async (_, source, place, message) => {
    const finding = await findingOf(source);
    expect(finding).toMatchObject({ code: 1, count: 1, place });
    expect(finding.message).toMatch(/^@fleet\/catalog stopped with /);
    expect(finding.message).toMatch(message);
  });

  it('is told at the module that has it, not at the one that imports it', async () => {
    const finding = await findingOf("import { b } from './b.ts';\nexport const assemble = () => b;\n", 'index.ts', {
      'b.ts': '\n\nexport const b = ;\n',
    });
    expect(finding).toMatchObject({ code: 1, place: 'packages/catalog/b.ts:3' });
  });

  it('is told once when several packages import the module', async () => {
    const fixture = makeFixture();
    fixture.addPackage('catalog', ['common/a'], "throw new Error('shared');");
    fixture.addPackage('leaf', ['clusters'], "import '../catalog/index.ts';\nexport const assemble = () => [];");
    const ended = await fixture.run('synth', '--output=json');
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
    const ended = await fixture.run('synth');
    expect(ended.code).toBe(1);
    expect(ended.stdout).toContain('packages/catalog/gone.ts');
  });

  it('may be asynchronous', async () => {
    const fixture = makeFixture();
    fixture.addPackage('catalog', ['common/a'], "export const assemble = async () => [{ path: 'common/a/x.yaml', objects: [] }];");
    expect((await fixture.run('synth')).code).toBe(0);
  });
});
