import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { root } from '../scratch-copy.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

interface Tarball {
  readonly json: object;
  /** Other files, by their path. */
  readonly files?: Readonly<Record<string, string>>;
  /** The text of package.json instead of that of `json`. */
  readonly text?: string;
  /** Changes the bytes of the archive, which end with empty blocks. */
  readonly change?: (archive: Buffer) => Buffer;
}

/** The package.json of a package on the protected branch. */
const own = (name: string, dependencies = {}) => ({
  name,
  version: '1.0.0',
  description: `The package ${name}`,
  license: 'Apache-2.0',
  dependencies,
});
const PROTECTED = [
  own('@slipway/a', { '@slipway/b': '*', other: '1.0.0' }),
  own('@slipway/b'),
  own('slipway'),
  { ...own('@slipway/fleet-of-ours'), slipway: { prefixes: ['common'] } },
];

/** Runs the script over these packages with an npm that answers `view` with what `known` has, and says what it was asked to publish. */
function publish(
  packages: readonly Tarball[],
  known: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): { readonly code: number | null; readonly said: string; readonly published: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-publish-packages-'));
  made.push(folder);
  mkdirSync(join(folder, 'dist/packages'), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  cpSync(join(root, 'scripts/publish-packages.mjs'), join(folder, 'scripts/publish-packages.mjs'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [index, json] of PROTECTED.entries()) write(`packages/${index}/package.json`, JSON.stringify(json));
  for (const [index, { json, files = {}, text, change }] of packages.entries()) {
    write(`${index}/package/package.json`, text ?? `${JSON.stringify(json, undefined, 2)}\n`);
    for (const [path, content] of Object.entries(files)) write(`${index}/${path}`, content);
    const names = ['package/package.json', ...Object.keys(files)];
    execFileSync('tar', ['--format=ustar', '-czf', join(folder, `dist/packages/${index}.tgz`), ...names], {
      cwd: join(folder, `${index}`),
    });
    const file = join(folder, `dist/packages/${index}.tgz`);
    if (change !== undefined) writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)))));
  }
  const npm = `#!${process.execPath}
const [verb, subject, ...more] = process.argv.slice(2);
if (verb === 'publish') require('fs').appendFileSync(${JSON.stringify(join(folder, 'published'))}, [subject.split('/').at(-1), ...more].join(' ') + '\\n');
else {
  const answer = ${JSON.stringify(known)}[subject] ?? '{"error":{"code":"E404"}}';
  process.stdout.write(answer);
  process.exitCode = answer.includes('error') ? 1 : 0;
}
`;
  writeFileSync(join(folder, 'bin/npm'), npm);
  chmodSync(join(folder, 'bin/npm'), 0o755);
  writeFileSync(join(folder, 'published'), '');
  const { GITHUB_REPOSITORY: _, ...rest } = process.env;
  const env = { ...rest, PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/publish-packages.mjs'), ...args], {
    env,
    encoding: 'utf8',
  });
  return { code: status, said: stdout + stderr, published: readFileSync(join(folder, 'published'), 'utf8').split('\n').filter(Boolean) };
}

const of = (name: string, more: object = {}): Tarball => ({
  json: { name, version: '1.1.0', description: `The package ${name}`, license: 'Apache-2.0', ...more, publishConfig: { access: 'public' } },
});
const a = of('@slipway/a', { dependencies: { '@slipway/b': '^1.1.0', other: '1.0.0' } });
const b = of('@slipway/b', { dependencies: {} });
const command = of('slipway');

test('a package that npm does not have is published with its provenance, after those that it needs', () => {
  const flags = '--provenance --access public --ignore-scripts';
  expect(publish([a, b, command], { 'slipway@1.1.0': '"1.1.0"', '@slipway/b@1.1.0': '' })).toEqual({
    code: 0,
    said: '@slipway/b@1.1.0\n@slipway/a@1.1.0\n',
    published: [`1.tgz ${flags}`, `0.tgz ${flags}`],
  });
});

test('publishes nothing with an argument, for example --help', () => {
  expect(publish([command], {}, ['--help'])).toEqual({
    code: 1,
    said: 'Nothing was published: the script has no arguments, but got --help.\n',
    published: [],
  });
});

test('nothing is published when npm has all of it', () => {
  expect(publish([command], { 'slipway@1.1.0': '"1.1.0"' })).toEqual({ code: 0, said: 'Nothing to publish.\n', published: [] });
});

