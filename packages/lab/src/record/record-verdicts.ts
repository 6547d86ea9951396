import type { Validator } from '@slipway/validate';
import type { Cluster } from '../control-plane/cluster.ts';
import { compareVerdicts } from './find-differences.ts';
import { FOUND, GIVEN, measure, recordedVerdicts } from './known-differences.ts';
import { communityKinds } from './lab-kinds.ts';
import { askAll, askServer, type RecordedVerdict } from './recorded-verdict.ts';
import { readRecording, recordingFile, writeRecording } from './recording.ts';
import { apiServerVersion, startVerdictOracle } from './start-oracle.ts';
import { fleetCases, freshCases, verdictQuestions } from './verdict-questions.ts';

/** Seed of every recording. Another seed gives other cases. */
const SEED = 20_261_121;

/** Number of new cases that are checked to find the rare classes of differences too. */
const SWEPT = 10_000;

/** Records the answers of the API server. */
export async function recordVerdicts(validator: Validator, print: (line: string) => void): Promise<void> {
  await using oracle = await startVerdictOracle(communityKinds());
  const { cluster } = oracle;
  for (const { name, about, cases } of verdictQuestions) {
    const entries = await askAll(cases(SEED), async (each) => settled({ ...each, ...(await askServer(cluster, each.object)) }));
    writeRecording(recordingFile(name), { about, answeredBy: apiServerVersion }, entries);
    print(`${name}: ${entries.length} answers`);
  }
  const fleet = await askAll(fleetCases(), async ({ place, object }) => ({ place, ...(await askServer(cluster, object)) }));
  writeRecording(
    recordingFile('verdicts-of-the-fleet'),
    { about: 'documents of the published fleet', answeredBy: apiServerVersion },
    fleet,
  );
  print(`verdicts-of-the-fleet: ${fleet.length} answers`);

  for (const name of GIVEN) {
    const { header, entries } = readRecording<RecordedVerdict>(recordingFile(name));
    const answers = await askAll(entries, (each) => askAgain(cluster, each));
    writeRecording(recordingFile(name), { about: header.about, answeredBy: apiServerVersion }, answers);
    print(`${name}: ${answers.length} asked again`);
  }

  // Checks found cases again, and searches rare classes that the recordings above do not have.
  const before = await askAll(foundBefore(), (each) => askAgain(cluster, each));
  writeFound(before);
  const { found } = await compareVerdicts(cluster, validator, freshCases(SWEPT, SEED), new Set(Object.keys(measure(validator).classes)));
  addFound(found.map(({ entry }) => entry));
  print(`${FOUND}: ${before.length} asked again, ${found.length} new`);
}

const askAgain = async (cluster: Cluster, { mutation, object }: RecordedVerdict): Promise<RecordedVerdict> =>
  inOrder(settled({ mutation, object, ...(await askServer(cluster, object)) }));

/** Keeps only one of two mistakes in the structure of an object, because the server reports one or both at random. */
const settled = (entry: RecordedVerdict): RecordedVerdict =>
  entry.status === 500 && entry.mutation.includes('+') ? { ...entry, causes: ['WrongType'] } : entry;

/** Adds found cases, without duplicates. */
export const addFound = (entries: readonly RecordedVerdict[]): void => writeFound([...foundBefore(), ...entries]);

const writeFound = (entries: readonly RecordedVerdict[]): void =>
  writeRecording(
    recordingFile(FOUND),
    { about: 'small cases where a check was wrong once', answeredBy: apiServerVersion },
    entries.map(inOrder),
  );

/** Returns only the recorded fields, in one order. */
const inOrder = ({ mutation, object, verdict, status, causes, lost }: RecordedVerdict): RecordedVerdict => ({
  mutation,
  object,
  verdict,
  status,
  ...(causes && { causes }),
  ...(lost && { lost }),
});

function foundBefore(): readonly RecordedVerdict[] {
  try {
    return recordedVerdicts(FOUND);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
