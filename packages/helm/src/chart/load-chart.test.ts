import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { archiveOf, chartInArchive, chartOf, chartYaml, packed } from '../../test/chart-files.ts';
import { loadArchive } from './load-chart.ts';

describe('loading a chart', () => {
  it('sorts the files of a folder into templates, values and other files', () => {
    const chart = chartOf({
      'Chart.yaml': chartYaml('web'),
      'values.yaml': 'a: 1\nyes: no\n',
      'templates/cm.yaml': 'x',
      'templates/_helpers.tpl': 'y',
      'templates/.hidden.yaml': 'z',
      'crds/crd.yaml': 'c',
      'README.md': 'r',
    });
    expect(chart.templates.map(({ name }) => name)).toEqual(['templates/_helpers.tpl', 'templates/cm.yaml']);
    expect(chart.files.map(({ name }) => name)).toEqual(['README.md', 'crds/crd.yaml']);
    expect(chart.values).toEqual({ a: 1, true: false });
  });

  it('reads the same chart from an archive, with archives and folders in charts/', () => {
    const files = {
      'Chart.yaml': chartYaml('web'),
      'values.yaml': 'a: 1',
      'charts/_skipped/x.txt': '',
      'charts/db/Chart.yaml': chartYaml('db'),
    };
    const inner = packed('cache', { 'Chart.yaml': chartYaml('cache'), 'values.yaml': 'size: 2' });
    const chart = loadArchive(
      archiveOf([
        ...Object.entries(files).map(([path, text]) => ({ name: `web/${path}`, text })),
        { name: 'web/charts/cache-1.0.0.tgz', text: inner },
      ]),
    );
    expect(chart.dependencies.map(({ metadata, values }) => [metadata.name, values])).toEqual([
      ['db', {}],
      ['cache', { size: 2 }],
    ]);
  });

  it('merges the documents of values.yaml, and removes byte-order marks', () => {
    const chart = chartOf({ 'Chart.yaml': `\ufeff${chartYaml('web')}`, 'values.yaml': 'a: {x: 1, z: 1}\n--- # more\na: {z: 2}\n' });
    expect(chart.values).toEqual({ a: { x: 1, z: 2 } });
  });

  it('reads requirements.yaml, and keeps it as a file in charts of apiVersion v1 only', () => {
    const files = { 'requirements.yaml': 'dependencies: [{name: db, version: 1.x.x, repository: ""}]' };
    const old = chartOf({ 'Chart.yaml': 'name: a\nversion: 1.10\n', ...files });
    expect([old.metadata.apiVersion, old.metadata.version]).toEqual(['v1', '1.1']);
    expect(old.metadata.dependencies?.map(({ name }) => name)).toEqual(['db']);
    expect(old.files.map(({ name }) => name)).toEqual(['requirements.yaml']);
    expect(chartOf({ 'Chart.yaml': chartYaml('a'), ...files }).files).toEqual([]);
  });

  it.each([
    [{}, 'Chart.yaml file is missing'],
    [{ 'Chart.yaml': 'version: 1.0.0' }, 'validation: chart.metadata.name is required'],
    [{ 'Chart.yaml': 'name: a/b\nversion: 1.0.0' }, 'validation: chart.metadata.name "a/b" is invalid'],
    [{ 'Chart.yaml': 'name: a\nversion: one' }, 'validation: chart.metadata.version "one" is invalid'],
    [{ 'Chart.yaml': 'name: a\nversion: 1.0.0\ntype: app' }, 'validation: chart.metadata.type must be application or library'],
    [{ 'Chart.yaml': 'name: a\nversion: 1.0.0\nmaintainers: [null]' }, 'validation: maintainers must not contain empty or null nodes'],
    [
      { 'Chart.yaml': 'name: [a]' },
      'cannot load Chart.yaml: error unmarshaling JSON: while decoding JSON: json: cannot unmarshal array into Go struct field Metadata.name of type string',
    ],
    [
      { 'Chart.yaml': chartYaml('a'), 'values.yaml': '[]' },
      'cannot load values.yaml: cannot unmarshal yaml document: error unmarshaling JSON: while decoding JSON: json: cannot unmarshal array into Go value of type map[string]interface {}',
    ],
    [{ 'Chart.yaml': chartYaml('a'), 'charts/README.md': '' }, 'error unpacking subchart README.md in a: Chart.yaml file is missing'],
    [{ 'Chart.yaml': chartYaml('a'), '.helmignore': 'a/**' }, 'double-star (**) syntax is not supported'],
    [{ 'Chart.yaml': chartYaml('a'), '.helmignore': '[' }, 'syntax error in pattern'],
  ])('rejects %j', (files, message) => {
    expect(() => chartOf(files)).toThrow(message);
  });

  it.each(['13 size=-153\n', '14 size=-1536\n', '12 size=NaN\n', '12 size=1e3\n'])('rejects the header %j, and ends', (header) => {
    const archive = archiveOf([
      { name: 'size', type: 'x', text: header },
      { name: 'web/', type: '5' },
    ]);
    expect(() => loadArchive(archive)).toThrow('archive/tar: invalid tar header');
  });
});

