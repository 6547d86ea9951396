import { describe, expect, test } from 'vitest';
import { findingsIn, isNamed } from './check-files.ts';
import { type Fault, faultsOf } from './faults.ts';
import { healthyFleets } from './fleets/healthy-fleets.ts';

describe.each(Object.entries(healthyFleets))('%s', (_, files) => {
  test('has nothing wrong with it', () => {
    expect(findingsIn(files).map(({ rule, object, message }) => `${rule} ${object} ${message}`)).toEqual([]);
  });
});

/** Some thousand faults, of which every sixth is tried; with SLIPWAY_FAULTS=all, all of them. */
const tried = (all: readonly Fault[]): readonly Fault[] =>
  process.env.SLIPWAY_FAULTS === 'all' ? all : all.filter((_, index) => index % 6 === 0);

test('single faults are named', { timeout: 600_000 }, () => {
  const all = tried(Object.values(healthyFleets).flatMap(faultsOf));
  const missed = all.filter((fault) => !isNamed(fault)).map(({ what }) => what);
  process.stdout.write(`${all.length} faults, ${missed.length} not named:\n${missed.map((what) => `  ${what}\n`).join('')}`);
  expect(all.length).toBeGreaterThan(150);
  expect(missed.length / all.length).toBeLessThanOrEqual(0.05);
});
