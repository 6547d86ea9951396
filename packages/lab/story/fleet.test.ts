import { afterAll, beforeAll, describe } from 'vitest';
import { dayTwoAct } from './fleet/acts/day-two.ts';
import { hubAct } from './fleet/acts/hub.ts';
import { removalAct } from './fleet/acts/removal.ts';
import { spokesAct } from './fleet/acts/spokes.ts';
import { troubleAct } from './fleet/acts/trouble.ts';
import { peakMemory } from './fleet/peak-memory.ts';
import { type Stage, setStage } from './fleet/stage.ts';
import { obstacle, proved } from './lab-story.ts';

const reason = await obstacle({ flux: true, crossplane: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

/** How many times slower than usual AWS and the workloads are. */
const slow = Number(process.env.LAB_SLOW ?? 1);

describe.skipIf(reason !== undefined)('the reference fleet on real control planes', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await setStage({ slow });
  });
  afterAll(async () => {
    if (stage) proved(`peak memory: ${peakMemory([process.pid, ...stage.lab.pids()])} MB`);
    await stage?.end();
  });

  function act(name: string, tell: (at: () => Stage) => void): void {
    describe(name, () => {
      let started: number;
      beforeAll(() => {
        started = performance.now();
      });
      tell(() => stage);
      afterAll(() => proved(`end of the act “${name}” after ${Math.round((performance.now() - started) / 1000)} s`));
    });
  }

  act('the hub', hubAct);
  act('the clusters', spokesAct);
  act('day two', dayTwoAct);
  act('trouble', troubleAct);
  act('the end of a cluster', removalAct);
});
