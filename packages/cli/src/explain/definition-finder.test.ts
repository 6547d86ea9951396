import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFleet } from '@slipway/flux-build';
import { expect, test } from 'vitest';
import { openFleet } from '../open-fleet.ts';
import { definitionFinder } from './definition-finder.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

test('every object that the fleet of this repository applies, and every patch, leads to a line of TypeScript', async () => {
  const { kustomizations } = buildFleet((await openFleet({ path: root, cwd: root })).input);
  const lineOf = await definitionFinder(root, root);
  const places = kustomizations.flatMap(({ objects = [], written }) => [
    ...objects.map(({ file, index }) => ({ file, index, pointer: '' })),
    ...(written === undefined ? [] : [{ ...written, pointer: '/spec/patches/0' }]),
  ]);
  expect(places.length).toBeGreaterThan(300);
  expect(places.filter(({ file, index, pointer }) => !/\.ts:\d+$/.test(lineOf(file, index, pointer) ?? ''))).toEqual([]);
});
