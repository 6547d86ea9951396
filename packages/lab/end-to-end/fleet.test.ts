import { afterAll, beforeAll, describe } from 'vitest';
import { peakMemory } from './fleet/peak-memory.ts';
import { dayTwoPhase } from './fleet/phases/day-two.ts';
import { hubPhase } from './fleet/phases/hub.ts';
import { removalPhase } from './fleet/phases/removal.ts';
import { spokesPhase } from './fleet/phases/spokes.ts';
import { troublePhase } from './fleet/phases/trouble.ts';
import { type Stage, setStage } from './fleet/stage.ts';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({ flux: true, crossplane: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

/** Factor of the delays of AWS and the workloads. */
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

  function phase(name: string, define: (at: () => Stage) => void): void {
    describe(name, () => {
      let started: number;
      beforeAll(() => {
        started = performance.now();
      });
      define(() => stage);
      afterAll(() => proved(`end of the act “${name}” after ${Math.round((performance.now() - started) / 1000)} s`));
    });
  }

  phase('the hub', hubPhase);
  phase('the clusters', spokesPhase);
  phase('day two', dayTwoPhase);
  phase('trouble', troublePhase);
  phase('the end of a cluster', removalPhase);
});
