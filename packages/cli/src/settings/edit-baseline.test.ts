import { expect, it } from 'vitest';
import { type BaselineEntry, editBaseline } from './edit-baseline.ts';

const entry = (object: string): BaselineEntry => ({ rule: 'unknown-field', object, reason: 'known' });
const line = (object: string): string => `  - rule: unknown-field\n    object: ${object}\n    reason: known\n`;

it('inserts entries in order between those of people, in any order', () => {
  const text = `allow:\n${['c', 'a', 'd'].map(line).join('')}`;
  const added = ['b', 'bb', 'e'].map(entry);
  expect(editBaseline(text, new Set([1]), added)).toBe(`allow:\n${['b', 'bb', 'c', 'd', 'e'].map(line).join('')}`);
});

it('compares an entry with few of the others', () => {
  const names = (letter: string): string[] => Array.from({ length: 100 }, (_, index) => `${letter}${index}`);
  let reads = 0;
  const counted = (object: string): BaselineEntry => ({
    ...entry(object),
    get rule() {
      reads += 1;
      return 'unknown-field';
    },
  });
  const added = names('b').sort().map(counted);
  const edited = editBaseline(`allow:\n${names('a').map(line).join('')}`, new Set(), added) ?? '';
  expect(edited.split('- rule:')).toHaveLength(201);
  expect(reads).toBeLessThan(1000); // Each with each would be 10,000
});

it('does not edit a text that the readers of YAML reject', () => {
  expect(editBaseline(`allow:\n  - reason: ${'['.repeat(600)}${']'.repeat(600)}\n`, new Set(), [entry('a')])).toBeUndefined();
  expect(editBaseline('allow: 3\n', new Set(), [entry('a')])).toBeUndefined();
});
