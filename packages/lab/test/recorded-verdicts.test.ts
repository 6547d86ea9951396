import { describe, expect, test } from 'vitest';
import { agreementOf, percentOf } from '../src/record/agreement.ts';
import { fleetDocuments, substituted } from '../src/record/fleet-documents.ts';
import { readKnownDifferences, recordedVerdicts, VERDICT_RECORDINGS } from '../src/record/known-differences.ts';
import { labValidator } from '../src/record/lab-kinds.ts';
import type { ServerAnswer } from '../src/record/recorded-verdict.ts';
import { readRecording, recordingFile } from '../src/record/recording.ts';

const validator = labValidator();
const known = readKnownDifferences();
const agreements = VERDICT_RECORDINGS.map((name) => ({ name, agreement: agreementOf(validator, recordedVerdicts(name)) }));
const hint = 'Fix the check, or run "npm run lab:record -- --measure-only" when this is meant.';

describe.each(agreements)('the API server and the validator on $name', ({ name, agreement }) => {
  test('no object that the server takes is refused', () => {
    const alarms = agreement.differences
      .filter(({ falseAlarm }) => falseAlarm)
      .map(({ classes, entry }) => `${classes} ${JSON.stringify(entry.object)}`);
    expect(alarms).toEqual([]);
  });

  test('they agree as often as when this was measured', () => {
    process.stdout.write(`  ${name}: ${percentOf(agreement)} agree\n`);
    expect(agreement.asked, hint).toBe(known.recordings[name]?.asked);
    expect(agreement.agreed, hint).toBeGreaterThanOrEqual(known.recordings[name]?.agreed ?? Number.POSITIVE_INFINITY);
  });

  test('they name the same fields as often as when this was measured', () => {
    const { refusals, same, covered } = agreement.named;
    process.stdout.write(`  ${name}: the fields of ${refusals} refusals, ${same} the same, ${covered} with others\n`);
    expect(refusals, hint).toBe(known.recordings[name]?.named.refusals);
    expect(same, hint).toBeGreaterThanOrEqual(known.recordings[name]?.named.same ?? Number.POSITIVE_INFINITY);
    expect(covered, hint).toBeGreaterThanOrEqual(known.recordings[name]?.named.covered ?? Number.POSITIVE_INFINITY);
  });

  test('every difference is of a known class', () => {
    const unknown = agreement.differences.flatMap(({ classes }) => classes).filter((each) => known.classes[each] === undefined);
    expect(unknown, hint).toEqual([]);
  });
});

describe('what is promised', () => {
  const sumOf = (pick: (agreement: (typeof agreements)[number]['agreement']) => number, names: RegExp): number =>
    agreements.filter(({ name }) => names.test(name)).reduce((sum, { agreement }) => sum + pick(agreement), 0);

  test('custom resources get the very verdict of the server, and the fields of 99 of 100 refusals are its own', () => {
    const custom = /custom-resources$|probe$/;
    expect(sumOf(({ asked }) => asked, custom)).toBeGreaterThan(2600);
    expect(sumOf(({ agreed }) => agreed, custom)).toBe(sumOf(({ asked }) => asked, custom));
    expect(sumOf(({ named }) => named.same, custom)).toBeGreaterThan(0.99 * sumOf(({ named }) => named.refusals, custom));
  });

  test('97 of 100 objects of built-in kinds get the very verdict of the server, and the fields of 9 of 10 refusals are reported', () => {
    const builtIn = /built-in-kinds$/;
    expect(sumOf(({ asked }) => asked, builtIn)).toBeGreaterThan(1000);
    expect(sumOf(({ agreed }) => agreed, builtIn)).toBeGreaterThan(0.97 * sumOf(({ asked }) => asked, builtIn));
    expect(sumOf(({ named }) => named.covered, builtIn)).toBeGreaterThan(0.9 * sumOf(({ named }) => named.refusals, builtIn));
  });
});

describe('every document of the published fleet', () => {
  const documents = substituted(fleetDocuments());
  const { entries } = readRecording<ServerAnswer & { readonly place: string }>(recordingFile('verdicts-of-the-fleet'));

  test('was accepted by the API server', () => {
    expect(entries.length).toBeGreaterThan(200);
    expect(entries.filter(({ verdict }) => verdict !== 'accept')).toEqual([]);
  });

  test('is accepted by the validator', () => {
    expect(documents.filter(({ object }) => validator.check(object).verdict !== 'accept').map(({ place }) => place)).toEqual([]);
  });
});
