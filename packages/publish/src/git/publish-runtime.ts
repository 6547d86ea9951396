import { setTimeout } from 'node:timers/promises';
import type { RemoteLimits } from './remote-limits.ts';

/** What a publish asks of its surroundings besides Git and the disk; tests hand in their own. */
export interface PublishRuntime {
  readonly environment: NodeJS.ProcessEnv;
  /** Date of the commits. */
  readonly now: () => Date;
  /** From 0 to 1, spreads the waits of publishers that met. */
  readonly random: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Default: those of the environment. */
  readonly limits?: RemoteLimits;
  /** Called between planning and pushing, from attempt 1. */
  readonly beforePush?: (attempt: number) => Promise<void>;
}

/** The process, the clock and chance as they are. */
export const processRuntime: PublishRuntime = {
  environment: process.env,
  now: () => new Date(),
  random: Math.random,
  wait: async (milliseconds) => {
    await setTimeout(milliseconds);
  },
};
