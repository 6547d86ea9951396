import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API, type Diagnostic } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const config = join(root, 'packages/eks/tsconfig.json');
/** A file whose comments quote the message for the next line, so that the type check of the repository accepts it. */
const MISTAKES = join(root, 'packages/eks/test/mistakes.ts');

test('the last line of each message of the compiler is the one that the mistake quotes', () => {
  const text = readFileSync(MISTAKES, 'utf8');
  const lines = text.split('\n');
  const quoted = lines.map((line) => /^\s*\/\/ @ts-expect-error (.*)$/.exec(line)?.[1]);
  const wrong = diagnosticsOf(withoutComments(text)).flatMap((diagnostic) => {
    const line = text.slice(0, diagnostic.pos).split('\n').length;
    const message = lastLine(diagnostic);
    const expected = quoted[line - 2];
    return expected !== undefined && isQuoted(message, expected) ? [] : [{ line, source: lines[line - 1]?.trim(), message, expected }];
  });
  expect(quoted.filter((message) => message !== undefined).length).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
});

/** Returns the errors of the compiler in `MISTAKES` when it has `text`. */
function diagnosticsOf(text: string): readonly Diagnostic[] {
  const api = new API({ cwd: root, fs: { readFile: (file) => (file === MISTAKES ? text : undefined) } });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error(`${config} is not a project`);
    return project.program.getSemanticDiagnostics(MISTAKES);
  } finally {
    api.close();
  }
}

/** Returns `text` with spaces instead of comments, so that no error is expected and each position is the same. */
const withoutComments = (text: string): string => text.replace(/^\s*\/\/.*$/gm, (comment) => ' '.repeat(comment.length));

const lastLine = ({ text, messageChain }: Diagnostic): string => {
  const next = messageChain?.at(-1);
  return next === undefined ? text : lastLine(next);
};

/** Returns whether `message` is `quoted`, where `…` in `quoted` is any text. */
function isQuoted(message: string, quoted: string): boolean {
  const [start = '', end] = quoted.split('…');
  return end === undefined ? message === quoted : message.startsWith(start) && message.endsWith(end);
}
