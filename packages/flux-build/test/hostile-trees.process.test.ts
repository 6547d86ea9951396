// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Finding } from '@slipway/manifest';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildFleet, findRoots, fleetFindings, readFolder } from '../src/index.ts';
import { appliedBy, configMap, documents, type Files, fluxKustomization, repository, textOf } from './fleet-fixture.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'slipway-hostile-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), Buffer.isBuffer(content) ? content : textOf(content));
}

/** The fleet of one Flux Kustomization at `tree/`, with files below it, read from the disk. */
function built(files: Files, spec: object = {}) {
  write('flux.yaml', fluxKustomization('tree', { path: './tree', ...spec }));
  for (const [path, content] of Object.entries(files)) write(`tree/${path}`, content);
  const tree = readFolder(root);
  const fleet = buildFleet({ tree, roots: findRoots(tree, '') });
  return {
    applied: appliedBy(fleet)['local/tree'],
    findings: fleetFindings(fleet, { unreadable: tree.unreadable(), leftOut: tree.leftOut() }),
  };
}

/** The one finding, which says all that it has to. */
function onlyFinding({ findings }: { readonly findings: readonly Finding[] }): Finding {
  expect(findings).toHaveLength(1);
  const [finding] = findings as [Finding];
  expect(finding).toMatchObject({ object: 'Kustomization/flux-system/tree', clusters: ['local'], severity: 'reject' });
  for (const text of [finding.file, finding.message, finding.expected, finding.remedy]) expect(text).not.toBe('');
  return finding;
}

describe('files outside the tree are excluded', () => {
  test.each([
    ['a file that links out of the root', 'passwd.yaml', '/etc/passwd'],
    ['a file that links to nothing', 'gone.yaml', 'nowhere'],
    ['a link to itself', 'self.yaml', 'self.yaml'],
    ['a folder that links out of the root', 'etc', '/etc'],
    ['a folder that links to the one it is in', 'again', '.'],
  ])('%s', (_, name, target) => {
    mkdirSync(join(root, 'tree'));
    symlinkSync(target, join(root, 'tree', name));
    const finding = onlyFinding(built({ 'kustomization.yaml': { resources: [name] } }));
    expect(finding).toMatchObject({ rule: 'kustomization-not-built', file: 'tree/kustomization.yaml' });
    expect(finding.message).toContain(`${name} is a symbolic link`);
  });

  test('a kustomization file that is a link', () => {
    mkdirSync(join(root, 'tree'));
    symlinkSync('/etc/passwd', join(root, 'tree/kustomization.yaml'));
    expect(built({ 'a.yaml': configMap('a') })).toMatchObject({
      applied: 'ConfigMap a',
      findings: [
        { rule: 'not-in-artifact', severity: 'risk', file: 'tree/kustomization.yaml', message: expect.stringContaining('symbolic link') },
      ],
    });
  });

  test.each(['../../../../../etc/passwd', '/etc/passwd', '../../outside.yaml'])('%j', (path) => {
    expect(onlyFinding(built({ 'kustomization.yaml': { resources: [path] } }))).toMatchObject({
      file: 'tree/kustomization.yaml',
      expected: 'a path within the source',
    });
  });

  test('what spec.path would leave is clamped at the root, as the controller does', () => {
    expect(built({ 'a.yaml': configMap('a') }, { path: '../../../../tree' })).toEqual({ applied: 'ConfigMap a', findings: [] });
  });
});

