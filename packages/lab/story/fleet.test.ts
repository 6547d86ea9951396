import { afterAll, beforeAll, describe } from 'vitest';
import { dayTwoAct } from './fleet/acts/day-two.ts';
import { hubAct } from './fleet/acts/hub.ts';
import { spokesAct } from './fleet/acts/spokes.ts';
import { troubleAct } from './fleet/acts/trouble.ts';
import { type Stage, setStage } from './fleet/stage.ts';
import { obstacle } from './lab-story.ts';

const reason = await obstacle({ flux: true, crossplane: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

/** How many times slower than usual AWS and the workloads are. */
const slow = Number(process.env.LAB_SLOW ?? 1);

describe.skipIf(reason !== undefined)('the reference fleet on real control planes', () => {
  let stage: Stage;
  const at = (): Stage => stage;

  beforeAll(async () => {
    stage = await setStage({ slow });
  });
  afterAll(() => stage?.end());

  describe('the hub', () => hubAct(at));
  describe('the clusters', () => spokesAct(at));
  describe('day two', () => dayTwoAct(at));
  describe('trouble', () => troubleAct(at));
});
