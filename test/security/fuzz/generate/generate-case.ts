import type { FuzzCase } from '../fuzz-case.ts';
import { createRandom } from '../random.ts';
import { createDraft } from './draft.ts';
import { addHostileEntries } from './hostile-tree.ts';
import { plantSecret } from './plants.ts';
import { SCENARIOS } from './scenarios.ts';

/** The case of this number in the row of a seed: always the same one. */
export function generateCase(seed: number, number: number, isSmall = false): FuzzCase {
  const random = createRandom(seed, number);
  const draft = createDraft(random, isSmall);
  const { args, mayBeUsage, stdinFile, followUps = [] } = random.weighted(SCENARIOS)(draft);
  // Both sides of a review have theirs.
  if (!draft.classes.has('verb:review')) plantSecret(draft);
  if (!draft.classes.has('git') && random.chance(0.1)) addHostileEntries(draft, 1, 2);
  const as = random.chance(SHARE_OF_PROCESSES) ? 'process' : 'function';
  draft.note(`as:${as}`);
  const { entries, secrets, carriers, copies, classes } = draft;
  const input = entries.find((entry) => entry.type === 'file' && entry.path === stdinFile);
  return {
    seed,
    number,
    isSmall,
    entries,
    args,
    followUps,
    stdin: input?.type === 'file' ? Buffer.from(input.bytes).toString('utf8') : '',
    colors: random.chance(0.15),
    as,
    mayBeUsage: mayBeUsage || USAGE.some((each) => classes.has(each)),
    secrets,
    carriers,
    copies,
    classes: [...classes].sort(),
  };
}

/** A process takes longer to start than most cases to run. */
const SHARE_OF_PROCESSES = 0.006;

/** A bare repository of Git is not a folder to build. */
const USAGE = ['bare-root'];
