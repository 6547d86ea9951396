import { utf16Text } from '@slipway/manifest';
import type { FileTree } from '../../file-tree.ts';
import { Refusal } from '../nodes/refusal.ts';

/**
 * Returns the text of a YAML file, or undefined when it does not exist. As YAML specifies, the text is UTF-8, or UTF-16 with a byte-order
 * mark. Throws a `Refusal` for any other bytes.
 */
export function manifestText(tree: FileTree, path: string): string | undefined {
  const text = decodedText(tree, path);
  if (text === undefined || !text.includes(REPLACEMENT)) return text;
  const bytes = tree.bytes?.(path);
  if (bytes === undefined || utf16Text(bytes) !== undefined || Buffer.from(text, 'utf8').equals(bytes)) return text;
  const line = text.slice(0, text.indexOf(REPLACEMENT)).split('\n').length;
  throw new Refusal({ reason: 'invalid-utf-8', message: `line ${line} has bytes that are not UTF-8`, file: path, line });
}

/** Returns the text of a YAML file like `manifestText`, but with replacement characters for invalid bytes. */
export function decodedText(tree: FileTree, path: string): string | undefined {
  const text = tree.read(path);
  if (text === undefined || !text.startsWith(REPLACEMENT)) return text;
  return utf16Text(tree.bytes?.(path) ?? new Uint8Array()) ?? text;
}

/** The character that the decoder writes for invalid bytes. */
const REPLACEMENT = '\ufffd';

/** Returns why a path is not in a tree although its source has it: `: a is a symbolic link, …`; empty when that is unknown. */
export function absenceText(tree: FileTree, path: string): string {
  const longest = Math.min(path.length, MAX_PATH_LENGTH);
  for (let end = path.indexOf('/'); ; end = path.indexOf('/', end + 1)) {
    const at = end === -1 ? path : path.slice(0, end);
    if (at.length > longest) return '';
    const why = tree.absence?.(at);
    if (why !== undefined) return `: ${at} ${why}`;
    if (end === -1) return '';
  }
}

/** In characters: no system has longer paths, but a manifest can contain a path of megabytes. */
const MAX_PATH_LENGTH = 4096;
