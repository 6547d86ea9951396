import { readYaml } from '@slipway/manifest';
import { holdsSecret } from './confidential.ts';
import { looksLikeCredential } from './credential-text.ts';

/** Which lines of a text may be shown; numbers from 1, as those of findings. */
export type MayShow = (line: number) => boolean;

/**
 * Returns which lines of a YAML text may be shown around a finding. These are not shown:
 * - documents with a Secret or a credential anywhere, with their comments.
 * - documents that do not parse and may contain one.
 * - the part that a `---` in the middle of a hidden document cuts off.
 * - lines that look like a credential themselves.
 *
 * A document is read when one of its lines is first needed, and only if it may have a secret. A document for which `isHarmless` returns
 * true, by its text, is not read.
 */
export function confidentialLines(text: string, isHarmless?: IsHarmless): MayShow {
  return mayShowOf(text.split(LINE_END), isHarmless);
}

/** The lines of a text by number, from 1; undefined for one that does not exist, or that may show a secret. */
export type ShownLines = (line: number) => string | undefined;

/**
 * Returns the lines of a YAML text that may be shown, by the rules of `confidentialLines`. A byte-order mark is not part of a line. A text
 * that is not available, or of more than 16 Mi characters, has no lines: they need many times the memory of the text.
 */
export function shownLines(text = '', isHarmless?: IsHarmless): ShownLines {
  if (text.length > LARGEST_TEXT) return () => undefined;
  const lines = text.split(LINE_END);
  const mayShow = mayShowOf(lines, isHarmless);
  return (line) => (mayShow(line) ? (line === 1 ? lines[0]?.replace(/^\ufeff/, '') : lines[line - 1]) : undefined);
}

const LARGEST_TEXT = 16 * 2 ** 20;

/** What ends a line for the YAML reader, whose positions findings have. */
const LINE_END = /\r\n|[\n\r]/;

type IsHarmless = (document: string) => boolean;

function mayShowOf(lines: readonly string[], isHarmless: IsHarmless = () => false): MayShow {
  const documents = new Map<number, boolean>();
  const answers = new Map<number, boolean>();
  /** Returns the document with the line at `index`, and the documents before it that it may continue, up to one with a known answer. */
  const mayShowDocument = (index: number): boolean => {
    const undecided: number[] = [];
    let mayShow = true;
    for (let at = index; at >= 0 && mayShow; ) {
      const { start, end } = documentAround(lines, at);
      const known = documents.get(start);
      const document = known === undefined ? `${lines.slice(start, end).join('\n')}${end < lines.length ? '\n' : ''}` : '';
      mayShow = known ?? (isHarmless(document) || !isHidden(document));
      undecided.push(start);
      if (known !== undefined || saysWhatItIs(document)) break;
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

/** Indexes of the first line, and of that after the last, of the document with the line at `index`: `---` ends any value that is open. */
function documentAround(lines: readonly string[], index: number): { readonly start: number; readonly end: number } {
  let start = Math.min(index, lines.length - 1);
  while (start > 0 && !beginsDocument(lines[start])) start--;
  let end = start + 1;
  while (end < lines.length && !beginsDocument(lines[end])) end++;
  return { start, end };
}

const beginsDocument = (line: string | undefined): boolean => line !== undefined && /^---(?:[ \t]|$)/.test(line);

/** Returns whether a document has apiVersion and kind. One without them is not an object, and may be the rest of the one before it. */
const saysWhatItIs = (document: string): boolean => /(?:apiVersion|kind)["']?\s*:/.test(document);

/** Returns whether a text could hold a secret in some way; most hold none of these words, and no escapes behind which they may be. */
export const hintsAtSecret = (text: string): boolean =>
  /secret|passw|passphrase|token|key|credential|connection|dsn|pwd|\\/i.test(text) || looksLikeCredential(text);

/** Returns whether an unreadable text may have a secret. Otherwise its lines may be shown. */
export const mentionsSecret = (text: string): boolean => SECRET_WORDS.test(text) || looksLikeCredential(text);

/** Words of the names of fields that hold secrets, as `isNamedCredential` and `isConfidentialField` have them. */
const SECRET_WORDS =
  /secret|stringdata|passw|passphrase|token|(?:api|access|private|account|auth|encryption|signing|signature|license|service|routing|integration|hmac|shared|master|session|cookie|app|jwt|admin)[-_. ]?key|client-key-data|credential|connection[-_.]?string|dsn|pwd|htpasswd|webhook/i;

/** Returns whether a comment speaks of a secret: it may hold a former one, or a whole Secret. */
export const holdsSecretComment = (text: string): boolean =>
  text.split(/[\n\r\u2028\u2029]/).some((line) => {
    const at = line.search(/(?:^|\s)#/);
    return at >= 0 && SECRET_COMMENT.test(line.slice(at));
  });

const SECRET_COMMENT = /secret|stringdata|passw|passphrase|token|(?:api|access|private)[-_ ]?key/i;

/** For one document, or for the text before the first one. */
function isHidden(text: string): boolean {
  if (!hintsAtSecret(text)) return false;
  const { documents, findings } = readYaml(text, '');
  const isUnread = documents.length === 0 || findings.some(({ rule }) => UNREAD.has(rule));
  return (isUnread && mentionsSecret(text)) || documents.some(({ value }) => holdsSecret(value));
}

/** A comment at the end of a line is not part of a value. */
const isHiddenLine = (line: string): boolean => looksLikeCredential(line) || holdsSecretComment(line);

/** After these a document is left out, or is less than its text. */
const UNREAD: ReadonlySet<string> = new Set(['yaml-syntax', 'too-deep', 'too-large', 'alias-bomb', 'duplicate-key']);
