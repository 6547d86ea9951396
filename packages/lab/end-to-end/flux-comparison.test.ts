import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawn } from '../src/cases/draw.ts';
import { drawFleet } from '../src/cases/fleet-cases.ts';
import { oddTypedObjects } from '../src/cases/odd-typed-objects.ts';
import { drawSubstitutedObject } from '../src/cases/substituted-objects.ts';
import { drawTypedObject, type TypeTable } from '../src/cases/typed-objects.ts';
import { startFluxOracle } from '../src/index.ts';
import { compareFleet } from '../src/record/compare-fleet.ts';
import { compareNormalisation, compareSubstitution } from '../src/record/compare-objects.ts';
import { TYPED_KINDS } from '../src/record/typed-kinds.ts';
import { obstacle, proved } from './lab-test.ts';
import { caseSeed } from './seed.ts';

const { SLIPWAY_LAB_KUSTOMIZATIONS = '2000' } = process.env;
const seed = caseSeed();
const wanted = Number(SLIPWAY_LAB_KUSTOMIZATIONS);
process.stdout.write(`  SLIPWAY_LAB_SEED=${seed} SLIPWAY_LAB_KUSTOMIZATIONS=${wanted} asks the same again\n`);

const types = JSON.parse(readFileSync(TYPED_KINDS, 'utf8')) as TypeTable;

const noOracle = await obstacle({}, ['flux-oracle']);

/** Fails with the smallest case that fast-check finds, and with the command that repeats it. */
async function holds<Case>(cases: fc.Arbitrary<Case>, numRuns: number, check: (each: Case) => Promise<unknown>): Promise<void> {
  const parameters = { seed, numRuns, interruptAfterTimeLimit: 3_000_000, markInterruptAsFailure: false };
  await fc.assert(
    fc.asyncProperty(cases, async (each) => {
      expect(await check(each)).toBeUndefined();
    }),
    parameters,
  );
}

test.skipIf(noOracle !== undefined)('texts of objects come out of substitution as out of the controller', async () => {
  await using oracle = await startFluxOracle({ keepSchema: true });
  await holds(drawn(drawSubstitutedObject), wanted * 2, (each) => compareSubstitution(oracle, each));
  proved(`seed ${seed}: ${wanted * 2} objects were substituted as the controller does it, errors to the letter`);
});

test.skipIf(noOracle !== undefined)('objects of built-in kinds come out of the Go types as out of the controller', async () => {
  await using oracle = await startFluxOracle({ keepSchema: true });
  const objects = drawn((draw) => drawTypedObject(types, draw));
  await holds(objects, wanted, (each) => compareNormalisation(oracle, each));
  proved(`seed ${seed}: ${wanted} objects of ${Object.keys(types.kinds).length} kinds were normalised as the controller does it`);
});

test.skipIf(noOracle !== undefined)('odd values come out of every shape of Go type as out of the controller', async () => {
  await using oracle = await startFluxOracle({ keepSchema: true });
  const objects = [...oddTypedObjects(types)];
  const differences = await Promise.all(
    objects.map(async (object) => ({ object, difference: await compareNormalisation(oracle, object) })),
  );
  expect(differences.filter(({ difference }) => difference !== undefined)).toEqual([]);
  proved(`${objects.length} objects with an odd value in a field of built-in kinds were normalised as the controller does it`);
});

test.skipIf(noOracle !== undefined)('fleets are built as by the controller, Kustomization by Kustomization', async () => {
  await using oracle = await startFluxOracle({ keepSchema: true });
  let [compared, refused] = [0, 0];
  await holds(drawn(drawFleet), Math.ceil(wanted / LEAST), async (files) => {
    if (compared >= wanted) return undefined;
    const result = await compareFleet(oracle, files);
    compared += result.compared;
    refused += result.refused;
    return result.differences[0];
  });
  expect(compared).toBeGreaterThanOrEqual(wanted);
  proved(`seed ${seed}: ${compared} Kustomizations, of which the controller refuses ${refused}, came out alike`);
});

/** Minimum number of Kustomizations of a fleet. */
const LEAST = 2;
