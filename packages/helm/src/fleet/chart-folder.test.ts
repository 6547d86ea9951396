import { type FileTree, fileMapTree } from '@slipway/flux-build';
import { describe, expect, it } from 'vitest';
import { chartYaml, packed } from '../../test/chart-files.ts';
import { bestVersion } from '../version-range.ts';
import { chartFolder } from './chart-folder.ts';

const version = (name: string, number: string): string => chartYaml(name).replace('1.0.0', number);

/** A folder with archives of `web` in some versions. */
function folderOf(versions: readonly string[], files: Readonly<Record<string, string>> = {}): FileTree {
  const archives = new Map(versions.map((each) => [`web-${each}.tgz`, packed('web', { 'Chart.yaml': version('web', each) })]));
  const tree = fileMapTree(new Map([...[...archives.keys()].map((name) => [name, ''] as const), ...Object.entries(files)]));
  return { ...tree, bytes: (path) => archives.get(path) };
}

describe('a folder of charts', () => {
  it.each([
    ['', '2.1.0'],
    ['*', '2.1.0'],
    ['1.x', '1.10.0'],
    ['~1.2', '1.2.3'],
    ['>=1.0.0 <2.0.0', '1.10.0'],
    ['1.2.3', '1.2.3'],
    ['>=2.0.0-0', '3.0.0-rc.1'],
    ['9.x', undefined],
  ])('finds for %j the version %j', (range, expected) => {
    const charts = chartFolder(folderOf(['1.2.3', '1.10.0', '2.1.0', '3.0.0-rc.1']));
    expect(charts.find('web', range)?.chart.metadata.version).toBe(expected);
  });

  it('finds a folder by the name in its Chart.yaml, and skips folders that are not charts', () => {
    const files = { 'any/Chart.yaml': version('db', '1.5.0'), 'broken/Chart.yaml': 'a: [', 'docs/a.md': '' };
    const charts = chartFolder(folderOf([], files));
    expect(charts.find('db', '1.x')?.origin).toBe('any');
    expect(charts.find('any', '')).toBeUndefined();
  });

  it('names the dependencies that a folder lacks, because the packaged chart has them', () => {
    const listing = `${version('db', '1.5.0')}dependencies:\n- { name: common, version: 2.x, repository: "https://charts.example.org" }\n`;
    const charts = chartFolder(folderOf([], { 'db/Chart.yaml': listing }));
    expect(charts.find('db', '1.x')?.lacks).toBe('common in charts/ of the folder db');
    const whole = { 'db/Chart.yaml': listing, 'db/charts/common/Chart.yaml': version('common', '2.0.0') };
    expect(chartFolder(folderOf([], whole)).find('db', '1.x')?.lacks).toBeUndefined();
  });

  it('does not read web-admin-1.0.0.tgz as a version of web', () => {
    const charts = chartFolder(folderOf(['admin-1.0.0', '0.1.0']));
    expect(charts.find('web', '')?.origin).toBe('web-0.1.0.tgz');
  });

  it('selects by precedence, and an equal text first', () => {
    const items = ['v1.2.0', '1.2.0', '1.1.0', 'latest'].map((each) => ({ version: each }));
    expect(bestVersion(items, '1.2.0')).toEqual({ version: '1.2.0' });
    expect(bestVersion(items, '1.x')).toEqual({ version: 'v1.2.0' });
  });
});
