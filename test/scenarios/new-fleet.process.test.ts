import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOM_FOR_NEW_VALUES } from '../../packages/cli/test/start-slipway.ts';
import { newFleet } from '../new-fleet.ts';

// `npm run new-fleet` does more, with what npm would get: it installs.
let fleet: string;
beforeAll(() => {
  fleet = newFleet({ name: 'acme', apiGroup: 'platform.acme.dev' });
});
afterAll(() => rmSync(fleet, { recursive: true, force: true }));

function slipway(...args: readonly string[]) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [ROOM_FOR_NEW_VALUES, join(fleet, 'node_modules/slipway/bin/slipway.cjs'), ...args, '--output', 'json'],
    {
      cwd: fleet,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  return { status, ...JSON.parse(stdout) };
}

test('a new fleet compiles, and all of its objects are accepted', () => {
  expect(execFileSync(join(fleet, 'node_modules/.bin/tsc'), ['--noEmit'], { cwd: fleet, encoding: 'utf8' })).toBe('');
  expect(slipway('check')).toMatchObject({ status: 0, findings: [] });
});

test('`slipway list` lists its clusters, and `slipway bootstrap` the steps of its hub', () => {
  expect(slipway('list').clusters.map(({ name }: { readonly name: string }) => name)).toEqual(['apps-staging', 'mgmt-production']);
  expect(slipway('bootstrap', 'mgmt-production').steps.length).toBeGreaterThan(8);
});

test('a cluster is a composite resource of its own group: none is deleted by mistake', () => {
  expect(slipway('publish')).toMatchObject({ status: 0, summary: { outcome: 'published' } });
  rmSync(join(fleet, 'packages/cluster-defs/src/clusters/apps-staging.ts'));
  expect(slipway('synth').status).toBe(0);
  const { status, packages, findings } = slipway('publish', '--package', 'cluster-defs');
  expect(status).toBe(1);
  const folder = 'clusters/apps/apps-staging/flux-system';
  expect(packages[0].findings).toContainEqual(expect.objectContaining({ rule: 'protected-deletion', file: `${folder}/sync.yaml` }));
  // Flux would leave the cluster itself behind.
  const left = { rule: 'composite-left-behind', object: 'EKSCluster/apps-staging/apps-staging' };
  expect(findings).toContainEqual(expect.objectContaining(left));
});
