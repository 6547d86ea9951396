import { startLab } from '../start/start-lab.ts';
import { askDefinitions } from './definition-answers.ts';
import { DEFINITIONS, recordedQuestions } from './definition-questions.ts';
import { recordingFile, writeRecording } from './recording.ts';
import { apiServerVersion } from './start-oracle.ts';

/** Seed of the recording. Another seed gives other cases. */
const SEED = 20_261_121;

/** Records the answers of the API server about CRDs and policies. It needs no CRDs for that. */
export async function recordDefinitions(print: (line: string) => void): Promise<void> {
  await using lab = await startLab({ clusters: ['oracle'] });
  const entries = await askDefinitions(lab.clusters.oracle, recordedQuestions(SEED));
  const about = 'CRDs and admission policies, right and wrong: where their schemas, rules and expressions are refused';
  writeRecording(recordingFile(DEFINITIONS), { about, answeredBy: apiServerVersion }, entries);
  print(`${DEFINITIONS}: ${entries.length} answers`);
}
