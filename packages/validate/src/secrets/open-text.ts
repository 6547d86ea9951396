import { isReference, looksLikeCredential } from './credential-text.ts';

/** An assignment in a file of settings or of a program. */
export interface AssignedValue {
  readonly key: string;
  readonly value: string;
}

/**
 * Returns whether a text of several lines (settings, a script, a patch) certainly has no secret. Then no part looks like a credential, no
 * field for which `soundsSecret` returns true has a literal value, and no word looks generated.
 */
export function isOpenText(text: string, soundsSecret: (key: string) => boolean): boolean {
  if (looksLikeCredential(text)) return false;
  const open = withoutPublicParts(text);
  return (
    !assignments(open).some(
      ({ key, value }) =>
        soundsSecret(key) && !REFERENCE_KEYS.test(key) && !isPlainValue(value) && !(key === 'credentials' && value === '|'),
    ) && !open.split(/[^\w+/=-]+/).some(looksGenerated)
  );
}

/** Removes certificates, digests, UUIDs of clients and accounts, versions of Jenkins plugins, and the names of commits and blobs in a patch of Git. */
function withoutPublicParts(text: string): string {
  const plain = text
    .replace(/-----BEGIN ((?:[A-Z0-9 ]{0,40} )?(?:CERTIFICATE|PUBLIC KEY))-----[\w+/=\s]{0,20000}-----END \1-----/g, '')
    .replace(
      /((?:account|app|application|client|project|subscription|tenant|user)[_-]?id["']?[ \t]{0,20}[:=][ \t]{0,20}["']?)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi,
      '$1',
    )
    .replace(/\bsha(?:1|256|384|512)[:-][0-9a-f]{40,128}\b/g, '')
    .replace(/\b\d{1,6}(?:\.\d{1,6}){0,3}\.v[0-9a-f_]{8,16}(?![0-9a-f])/g, '');
  return /^diff --git /m.test(plain) ? plain.replace(/^(?:From [0-9a-f]{40}|index [0-9a-f]{7,64}\.\.[0-9a-f]{7,64})\b/gm, '') : plain;
}

/** Finds `key: value`, `"key": "value"`, `KEY=value` and `--key=value`, in any position of a line. */
export const assignments = (text: string): readonly AssignedValue[] =>
  [...text.matchAll(/([A-Za-z_][\w.-]{0,80})["']?[ \t]{0,20}[:=][ \t]{0,20}(?:(["'])([^"'\n]{0,200})\2|([^\s"',;\]]{0,200}))/g)].map(
    ([, key = '', , quoted, plain = '']) => ({ key, value: quoted ?? plain }),
  );

/**
 * Matches names of values that are not secret: `existingSecret` and `credentialsId` refer to a secret, `key` alone is that of a map, and a
 * strategy is a word.
 */
const REFERENCE_KEYS = /^(?:existing.*|keys?|(?!.*access.?key).*id|.*(?:strategy|configuration))$/i;

/**
 * Matches an empty value, a switch, a number, a variable, the beginning of a list or map, a URL, or a call. Does not match a text of
 * several lines.
 */
const isPlainValue = (value: string): boolean =>
  value === '' ||
  /^(?:true|false|null|none|yes|no|[[{(&*].*|v?[\d.]*|[\w.-]{0,40}:?https?:\/\/.*|\$\{.*\})$/i.test(value) ||
  isReference(value) ||
  /^[A-Za-z_][\w.]*\(/.test(value);

/** Returns whether a word has sixteen or more letters and digits that are neither words nor numbers. */
export function looksGenerated(word: string): boolean {
  const letters = word.replace(/[^A-Za-z0-9]/g, '');
  if (letters.length < 16) return false;
  if (/^(?:[a-z]{24,}|[A-Z]{24,})$/.test(word)) return true;
  if (!/\d/.test(letters) || !/[A-Za-z]/.test(letters)) return false;
  const runs = word.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  return letters.length / Math.max(1, runs.length) < 2.7;
}
