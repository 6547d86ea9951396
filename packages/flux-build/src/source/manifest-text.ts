import type { FileTree } from '../file-tree.ts';
import { Refusal } from '../kustomize/nodes/refusal.ts';

/**
 * Text of a YAML file; undefined when there is none. As in YAML's own rules it is UTF-8, or UTF-16 with a byte-order mark; other bytes
 * are refused, wherever they stand.
 */
export function manifestText(tree: FileTree, path: string): string | undefined {
  const text = tree.read(path);
  if (text === undefined || !text.includes(REPLACEMENT)) return text;
  const bytes = tree.bytes?.(path);
  if (bytes === undefined || Buffer.from(text, 'utf8').equals(bytes)) return text;
  const encoding = UTF_16.find(([first, second]) => bytes[0] === first && bytes[1] === second)?.[2];
  if (encoding !== undefined) return new TextDecoder(encoding).decode(bytes);
  const line = text.slice(0, text.indexOf(REPLACEMENT)).split('\n').length;
  throw new Refusal({ reason: 'invalid-utf-8', message: `line ${line} has bytes that are no UTF-8`, file: path, line });
}

/** What stands in a text for bytes that are none. */
const REPLACEMENT = '\ufffd';

const UTF_16 = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
] as const;

/** Why a path is not in a tree although it is where the tree comes from: `: a is a symbolic link, …`; empty when nobody knows. */
export function absenceText(tree: FileTree, path: string): string {
  const parts = path.split('/');
  for (let length = 1; length <= parts.length; length++) {
    const at = parts.slice(0, length).join('/');
    const why = tree.absence?.(at);
    if (why !== undefined) return `: ${at} ${why}`;
  }
  return '';
}
