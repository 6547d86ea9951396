import type { writeSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeAll } from './write-all.ts';

/**
 * Creates a file that answers each write in turn: it accepts a number of bytes, or fails with a code. After the last answer it accepts
 * everything.
 */
function makeFile(answers: readonly (number | string)[]) {
  const taken: Uint8Array[] = [];
  const rest = [...answers];
  const write = (_: number, bytes: Uint8Array, offset: number, length: number): number => {
    const answer = rest.shift() ?? length;
    if (typeof answer === 'string') throw Object.assign(new Error(answer), { code: answer });
    taken.push(bytes.slice(offset, offset + Math.min(answer, length)));
    return Math.min(answer, length);
  };
  return { write: write as typeof writeSync, text: () => Buffer.concat(taken).toString('utf8') };
}

const text = 'ünder a full moon\n'.repeat(100);

describe('writeAll', () => {
  it('goes on after a short write, in the middle of a character too', () => {
    const file = makeFile([1, 7, 0, 300]);
    writeAll(1, text, file.write);
    expect(file.text()).toBe(text);
  });

  it('waits for a pipe that is full', () => {
    const file = makeFile(['EAGAIN', 10, 'EAGAIN', 'EAGAIN']);
    writeAll(1, text, file.write);
    expect(file.text()).toBe(text);
  });

  it('drops the rest when the reader has gone', () => {
    const file = makeFile([10, 'EPIPE', 10]);
    writeAll(1, text, file.write);
    expect(file.text()).toHaveLength(9);
  });

  it('throws when the disk is full', () => {
    expect(() => writeAll(1, text, makeFile([10, 'ENOSPC']).write)).toThrow('ENOSPC');
  });
});
