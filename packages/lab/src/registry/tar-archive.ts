import { gzipSync } from 'node:zlib';

/** A gzipped tar archive (ustar, POSIX.1-1988) of files by path, with the same bytes for the same files. */
export function tarGzip(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  return gzipSync(tar(files));
}

/** Returns the archive without compression. Paths longer than 100 bytes are split at a `/`. Longer than 256 bytes throws RangeError. */
export function tar(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const entries = Object.entries(files).flatMap(([path, content]) => {
    const data = Buffer.from(content);
    return [header(path, data.length), data, Buffer.alloc((BLOCK - (data.length % BLOCK)) % BLOCK)];
  });
  return Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]);
}

const BLOCK = 512;
const CHECKSUM = 148;

function header(path: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const { name, prefix } = splitPath(path);
  const octal = (value: number, width: number): string => `${value.toString(8).padStart(width - 1, '0')}\0`;
  block.write(name, 0);
  block.write(octal(0o644, 8), 100);
  block.write(octal(0, 8), 108); // owner
  block.write(octal(0, 8), 116); // group
  block.write(octal(size, 12), 124);
  block.write(octal(0, 12), 136); // time of change
  block.fill(' ', CHECKSUM, CHECKSUM + 8); // counts as blanks
  block.write('0', 156); // a regular file
  block.write('ustar\u000000', 257);
  block.write(prefix, 345);
  block.write(
    `${octal(
      block.reduce((sum, byte) => sum + byte, 0),
      7,
    )} `,
    CHECKSUM,
  );
  return block;
}

function splitPath(path: string): { readonly name: string; readonly prefix: string } {
  if (Buffer.byteLength(path) <= 100) return { name: path, prefix: '' };
  for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
    const [prefix, name] = [path.slice(0, slash), path.slice(slash + 1)];
    if (Buffer.byteLength(name) <= 100 && Buffer.byteLength(prefix) <= 155 && name) return { name, prefix };
  }
  throw new RangeError(`${path} is too long for a tar archive`);
}
