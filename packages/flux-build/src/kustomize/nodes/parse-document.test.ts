import { describe, expect, test } from 'vitest';
import { nodeValue } from './node-value.ts';
import { parseDocument } from './parse-document.ts';
import { Refusal } from './refusal.ts';

const valueIn = (text: string): unknown => {
  const node = parseDocument(text);
  return node && nodeValue(node);
};

// Each was asked of kustomize-controller 1.9.4.
describe('YAML that is not written as usual', () => {
  test.each([
    ['a tab behind a dash', 'a:\n- \t\n  b: c\n'],
    ['a tab behind a colon of its own', '? a\n: \t\n  b: c\n'],
    ['an anchor that is not ASCII', 'a: &Ä b\nc: *Ä\n'],
    ['a directive of YAML 1.2', '%YAML 1.2\n---\na: b\n'],
    ['a question mark in plain text between brackets', 'a: [http://b?c=d]\n'],
    ['an anchor with a dot', 'a: &x.y b\nc: *x.y\n'],
  ])('is refused with %s', (_, text) => {
    expect(() => parseDocument(text)).toThrow(Refusal);
  });

  test.each<[string, string, unknown]>([
    ['with a colon behind an anchor', '&a: x\n', { '': 'x' }],
    [
      'with a folded text next to text that only go-yaml reads',
      'a: >\n  x\n    y\n  z\nb: "\\u2028"\nc: \u2028\n',
      { a: 'x\n\n  y\nz\n', b: '\u2028', c: null },
    ],
    ['with a tag and quotes next to text that only go-yaml reads', 'a: ! "5"\nb: "\\u2028"\n', { a: '5', b: '\u2028' }],
  ])('is read: %s', (_, text, value) => {
    expect(valueIn(text)).toEqual(value);
  });
});
