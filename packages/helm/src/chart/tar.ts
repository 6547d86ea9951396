import { type HelmError, loadError } from '../helm-error.ts';

/** An entry of a tar archive. */
export interface TarEntry {
  readonly name: string;
  /** A link or a device has no content of its own. */
  readonly kind: 'file' | 'folder' | 'other';
  readonly data: Uint8Array;
}

const BLOCK = 512;
const EMPTY = new Uint8Array(0);

/** Types of headers with properties of the next entry, or of all entries (`g`). */
const EXTENDED: ReadonlySet<string> = new Set(['x', 'g', 'L', 'K']);

/**
 * Yields the entries of a tar archive in memory. The tar libraries of npm read streams, but loading a chart must be synchronous. Supports
 * the formats that Go supports: ustar, PAX and the long names of GNU. Extended headers are not entries. Throws for a sparse file, whose
 * content is not the bytes of its entry.
 */
export function* tarEntries(archive: Uint8Array): Generator<TarEntry> {
  let offset = 0;
  let next: Overrides = {};
  while (offset + BLOCK <= archive.length) {
    const header = archive.subarray(offset, offset + BLOCK);
    offset += BLOCK;
    if (header.every((byte) => byte === 0)) return;
    checkSum(header);
    const type = String.fromCharCode(header[156] as number);
    const stated = numberIn(header, 124, 12);
    if (type === 'S') throw sparseError();
    const size = EXTENDED.has(type) ? stated : (next.size ?? stated);
    const data = archive.subarray(offset, offset + size);
    if (data.length < size) throw loadError('unexpected EOF');
    offset += Math.ceil(size / BLOCK) * BLOCK;
    if (EXTENDED.has(type)) {
      next = { ...next, ...overrides(type, data) };
      continue;
    }
    const name = next.name ?? headerName(header);
    next = {};
    yield { name, kind: kindOf(type, name), data: type === '0' || type === '\0' || type === '7' ? data : EMPTY };
  }
}

const sparseError = (): HelmError => loadError('a sparse file of GNU tar is not supported');

/** Properties of the next entry from an extended header. */
interface Overrides {
  readonly name?: string;
  readonly size?: number;
}

function overrides(type: string, data: Uint8Array): Overrides {
  if (type === 'L') return { name: textIn(data, 0, data.length) };
  if (type === 'K' || type === 'g') return {};
  const records = paxRecords(data);
  if ([...records.keys()].some((key) => key.startsWith('GNU.sparse.'))) throw sparseError();
  // As in Go, an empty value changes nothing.
  const [name, size] = [records.get('path') || undefined, records.get('size') || undefined];
  if (size !== undefined && !/^\d{1,15}$/.test(size)) throw loadError('archive/tar: invalid tar header');
  return { ...(name === undefined ? {} : { name }), ...(size === undefined ? {} : { size: Number(size) }) };
}

/** Reads the records of a PAX header: `LENGTH KEY=VALUE\n`. */
function paxRecords(data: Uint8Array): ReadonlyMap<string, string> {
  const records = new Map<string, string>();
  let offset = 0;
  while (offset < data.length) {
    const space = data.indexOf(0x20, offset);
    const length = Number(textIn(data, offset, space - offset));
    if (space < 0 || !Number.isInteger(length) || length <= 0 || offset + length > data.length)
      throw loadError('archive/tar: invalid tar header');
    const record = textIn(data, space + 1, offset + length - space - 2);
    const equals = record.indexOf('=');
    records.set(record.slice(0, equals), record.slice(equals + 1));
    offset += length;
  }
  return records;
}

function headerName(header: Uint8Array): string {
  const name = textIn(header, 0, 100);
  const prefix = textIn(header, 257, 6) === 'ustar' ? textIn(header, 345, 155) : '';
  return prefix === '' ? name : `${prefix}/${name}`;
}

function kindOf(type: string, name: string): TarEntry['kind'] {
  if (type === '5') return 'folder';
  if (type === '0' || type === '\0' || type === '7') return name.endsWith('/') ? 'folder' : 'file';
  return 'other';
}

/** Returns an octal number. If the first bit is set, the number is in base 256. */
function numberIn(header: Uint8Array, start: number, length: number): number {
  const first = header[start] as number;
  let value = 0;
  if (first & 0x80) {
    for (let index = start; index < start + length; index++)
      value = value * 256 + ((header[index] as number) & (index === start ? 0x7f : 0xff));
  } else {
    const text = textIn(header, start, length).trim();
    if (!/^[0-7]*$/.test(text)) throw loadError('archive/tar: invalid tar header');
    value = text === '' ? 0 : Number.parseInt(text, 8);
  }
  if (!Number.isSafeInteger(value)) throw loadError('archive/tar: invalid tar header');
  return value;
}

/** Rejects a header with a wrong checksum. */
function checkSum(header: Uint8Array): void {
  let sum = 0;
  for (let index = 0; index < BLOCK; index++) sum += index >= 148 && index < 156 ? 0x20 : (header[index] as number);
  if (sum !== numberIn(header, 148, 8)) throw loadError('archive/tar: invalid tar header');
}

const decoder = new TextDecoder();

/** Returns the text before the first NUL. */
function textIn(bytes: Uint8Array, start: number, length: number): string {
  const part = bytes.subarray(start, start + length);
  const end = part.indexOf(0);
  return decoder.decode(end < 0 ? part : part.subarray(0, end));
}
