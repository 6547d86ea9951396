import { loadError } from '../helm-error.ts';
import type { ChartFile } from './chart.ts';
import { type ChartSpending, spendFile } from './chart-limits.ts';
import { tarEntries } from './tar.ts';

/** Returns the files of a chart archive, in the order of the archive. As in Helm, a link is an empty file. */
export function archiveFiles(archive: Uint8Array, spending: ChartSpending): readonly ChartFile[] {
  const files: ChartFile[] = [];
  for (const { name, kind, data } of tarEntries(unpacked(archive, spending))) {
    if (kind === 'folder') continue;
    const path = pathInChart(name);
    spendFile(spending, name, data.length);
    files.push({ name: path, data: withoutMark(data) });
  }
  if (files.length === 0) throw loadError('no files in chart archive');
  return files;
}

/** Unpacked bytes that are allowed for an archive of any size. */
const MIN_UNPACKED_BYTES = 4 * 1024 * 1024;

function unpacked(archive: Uint8Array, { limits, bytes }: ChartSpending): Uint8Array {
  if (archive.length > limits.archiveBytes) throw loadError(`chart archive is larger than the maximum size ${limits.archiveBytes}`);
  const left = limits.totalBytes - bytes;
  const most = Math.min(left, Math.max(MIN_UNPACKED_BYTES, archive.length * limits.ratio));
  try {
    // Headers and padding take space too, so the tar may be larger than its files. A chart in a folder does not load this Node module.
    return process.getBuiltinModule('node:zlib').gunzipSync(archive, { maxOutputLength: most + TAR_OVERHEAD });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw loadError(`gzip: ${gzipProblem(error.message)}`);
    if (most < left) throw loadError(`chart archive unpacks to more than ${limits.ratio} times its size`);
    throw loadError(`decompressed chart is larger than the maximum size ${limits.totalBytes}`);
  }
}

const TAR_OVERHEAD = 16 * 1024 * 1024;

const gzipProblem = (message: string): string => (message.includes('unexpected end') ? 'unexpected EOF' : 'invalid header');

/** Returns the path below the folder of the chart, which is the first part of the name. Rejects a path that leaves it. */
function pathInChart(name: string): string {
  const separator = name.includes('\\') ? '\\' : '/';
  const [first, ...rest] = name.split(separator);
  const joined = rest.join('/');
  if (joined.startsWith('/')) throw loadError('chart illegally contains absolute paths');
  const path = cleanPath(joined);
  if (path === '.') throw loadError(`chart illegally contains content outside the base directory: ${JSON.stringify(name)}`);
  if (path.startsWith('..')) throw loadError('chart illegally references parent directory');
  if (/^[a-zA-Z]:\//.test(path)) throw loadError('chart contains illegally named files');
  if (first === 'Chart.yaml') throw loadError('chart yaml not in base directory');
  return path;
}

/** Returns the shortest equivalent of a relative path, like Go's `path.Clean`. */
function cleanPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.length === 0 ? '.' : parts.join('/');
}

/** Removes a byte-order mark. */
export const withoutMark = (data: Uint8Array): Uint8Array =>
  data[0] === 0xef && data[1] === 0xbb && data[2] === 0xbf ? data.subarray(3) : data;
