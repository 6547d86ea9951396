import { readYaml } from '@slipway/manifest';
import { containsSecret } from './confidential.ts';
import { looksLikeCredential } from './credential-text.ts';

/** Returns whether a line of a text may be shown. Numbers count from 1, as in findings. */
export type MayShow = (line: number) => boolean;

/**
 * Decides which lines of a YAML text may be shown around a finding. These are not shown:
 * - documents with a Secret or a credential anywhere, with their comments.
 * - documents that do not parse and may contain one.
 * - the part after a `---` in the middle of a hidden document.
 * - lines that look like a credential themselves.
 *
 * A document is read when one of its lines is first needed, and only if it may have a secret. A document for whose text `isHarmless`
 * returns true is not read.
 */
export function confidentialLines(text: string, isHarmless?: IsHarmless): MayShow {
  return mayShowOf(text.split(LINE_END), isHarmless);
}

/** Returns a line of a text by its number, from 1; undefined for a line that does not exist, or that may show a secret. */
export type ShownLines = (line: number) => string | undefined;

/**
 * Returns the lines of a YAML text that may be shown, by the rules of `confidentialLines`. A byte-order mark is not part of a line. A text
 * that is not available, or of more than 16 Mi characters, has no lines, because they need much more memory than the text.
 */
export function shownLines(text = '', isHarmless?: IsHarmless): ShownLines {
  if (text.length > MAX_TEXT_LENGTH) return () => undefined;
  const lines = text.split(LINE_END);
  const mayShow = mayShowOf(lines, isHarmless);
  return (line) => (mayShow(line) ? (line === 1 ? lines[0]?.replace(/^\ufeff/, '') : lines[line - 1]) : undefined);
}

const MAX_TEXT_LENGTH = 16 * 2 ** 20;

/** Line ends of the YAML reader, which decides the positions of findings. */
const LINE_END = /\r\n|[\n\r]/;

type IsHarmless = (document: string) => boolean;

function mayShowOf(lines: readonly string[], isHarmless: IsHarmless = () => false): MayShow {
  const documents = new Map<number, boolean>();
  const answers = new Map<number, boolean>();
  /** Checks the document with the line at `index`, and earlier documents that it may continue, up to one with a known result. */
  const mayShowDocument = (index: number): boolean => {
    const undecided: number[] = [];
    let mayShow = true;
    for (let at = index; at >= 0 && mayShow; ) {
      const { start, end } = documentAround(lines, at);
      const known = documents.get(start);
      const document = known === undefined ? `${lines.slice(start, end).join('\n')}${end < lines.length ? '\n' : ''}` : '';
      mayShow = known ?? (isHarmless(document) || !isHidden(document));
      undecided.push(start);
      if (known !== undefined || hasTypeFields(document)) break;
      at = start - 1;
    }
    for (const start of undecided) documents.set(start, mayShow);
    return mayShow;
  };
  return (line) => {
    const known = answers.get(line);
    if (known !== undefined) return known;
    const answer = mayShowDocument(line - 1) && !isHiddenLine(lines[line - 1] ?? '');
    answers.set(line, answer);
    return answer;
  };
}

/**
 * Returns the indexes of the first line, and of that after the last line, of the document with the line at `index`. A `---` ends any open
 * value.
 */
function documentAround(lines: readonly string[], index: number): { readonly start: number; readonly end: number } {
  let start = Math.min(index, lines.length - 1);
  while (start > 0 && !beginsDocument(lines[start])) start--;
  let end = start + 1;
  while (end < lines.length && !beginsDocument(lines[end])) end++;
  return { start, end };
}

const beginsDocument = (line: string | undefined): boolean => line !== undefined && /^---(?:[ \t]|$)/.test(line);

/**
 * Returns whether a document has apiVersion and kind. A document without them is not an object, and may be the rest of the previous one.
 */
const hasTypeFields = (document: string): boolean => /(?:apiVersion|kind)["']?\s*:/.test(document);

/** Returns whether a text could contain a secret. Most texts have none of these words, and no escapes that may hide them. */
export const hintsAtSecret = (text: string): boolean =>
  /secret|passw|passphrase|token|key|credential|connection|dsn|pwd|\\/i.test(text) || looksLikeCredential(text);

/** Returns whether an unreadable text may have a secret. If not, its lines may be shown. */
export const mentionsSecret = (text: string): boolean => SECRET_WORDS.test(text) || looksLikeCredential(text);

/** Words in names of fields with secrets, as in `isNamedCredential` and `isConfidentialField`. */
const SECRET_WORDS =
  /secret|stringdata|passw|passphrase|token|(?:api|access|private|account|auth|encryption|signing|signature|license|service|routing|integration|hmac|shared|master|session|cookie|app|jwt|admin)[-_. ]?key|client-key-data|credential|connection[-_.]?string|dsn|pwd|htpasswd|webhook/i;

/** Returns whether a comment mentions a secret: it may contain a former one, or a whole Secret. */
export const containsSecretComment = (text: string): boolean =>
  text.split(/[\n\r\u2028\u2029]/).some((line) => {
    const at = line.search(/(?:^|\s)#/);
    return at >= 0 && SECRET_COMMENT.test(line.slice(at));
  });

const SECRET_COMMENT = /secret|stringdata|passw|passphrase|token|(?:api|access|private)[-_ ]?key/i;

/** Returns whether one document, or the text before the first one, is hidden. */
function isHidden(text: string): boolean {
  if (!hintsAtSecret(text)) return false;
  const { documents, findings } = readYaml(text, '');
  const isUnread = documents.length === 0 || findings.some(({ rule }) => UNREAD.has(rule));
  return (isUnread && mentionsSecret(text)) || documents.some(({ value }) => containsSecret(value));
}

/** Removes a comment at the end of a line, which is not part of a value. */
const isHiddenLine = (line: string): boolean => looksLikeCredential(line) || containsSecretComment(line);

/** Rules after which a document is left out, or has less content than its text. */
const UNREAD: ReadonlySet<string> = new Set(['yaml-syntax', 'too-deep', 'too-large', 'alias-bomb', 'duplicate-key']);
