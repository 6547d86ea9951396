import type { FuzzCase } from '../fuzz-case.ts';
import { createRandom } from '../random.ts';
import { createDraft } from './draft.ts';
import { addHostileEntries } from './hostile-tree.ts';
import { SCENARIOS } from './scenarios.ts';

/** The case of this number in the row of a seed: always the same one. */
export function generateCase(seed: number, number: number): FuzzCase {
  const random = createRandom(seed, number);
  const draft = createDraft(random);
  const { args, mayBeUsage, stdin = '' } = random.weighted(SCENARIOS)(draft);
  if (random.chance(0.1)) addHostileEntries(draft, 1, 2);
  const as = random.chance(SHARE_OF_PROCESSES) ? 'process' : 'function';
  draft.note(`as:${as}`);
  const { entries, secrets, classes } = draft;
  const isUsage = mayBeUsage || USAGE.some((each) => classes.has(each));
  return {
    seed,
    number,
    entries,
    args,
    stdin,
    colors: random.chance(0.15),
    as,
    mayBeUsage: isUsage,
    secrets,
    classes: [...classes].sort(),
  };
}

/** A process takes longer to start than most cases to run. */
const SHARE_OF_PROCESSES = 0.006;

/** A bare repository of Git is not a folder to build. */
const USAGE = ['bare-root'];
