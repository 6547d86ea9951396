import { onceForEachText } from '@slipway/manifest';
import { holdsCredentialForm } from './credential-forms.ts';

/**
 * Returns whether a text looks like a credential in any field. Credentials are private keys in PEM, plain or in base64, credentials of a
 * known form, JWTs, URLs with a password or a token, and configurations that set a password.
 */
export const looksLikeCredential = (text: string): boolean => text.length >= MIN_LENGTH && isLikeCredential(text);

/** Clusters have the same names and texts again and again. */
const REMEMBERED = { most: 20_000, longest: 200 };

const isLikeCredential = onceForEachText(
  (text) => holdsCredentialForm(text) || holdsHeader(text) || holdsPrivateKey(text) || holdsUrlCredential(text) || holdsAssignment(text),
  REMEMBERED,
);

/** Shorter texts hold none of what is looked for. Repetitions in the patterns have limits, so that no text takes long. */
const MIN_LENGTH = 8;

/** Returns whether a text has a JWT, or a credential after the name of a scheme in an HTTP header. */
const holdsHeader = (text: string): boolean =>
  (text.includes('eyJ') || text.includes('Bearer ') || text.includes('Basic ')) && HEADER.test(text);

const HEADER = /(?<![A-Za-z0-9])(?:eyJ[\w-]{8,400}\.[\w-]{8}|(?:Bearer|Basic) {1,4}[\w+/.=~-]{12})/;

export function holdsPrivateKey(text: string): boolean {
  if (text.includes('PRIVATE KEY'))
    return [...text.matchAll(/-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----((?:(?!-----)[\s\S]){0,100})/g)].some(
      ([, body = '']) => !isPlaceholderOfKey(body),
    );
  // "-----BEGIN" in base64.
  return (
    text.includes('LS0tLS1CRUdJT') && [...text.matchAll(/LS0tLS1CRUdJT[A-Za-z0-9+/=]+/g)].some(([part]) => holdsPrivateKey(decoded(part)))
  );
}

/** Returns whether `FAKEPRIVATEKEY`, `<key>` or a similar placeholder is where the key would begin. */
const isPlaceholderOfKey = (body: string): boolean =>
  /^(?:\s|\\n)*(?:(?=[A-Z_ ]*(?:KEY|FAKE|SECRET|YOUR|REDACTED|EXAMPLE|DUMMY))[A-Z_ ]{4,40}|<[^<>\n]{1,60}>|\.{3}|…|\$\{\w{1,80}\})(?:\s|\\n)*$/.test(
    body,
  );

const decoded = (text: string): string => Buffer.from(text.slice(0, 256), 'base64').toString('latin1');

