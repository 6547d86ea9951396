import { onceForEachText } from '@slipway/manifest';
import { containsCredentialForm } from './credential-forms.ts';

/**
 * Returns whether a text looks like a credential in any field. Credentials are private keys in PEM, plain or in base64, credentials of a
 * known form, JWTs, URLs with a password or a token, and configurations that set a password.
 */
export const looksLikeCredential = (text: string): boolean => text.length >= MIN_LENGTH && isLikeCredential(text);

/** Limits of the caches, which are useful because clusters repeat the same names and texts. */
const CACHE_LIMITS = { most: 20_000, longest: 200 };

const isLikeCredential = onceForEachText(
  (text) =>
    containsCredentialForm(text) ||
    containsCredentialHeader(text) ||
    containsPrivateKey(text) ||
    containsUrlCredential(text) ||
    containsAssignment(text),
  CACHE_LIMITS,
);

/** Shorter texts contain no credential. Repetitions in the patterns have limits, so that matching is fast for any text. */
const MIN_LENGTH = 8;

/** Returns whether a text has a JWT, or a credential after the name of an authentication scheme of HTTP. */
const containsCredentialHeader = (text: string): boolean =>
  (text.includes('eyJ') || text.includes('Bearer ') || text.includes('Basic ')) && HEADER.test(text);

const HEADER = /(?<![A-Za-z0-9])(?:eyJ[\w-]{8,400}\.[\w-]{8}|(?:Bearer|Basic) {1,4}[\w+/.=~-]{12})/;

export function containsPrivateKey(text: string): boolean {
  if (text.includes('PRIVATE KEY'))
    return [...text.matchAll(/-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----((?:(?!-----)[\s\S]){0,100})/g)].some(
      ([, body = '']) => !isPlaceholderOfKey(body),
    );
  // "-----BEGIN" in base64.
  return (
    text.includes('LS0tLS1CRUdJT') &&
    [...text.matchAll(/LS0tLS1CRUdJT[A-Za-z0-9+/=]+/g)].some(([part]) => containsPrivateKey(decoded(part)))
  );
}

/** Returns whether a placeholder such as `FAKEPRIVATEKEY` or `<key>` is at the start of the key. */
const isPlaceholderOfKey = (body: string): boolean =>
  /^(?:\s|\\n)*(?:(?=[A-Z_ ]*(?:KEY|FAKE|SECRET|YOUR|REDACTED|EXAMPLE|DUMMY))[A-Z_ ]{4,40}|<[^<>\n]{1,60}>|\.{3}|…|\$\{\w{1,80}\})(?:\s|\\n)*$/.test(
    body,
  );

const decoded = (text: string): string => Buffer.from(text.slice(0, 256), 'base64').toString('latin1');

/**
 * Matches `https://user:password@host` and `?token=…`. Does not match a variable, the path of a file, or a digest of an image after the
 * `@`.
 */
