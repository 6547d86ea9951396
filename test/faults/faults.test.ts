import { describe, expect, test } from 'vitest';
import { sized } from '../security/attack-size.ts';
import { findingsIn, isNamed } from './check-files.ts';
import { type Fault, faultsOf } from './faults.ts';
import { healthyFleets } from './fleets/healthy-fleets.ts';

describe.each(Object.entries(healthyFleets))('%s', (_, files) => {
  test('has nothing wrong with it', () => {
    expect(findingsIn(files).map(({ rule, object, message }) => `${rule} ${object} ${message}`)).toEqual([]);
  });
});

/** Of a thousand faults every twelfth; all of them in `npm run attacks`. */
const tried = (all: readonly Fault[]): readonly Fault[] => all.filter((_, index) => index % sized(1, 12) === 0);

test('single faults are named', { timeout: 600_000 }, () => {
  const faults = Object.values(healthyFleets).flatMap(faultsOf);
  const all = tried(faults);
  const missed = all.filter((fault) => !isNamed(fault)).map(({ what }) => what);
  process.stdout.write(`${all.length} faults, ${missed.length} not named:\n${missed.map((what) => `  ${what}\n`).join('')}`);
  expect(faults.length).toBeGreaterThan(1000);
  expect(missed.length / all.length).toBeLessThanOrEqual(0.05);
});
