import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFleet } from '../../../test/new-fleet.ts';
import { heldEdges } from './fleet/edges.ts';
import { deployment, fluxObject } from './fleet/objects.ts';
import { expectSameObjects } from './fleet/same-objects.ts';
import { untilSettled } from './fleet/settled.ts';
import { FIRST, FLEET_URL, HUB, type Stage, setStage } from './fleet/stage.ts';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({ flux: true, crossplane: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

describe.skipIf(reason !== undefined)('a new fleet on real control planes', () => {
  let stage: Stage;

  beforeAll(async () => {
    const directory = newFleet({ name: 'my-fleet', repositoryUrl: FLEET_URL });
    stage = await setStage({ slow: Number(process.env.LAB_SLOW ?? 1), clusters: [HUB, FIRST], directory, channel: 'latest' });
  });
  afterAll(() => stage?.end());

  test('the hub starts from the published version and becomes ready', async () => {
    const published = await stage.publish();
    expect(published.map((row) => row.package)).toEqual([
      'addons-catalog',
      'applications',
      'cluster-defs',
      'crossplane-compositions',
      'flux-sources',
    ]);
    await stage.bootstrap();
    await untilSettled(stage.hub, stage.heads(), { deadline: 1_800_000, report: proved });
  });

  test('its first cluster exists, reconciles itself and runs the application', async () => {
    const { eventLog } = stage;
    const first = stage.cluster(FIRST);
    await untilSettled(first, stage.heads(), { deadline: 1_800_000, report: proved });
    expect(eventLog.first({ cluster: HUB, kind: 'EKSCluster', name: FIRST, event: 'Ready=True' }).revision).toBeGreaterThan(0);
    const ready = (name: string) => first.waitFor(fluxObject('Kustomization', name), 'Ready', { deadline: 60_000 });
    for (const name of ['flux-system', 'cert-manager', 'karpenter', 'hello']) await ready(name);
    await first.waitFor(deployment('hello', 'hello'), 'Available', { deadline: 60_000 });
    const { held, broken } = await heldEdges(first, stage.clusters, eventLog);
    expect(broken).toEqual([]);
    proved(`${FIRST} reconciles itself; ${held} edges of dependsOn held there`);
  });

  test('both hold the objects that Slipway foresees, field by field', () => expectSameObjects(stage));
});
