import { describe, expect, test } from 'vitest';
import { HUB } from '../../packages/fleet-check/test/hub-and-spoke.ts';
import { findingsIn } from './check-files.ts';
import { type Fault, faultsOf } from './faults.ts';
import { operator } from './fleets/operator.ts';
import { overlays } from './fleets/overlays.ts';
import type { Files } from './fleets/texts.ts';
import { workloads } from './fleets/workloads.ts';

const FLEETS: Readonly<Record<string, Files>> = { overlays, workloads, operator, 'hub and spoke': HUB };

/** Whether a finding names the object with the fault, or what is missing. */
const isNamed = ({ files, names }: Fault): boolean => {
  const text = findingsIn(files).map(({ message, object, objects, file, value }) =>
    JSON.stringify([message, object, objects, file, value]),
  );
  return text.some((each) => names.some((name) => each.includes(name)));
};

describe.each(Object.entries(FLEETS))('%s', (_, files) => {
  test('has nothing wrong with it', () => {
    expect(findingsIn(files).map(({ rule, object, message }) => `${rule} ${object} ${message}`)).toEqual([]);
  });
});

/** Some thousand faults, of which every sixth is tried; with SLIPWAY_FAULTS=all, all of them. */
const tried = (all: readonly Fault[]): readonly Fault[] =>
  process.env.SLIPWAY_FAULTS === 'all' ? all : all.filter((_, index) => index % 6 === 0);

test('single faults are named', { timeout: 600_000 }, () => {
  const all = tried(Object.values(FLEETS).flatMap(faultsOf));
  const missed = all.filter((fault) => !isNamed(fault)).map(({ what }) => what);
  process.stdout.write(`${all.length} faults, ${missed.length} not named:\n${missed.map((what) => `  ${what}\n`).join('')}`);
  expect(all.length).toBeGreaterThan(150);
  expect(missed.length / all.length).toBeLessThanOrEqual(0.05);
});
