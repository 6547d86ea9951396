import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './answer-problems.ts';
import { type FuzzCase, writeCase } from './fuzz-case.ts';
import { generateCase } from './generate/generate-case.ts';
import { createWorkers, type Ran } from './run-cases.ts';
import { shrinkCase, signatureOf } from './shrink.ts';

/** One defect, most likely. */
export interface Defect {
  readonly signature: string;
  /** Numbers of the cases that show it. */
  readonly numbers: readonly number[];
  readonly problem: Problem;
  /** The smallest case that was found, in a file. */
  readonly file: string;
  readonly fuzzCase: FuzzCase;
}

/** How a run ended. */
export interface Fuzzed {
  readonly passed: number;
  readonly failed: number;
  readonly defects: readonly Defect[];
  readonly seconds: number;
  /** Cases by kind of attack, exit code and rule. */
  readonly counts: ReadonlyMap<string, number>;
  /** The cases that took longest. */
  readonly slowest: readonly (readonly [number: number, milliseconds: number])[];
}

interface FuzzOptions {
  readonly seed: number;
  readonly cases: number;
  /** Whether sizes and counts are limited. @default false */
  readonly isSmall?: boolean;
  /** Beginning of a class: cases without one are left out, and do not count. */
  readonly only?: string | undefined;
  /** Number of the first case. @default 0 */
  readonly first?: number;
  /** Absolute folder for the cases that fail. */
  readonly state: string;
  /** Processes at a time. @default 2 */
  readonly processes?: number;
  /** Seconds to make each of the first defects smaller. @default 10 */
  readonly shrinkSeconds?: number;
  readonly progress?: (done: number, failed: number) => void;
  /** Called with each kind of failure when a case first shows it. */
  readonly found?: (signature: string, number: number) => void;
}

/** Runs the cases of a seed, and makes a case of each kind of failure small. */
export async function fuzz({
  seed,
  cases,
  isSmall = false,
  only,
  first = 0,
  state,
  processes = 2,
  shrinkSeconds = 10,
  progress = () => {},
  found = () => {},
}: FuzzOptions): Promise<Fuzzed> {
  mkdirSync(state, { recursive: true });
  const workers = createWorkers(processes);
  const counts = new Map<string, number>();
  const failures = new Map<string, { readonly problem: Problem; readonly numbers: number[] }>();
  const times: (readonly [number, number])[] = [];
  let failed = 0;
  let done = 0;
  const started = performance.now();
  const take = (number: number, ran: Ran): void => {
    for (const each of [`exit:${ran.code}`, ...ran.classes, ...ran.rules.map((rule) => `rule:${rule}`)])
      counts.set(each, (counts.get(each) ?? 0) + 1);
    times.push([number, ran.milliseconds]);
    if (times.length > 1000) times.sort(([, a], [, b]) => b - a).splice(20);
    if (ran.problems.length > 0) failed++;
    for (const problem of ran.problems) {
      const signature = signatureOf(problem);
      const known = failures.get(signature);
      if (known !== undefined) {
        known.numbers.push(number);
        continue;
      }
      failures.set(signature, { problem, numbers: [number] });
      found(signature, number);
    }
    progress(++done, failed);
  };
  try {
    let next = first;
    let begun = 0;
    const isWanted = (number: number): boolean =>
      only === undefined || generateCase(seed, number, isSmall).classes.some((each) => each.startsWith(only));
    const nextNumber = (): number | undefined => {
      if (begun++ >= cases) return undefined;
      while (!isWanted(next)) next++;
      return next++;
    };
    const lane = async (): Promise<void> => {
      for (;;) {
        const number = nextNumber();
        if (number === undefined) return;
        take(number, await workers.run({ seed, number, isSmall }));
      }
    };
    await Promise.all(Array.from({ length: processes }, lane));
    const seconds = (performance.now() - started) / 1000;
    const defects = await smallest(failures);
    return { passed: cases - failed, failed, defects, seconds, counts, slowest: times.sort(([, a], [, b]) => b - a).slice(0, 5) };
  } finally {
    workers.close();
  }

  /** Most frequent first; only the first ones are worth the time. */
  async function smallest(all: typeof failures): Promise<Defect[]> {
    const sorted = [...all].sort(([, a], [, b]) => b.numbers.length - a.numbers.length);
    const defects: Defect[] = [];
    const todo = [...sorted.entries()];
    const lane = async (): Promise<void> => {
      for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
        const [index, [signature, { problem, numbers }]] = next;
        const whole = generateCase(seed, numbers[0] ?? 0, isSmall);
        const seconds = index < MOST_SHRUNK ? shrinkSeconds : 0;
        const fuzzCase = seconds === 0 ? whole : await shrinkCase(whole, problem, workers, state, seconds);
        const file = join(state, `${seed}-${whole.number}-${problem.promise.replaceAll(/\W+/g, '-')}.json`);
        writeCase(file, fuzzCase, [problem]);
        defects[index] = { signature, numbers, problem, file, fuzzCase };
      }
    };
    await Promise.all(Array.from({ length: processes }, lane));
    return defects;
  }
}

const MOST_SHRUNK = 12;

/** Runs one case from a file. */
export async function fuzzFile(file: string): Promise<Ran> {
  const workers = createWorkers(1);
  try {
    return await workers.run({ file });
  } finally {
    workers.close();
  }
}

/** Removes what an earlier run left. */
export const clearState = (state: string): void => rmSync(state, { recursive: true, force: true });

/** What broke, where, and how to see it again. */
export function defectText({ signature, numbers, problem, file, fuzzCase }: Defect): string {
  const files = fuzzCase.entries.map((entry) => {
    const content =
      entry.type === 'file'
        ? JSON.stringify(Buffer.from(entry.bytes).toString('utf8').slice(0, 600))
        : 'target' in entry
          ? `-> ${entry.target}`
          : '';
    return `    ${entry.type} ${JSON.stringify(entry.path.slice(0, 200))} ${content}`;
  });
  return [
    `✗ ${signature} (${numbers.length} of the cases: ${numbers.slice(0, 5).join(', ')})`,
    `    slipway ${fuzzCase.args.map((argument) => JSON.stringify(argument)).join(' ')}`,
    ...files.slice(0, 12),
    ...problem.detail
      .split('\n')
      .slice(0, 12)
      .map((line) => `    | ${line.slice(0, 400)}`),
    `    whole: npm run fuzz -- --seed ${fuzzCase.seed} --first ${fuzzCase.number} --cases 1${fuzzCase.isSmall ? ' --small' : ''}`,
    `    small: npm run fuzz -- --case ${file}`,
  ].join('\n');
}
