import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkTree, type OwnedFile } from './check-tree.ts';
import { pathProblems } from './unsafe-path.ts';

const OWNERS = [
  { package: 'flux-sources', prefixes: ['common/cluster-addons/sources'] },
  { package: 'addons-catalog', prefixes: ['common/cluster-addons/add-ons/', 'common/service-mesh'] },
  { package: 'cluster-defs', prefixes: ['clusters'] },
];

const file = (path: string, owner?: string): OwnedFile => ({ path, objects: [], ...(owner === undefined ? {} : { package: owner }) });
const rules = (...files: OwnedFile[]): string[] => checkTree(files, OWNERS).map(({ rule }) => rule);

describe('the owner of a path', () => {
  test('may write below its prefixes', () => {
    expect(
      rules(
        file('common/cluster-addons/sources/a.yaml', 'flux-sources'),
        file('clusters/a/b/c.yml', 'cluster-defs'),
        file('common/service-mesh/x.yaml'),
      ),
    ).toEqual([]);
  });

  test.each([
    ['a file of another package', file('common/cluster-addons/sources/a.yaml', 'addons-catalog'), 'is owned by flux-sources'],
    ['a folder whose name only starts alike', file('common/cluster-addons/sources-old/a.yaml', 'flux-sources'), 'does not own'],
    ['the prefix itself', file('clusters.yaml', 'cluster-defs'), 'does not own'],
    ['a folder without an owner', file('README/a.yaml'), 'no package owns'],
    ['a package that is not in the list', file('clusters/a.yaml', 'unknown'), 'unknown does not own'],
  ])('may not write %s', (_, written, message) => {
    const [finding] = checkTree([written], OWNERS);
    expect(finding).toMatchObject({ rule: 'outside-prefix', severity: 'reject', file: written.path });
    expect(finding?.message).toContain(message);
  });
});

describe('two owners of one path', () => {
  test.each([
    ['written twice by one package', 'clusters/a.yaml', 'clusters/a.yaml', 'written twice'],
    ['differing in case', 'clusters/a.yaml', 'clusters/A.yaml', 'are one path'],
    ['in folders differing in case', 'clusters/a/x.yaml', 'clusters/A/y.yaml', 'are one path'],
    ['differing in Unicode form', 'clusters/\u00e9.yaml', 'clusters/e\u0301.yaml', 'are one path'],
    ['differing as ss and ß', 'clusters/stra\u00dfe.yaml', 'clusters/strasse.yaml', 'are one path'],
    ['a file where a folder is needed', 'clusters/a.yaml', 'clusters/a.yaml/b.yaml', 'both a file and a folder'],
    ['a folder where a file is needed', 'clusters/a.yaml/b.yaml', 'clusters/a.yaml', 'both a file and a folder'],
  ])('are reported when it is %s', (_, first, second, message) => {
    const findings = checkTree([file(first, 'cluster-defs'), file(second, 'cluster-defs')], OWNERS).filter(
      ({ rule }) => rule === 'two-owners',
    );
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).toContain(message);
    expect(findings[0]?.file).toBe(second);
  });

  test('are both named', () => {
    const findings = checkTree([file('clusters/a.yaml', 'cluster-defs'), file('clusters/a.yaml', 'addons-catalog')], OWNERS);
    expect(findings.find(({ rule }) => rule === 'two-owners')?.message).toBe(
      'clusters/a.yaml is written twice: by cluster-defs and by addons-catalog',
    );
  });
});

describe('a path', () => {
  test.each([
    '',
    '/a.yaml',
    'C:/a.yaml',
    '../a.yaml',
    'a/../b.yaml',
    './a.yaml',
    'a//b.yaml',
    'a/',
    '.git/config.yaml',
    'a/.GIT/b.yaml',
    '.git./a.yaml',
    'GIT~1/a.yaml',
    '.gitmodules',
    'a\\b.yaml',
    'a\u0000.yaml',
    'a\n.yaml',
    'a\u200b.yaml',
    'a\u202e.yaml',
    '\ufeffa.yaml',
    '\ud800.yaml',
    'con.yaml',
    'a/NUL',
    'COM1.yaml',
    'lpt\u00b9.yaml',
    'aux',
    'Prn .yaml',
    'CONOUT$.yaml',
    'a./b.yaml',
    'a /b.yaml',
    ' a.yaml',
    'a.yaml.',
    'a<b.yaml',
    'a:b.yaml',
    'a|b.yaml',
    'a?.yaml',
    'a*.yaml',
    '"a".yaml',
    'e\u0301.yaml',
    `${'a'.repeat(236)}.yaml`,
    `a/${'\u00e9'.repeat(130)}.yaml`,
  ])('%j is unsafe', (path) => {
    expect(pathProblems(path)).not.toEqual([]);
  });

  test.each([
    'a.yaml',
    'clusters/mgmt/mgmt-production/flux-system/sync.yaml',
    'console/com10.yaml',
    'a..b/c...d.yaml',
    'git/x.yaml',
    '\u00e9.yaml',
    '.sourceignore',
  ])('%s is safe', (path) => {
    expect(pathProblems(path)).toEqual([]);
  });

  test.each([
    ['a.yaml', []],
    ['a.yml', []],
    ['a.YAML', ['wrong-extension']],
    ['a.json', ['wrong-extension']],
    ['yaml', ['wrong-extension']],
    ['.yaml', ['wrong-extension']],
  ])('clusters/%s: Flux reads only .yaml and .yml', (name, expected) => {
    expect(rules(file(`clusters/${name}`))).toEqual(expected);
  });

  test('that is safe does not leave the folder that it is resolved against', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('.', '/', '..', 'a', '\\', '.git'), maxLength: 12 }), (path) => {
        fc.pre(pathProblems(path).length === 0);
        expect(new URL(path, 'file:///root/').pathname).toBe(`/root/${path}`);
      }),
    );
  });
});
