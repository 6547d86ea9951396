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
