import { describe, expect, test } from 'vitest';
import { readDocuments } from './read-documents.ts';
import { Refusal } from './refusal.ts';

function lineOf(text: string): number | undefined {
  try {
    readDocuments(text);
  } catch (error) {
    if (error instanceof Refusal) return error.problem.line;
    throw error;
  }
  return undefined;
}

describe('the line of what is not YAML is that of the file', () => {
  const good = '# comment\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n';
  const bad = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: b}\ndata:\n  a: b: c\n';

  test.each([
    ['the first document', bad, 5],
    ['the second', `${good}---\n${bad}`, 10],
    ['the third, behind an empty one', `${good}---\n---  # nothing\n${bad}`, 11],
    ['one behind the first marker', `---\n${good}---\n${bad}`, 11],
    ['one with the line ends of Windows', `${good}---\n${bad}`.replaceAll('\n', '\r\n'), 10],
  ])('%s', (_name, text, line) => expect(lineOf(text)).toBe(line));
});
