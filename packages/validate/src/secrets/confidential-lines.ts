import { readYaml, type YamlStream } from '@slipway/manifest';
import { holdsSecret } from './confidential.ts';
import { looksLikeCredential } from './credential-text.ts';

/** Which lines of a text may be shown; numbers from 1, as those of findings. */
export type MayShow = (line: number) => boolean;

/**
 * The lines of a YAML text that may be shown around a finding: none of a document which holds a Secret or a credential anywhere, with the
 * comments in it; none of a text that does not parse and may hold one; and no line that looks like a credential by itself. The text is
 * read when a line is first asked for, and only if there may be something in it; `stream` is what it was read as, when somebody did.
 */
export function confidentialLines(text: string, stream?: YamlStream): MayShow {
  let isHidden: MayShow | undefined;
  return (line) => {
    isHidden ??= hintsAtSecret(text) ? hiddenLines(text, stream ?? readYaml(text, '')) : () => false;
    return !isHidden(line);
  };
}

/** Whether a text could hold a secret in some way; most hold none of these words, and no escapes behind which they may be. */
export const hintsAtSecret = (text: string): boolean => /secret|passw|passphrase|token|key|\\/i.test(text) || looksLikeCredential(text);

/** What a text that cannot be read has to be free of before any of it is shown. */
export const mentionsSecret = (text: string): boolean => SECRET_WORDS.test(text) || looksLikeCredential(text);

const SECRET_WORDS = /secret|stringdata|passw|passphrase|token/i;

/** Whether a comment speaks of a secret: it may hold a former one, or a whole Secret. */
export const holdsSecretComment = (text: string): boolean =>
  /(?:^|\s)#.*(?:secret|stringdata|passw|passphrase|token|(?:api|access|private)[-_ ]?key)/im.test(text);

function hiddenLines(text: string, { documents, findings }: YamlStream): MayShow {
  if (findings.some(({ rule }) => UNREAD.has(rule)) && mentionsSecret(text)) return () => true;
  const secrets = new Map(documents.map(({ positionOf, value }) => [positionOf('').line, holdsSecret(value)]));
  const lines = text.split(/\r\n|[\n\r]/);
  const hidden = new Set<number>();
  for (let start = 0, end = 0; start < lines.length; start = end) {
    end = start + 1;
    while (end < lines.length && !/^---(?:[ \t]|$)/.test(lines[end] as string)) end++;
    const holds = lines.slice(start, end).map((_, index) => secrets.get(start + index + 1));
    const isRead = holds.some((each) => each !== undefined);
    const isSecret = isRead ? holds.includes(true) : mentionsSecret(lines.slice(start, end).join('\n'));
    for (let line = start; line < end; line++) {
      // A comment at the end of a line belongs to no value.
      if (isSecret || looksLikeCredential(lines[line] as string) || holdsSecretComment(lines[line] as string)) hidden.add(line + 1);
    }
  }
  return (line) => hidden.has(line);
}

/** After these a document is left out, or is less than its text. */
const UNREAD: ReadonlySet<string> = new Set(['yaml-syntax', 'too-deep', 'too-large', 'alias-bomb', 'duplicate-key']);