describe('folders that lead back to themselves', () => {
  test.each<[string, Files]>([
    ['a base that is itself', { 'kustomization.yaml': { resources: ['../tree'] } }],
    ['a base that holds it', { 'kustomization.yaml': { resources: ['./sub'] }, 'sub/kustomization.yaml': { resources: ['..'] } }],
    [
      'bases that name each other',
      {
        'kustomization.yaml': { resources: ['../b'] },
        '../b/kustomization.yaml': { resources: ['../c'] },
        '../c/kustomization.yaml': { resources: ['../b'] },
      },
    ],
    [
      'components that name each other',
      {
        'kustomization.yaml': { components: ['../b'] },
        '../b/kustomization.yaml': { kind: 'Component', apiVersion: 'kustomize.config.k8s.io/v1alpha1', components: ['../c'] },
        '../c/kustomization.yaml': { kind: 'Component', apiVersion: 'kustomize.config.k8s.io/v1alpha1', components: ['../b'] },
      },
    ],
  ])('%s', (_, files) => {
    expect(onlyFinding(built(files))).toMatchObject({
      file: expect.stringMatching(/kustomization\.yaml$/),
      expected: 'folders that do not lead back to themselves',
    });
  });

  test('a chain of bases that is longer than anybody needs', () => {
    const files = Object.fromEntries(
      Array.from({ length: 3000 }, (_, index) => [`../b${index}/kustomization.yaml`, { resources: [`../b${index + 1}`] }]),
    );
    const { applied, findings } = built({
      ...files,
      'kustomization.yaml': { resources: ['../b0'] },
      '../b3000/kustomization.yaml': { resources: [] },
    });
    expect(applied).toMatch(/nested too deeply|empty/);
    expect(findings).toHaveLength(1);
  });

  test('Flux Kustomizations that make each other', () => {
    write('a/b.yaml', fluxKustomization('b', { path: './b' }));
    write('b/tree.yaml', fluxKustomization('tree', { path: './a' }));
    expect(built({}, { path: './a' })).toMatchObject({ applied: 'Kustomization b', findings: [] });
  });

  test('a Flux Kustomization that changes itself', () => {
    const self = fluxKustomization('tree', { path: './tree', postBuild: { substitute: { X: '${X:=a}a' } } });
    const { findings } = built({ 'self.yaml': self }, { postBuild: { substitute: { X: 'x' } } });
    expect(findings.map(({ rule }) => rule)).toEqual(['unsettled-build']);
  });

  test('repositories that include each other', () => {
    write(
      'sources.yaml',
      documents(
        repository('flux-system', { url: 'https://git.example/a.git', include: [{ repository: { name: 'b' } }] }),
        repository('b', { url: 'https://git.example/a.git', include: [{ repository: { name: 'flux-system' } }] }),
      ),
    );
    const finding = built({ 'a.yaml': configMap('a') }).findings;
    expect(finding).toMatchObject([{ rule: 'source-not-at-hand', message: expect.stringContaining('includes itself') }]);
  });
});

describe('files that are not files', () => {
  test('a folder in place of a file', () => {
    mkdirSync(join(root, 'tree/a.yaml'), { recursive: true });
    write('tree/a.yaml/b.txt', '');
    expect(onlyFinding(built({ 'kustomization.yaml': { resources: ['a.yaml'] } })).file).toBe('tree/a.yaml');
  });

  test('a folder in place of the kustomization file', () => {
    expect(built({ 'kustomization.yaml/a.yaml': configMap('a') })).toEqual({ applied: 'ConfigMap a', findings: [] });
  });

  test('a pipe, without waiting for it', () => {
    mkdirSync(join(root, 'tree'));
    execFileSync('mkfifo', [join(root, 'tree/pipe.yaml')]);
    expect(onlyFinding(built({ 'kustomization.yaml': { resources: ['pipe.yaml'] } })).message).toContain('pipe.yaml is not a regular file');
  });

  test('a socket', async () => {
    mkdirSync(join(root, 'tree'));
    const server = createServer().listen(join(root, 'tree/socket.yaml'));
    await new Promise((resolve) => server.once('listening', resolve));
    const { applied, findings } = built({ 'a.yaml': configMap('a') });
    server.close();
    expect(applied).toBe('ConfigMap a');
    expect(findings).toMatchObject([{ rule: 'not-in-artifact', file: 'tree/socket.yaml' }]);
  });

  test('a file of 100 MB', () => {
    write('tree/large.yaml', '');
    truncateSync(join(root, 'tree/large.yaml'), 100_000_000);
    expect(onlyFinding(built({ 'a.yaml': configMap('a') }))).toMatchObject({
      file: 'tree/large.yaml',
      message: expect.stringContaining('100000000 bytes'),
    });
  });

  test('a file of 100 MB that no Kustomization needs is no more than a risk', () => {
    write('other/large.yaml', '');
    truncateSync(join(root, 'other/large.yaml'), 100_000_000);
    expect(built({ 'a.yaml': configMap('a') })).toMatchObject({
      applied: 'ConfigMap a',
      findings: [{ rule: 'unread-path', severity: 'risk', file: 'other/large.yaml' }],
    });
  });

  test('ten thousand of them in one folder', () => {
    for (let index = 0; index < 10_000; index++) write(`tree/${index}.yaml`, configMap(`a${index}`));
    const { applied = '', findings } = built({});
    expect({ count: applied.split(', ').length, findings }).toEqual({ count: 10_000, findings: [] });
  });

  const isRoot = process.getuid?.() === 0;
  test.skipIf(isRoot)('a file that may not be read', () => {
    write('tree/secret.yaml', configMap('secret'));
    chmodSync(join(root, 'tree/secret.yaml'), 0);
    expect(onlyFinding(built({ 'a.yaml': configMap('a') }))).toMatchObject({
      file: 'tree/secret.yaml',
      message: expect.stringContaining('EACCES'),
    });
  });

  test.skipIf(isRoot)('a folder that may not be read', () => {
    mkdirSync(join(root, 'tree/secret'), { recursive: true });
    chmodSync(join(root, 'tree/secret'), 0);
    const { findings } = built({ 'a.yaml': configMap('a') });
    chmodSync(join(root, 'tree/secret'), 0o700);
    expect(findings).toMatchObject([
      { rule: 'unread-path', severity: 'reject', file: 'tree/secret', message: expect.stringContaining('EACCES') },
    ]);
  });
});

