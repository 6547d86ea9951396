import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Terminal } from '../../../packages/cli/src/report/terminal.ts';
import { runCli } from '../../../packages/cli/src/run-cli.ts';
import { quickBuild } from '../../../packages/cli/src/verbs/quick-build.ts';
import { quickCheck } from '../../../packages/cli/src/verbs/quick-check.ts';
import { quickReview } from '../../../packages/cli/src/verbs/quick-review.ts';
import { runQuickly } from '../../../packages/cli/src/verbs/quick-start.ts';
import { runLimited } from '../limited-process.ts';
import { type Answer, answerProblems, firstShown, type Problem } from './answer-problems.ts';
import { type FuzzCase, limitsOf } from './fuzz-case.ts';
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
    const begin = Date.now();
    const started = performance.now();
    const answer = await answerOf(fuzzCase, folder, outside);
    const others = await answersToAnswer(fuzzCase, answer, folder, outside);
    const milliseconds = performance.now() - started;
    around = stateOf(outside.folder, name);
    const after = [...stateOf(folder), ...around];
    const problems = [answer, ...others].flatMap((each) =>
      each.broke === undefined ? answerProblems({ ...fuzzCase, ...each }, each, outside.tokens) : brokenLimit(each),
    );
    const { written, unexpected } = changes(before, after, fuzzCase.args);
    return {
      code: answer.code,
      problems: [
        ...problems,
        ...unexpected,
        ...secretsIn(
          written.map((path) => join(folder, path)),
          'a file of the tree',
          fuzzCase.secrets,
        ),
        ...secretsIn(filesSince(cacheOf(outside), begin), 'a cache', ofObjects(fuzzCase)),
      ],
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

/** Secrets of objects that are secret by themselves. */
const ofObjects = ({ secrets, copies }: FuzzCase): readonly string[] => secrets.filter((each) => !copies.includes(each));

/** Each tree has a name of its own: modules are loaded once for each. */
let runs = 0;

/** The state around the trees after the last case. */
let around: readonly string[] | undefined;

interface Ran extends Answer {
  readonly args: readonly string[];
  readonly broke?: string;
  readonly mayBeUsage: boolean;
}

/** What is remembered of some cases is enough: reading all of it takes longer than most cases. */
const cacheOf = (outside: Outside): string => join(outside.folder, '../cache', String(runs >> 6));

async function answerOf(fuzzCase: FuzzCase, cwd: string, outside: Outside): Promise<Ran> {
  const { mayBeUsage } = fuzzCase;
  const args = fuzzCase.args.map((argument) => argument.replaceAll('@OUTSIDE@', outside.folder).replaceAll('\0', ''));
  if (fuzzCase.as === 'function') return { args, mayBeUsage, ...(await callCommand(args, fuzzCase, cwd, outside)) };
  const home = cacheOf(outside);
  const limited = await runLimited(args, { cwd, env: { XDG_CACHE_HOME: home, HOME: home }, stdin: fuzzCase.stdin, ...limitsOf(fuzzCase) });
  return { args, mayBeUsage, ...limited };
}

/** What other commands make of the answer. One that is too large for a comment is a usage error. */
async function answersToAnswer({ followUps, ...fuzzCase }: FuzzCase, { code, stdout }: Ran, cwd: string, outside: Outside): Promise<Ran[]> {
  if (code !== 0 && code !== 1) return [];
  const answers: Ran[] = [];
  for (const args of followUps) {
    const answer = await callCommand(args, { ...fuzzCase, stdin: stdout }, cwd, outside);
    answers.push({ args, mayBeUsage: args[0] === 'comment', ...answer });
  }
  return answers;
}

/** Runs a command within this process, as main.ts begins. */
async function callCommand(
  args: readonly string[],
  { colors, stdin }: Pick<FuzzCase, 'colors' | 'stdin'>,
  cwd: string,
  outside: Outside,
): Promise<Answer> {
  const home = cacheOf(outside);
  const output = { stdout: '', stderr: '' };
  const terminal: Terminal = {
    cwd,
    env: { XDG_CACHE_HOME: home, HOME: home },
    interactive: false,
    colors,
    signal: new AbortController().signal,
    stdout: (text) => {
      output.stdout += text;
    },
    stderr: (text) => {
      output.stderr += text;
    },
    stdin: async () => stdin,
  };
  const verb = [quickCheck, quickBuild, quickReview].find(({ definition }) => definition.name === args[0]);
  const quick = verb && (await runQuickly(verb, args, terminal));
  const code = quick ?? (await runCli(args, terminal));
  return { code, ...output };
}

const brokenLimit = ({ broke, args }: Ran): Problem[] => [
  { promise: `limit of ${broke}`, where: `${args[0]}`, detail: 'of the command as a process' },
];

/** Paths that the command may write and wrote, and a problem where anything else is another. */
function changes(
  before: readonly string[],
  after: readonly string[],
  args: readonly string[],
): { readonly written: readonly string[]; readonly unexpected: readonly Problem[] } {
  const [old, now] = [new Set(before), new Set(after)];
  const changed = [...before.filter((line) => !now.has(line)), ...after.filter((line) => !old.has(line))];
  const mayWrite = writtenBy(args);
  const written = changed.filter((line) => mayWrite.test(line));
  const others = changed.filter((line) => !mayWrite.test(line));
  const isCode = others.some((line) => /(^|\/)ran /.test(line));
  return {
    written: written.map((line) => line.split(' ')[0] ?? ''),
    unexpected:
      others.length === 0
        ? []
        : [{ promise: isCode ? 'no-code-runs' : 'nothing-changes', where: `${args[0]}`, detail: others.slice(0, 8).join('\n') }],
  };
}

/** Paths of the tree that a command may write, without blanks in them. */
function writtenBy(args: readonly string[]): RegExp {
  if (args[0] === 'kinds') return /^slipway-kinds[/ ]/;
  return args.includes('--write-baseline') ? /^(?:[^ ]*\/)?slipway-baseline\.yaml / : /$^/;
}

function secretsIn(files: readonly string[], what: string, secrets: readonly string[]): Problem[] {
  for (const file of files) {
    const text = textOfFile(file);
    if (text === undefined) continue;
    const form = firstShown(text, secrets);
    if (form === undefined) continue;
    const at = text.indexOf(form);
    return [{ promise: 'no-secret', where: what, detail: `${file}: ${JSON.stringify(text.slice(Math.max(0, at - 200), at + 60))}` }];
  }
  return [];
}

/** Returns undefined for a file that is gone: the other workers share the cache, and rename their temporary files. */
function textOfFile(file: string): string | undefined {
  try {
    return statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Files below a folder that were written at a time or later. */
function filesSince(folder: string, time: number): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= time - 20);
}

const rulesIn = (stdout: string): string[] => [
  ...new Set(
    [...stdout.matchAll(/"rule": "([a-z-]+)"|^ {2}(?:reject|lossy|risk|advice) {2}([a-z-]+)|,title=([a-z-]+)::/gm)].map(
      ([, a, b, c]) => a ?? b ?? c ?? '',
    ),
  ),
];
