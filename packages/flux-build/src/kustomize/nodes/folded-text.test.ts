import { expect, test } from 'vitest';
import { refolded } from './folded-text.ts';

// Measured with kustomize-controller 1.9.4.
test.each([
  ['one paragraph is kept', 'x y\n', 'x y\n'],
  ['paragraphs stay', 'p q\nr\n', 'p q\nr\n'],
  ['a line that is indented further gets an empty line before it', 'x\n  y\nz\n', 'x\n\n  y\nz\n'],
  ['line ends that are kept become more', 'x\ny\n\n', 'x\ny\n\n\n'],
  ['text that begins with a blank is joined', '  x\ny\nz', '  x\ny z'],
  ['text that needs quotes is kept', 'x \ny\n', 'x \ny\n'],
  ['text of one line is kept', 'x', 'x'],
])('%s', (_, text, expected) => {
  expect(refolded(text)).toBe(expected);
});
