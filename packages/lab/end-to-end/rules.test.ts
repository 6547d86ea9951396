import { expect, test } from 'vitest';
import { ruleCases } from '../src/cases/rules/rule-cases.ts';
import { percentOf } from '../src/record/agreement.ts';
import { compareVerdicts } from '../src/record/find-differences.ts';
import { labValidator, ownKinds, pinnedKinds } from '../src/record/lab-kinds.ts';
import { startVerdictOracle } from '../src/record/start-oracle.ts';
import { obstacle, proved } from './lab-test.ts';
import { caseSeed } from './seed.ts';

const seed = caseSeed();
process.stdout.write(`  SLIPWAY_LAB_SEED=${seed} asks the same again\n`);

const noServer = await obstacle({});
test.skipIf(noServer !== undefined)('CEL rules of the pinned CRDs that are made true and false come out as in the API server', async () => {
  const validator = labValidator();
  const kinds = [...pinnedKinds(), ...ownKinds()].filter(({ origin }) => origin !== 'openapi');
  const { rules, cases } = ruleCases(kinds, validator, seed);
  const missed = rules.filter((rule) => !(rule.true && rule.false));
  expect(missed.map((rule) => `never ${rule.true ? 'false' : 'true'}: ${rule.kind.kind} ${rule.note.pointer} ${rule.note.rule}`)).toEqual(
    [],
  );
  proved(`seed ${seed}: all ${rules.length} rules were made true and false, by ${cases.length} objects`);
  await using oracle = await startVerdictOracle();
  const { found, ...agreement } = await compareVerdicts(oracle.cluster, validator, cases, new Set());
  proved(`the validator gave the API server's verdict on ${percentOf(agreement)} of them`);
  expect(found.map(({ classes, entry }) => `${classes.join('; ')}: ${JSON.stringify(entry.object)}`)).toEqual([]);
});
