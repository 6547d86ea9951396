import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { root } from '../scratch-copy.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Runs the script over these packages with an npm that answers `view` with what `known` has, and says what it was asked to publish. */
function publish(
  packages: readonly object[],
  known: Readonly<Record<string, string>>,
): { readonly code: number | null; readonly said: string; readonly published: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-publish-packages-'));
  made.push(folder);
  mkdirSync(join(folder, 'dist/packages'), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  cpSync(join(root, 'scripts/publish-packages.mjs'), join(folder, 'scripts/publish-packages.mjs'));
  for (const [index, json] of packages.entries()) {
    mkdirSync(join(folder, `${index}/package`), { recursive: true });
    writeFileSync(join(folder, `${index}/package/package.json`), JSON.stringify(json));
    execFileSync('tar', ['-czf', join(folder, `dist/packages/${index}.tgz`), 'package'], { cwd: join(folder, `${index}`) });
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
  const env = { ...process.env, PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/publish-packages.mjs')], { env, encoding: 'utf8' });
  return { code: status, said: stdout + stderr, published: readFileSync(join(folder, 'published'), 'utf8').split('\n').filter(Boolean) };
}

const a = { name: '@slipway/a', version: '1.1.0', dependencies: { '@slipway/b': '^1.0.0', other: '1.0.0' } };
const b = { name: '@slipway/b', version: '1.1.0' };
const command = { name: 'slipway', version: '1.1.0' };

test('what npm does not have is published with its provenance, what others need first', () => {
  const flags = '--provenance --access public --ignore-scripts';
  expect(publish([a, b, command], { 'slipway@1.1.0': '"1.1.0"', '@slipway/b@1.1.0': '' })).toEqual({
    code: 0,
    said: '@slipway/b@1.1.0\n@slipway/a@1.1.0\n',
    published: [`1.tgz ${flags}`, `0.tgz ${flags}`],
  });
});

test('nothing is published when npm has all of it', () => {
  expect(publish([command], { 'slipway@1.1.0': '"1.1.0"' })).toEqual({ code: 0, said: 'Nothing to publish.\n', published: [] });
});

test.each<[string, readonly object[], Record<string, string>, RegExp]>([
  ['a package of another scope', [b, { name: '@other/a', version: '1.0.0' }], {}, /does not publish "@other\/a@1.0.0"/],
  ['a name that is an option', [{ name: '--registry=x', version: '1.0.0' }], {}, /does not publish/],
  ['an odd version', [{ name: 'slipway', version: '1.0.0-x' }], {}, /does not publish/],
  ['a package of which npm does not answer', [b, command], { 'slipway@1.1.0': '{"error":{"code":"ETIMEDOUT"}}' }, /does not say whether/],
  ['a circle', [a, { ...b, dependencies: { '@slipway/a': '^1.0.0' } }], {}, /in a circle/],
])('%s stops it before anything is published', (_, packages, known, message) => {
  expect(publish(packages, known)).toEqual({ code: 1, said: expect.stringMatching(message), published: [] });
});
