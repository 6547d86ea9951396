import { parseAllDocuments } from 'yaml';
import { readWorkflowCommands } from '../../../packages/cli/test/formats/read-workflow-commands.ts';
import { readXml } from '../../../packages/cli/test/formats/read-xml.ts';
import type { FuzzCase } from './fuzz-case.ts';
import { shownForm } from './secret-forms.ts';

/** What a command said. */
export interface Answer {
  readonly code: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** A promise that an answer breaks. */
export interface Problem {
  /** Which promise: failures with the same one, and the same `where`, are most likely one defect. */
  readonly promise: string;
  /** The same for each case of the same defect: a place in the code, or a format. */
  readonly where: string;
  readonly detail: string;
}

type CaseFacts = Pick<FuzzCase, 'args' | 'colors' | 'mayBeUsage' | 'secrets'>;

/** Promises that an answer breaks; `tokens` are texts from outside of the tree. */
export function answerProblems(facts: CaseFacts, answer: Answer, tokens: readonly string[]): Problem[] {
  const format = formatOf(facts.args);
  const kind = `${facts.args[0]} ${format}`;
  return [
    ...codeProblems(facts, answer),
    ...formProblems(format, answer, kind),
    ...characterProblems(facts, format, answer, kind),
    ...leakProblems(facts, format, answer, tokens, kind),
  ];
}

/** The format that a command line asks for. */
export const formatOf = (args: readonly string[]): string =>
  args.find((argument) => argument.startsWith('--output='))?.slice('--output='.length) ?? 'text';

function codeProblems({ mayBeUsage }: CaseFacts, { code, stdout, stderr }: Answer): Problem[] {
  if (code === 3) return [{ promise: 'no-bug', where: placeInCode(stderr), detail: stderr.slice(0, 1500) }];
  if (code === 2 && !mayBeUsage) return [{ promise: 'exit-code', where: `2: ${withoutNames(stderr)}`, detail: stderr.slice(0, 600) }];
  const isMessage = stdout === '' && /^(?:slipway|error): ./.test(stderr);
  if (code === 2 && !isMessage)
    return [{ promise: 'one-message', where: withoutNames(stderr), detail: `${stdout.slice(0, 300)}\n${stderr.slice(0, 600)}` }];
  if (code !== 0 && code !== 1 && code !== 2) return [{ promise: 'exit-code', where: `${code}`, detail: stderr.slice(0, 600) }];
  const stack = /^\s+at .*\(?.*:\d+:\d+\)?$/m.test(stderr);
  return stack ? [{ promise: 'no-stack', where: placeInCode(stderr), detail: stderr.slice(0, 1500) }] : [];
}

/** The kind of error, and the first place of it in our own code. */
function placeInCode(stack: string): string {
  const [, error = ''] = /^(?:Uncaught )?(\w*Error[^:\n]*)/m.exec(stack) ?? [];
  const [, place = ''] = /\/packages\/([\w./-]+\.ts:\d+)/.exec(stack) ?? [];
  return `${error} ${place}`.trim();
}

const withoutNames = (text: string): string =>
  text
    .replaceAll(/"(?:[^"\\]|\\.)*"|\S*[/'`\\]\S*/g, '_')
    .replaceAll(/\d+/g, '0')
    .trim()
    .slice(0, 80);

function formProblems(format: string, { code, stdout }: Answer, kind: string): Problem[] {
  if (code !== 0 && code !== 1) return [];
  try {
    if (format === 'json' && stdout !== '') JSON.parse(stdout);
    if (format === 'sarif' && stdout !== '') JSON.parse(stdout);
    if (format === 'junit' && stdout !== '') readXml(stdout);
    if (format === 'yaml') readStream(stdout);
    if (format === 'github') readCommands(stdout);
    if (format === 'html') readPage(stdout);
    return [];
  } catch (error) {
    return [{ promise: 'well-formed', where: kind, detail: String(error).slice(0, 600) }];
  }
}

/** Checks that each document of `build --output yaml` has its own comment above it, and contains one object. */
function readStream(stdout: string): void {
  if (stdout.length > LONGEST_STREAM) return;
  const written = stdout.split('\n').filter((line, index, lines) => line === '---' && lines[index + 1]?.startsWith('# ')).length;
  const documents = parseAllDocuments(stdout, { uniqueKeys: false, logLevel: 'error' });
  const [broken] = documents.flatMap(({ errors }) => errors);
  if (broken !== undefined) throw new Error(`YAML: ${broken.message}`);
  const objects = documents.filter(({ contents }) => contents !== null).length;
  if (objects !== written) throw new Error(`${written} documents are written, ${objects} are read`);
  if (stdout.split('\n').filter((line) => line.startsWith('---')).length !== written) throw new Error('a document without its comment');
}

/** The reader takes its time. */
const LONGEST_STREAM = 300_000;

