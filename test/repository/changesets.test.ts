import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scratch-copy.ts';

test('every changeset names packages of this repository, each with a kind of release', () => {
  const packages = globSync('packages/*/package.json', { cwd: root }).map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).name,
  );
  const folder = join(root, '.changeset');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    const [, head = ''] = /^---\n([\s\S]*?)\n---\n\n\S/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    const releases = head.split('\n').map((line) => /^(['"])(.+)\1: (?:patch|minor|major)$/.exec(line)?.[2]);
    for (const name of releases) expect({ file, name, known: packages.includes(name) }).toEqual({ file, name, known: true });
  }
});

test('all released packages have one version, and changesets raise them together', () => {
  const { fixed } = JSON.parse(readFileSync(join(root, '.changeset/config.json'), 'utf8')) as { fixed: readonly (readonly string[])[] };
  const versions = new Map(
    globSync('packages/*/package.json', { cwd: root }).map((file) => {
      const { name, version } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string; version: string };
      return [name, version];
    }),
  );
  expect(fixed).toHaveLength(1);
  expect(fixed[0]).toContain('slipway');
  expect([...new Set(fixed[0]?.map((name) => versions.get(name)))]).toEqual([versions.get('slipway')]);
});
