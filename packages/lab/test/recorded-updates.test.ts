import { createValidator } from '@slipway/validate';
import { describe, expect, test } from 'vitest';
import { percentOf } from '../src/record/agreement.ts';
import { EVERY_KIND, ownKinds } from '../src/record/lab-kinds.ts';
import { recordedUpdates, UPDATE_RECORDINGS } from '../src/record/record-updates.ts';
import { type RecordedUpdate, updateAgreement } from '../src/record/update-answers.ts';

const validator = createValidator({ schemas: ownKinds(), cluster: EVERY_KIND });
const agreements = UPDATE_RECORDINGS.map((name) => ({ name, agreement: updateAgreement(validator, recordedUpdates(name)) }));

/**
 * Rules of the server that the validator does not evaluate: CEL that selects devices, metadata in a template, and nulls in data without a
 * schema.
 */
const UNCHECKED = new Set(['ControllerRevision', 'DeviceClass', 'ResourceClaimTemplate']);

const lineOf = ({ status, old, object }: RecordedUpdate): string => `${status} ${JSON.stringify(old)} -> ${JSON.stringify(object)}`;

describe.each(agreements)('the API server and the validator on $name', ({ name, agreement }) => {
  test('no update that the server takes is refused', () => {
    expect(agreement.falseAlarms.map(lineOf)).toEqual([]);
  });

  test('every update that the server refuses is refused', () => {
    process.stdout.write(`  ${name}: ${percentOf(agreement)} agree, ${agreement.undecided} undecided\n`);
    expect(agreement.missed.filter(({ object }) => !UNCHECKED.has(object.kind)).map(lineOf)).toEqual([]);
  });
});

test('the recordings ask about refusals of many kinds, and about as many updates that are taken', () => {
  const entries = UPDATE_RECORDINGS.flatMap(recordedUpdates);
  const refused = entries.filter(({ status }) => status >= 400);
  expect(refused.length).toBeGreaterThan(0.3 * entries.length);
  expect(refused.length).toBeLessThan(0.7 * entries.length);
  expect(new Set(refused.map(({ object }) => `${object.apiVersion} ${object.kind}`)).size).toBeGreaterThan(80);
});
