import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { quickBuild } from '../../../packages/cli/src/quick/build.ts';
import { quickCheck } from '../../../packages/cli/src/quick/check.ts';
import { runQuickly } from '../../../packages/cli/src/quick/quick-verb.ts';
import { runCli } from '../../../packages/cli/src/run-cli.ts';
import type { Terminal } from '../../../packages/cli/src/terminal/terminal.ts';
import { runLimited } from '../limited-process.ts';
import { type Answer, answerProblems, type Problem } from './answer-problems.ts';
import type { FuzzCase } from './fuzz-case.ts';
import { makeTree, stateOf } from './make-tree.ts';
import type { Outside } from './outside.ts';

/** What became of a case. */
export interface CaseResult {
  readonly code: number | undefined;
  readonly problems: readonly Problem[];
  /** Rules of its findings, where the format names them. */
  readonly rules: readonly string[];
  readonly milliseconds: number;
}

/** Makes the tree of a case, runs its command, and looks at what came of it. */
export async function runCase(fuzzCase: FuzzCase, outside: Outside): Promise<CaseResult> {
  const name = `tree${runs++}`;
  const folder = join(outside.folder, name);
  try {
    makeTree(folder, fuzzCase.entries, outside);
    const before = [...stateOf(folder), ...(around ?? stateOf(outside.folder, name))];
    const started = performance.now();
    const answer = await answerOf(fuzzCase, folder, outside);
    const milliseconds = performance.now() - started;
    around = stateOf(outside.folder, name);
    const after = [...stateOf(folder), ...around];
    const problems = 'broke' in answer ? [] : answerProblems(fuzzCase, answer, outside.tokens);
    return {
      code: answer.code,
      problems: [...problems, ...brokenLimit(answer, fuzzCase), ...changes(before, after, fuzzCase)],
      rules: rulesIn(answer.stdout),
      milliseconds,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    if (existsSync(join(outside.folder, 'ran'))) {
      rmSync(join(outside.folder, 'ran'));
      around = undefined;
    }
  }
}

/** Each tree has a name of its own: modules are loaded once for each. */
let runs = 0;

/** The state around the trees after the last case. */
let around: readonly string[] | undefined;

async function answerOf(fuzzCase: FuzzCase, cwd: string, outside: Outside): Promise<Answer & { readonly broke?: string }> {
  const args = fuzzCase.args.map((argument) => argument.replaceAll('@OUTSIDE@', outside.folder).replaceAll('\0', ''));
  // What is remembered of some cases is enough: reading all of it takes longer than most cases.
  const home = join(outside.folder, '../cache', String(runs >> 6));
  const env = { XDG_CACHE_HOME: home, HOME: home };
  if (fuzzCase.as === 'process') return runLimited(args, { cwd, env, stdin: fuzzCase.stdin, seconds: 20 });
  const output = { stdout: '', stderr: '' };
  const terminal: Terminal = {
    cwd,
    env,
    interactive: false,
    colors: fuzzCase.colors,
    signal: new AbortController().signal,
    stdout: (text) => {
      output.stdout += text;
    },
    stderr: (text) => {
      output.stderr += text;
    },
    stdin: async () => fuzzCase.stdin,
  };
  // As main.ts begins.
  const quick = args[0] === 'check' ? await runQuickly(quickCheck, args, terminal) : await runQuickly(quickBuild, args, terminal);
  const code = quick ?? (await runCli(args, terminal));
  return { code, ...output };
}

const brokenLimit = ({ broke }: { readonly broke?: string }, { args }: FuzzCase): Problem[] =>
  broke === undefined ? [] : [{ promise: `limit of ${broke}`, where: `${args[0]}`, detail: 'of the command as a process' }];

function changes(before: readonly string[], after: readonly string[], { args }: FuzzCase): Problem[] {
  const [old, now] = [new Set(before), new Set(after)];
  const changed = [...before.filter((line) => !now.has(line)), ...after.filter((line) => !old.has(line))];
  if (changed.length === 0) return [];
  const isCode = changed.some((line) => /(^|\/)ran /.test(line));
  return [{ promise: isCode ? 'no-code-runs' : 'nothing-changes', where: `${args[0]}`, detail: changed.slice(0, 8).join('\n') }];
}

const rulesIn = (stdout: string): string[] => [
  ...new Set(
    [...stdout.matchAll(/"rule": "([a-z-]+)"|^ {2}(?:reject|lossy|risk|advice) {2}([a-z-]+)|,title=([a-z-]+)::/gm)].map(
      ([, a, b, c]) => a ?? b ?? c ?? '',
    ),
  ),
];
