import { getPointer, readYaml } from '@slipway/manifest';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldOf } from './fields.ts';
import { readDocuments } from './read-documents.ts';
import { Refusal } from './refusal.ts';
import type { YamlNode } from './yaml-node.ts';

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

describe('a document has the number that the reader of positions gives it', () => {
  const object = (name: string): string => `kind: ConfigMap\nmetadata:\n  name: ${name}\ndatta: {}\n`;
  const numbersIn = (text: string): readonly unknown[] =>
    readDocuments(text).map(({ node, index }) => [fieldOf(fieldOf(node, 'metadata') as YamlNode, 'name')?.value, index]);

  /** Each object with the number of its document, and the lines of its wrong field by that number and by the text. */
  function positionsIn(text: string): readonly unknown[] {
    const documents = readYaml(text, 'a.yaml').documents.filter(({ value }) => typeof value === 'object' && value !== null);
    return documents.map(({ index, value, positionOf }) => [getPointer(value, '/metadata/name'), index, positionOf('/datta').line]);
  }
  function linesIn(text: string): readonly number[] {
    return text.split('\n').flatMap((line, index) => (line.startsWith('datta:') ? [index + 1] : []));
  }

  const line = fc.constantFrom('', '  ', '# licence', '  # indented', '---', '--- # empty');
  const prefix = fc.record({
    mark: fc.constantFrom('', '\ufeff'),
    before: fc.array(line, { maxLength: 6 }),
    between: fc.array(line, { maxLength: 4 }),
    windows: fc.boolean(),
    isMarked: fc.boolean(),
  });

  test('for any comments, blank lines, empty documents, line ends and byte-order mark before it', () => {
    fc.assert(
      fc.property(prefix, ({ mark, before, between, windows, isMarked }) => {
        const head = [...before, ...(isMarked ? ['---'] : [])].map((each) => `${each}\n`).join('');
        const unix = `${mark}${head}${object('a')}${between.map((each) => `${each}\n`).join('')}---\n${object('b')}`;
        const text = windows ? unix.replaceAll('\n', '\r\n') : unix;
        const positions = positionsIn(text);
        expect(numbersIn(text)).toEqual(positions.map((each) => (each as unknown[]).slice(0, 2)));
        expect(positions.map((each) => (each as unknown[])[2])).toEqual(linesIn(text));
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['comments before the first marker', `# a licence\n\n---\n${object('a')}---\n${object('b')}`, [0, 1]],
    ['an empty first document', `---\n---\n${object('a')}---\n---\n${object('b')}`, [1, 3]],
  ])('%s', (_name, text, numbers) => expect(numbersIn(text).map((each) => (each as unknown[])[1])).toEqual(numbers));
});