const containsUrlCredential = (text: string): boolean =>
  text.includes('://') &&
  (/:\/\/[^\s/?#:@]*:(?!\$[{(][^})]{0,200}[})]@)[^\s@]{1,100}@(?!sha\d+:)/.test(text) ||
    /[?&][\w-]*(?:token|passw(?:or)?d|secret|signature|sig|key)=(?!\$[{(]|\/[\w.-]+\/)[^\s&#]{4}/i.test(text));

/**
 * Matches `DB_PASSWORD=…` in a file of a ConfigMap or in a comment, `password …` of a netrc file, `<password>…</password>`, and `"auth":
 * "…"` of a Docker configuration. Does not match a variable or a reference instead of the value.
 */
const containsAssignment = (text: string): boolean =>
  SOUNDS_SECRET.test(text) &&
  (/(?:passw(?:or)?d|passphrase)["']? ?[:=][ \t]{0,40}["']?(?![\s"'${<*[]|null\b|true\b|false\b)[^\s"',][^\s,]{3}/i.test(text) ||
    /(?:token|secret|api[_-]?key|access[_-]?key)["']? ?[:=][ \t]{0,40}["']?(?=[^\s"',]{0,80}\d)[\w+/.=~-]{20}/i.test(text) ||
    /(?:login|account|machine)[ \t]{1,20}\S{1,200}\s{1,40}password[ \t]{1,20}(?![\s"'${<])[^\s"',]{4}/.test(text) ||
    /<[\w.:-]{0,60}(?:passw(?:or)?d|passphrase|secret|token|api-?key)(?: [^<>]{0,200})?>(?![\s${<*])[^<>\s]{4}/i.test(text) ||
    /"auth"\s{0,8}:\s{0,8}"[A-Za-z0-9+/]{8}/.test(text));

/** A fast first test. Only its matches are tested further. */
const SOUNDS_SECRET = /passw|passphrase|token|secret|key|"auth"/i;

/**
 * Returns whether a value in a field with this name must be hidden: any value in `password`, and a random-looking value in `token` or
 * `clientSecret`, which may also name an object.
 */
export function isNamedCredential(name: string, text: string): boolean {
  if (!SOUNDS_SECRET.test(name) || text === '' || isReference(text)) return false;
  if (/passw(?:or)?ds?$|passphrases?$/i.test(name)) return true;
  return /(?:tokens?|secrets?|(?:api|access|private|secret|account|auth|encryption|signing)[-_.]?keys?)$/i.test(name) && looksRandom(text);
}

/** Does the same as `isNamedCredential`, also for names for which values are only hidden and not reported. */
export function isConfidentialField(name: string, text: string): boolean {
  const secretName = nameOfSecret(name);
  return secretName !== '' && (isNamedCredential(secretName, text) || (OTHER_SECRET_NAMES.test(secretName) && looksRandom(text)));
}

/**
 * Returns a name that may be that of a secret, or the empty string. Ignores damaged or invisible characters in the name, and typing errors
 * such as `DB_PASSW{ORD`.
 */
const nameOfSecret = onceForEachText((name) => {
  const plain = name.replace(/[^\w.-]/g, '');
  return SOUNDS_SECRET.test(plain) || OTHER_SECRET_NAMES.test(plain) ? plain : '';
}, CACHE_LIMITS);

const OTHER_SECRET_NAMES =
  /(?:credentials?|connection[-_.]?strings?|dsn|pwd|passwd|auth|pass|pw|webhook|htpasswd|cookie|salt|seed|secret[-_.]?(?:string|binary|value)|(?:license|service|routing|integration|hmac|shared|master|session|cookie|app|signature|signing|jwt|admin|secret)[-_.]?key(?:[-_.]?(?:base|value|data))?|client-key-data)$/i;

/**
 * Returns whether a text refers to a secret: `${PASSWORD}`, which Flux reads from the cluster, or an address that 1Password, vals or Vault
 * resolves.
 */
export const isReference = (text: string): boolean =>
  /^\$[{(][^})]*[})]$/.test(text) || /^(?:op:\/\/[^/\n]+\/[^/\n]+\/[^\n]+|ref\+[a-z]+:\/\/\S+|vault:[^\s:#]*#\S+)$/.test(text.trimEnd());

/** Returns whether a text is an ARN, the name of an AWS resource, which is not a secret. */
const isArn = (text: string): boolean =>
  text.length < 500 && /^arn:aws[a-z-]{0,20}:[a-z0-9-]{2,40}:[a-z0-9-]{0,40}:\d{0,12}:[\w+=,.@:/*-]+$/.test(text);

/**
 * Returns whether a text has letters and digits that do not look like words, as from a generator. A byte-order mark inside does not count
 * as a space.
 */
export function looksRandom(text: string): boolean {
  if (text.length < 12 || /[^\S\ufeff]/.test(text) || !/\d/.test(text) || !/[A-Za-z]/.test(text) || isArn(text)) return false;
  return !WORDS.test(text) && bitsOfCharacter(text.slice(0, 200)) > 2.8;
}

/** Matches words and numbers, also as a path: `k8s/clusters/cluster-0/`. `k8s` and similar short forms are words. */
const WORDS = /^(?:~?\/|\.{1,2}\/)?(?:[a-z]+\d{0,3}|k[038]s)(?:[-._/](?:[a-z]+\d{0,3}|\d{1,3}|k[038]s))*\/?$/i;

/** Returns the Shannon entropy of a text in bits per character. */
function bitsOfCharacter(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - (count / text.length) * Math.log2(count / text.length), 0);
}
