import { expect, test } from 'vitest';
import { definitionDifference, type RecordedDefinition } from '../src/record/definition-answers.ts';
import { DEFINITIONS } from '../src/record/definition-questions.ts';
import { labValidator } from '../src/record/lab-kinds.ts';
import { readRecording, recordingFile } from '../src/record/recording.ts';

const { entries } = readRecording<RecordedDefinition>(recordingFile(DEFINITIONS));
const validator = labValidator();
const ofKind = (kind: string) => entries.filter(({ object }) => object.kind === kind);

test.each([
  ['CustomResourceDefinition', 600],
  ['ValidatingAdmissionPolicy', 50],
  ['MutatingAdmissionPolicy', 30],
  ['ValidatingWebhookConfiguration', 5],
])('the API server and the validator report the same of every %s, at the same places', (kind, least) => {
  const recorded = ofKind(kind);
  expect(recorded.length).toBeGreaterThanOrEqual(least);
  expect(recorded.some(({ accepted }) => accepted)).toBe(true);
  expect(recorded.some(({ accepted }) => !accepted)).toBe(true);
  const differences = recorded.flatMap((entry) => {
    const difference = definitionDifference(validator, entry);
    return difference === undefined ? [] : [`${entry.mutation}: ${difference} ${JSON.stringify(entry.object)}`];
  });
  expect(differences).toEqual([]);
});
