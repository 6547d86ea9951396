import { writeKnownDifferences } from '../record/known-differences.ts';
import { labValidator } from '../record/lab-kinds.ts';
import { recordCompositions } from '../record/record-compose.ts';
import { recordDefinitions } from '../record/record-definitions.ts';
import { recordFlux } from '../record/record-flux.ts';
import { recordResourceSets } from '../record/record-resource-sets.ts';
import { recordUpdates } from '../record/record-updates.ts';
import { recordVerdicts } from '../record/record-verdicts.ts';

/** Programs that are asked. */
export const ORACLES = ['compose', 'definition', 'flux', 'resource-set', 'update', 'verdict'] as const;

/** Refreshes the recordings of these oracles; without any, only the known differences are written again, by no program. */
export async function recordAnswers(oracles: readonly string[], print: (line: string) => void): Promise<void> {
  const unknown = oracles.filter((name) => !ORACLES.some((known) => known === name));
  if (unknown.length > 0) throw new RangeError(`no recordings of ${unknown.join(', ')}; there are ${ORACLES.join(', ')}`);
  const validator = labValidator();
  if (oracles.includes('compose')) await recordCompositions(print);
  if (oracles.includes('definition')) await recordDefinitions(print);
  if (oracles.includes('flux')) await recordFlux(print);
  if (oracles.includes('resource-set')) await recordResourceSets(print);
  if (oracles.includes('update')) await recordUpdates(print);
  if (oracles.includes('verdict')) await recordVerdicts(validator, print);
  if (oracles.length > 0 && !oracles.includes('verdict')) return;
  const { recordings, classes } = writeKnownDifferences(validator);
  for (const [name, { asked, agreed }] of Object.entries(recordings)) print(`${name}: ${agreed} of ${asked} agree`);
  print(`${Object.keys(classes).length} known classes of differences`);
}
