import { writeSync } from 'node:fs';

/**
 * Writes the complete `text` to the open file `descriptor`, or throws the reason of the failure. A disk may accept only a part, and a
 * full pipe returns EAGAIN. A reader that stops early (`slipway check | head`) is not an error: the rest is dropped.
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

/** Milliseconds until a full pipe is retried. */
const PAUSE = 5;
