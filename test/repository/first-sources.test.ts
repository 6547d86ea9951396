import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFleet } from '@slipway/projen-fleet';
import { afterAll, expect, test } from 'vitest';
import { root } from '../scratch-copy.ts';

const fleet = mkdtempSync(join(tmpdir(), 'slipway-first-sources-'));
createFleet(fleet, { name: 'acme' });
afterAll(() => rmSync(fleet, { recursive: true, force: true }));

/** Versions of charts, providers and functions. */
const versionsIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/'(v?\d+\.\d+\.\d+)'/g)].map(([text]) => text);
const files = globSync('packages/{addons-catalog,crossplane-compositions}/src/**/*.ts', { cwd: fleet });
const shared = files.filter((file) => existsSync(join(root, file)) && versionsIn(join(fleet, file)).length > 0);

test('a new fleet has versions to compare', () =>
  expect(files.filter((file) => versionsIn(join(fleet, file)).length > 0).length).toBeGreaterThan(8));

/** What the lab has run is what a new team gets. */
test.each(shared)('%s has the versions of the reference fleet', (file) => {
  expect(versionsIn(join(fleet, file))).toEqual(versionsIn(join(root, file)));
});