describe('.helmignore', () => {
  const names = (ignore: string): readonly string[] =>
    chartOf({
      'Chart.yaml': chartYaml('a'),
      '.helmignore': ignore,
      'docs/a.md': '',
      'docs/sub/b.md': '',
      'keep/a.md': '',
      'a.md': '',
    }).files.map(({ name }) => name);

  it.each([
    ['*.md', ['.helmignore']],
    ['/*.md', ['.helmignore', 'docs/a.md', 'docs/sub/b.md', 'keep/a.md']],
    ['docs/', ['.helmignore', 'a.md', 'keep/a.md']],
    ['docs/*.md # not a comment', ['.helmignore', 'a.md', 'docs/a.md', 'docs/sub/b.md', 'keep/a.md']],
    ['# a comment\n\ndocs/*.md', ['.helmignore', 'a.md', 'docs/sub/b.md', 'keep/a.md']],
  ])('applies %j', (ignore, expected) => {
    expect(names(ignore)).toEqual(expected);
  });

  it('ignores everything that a negated rule does not match', () => {
    expect(() => names('!a.md')).toThrow('Chart.yaml file is missing');
  });
});

describe('a hostile archive', () => {
  it.each([
    ['chart/../../evil', 'chart illegally references parent directory'],
    ['chart//evil', 'chart illegally contains absolute paths'],
    ['chart\\..\\..\\evil', 'chart illegally references parent directory'],
    ['chart/c:/evil', 'chart contains illegally named files'],
    ['evil', 'chart illegally contains content outside the base directory: "evil"'],
  ])('rejects the name %j', (name, message) => {
    expect(() =>
      loadArchive(
        archiveOf([
          { name: 'chart/Chart.yaml', text: chartYaml('a') },
          { name, text: 'x' },
        ]),
      ),
    ).toThrow(message);
  });

  it('reads the first part of a name as the folder of the chart, so that ../evil is a file of the chart', () => {
    const chart = loadArchive(
      archiveOf([
        { name: 'chart/Chart.yaml', text: chartYaml('a') },
        { name: '../evil', text: 'x' },
      ]),
    );
    expect(chart.files.map(({ name }) => name)).toEqual(['evil']);
  });

  it('reads a link as an empty file, so that nothing outside is read', () => {
    const chart = loadArchive(
      archiveOf([
        { name: 'chart/Chart.yaml', text: chartYaml('a') },
        { name: 'chart/files/passwd', type: '2', link: '/etc/passwd' },
        { name: 'chart/files/hard', type: '1', link: '../../etc/passwd', text: '' },
      ]),
    );
    expect(chart.files.map(({ name, data }) => [name, data.length])).toEqual([
      ['files/passwd', 0],
      ['files/hard', 0],
    ]);
  });

  it('stops at the limits of bytes, files, ratio and depth', () => {
    const files = { 'Chart.yaml': chartYaml('a'), 'big.txt': 'x'.repeat(5000) };
    expect(() => chartInArchive(files, { fileBytes: 1000 })).toThrow('is larger than the maximum file size 1000');
    expect(() => chartInArchive(files, { totalBytes: 2000 })).toThrow('decompressed chart is larger than the maximum size 2000');
    expect(() => chartInArchive(files, { files: 1 })).toThrow('chart has more than 1 files');
    expect(() => chartInArchive(files, { archiveBytes: 10 })).toThrow('chart archive is larger than the maximum size 10');
    expect(() => loadArchive(gzipSync(Buffer.alloc(30_000_000)))).toThrow('chart archive unpacks to more than 200 times its size');
    const nested = { 'Chart.yaml': chartYaml('a'), 'charts/b/Chart.yaml': chartYaml('b'), 'charts/b/charts/c/Chart.yaml': chartYaml('c') };
    expect(() => chartOf(nested, { depth: 1 })).toThrow('charts are nested more than 1 levels deep');
  });

  it('counts archives within an archive towards one limit', () => {
    const inner = packed('b', { 'Chart.yaml': chartYaml('b'), 'big.txt': 'x'.repeat(3000) });
    const entries = ['b1', 'b2', 'b3'].map((name) => ({ name: `a/charts/${name}.tgz`, text: inner }));
    const archive = archiveOf([{ name: 'a/Chart.yaml', text: chartYaml('a') }, ...entries]);
    expect(() => loadArchive(archive, { totalBytes: 7000 })).toThrow('decompressed chart is larger than the maximum size 7000');
    expect(loadArchive(archive).dependencies).toHaveLength(3);
  });

  it('rejects text that is not an archive, and a truncated one', () => {
    expect(() => loadArchive(Buffer.from('hello'))).toThrow('gzip: invalid header');
    const archive = packed('a', { 'Chart.yaml': chartYaml('a') });
    expect(() => loadArchive(archive.subarray(0, archive.length - 20))).toThrow('gzip: unexpected EOF');
    expect(() => loadArchive(gzipSync(Buffer.alloc(512, 7)))).toThrow('archive/tar: invalid tar header');
    expect(() => loadArchive(gzipSync(Buffer.alloc(1024)))).toThrow('no files in chart archive');
  });
});
