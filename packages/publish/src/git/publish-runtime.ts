import { setTimeout } from 'node:timers/promises';
import type { RemoteLimits } from './remote-limits.ts';

/** Clock, randomness and environment of a publish. Tests use their own. */
export interface PublishRuntime {
  readonly environment: NodeJS.ProcessEnv;
  /** Date of the commits. */
  readonly now: () => Date;
  /** Random number from 0 to 1, which spreads the waits of competing publishers. */
  readonly random: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Default: those of the environment. */
  readonly limits?: RemoteLimits;
  /** Called between planning and pushing, from attempt 1. */
  readonly beforePush?: (attempt: number) => Promise<void>;
}

/** The real clock, randomness and environment. */
export const processRuntime: PublishRuntime = {
  environment: process.env,
  now: () => new Date(),
  random: Math.random,
  wait: async (milliseconds) => {
    await setTimeout(milliseconds);
  },
};