/** A hostile text that a page has as markup would be an element or a comment that no page of ours has. */
function readPage(stdout: string): void {
  const [markup] = /<(?:img|iframe|fuzz|b c=|a href="(?:javascript|https?:\/\/evil))[^>]{0,80}/i.exec(stdout) ?? [];
  if (markup !== undefined) throw new Error(`the page has the element ${markup}`);
  if (!stdout.trimEnd().endsWith('</html>')) throw new Error('the page has no end');
}

function readCommands(stdout: string): void {
  const lines = stdout.split('\n').filter((line) => line !== '');
  const commands = readWorkflowCommands(stdout);
  if (commands.length !== lines.length) throw new Error(`${lines.length} lines, ${commands.length} commands`);
  for (const { command, properties } of commands) {
    if (!['error', 'warning', 'notice'].includes(command)) throw new Error(`the command ${command}`);
    // A setting has no column.
    if (!/^file,line,(?:col,)?title$/.test(Object.keys(properties).join()))
      throw new Error(`the properties ${Object.keys(properties).join()}`);
  }
}

function characterProblems({ colors }: CaseFacts, format: string, { stdout, stderr }: Answer, kind: string): Problem[] {
  const shown = { stdout: colors && format === 'text' ? stdout.replaceAll(OWN_COLOURS, '') : stdout, stderr };
  return Object.entries(shown).flatMap(([stream, text]) => {
    const where = stream === 'stderr' ? `${kind.split(' ')[0]} stderr` : kind;
    const found: Problem[] = [];
    const raw = RAW.exec(text);
    if (raw !== null)
      found.push({
        promise: 'no-raw-character',
        where: `${where} U+${raw[0].codePointAt(0)?.toString(16)}`,
        detail: around(text, raw.index),
      });
    const command = (format === 'github' && stream === 'stdout' ? RUNNER_COMMANDS_IN_LINE : RUNNER_COMMANDS).exec(text);
    if (command !== null) found.push({ promise: 'no-runner-command', where, detail: around(text, command.index) });
    return found;
  });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
const OWN_COLOURS = /\u001b\[(?:1|2|22|31|32|33|36|39)m/g;
const RAW = /(?!\n)[\p{C}\p{DI}\p{Zl}\p{Zp}\u2800\u00a0]/u;
const RUNNER_COMMANDS = /^\s*::|##\w*\[/m;
const RUNNER_COMMANDS_IN_LINE = /##\w*\[/;

const around = (text: string, index: number): string => JSON.stringify(text.slice(Math.max(0, index - 200), index + 100));

function leakProblems({ secrets }: CaseFacts, format: string, answer: Answer, tokens: readonly string[], kind: string): Problem[] {
  const whole = `${answer.stdout}\n${answer.stderr}`;
  const leaks = tokens.flatMap((token) => forms(token).filter((form) => whole.includes(form)));
  const found: Problem[] = [];
  if (leaks[0] !== undefined) found.push({ promise: 'nothing-from-outside', where: kind, detail: around(whole, whole.indexOf(leaks[0])) });
  if (/^root:[^:\n]*:0:0:|root:x:0:0/m.test(whole))
    found.push({ promise: 'nothing-from-outside', where: `${kind} /etc/passwd`, detail: around(whole, whole.indexOf('root:')) });
  const report = reportOnly(format, answer);
  const form = firstShown(report, secrets);
  if (form !== undefined)
    found.push({ promise: 'no-secret', where: ruleAround(report, form) || kind, detail: around(report, report.indexOf(form)) });
  return found;
}

/** The form of one of the secrets that a text shows, or undefined. */
export function firstShown(text: string, secrets: readonly string[]): string | undefined {
  for (const secret of secrets) {
    const form = shownForm(text, secret);
    if (form !== undefined) return form;
  }
  return undefined;
}

/** A token may be cut at both ends, or be part of the base64 of a longer text. */
const forms = (token: string): string[] => [
  token.slice(0, 12),
  token.slice(-12),
  Buffer.from(token.slice(3, 18)).toString('base64').slice(0, 16),
];

/** Leaves out the objects that `build` gives, which are what is applied or installed. */
function reportOnly(format: string, { stdout, stderr }: Answer): string {
  if (format === 'yaml')
    return `${stdout
      .split('\n')
      .filter((line) => line.startsWith('#'))
      .join('\n')}\n${stderr}`;
  if (format !== 'json' || !stdout.includes('"kustomizations"')) return `${stdout}\n${stderr}`;
  try {
    const withoutObjects = (_: string, value: unknown): unknown =>
      typeof value === 'object' && value !== null && ('goesWithOwner' in value || 'releaseName' in value || isEntry(value))
        ? { ...value, objects: undefined, hooks: undefined }
        : value;
    return `${JSON.stringify(JSON.parse(stdout), withoutObjects)}\n${stderr}`;
  } catch {
    return `${stdout}\n${stderr}`;
  }
}

/** Whether a value is an entry folder with its objects. */
const isEntry = (value: object): boolean => Object.keys(value).join() === 'cluster,path,objects';

/** The last rule before the secret that the report names. */
function ruleAround(report: string, secret: string): string {
  const before = report.slice(Math.max(0, report.indexOf(secret) - 3000), report.indexOf(secret));
  const rules = [
    ...before.matchAll(
      /(?:reject|lossy|risk|advice) {2}([a-z-]+)|"rule(?:Id)?": ?"([a-z-]+)"|title=([a-z-]+)|(?:type|message)="([a-z-]+)"/g,
    ),
  ];
  return (
    rules
      .at(-1)
      ?.slice(1)
      .find((rule) => rule !== undefined) ?? ''
  );
}