describe('text that people do not write', () => {
  const object = (data: string): string => `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  a: ${data}\n`;
  const LEVELS = [1, 2, 3, 4, 5, 6, 7].map((level) => `a${level}: &a${level} [${`*a${level - 1}, `.repeat(10)}]`);

  test.each<[string, unknown, object]>([
    ['aliases upon aliases', `${object('b')}a0: &a0 [x]\n${LEVELS.join('\n')}\n`, { expected: 'a document without aliases upon aliases' }],
    ['an alias of nothing', object('*nothing'), { expected: expect.stringContaining('Kubernetes objects') }],
    ['an alias within its own anchor', object('&a {b: *a}'), {}],
    ['bytes that are no UTF-8', Buffer.concat([Buffer.from(object('"')), Buffer.from([0xff, 0xfe, 0x22, 0x0a])]), { line: 6 }],
    ['zero bytes', Buffer.alloc(1000), {}],
    ['brackets in brackets', `${object('b')}x: ${'['.repeat(100_000)}`, {}],
    ['maps in maps', `${object('b')}x: ${'{a: '.repeat(20_000)}1${'}'.repeat(20_000)}`, {}],
    ['blocks in blocks', `${object('b')}${Array.from({ length: 3000 }, (_, depth) => `${' '.repeat(depth)}x:\n`).join('')}`, {}],
  ])('%s', (_, text, finding) => {
    expect(onlyFinding(built({ 'a.yaml': text }))).toMatchObject({ file: 'tree/a.yaml', ...finding });
  });

  test('a kustomization file that is not UTF-8', () => {
    expect(onlyFinding(built({ 'kustomization.yaml': Buffer.from([0x61, 0x3a, 0x20, 0xff]) }))).toMatchObject({
      file: 'tree/kustomization.yaml',
    });
  });

  test('UTF-16 with a byte-order mark is YAML too, as for Flux', () => {
    expect(built({ 'a.yaml': Buffer.from(`\ufeff${object('b')}`, 'utf16le') })).toEqual({ applied: 'ConfigMap a', findings: [] });
  });

  test('folders in folders', () => {
    const folder = Array.from({ length: 1000 }, () => 'd').join('/');
    expect(built({ [`${folder}/a.yaml`]: configMap('deep') })).toEqual({ applied: 'ConfigMap deep', findings: [] });
  });

  test('names that objects of JavaScript have', () => {
    const files = {
      '__proto__/constructor.yaml':
        '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"constructor","__proto__":{"x":"1"}},"data":{"__proto__":"${__proto__}","toString":"${constructor}"}}',
      'toString.yaml': {
        apiVersion: 'constructor/v1',
        kind: 'constructor',
        metadata: { name: 'hasOwnProperty', labels: { constructor: 'a' } },
        valueOf: [{ name: 'a' }],
      },
      'kustomization.yaml':
        '{"resources":["__proto__/constructor.yaml","toString.yaml"],"labels":[{"pairs":{"__proto__":"b","constructor":"c"}}],"patches":[{"target":{"kind":"constructor"},"patch":"[{\\"op\\":\\"add\\",\\"path\\":\\"/__proto__\\",\\"value\\":{\\"polluted\\":\\"yes\\"}}]"}],"images":[{"name":"__proto__","newTag":"1"}]}',
    };
    const { applied, findings } = built(files, { postBuild: JSON.parse('{"substitute":{"__proto__":"p","constructor":"c"}}') });
    expect(applied).toBe('ConfigMap constructor, constructor hasOwnProperty');
    expect(findings).toMatchObject([{ rule: 'image-not-found', value: '__proto__' }]);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  test('a pattern of .sourceignore that has more stars than the sky', () => {
    write('.sourceignore', `${'*a'.repeat(40)}*b\n`);
    expect(built({ [`${'a'.repeat(200)}.yaml`]: configMap('a') })).toEqual({ applied: 'ConfigMap a', findings: [] });
  });
});
