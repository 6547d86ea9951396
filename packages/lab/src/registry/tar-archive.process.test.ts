import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tarGzip } from './tar-archive.ts';

/** Returns the files that the system's tar extracts from an archive. */
function extracted(files: Readonly<Record<string, string | Uint8Array>>): Record<string, string> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-tar-'));
  try {
    writeFileSync(join(directory, 'archive.tgz'), tarGzip(files));
    execFileSync('tar', ['-xzf', 'archive.tgz'], { cwd: directory });
    return Object.fromEntries(Object.keys(files).map((path) => [path, readFileSync(join(directory, path)).toString('base64')]));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

test('the system’s tar reads back any content', () => {
  const content = fc.uint8Array({ maxLength: 1500 });
  const property = fc.property(fc.array(content, { minLength: 1, maxLength: 4 }), (contents) => {
    const files = Object.fromEntries(contents.map((data, index) => [`folder/${index}.bin`, data]));
    const expected = Object.fromEntries(Object.entries(files).map(([path, data]) => [path, Buffer.from(data).toString('base64')]));
    expect(extracted(files)).toEqual(expected);
  });
  fc.assert(property, { numRuns: 10 });
});

test('long paths are split, and too long ones refused', () => {
  const path = `${'a'.repeat(90)}/${'b'.repeat(60)}/${'c'.repeat(90)}.yaml`;
  expect(extracted({ [path]: 'x' })).toEqual({ [path]: Buffer.from('x').toString('base64') });
  expect(() => tarGzip({ ['a'.repeat(101)]: '' })).toThrow(RangeError);
});

test('the same files give the same bytes', () => {
  expect(tarGzip({ a: '1', b: '2' }).equals(tarGzip({ a: '1', b: '2' }))).toBe(true);
});
