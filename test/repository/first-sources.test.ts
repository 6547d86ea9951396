import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scratch-copy.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const versionsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:name: '([\w-]+)', (?:url: '[^']*', )?)?(?:version|tag|providers|patchAndTransform|autoReady): '([^']+)'/g)].map(
    ([found]) => found,
  );

/** What the lab has run is what a new team gets. */
test('a new fleet has the versions of the reference fleet', () => {
  const files = ['addons-catalog/src/addons', 'crossplane-compositions/src'].flatMap((folder) =>
    globSync(`packages/${folder}/*.ts`, { cwd: root }).filter((file) => !/\.gen\.ts$|service-mesh/.test(basename(file))),
  );
  const wanted = files.flatMap((file) => versionsIn(read(file)));
  const written = ['addons', 'crossplane'].flatMap((name) => versionsIn(read(`packages/projen-fleet/src/sample/${name}.ts`)));
  expect(wanted.length).toBeGreaterThan(10);
  expect([...new Set(written)].sort()).toEqual([...new Set(wanted)].sort());
});
