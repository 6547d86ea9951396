import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';

/** Comments about values, by the path of the value as JSON. */
export type ValueComments = ReadonlyMap<string, string>;

/** Returns the key of a path in {@link ValueComments}. */
export const commentKey = (path: readonly string[]): string => JSON.stringify(path);

const MAX_BYTES = 2 * 1024 * 1024;
const MAX_DEPTH = 60;

/**
 * Reads the comments of values.yaml that follow the convention of helm-docs: `# -- text` before the value. Values without such a text have
 * no comment. An unreadable file has no comments, because comments change no type.
 */
export function valueComments(text: string): ValueComments {
  const found = new Map<string, string>();
  if (text.length > MAX_BYTES || !text.includes('# --')) return found;
  try {
    const { contents } = parseDocument(text, { logLevel: 'silent', uniqueKeys: false, version: '1.1' });
    if (isMap(contents)) collect(contents, [], found);
  } catch {
    return new Map();
  }
  return found;
}

function collect(map: YAMLMap, path: readonly string[], found: Map<string, string>): void {
  if (path.length > MAX_DEPTH) return;
  for (const [index, { key, value }] of map.items.entries()) {
    if (!isScalar(key)) continue;
    const at = [...path, String(key.value)];
    // The parser assigns the comment before the first key to the map.
    const comment = documented(`${(index === 0 && map.commentBefore) || ''}\n${key.commentBefore ?? ''}`);
    if (comment !== undefined) found.set(commentKey(at), comment);
    if (isMap(value)) collect(value, at, found);
  }
}

/** Returns the text after the last `-- ` in a comment, without the notes of helm-docs and of schema generators. */
function documented(comment: string): string | undefined {
  const lines = comment.split('\n').map((line) => line.trim());
  const start = lines.findLastIndex((line) => line.startsWith('-- '));
  if (start < 0) return undefined;
  const end = lines.findIndex((line, index) => index > start && (line === '' || line.startsWith('@')));
  const text = lines.slice(start, end < 0 ? undefined : end).join(' ');
  // A type may precede the text: `-- (int) text`.
  return (
    text
      .slice(3)
      .trim()
      .replace(/^\([A-Za-z/ ]+\) /, '') || undefined
  );
}
