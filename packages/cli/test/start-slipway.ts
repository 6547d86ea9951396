import { join } from 'node:path';

/** V8 begins with 1 MiB for new values, and a short command spends a sixth of its time collecting garbage that need not be collected. */
export const ROOM_FOR_NEW_VALUES = '--min-semi-space-size=16';

/** Arguments of Node that start the command of this repository. The arguments of the command follow. */
export const START_SLIPWAY: readonly string[] = [ROOM_FOR_NEW_VALUES, join(import.meta.dirname, '../bin/slipway.cjs')];
