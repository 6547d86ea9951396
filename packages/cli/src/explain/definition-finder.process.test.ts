import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFleet } from '@slipway/flux-build';
import { createBudget } from '@slipway/manifest';
import { expect, test } from 'vitest';
import { openFleet } from '../fleet/open-fleet.ts';
import { findWorkspace } from '../repository/workspace.ts';
import { assembleTree } from '../synth/assemble-tree.ts';
import { definitionFinder } from '../synth/definition-finder.ts';
import { parseRecord } from '../synth/definition-record.ts';
import { recordOf } from '../synth/write-record.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

test('every object that the fleet of this repository applies, and every patch, leads to a line of TypeScript', async () => {
  const { kustomizations } = buildFleet((await openFleet({ path: root, cwd: root, budget: createBudget() })).input);
  const { packages } = await assembleTree(findWorkspace(root), [], () => {});
  const written = await Promise.all(packages.map(async (rendered) => JSON.stringify(await recordOf(root, rendered))));
  const sourceOf = definitionFinder({ root, records: written.flatMap((text) => parseRecord(text) ?? []) }, root);
  const places = kustomizations.flatMap(({ objects = [], written }) => [
    ...objects.map(({ file, index }) => ({ file, index, pointer: '' })),
    ...(written === undefined ? [] : [{ ...written, pointer: '/spec/patches/0' }]),
  ]);
  expect(places.length).toBeGreaterThan(300);
  expect(places.filter(({ file, index, pointer }) => !/\.ts$/.test(sourceOf(file, index, { pointer })?.file ?? ''))).toEqual([]);
});
