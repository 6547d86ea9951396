import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutations } from '../mutations/mutations.ts';
import { root } from '../scratch-copy.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('each of the known failures has a guard and a test', () => {
  expect(mutations.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, index) => `F${index + 1}`));
});

// `npm run mutations` shows that the test fails without the guard.
test.each(mutations.map((mutation) => [`${mutation.id}: ${mutation.failure}`, mutation] as const))(
  '%s',
  (_, { edits, test: { file, name } }) => {
    for (const { file: source, guard } of edits) expect([source, read(source).split(guard).length - 1]).toEqual([source, 1]);
    expect(read(file)).toContain(name.replace(' its line', ' %s'));
  },
);
