import { writeSync } from 'node:fs';

/**
 * Writes `text` to the open file `descriptor` as a whole, or throws why it could not: a disk may take a part only, and a
 * pipe that is full says EAGAIN. A reader that has seen enough (`slipway check | head`) is not an error: the rest is dropped.
 */
export function writeAll(descriptor: number, text: string, write: typeof writeSync = writeSync): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) {
    try {
      done += write(descriptor, bytes, done, bytes.length - done);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EPIPE') return;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}

/** Milliseconds until a full pipe is tried again. */
const PAUSE = 5;