test.each<[string, readonly Tarball[], RegExp]>([
  ['a package of another name', [b, of('@other/a')], /does not publish "@other\/a@1.1.0"/],
  ['a content package', [of('@slipway/fleet-of-ours')], /does not publish/],
  ['a name that is an option', [of('--registry=x')], /does not publish/],
  ['an odd version', [of('slipway', { version: '1.0.0-x' })], /does not publish/],
  ['a version that is far ahead', [of('slipway', { version: '99.0.0' })], /does not publish/],
  ['a package twice', [command, command], /slipway is in two tarballs/],
  ['an install script', [of('slipway', { scripts: { postinstall: 'x' } })], /has the field scripts/],
  ['packages of its own', [of('slipway', { bundleDependencies: ['x'] })], /has the field bundleDependencies/],
  [
    'another registry',
    [{ json: { ...b.json, publishConfig: { access: 'public', registry: 'https://evil.example' } } }],
    /publishConfig is/,
  ],
  ['another program', [of('slipway', { bin: { slipway: 'evil.js' } })], /bin is/],
  ['another dependency', [of('slipway', { dependencies: { evil: '1.0.0' } })], /the dependency evil is 1.0.0; expected: none/],
  ['an address as a dependency', [of('@slipway/a', { dependencies: { other: 'https://evil.example/x.tgz' } })], /the dependency other is/],
  ['an older sibling', [of('@slipway/a', { dependencies: { '@slipway/b': '^0.1.0' } }), b], /the dependency @slipway\/b is \^0.1.0/],
  ['a peer', [of('slipway', { peerDependencies: { evil: '*' } })], /the peer dependency evil/],
  ['a key twice', [{ ...command, text: '{ "name": "slipway", "name": "slipway" }' }], /not in the form/],
  ['no JSON', [{ ...command, text: 'x' }], /not JSON/],
  ['a build script', [{ ...command, files: { 'package/binding.gyp': '' } }], /binding.gyp/],
  ['an installed package', [{ ...command, files: { 'package/dist/node_modules/x/index.js': '' } }], /node_modules/],
  ['pinned versions', [{ ...command, files: { 'package/npm-shrinkwrap.json': '{}' } }], /npm-shrinkwrap.json/],
  ['a second package.json', [{ ...command, files: { 'package/Package.json': '{}' } }], /Package.json/],
  ['a file elsewhere', [{ ...command, files: { 'other/package.json': '{}' } }], /other\/package.json/],
  [
    'a cycle',
    [of('@slipway/a', { dependencies: { '@slipway/b': '^1.1.0' } }), of('@slipway/b', { dependencies: { '@slipway/a': '^1.1.0' } })],
    /the dependency @slipway\/a/,
  ],
])('%s stops it before anything is published', (_, packages, message) => {
  expect(publish(packages, {})).toEqual({ code: 1, said: expect.stringMatching(message), published: [] });
});

const SCRIPT = Buffer.from(`${JSON.stringify({ ...command.json, scripts: { postinstall: 'evil' } })}\n`);

/** An entry of an archive with the package.json that has a script; `edit` changes its header before the checksum is made. */
function hiddenEntry(edit: (header: Buffer) => void = () => {}): Buffer {
  const header = Buffer.alloc(512);
  header.write('package/package.json', 0);
  for (const [at, text] of Object.entries({ 100: '0000644', 108: '0000000', 116: '0000000', 136: '00000000000' }))
    header.write(text, Number(at));
  header.write(SCRIPT.length.toString(8).padStart(11, '0'), 124);
  header.write('        0', 148);
  header.write('ustar\x0000', 257, 'latin1');
  edit(header);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return Buffer.concat([header, SCRIPT, Buffer.alloc(512 - (SCRIPT.length % 512))]);
}

/** The blocks of an archive without the empty ones at its end. */
const blocksOf = (archive: Buffer): Buffer => archive.subarray(0, 512 * Math.ceil((archive.findLastIndex((byte) => byte !== 0) + 1) / 512));

test.each<[string, (archive: Buffer) => Buffer, RegExp]>([
  [
    'an entry with a prefix that npm does not read',
    (archive) =>
      Buffer.concat([
        hiddenEntry((header) => {
          header.write('ustar  \0', 257, 'latin1');
          header.write('package/docs', 345);
        }),
        archive,
      ]),
    /not in the POSIX form/,
  ],
  ['an entry behind an empty block', (archive) => Buffer.concat([blocksOf(archive), Buffer.alloc(512), hiddenEntry()]), /behind its end/],
  [
    'an entry with a wrong checksum, which npm does not read',
    (archive) => {
      const changed = Buffer.from(archive);
      changed.write('000001', 148);
      return changed;
    },
    /not in the POSIX form/,
  ],
  ['a size in binary digits', (archive) => Buffer.concat([hiddenEntry((header) => header.writeUInt8(0x80, 124)), archive]), /damaged/],
  [
    'a prefix that has times in it',
    (archive) => Buffer.concat([hiddenEntry((header) => header.write('x'.repeat(140), 345)), archive]),
    /too long/,
  ],
  ['the same file again', (archive) => Buffer.concat([hiddenEntry(), archive]), /package\/package.json/],
])('%s stops it before anything is published', (_, change, message) => {
  expect(publish([{ ...command, change }], {})).toEqual({ code: 1, said: expect.stringMatching(message), published: [] });
});

test('a package of which npm does not answer stops it before anything is published', () => {
  expect(publish([b, command], { 'slipway@1.1.0': '{"error":{"code":"ETIMEDOUT"}}' })).toEqual({
    code: 1,
    said: expect.stringMatching(/does not report whether/),
    published: [],
  });
});