/** `https://user:password@host` and `?token=…`; a variable, the path of a file or a digest of an image behind the `@` is neither. */
const holdsUrlCredential = (text: string): boolean =>
  text.includes('://') &&
  (/:\/\/[^\s/?#:@]*:(?!\$[{(][^})]{0,200}[})]@)[^\s@]{1,100}@(?!sha\d+:)/.test(text) ||
    /[?&][\w-]*(?:token|passw(?:or)?d|secret|signature|sig|key)=(?!\$[{(]|\/[\w.-]+\/)[^\s&#]{4}/i.test(text));

/**
 * Matches `DB_PASSWORD=…` in a file of a ConfigMap or in a comment, `password …` of a netrc file, `<password>…</password>`, and `"auth":
 * "…"` of a Docker configuration. Does not match a variable or a reference instead of the value.
 */
const holdsAssignment = (text: string): boolean =>
  SOUNDS_SECRET.test(text) &&
  (/(?:passw(?:or)?d|passphrase)["']? ?[:=][ \t]{0,40}["']?(?![\s"'${<*[]|null\b|true\b|false\b)[^\s"',][^\s,]{3}/i.test(text) ||
    /(?:token|secret|api[_-]?key|access[_-]?key)["']? ?[:=][ \t]{0,40}["']?(?=[^\s"',]{0,80}\d)[\w+/.=~-]{20}/i.test(text) ||
    /(?:login|account|machine)[ \t]{1,20}\S{1,200}\s{1,40}password[ \t]{1,20}(?![\s"'${<])[^\s"',]{4}/.test(text) ||
    /<[\w.:-]{0,60}(?:passw(?:or)?d|passphrase|secret|token|api-?key)(?: [^<>]{0,200})?>(?![\s${<*])[^<>\s]{4}/i.test(text) ||
    /"auth"\s{0,8}:\s{0,8}"[A-Za-z0-9+/]{8}/.test(text));

/** One look at each text; only what it finds is looked at closely. */
const SOUNDS_SECRET = /passw|passphrase|token|secret|key|"auth"/i;

/**
 * Returns whether a value in a field of that name must not be shown: any value in `password`, and a random-looking value in `token` or
 * `clientSecret`, which may also name an object.
 */
export function isNamedCredential(name: string, text: string): boolean {
  if (!SOUNDS_SECRET.test(name) || text === '' || isReference(text)) return false;
  if (/passw(?:or)?ds?$|passphrases?$/i.test(name)) return true;
  return /(?:tokens?|secrets?|(?:api|access|private|secret|account|auth|encryption|signing)[-_.]?keys?)$/i.test(name) && looksRandom(text);
}

/** Does the same as `isNamedCredential`, also for names that only hide a value and are not reported. */
export function isConfidentialField(name: string, text: string): boolean {
  const secretName = nameOfSecret(name);
  return secretName !== '' && (isNamedCredential(secretName, text) || (OTHER_SECRET_NAMES.test(secretName) && looksRandom(text)));
}

/**
 * Returns a name that may be of a secret, or the empty text. A name with damaged or invisible characters, or with a typing mistake such as
 * `DB_PASSW{ORD`, is read without them.
 */
const nameOfSecret = onceForEachText((name) => {
  const plain = name.replace(/[^\w.-]/g, '');
  return SOUNDS_SECRET.test(plain) || OTHER_SECRET_NAMES.test(plain) ? plain : '';
}, REMEMBERED);

const OTHER_SECRET_NAMES =
  /(?:credentials?|connection[-_.]?strings?|dsn|pwd|passwd|auth|pass|pw|webhook|htpasswd|cookie|salt|seed|secret[-_.]?(?:string|binary|value)|(?:license|service|routing|integration|hmac|shared|master|session|cookie|app|signature|signing|jwt|admin|secret)[-_.]?key(?:[-_.]?(?:base|value|data))?|client-key-data)$/i;

/**
 * Returns whether a text refers to a secret: `${PASSWORD}`, which Flux reads from the cluster, or an address that 1Password, vals or Vault
 * resolves.
 */
export const isReference = (text: string): boolean =>
  /^\$[{(][^})]*[})]$/.test(text) || /^(?:op:\/\/[^/\n]+\/[^/\n]+\/[^\n]+|ref\+[a-z]+:\/\/\S+|vault:[^\s:#]*#\S+)$/.test(text.trimEnd());

/** Returns whether a text is the name of a resource of AWS, which is not a secret. */
const isArn = (text: string): boolean =>
  text.length < 500 && /^arn:aws[a-z-]{0,20}:[a-z0-9-]{2,40}:[a-z0-9-]{0,40}:\d{0,12}:[\w+=,.@:/*-]+$/.test(text);

/** Letters and digits without the look of words, as a generator makes them. A byte-order mark inside is no space. */
export function looksRandom(text: string): boolean {
  if (text.length < 12 || /[^\S\ufeff]/.test(text) || !/\d/.test(text) || !/[A-Za-z]/.test(text) || isArn(text)) return false;
  return !/^[a-z]+\d{0,3}(?:[-._/](?:[a-z]+\d{0,3}|\d{1,3}))*$/i.test(text) && bitsOfCharacter(text.slice(0, 200)) > 2.8;
}

/** Returns Shannon's entropy of a text. */
function bitsOfCharacter(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - (count / text.length) * Math.log2(count / text.length), 0);
}
