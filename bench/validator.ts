import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createValidator } from '../packages/validate/src/index.ts';
import type { BenchRow } from './bench-row.ts';
import { benchObjects, plainAjv } from './validator-objects.ts';

const STARTS = 7;
const ROUNDS = 9;
const CHECKS = 10_000;

/** Measures the time from the start of a process to its first verdicts, and then objects per second; medians of one run. */
export async function validatorBench(): Promise<BenchRow[]> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  try {
    return [...startUp(directory), throughput()];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function startUp(directory: string): BenchRow[] {
  const measure = (who: string): number => startProcess(who, directory);
  const empty = measure('slipway');
  measure('ajv');
  // Runs both in turn, so that other work of the machine affects both.
  const rounds = Array.from({ length: STARTS }, () => ({ ours: measure('slipway'), theirs: measure('ajv') }));
  const ours = median(rounds.map((round) => round.ours));
  const theirs = median(rounds.map((round) => round.theirs));
  const peer = 'plain ajv, compiled at start';
  return [
    row('validator: process start to a verdict on each of 20 kinds', ours, peer, theirs, theirs / ours, 'ms', 'at least 2x'),
    row('validator: the same with an empty cache', empty, peer, theirs, theirs / empty, 'ms', 'none: once for each version'),
  ];
}

function startProcess(who: string, directory: string): number {
  const start = performance.now();
  execFileSync(process.execPath, [join(import.meta.dirname, 'validator-process.ts'), who, directory]);
  return performance.now() - start;
}

/** The peer checks types, required fields and enums. Only Slipway checks defaults, nulls, unknown fields, list keys, metadata and secrets. */
function throughput(): BenchRow {
  const validator = createValidator();
  const theirChecks = benchObjects.map(({ object, schema }) => ({ object, check: plainAjv(schema) }));
  const ours = (): void => {
    for (let index = 0; index < CHECKS; index++) validator.check(benchObjects[index % benchObjects.length]?.object);
  };
  const theirs = (): void => {
    for (let index = 0; index < CHECKS; index++) {
      const each = theirChecks[index % theirChecks.length];
      each?.check(each.object);
    }
  };
  const rounds = Array.from({ length: ROUNDS }, () => ({ ours: rate(ours), theirs: rate(theirs) }));
  const own = median(rounds.map((round) => round.ours));
  const other = median(rounds.map((round) => round.theirs));
  const peer = 'plain ajv, already compiled (schema keywords only)';
  return row('validator: objects a second, 20 kinds in turn', own, peer, other, own / other, 'objects/s', 'none: the peer answers less');
}

function rate(run: () => void): number {
  const start = performance.now();
  run();
  return (CHECKS / (performance.now() - start)) * 1000;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const row = (name: string, ours: number, peer: string, theirs: number, ratio: number, unit: string, target: string): BenchRow => ({
  name,
  ours,
  peer,
  theirs,
  ratio,
  unit,
  target,
});
