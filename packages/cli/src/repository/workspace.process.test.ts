import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFixture, temporaryDirectory } from '../../test/fixture.ts';
import { findWorkspace, selectPackages } from './workspace.ts';

describe('findWorkspace', () => {
  it('finds the content packages from any folder below the root, in order of their names', () => {
    const fixture = makeFixture();
    fixture.addPackage('leaf', ['clusters'], '');
    fixture.addPackage('catalog', ['common/a'], '');
    fixture.write('packages/tool/package.json', '{"name":"tool"}');
    mkdirSync(join(fixture.root, 'docs/deep'), { recursive: true });
    const { root, packages } = findWorkspace(join(fixture.root, 'docs/deep'));
    expect(root).toBe(fixture.root);
    expect(packages.map(({ name, npmName, prefixes }) => [name, npmName, prefixes])).toEqual([
      ['catalog', '@fleet/catalog', ['common/a']],
      ['leaf', '@fleet/leaf', ['clusters']],
    ]);
    expect(packages[0]?.entry).toBe(join(fixture.root, 'packages/catalog/index.ts'));
  });

  it('understands the entry of conditional exports and of main', () => {
    const fixture = makeFixture();
    const write = (name: string, json: object) =>
      fixture.write(`packages/${name}/package.json`, JSON.stringify({ name, slipway: { prefixes: [name] }, ...json }));
    write('a', { exports: { '.': { import: './dist/a.js', default: './other.js' } } });
    write('b', { main: './lib/b.js' });
    write('c', { exports: './c.ts' });
    const entries = findWorkspace(fixture.root).packages.map(({ directory, entry }) => entry.slice(directory.length + 1));
    expect(entries).toEqual(['dist/a.js', 'lib/b.js', 'c.ts']);
  });

  it('says where it looked when there is no workspace', () => {
    expect(() => findWorkspace(temporaryDirectory())).toThrow(/is not in a Slipway repository/);
  });

  it.each([[''], ['.'], ['..'], ['../other'], ['/etc'], ['a/../..'], ['.git'], ['common/'], ['a//b'], ['a\\b']])(
    'refuses the prefix %j',
    (prefix) => {
      const fixture = makeFixture();
      fixture.addPackage('catalog', [prefix], '');
      expect(() => findWorkspace(fixture.root)).toThrow(
        /slipway\.prefixes\.0 is .*, but has to be a folder from the root of the repository/,
      );
    },
  );

  it('names everything that is wrong in all packages at once', () => {
    const fixture = makeFixture();
    const write = (name: string, slipway: object) => fixture.write(`packages/${name}/package.json`, JSON.stringify({ name, slipway }));
    write('a', { prefixes: ['a', '..'], registries: 'src' });
    write('b', { prefix: ['b'] });
    fixture.write('packages/c/package.json', '{"slipway":{"prefixes":["c"]}}');
    const file = (name: string) => join(fixture.root, 'packages', name, 'package.json');
    expect(() => findWorkspace(fixture.root)).toThrow(
      [
        `${file('a')}: slipway.prefixes.1 is "..", but has to be a folder from the root of the repository, like "common/cluster-addons".`,
        `${file('a')}: slipway.registries is "src", but has to be a list.`,
        `${file('b')}: slipway.prefix is not a setting: rename it to prefixes.`,
        `${file('c')} has no name.`,
      ].join('\n'),
    );
  });

  it('refuses two packages that would share their branches', () => {
    const fixture = makeFixture();
    fixture.addPackage('catalog', ['common/a'], '');
    fixture.write('packages/twin/package.json', JSON.stringify({ name: '@other/catalog', slipway: { prefixes: ['b'] } }));
    expect(() => findWorkspace(fixture.root)).toThrow('@fleet/catalog and @other/catalog would publish to the same branches');
  });

  it('names the package.json that is not JSON', () => {
    const fixture = makeFixture();
    fixture.write('packages/bad/package.json', '{');
    expect(() => findWorkspace(fixture.root)).toThrow(/packages\/bad\/package\.json cannot be read/);
  });
});

describe('selectPackages', () => {
  it('says that the repository has no content package', () => {
    expect(() => selectPackages({ root: '/r', packages: [] }, [])).toThrow(/has no content package/);
  });
});
