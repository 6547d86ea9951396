// `npm run fuzz`: hostile manifests and trees from a generator. The last line, also in .slipway/fuzz-summary, is `N passed, N failed`.
// `-- --cases N`, `--seed N`, `--first N` choose the cases, `--only large:` chooses
// those of a class, `--small` limits their sizes, `--case FILE` runs one again.

import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { clearState, defectText, fuzz, fuzzFile } from '../test/security/fuzz/fuzz.ts';
import { summary } from './run-vitest.ts';

const { values } = parseArgs({
  options: {
    case: { type: 'string' },
    cases: { type: 'string', default: '20000' },
    first: { type: 'string', default: '0' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    only: { type: 'string' },
    shrink: { type: 'string', default: '10' },
    small: { type: 'boolean', default: false },
  },
});
// Removes the trees too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const { finish } = summary('fuzz');
await (values.case === undefined ? runAll() : runOne(resolve(values.case)));

async function runOne(file: string): Promise<void> {
  const { code, problems, milliseconds } = await fuzzFile(file);
  process.stdout.write(`exit code ${code} after ${Math.round(milliseconds)} ms\n`);
  for (const { promise, where, detail } of problems) process.stdout.write(`✗ ${promise}: ${where}\n${detail}\n`);
  finish({ passed: problems.length === 0 ? 1 : 0, failed: problems.length === 0 ? 0 : 1 });
}

async function runAll(): Promise<void> {
  const [seed, cases] = [Number(values.seed), Number(values.cases)];
  const state = join(import.meta.dirname, '../.slipway/fuzz');
  clearState(state);
  process.stdout.write(`seed ${seed}, ${cases} cases\n`);
  const run = await fuzz({
    seed,
    cases,
    isSmall: values.small,
    only: values.only,
    first: Number(values.first),
    state,
    processes: Math.min(4, availableParallelism()),
    shrinkSeconds: Number(values.shrink),
    found(signature, number) {
      process.stdout.write(`case ${number}: ${signature}\n`);
    },
    progress(done, failed) {
      if (done % 1000 === 0) process.stdout.write(`${done} cases, ${failed} failed\n`);
    },
  });
  const rows = [...run.counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, count]) => `${name} ${count}`);
  process.stdout.write(`${rows.join(', ')}\n`);
  process.stdout.write(`slowest: ${run.slowest.map(([number, time]) => `${number} (${Math.round(time)} ms)`).join(', ')}\n`);
  process.stdout.write(`${Math.round(run.seconds)} s, ${(cases / run.seconds).toFixed(0)} cases/s\n`);
  for (const defect of run.defects) process.stdout.write(`${defectText(defect)}\n`);
  finish({ passed: run.passed, failed: run.failed });
}
