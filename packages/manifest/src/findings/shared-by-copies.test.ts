import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import * as own from '../index.ts';

const state = join(import.meta.dirname, '../../../../.slipway');
mkdirSync(state, { recursive: true });
const folder = mkdtempSync(join(state, 'copy-of-manifest-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(join(import.meta.dirname, '..'), folder, { recursive: true });

const other = (): Promise<typeof own> => import(pathToFileURL(join(folder, 'index.ts')).href);

test('another copy of the package finds the location of a definition', async () => {
  const copy = await other();
  expect(copy.locationOf).not.toBe(own.locationOf);
  const define = (): object => own.rememberLocation({}, define);
  const value = define();
  expect(copy.locationOf(value)).toEqual(own.locationOf(value));
  expect(own.locationOf(value)?.file).toMatch(/shared-by-copies\.test\.ts$/);
  expect(own.locationOf(copy.inheritLocation({}, value))).toEqual(own.locationOf(value));
});

test('another copy recognises the errors of definitions, and no other error', async () => {
  const copy = await other();
  expect(copy.DefinitionError).not.toBe(own.DefinitionError);
  expect(new copy.DefinitionError([])).toBeInstanceOf(own.DefinitionError);
  expect(new copy.LimitError('objects', 1)).toBeInstanceOf(own.LimitError);
  expect(new own.LimitError('objects', 1)).toBeInstanceOf(copy.LimitError);
  for (const value of [new copy.LimitError('objects', 1), new Error('other'), { name: 'DefinitionError', findings: [] }, 'text', undefined])
    expect(value).not.toBeInstanceOf(own.DefinitionError);
});
