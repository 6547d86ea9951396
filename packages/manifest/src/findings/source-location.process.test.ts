import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { inheritLocation, locationOf, rememberLocation } from './source-location.ts';

/** As the `define…` functions of content packages do it. */
function defineThing<T extends object>(spec: T): T {
  return rememberLocation({ ...spec }, defineThing);
}

const lineOf = (marker: string, source: string): number => source.split('\n').findIndex((line) => line.includes(marker)) + 1;

describe('the location of a definition', () => {
  test('is the line and column of the call of define, under vitest', () => {
    const here = new Error('here').stack?.match(/source-location\.process\.test\.ts[^:]*:(\d+):/)?.[1];
    const thing = defineThing({ name: 'a' });
    expect(locationOf(thing)).toEqual({ file: import.meta.filename, line: Number(here) + 1, column: 19 });
  });

  test('is found when helpers are between define and its caller', () => {
    const nested = (): object => defineThing({ name: 'b' });
    expect(locationOf(nested())?.file).toBe(import.meta.filename);
  });

  test('never enters the value', () => {
    const thing = defineThing({ name: 'a' });
    expect(Reflect.ownKeys(thing)).toEqual(['name']);
    expect(JSON.stringify(thing)).toBe('{"name":"a"}');
  });

  test('keeps the first location, and passes it on to values created from the definition', () => {
    const thing = defineThing({ name: 'a' });
    const first = locationOf(thing);
    rememberLocation(thing, defineThing);
    expect(locationOf(thing)).toBe(first);
    expect(locationOf(inheritLocation({}, thing))).toBe(first);
    expect(locationOf(inheritLocation({}, {}))).toBeUndefined();
  });
});

describe('under plain Node', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slipway location ü '));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the location is right in a TypeScript file whose path needs escapes in a URL', () => {
    const source = [
      `import { locationOf, rememberLocation } from ${JSON.stringify(join(import.meta.dirname, 'source-location.ts'))};`,
      'interface Spec { readonly name: string }',
      'const define = (spec: Spec): Spec => rememberLocation({ ...spec }, define);',
      '',
      'const spec: Spec =',
      '  define({ name: "MARK" });',
      'console.log(JSON.stringify(locationOf(spec)));',
      '',
    ].join('\n');
    const file = join(folder, 'cluster.ts');
    writeFileSync(file, source);
    expect(JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8' }))).toEqual({
      file,
      line: lineOf('MARK', source),
      column: 3,
    });
  });
});
