/**
 * Whether a text looks as if it held a credential, whatever it belongs to: a private key in PEM, plain or in base64, an AWS key, a token
 * of a service by its prefix, a JWT, a URL with a password or a token in it, or a configuration that sets a password.
 */
export const looksLikeCredential = (text: string): boolean =>
  text.length >= SHORTEST && (PREFIXED.test(text) || holdsPrivateKey(text) || holdsUrlCredential(text) || holdsAssignment(text));

/** Shorter texts hold none of what is looked for. Repetitions in the patterns have limits, so that no text takes long. */
const SHORTEST = 8;

/** Prefixes by which the services that make tokens let them be found: AWS, GitHub, GitLab, Slack, npm, Stripe, Google, Vault, age and JWT. */
const PREFIXED = new RegExp(
  [
    '(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z0-9]{12}',
    '(?<![A-Za-z0-9])(?:gh[a-z]_[A-Za-z0-9]{10}|github_pat_\\w{10}|glpat-[\\w-]{8}|xox[a-z]-[\\w-]{8}|npm_[A-Za-z0-9]{10})',
    '(?<![A-Za-z0-9])(?:[sr]k_(?:live|test)_\\w{8}|AIza[\\w-]{20}|hv[bs]\\.[\\w-]{12}|AGE-SECRET-KEY-1|eyJ[\\w-]{8,400}\\.[\\w-]{8})',
    '(?<![A-Za-z0-9])(?:Bearer|Basic) +[\\w+/.=~-]{12}',
  ].join('|'),
);

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

/** `FAKEPRIVATEKEY` or `<key>`, where the key would begin. */
const isPlaceholderOfKey = (body: string): boolean =>
  /^(?:\s|\\n)*(?:(?=[A-Z_ ]*(?:KEY|FAKE|SECRET|YOUR|REDACTED|EXAMPLE|DUMMY))[A-Z_ ]{4,40}|<[^<>\n]{1,60}>|\.{3}|…|\$\{\w{1,80}\})(?:\s|\\n)*$/.test(
    body,
  );

const decoded = (text: string): string => Buffer.from(text.slice(0, 256), 'base64').toString('latin1');

/** `https://user:password@host` and `?token=…`; a variable, the path of a file or a digest of an image behind the `@` is neither. */
const holdsUrlCredential = (text: string): boolean =>
  text.includes('://') &&
  (/:\/\/[^\s/?#:@]*:(?!\$[{(][^})]*[})]@)[^\s@]{1,100}@(?!sha\d+:)/.test(text) ||
    /[?&][\w-]*(?:token|passw(?:or)?d|secret|signature|sig|key)=(?!\$[{(]|\/[\w.-]+\/)[^\s&#]{4}/i.test(text));

/** `DB_PASSWORD=…` in a file of a ConfigMap, or in a comment; not where a variable or a reference stands for the value. */
const holdsAssignment = (text: string): boolean =>
  SOUNDS_SECRET.test(text) &&
  (/(?:passw(?:or)?d|passphrase)["']? ?[:=][ \t]*["']?(?![\s"'${<*[]|null\b|true\b|false\b)[^\s"',]{4}/i.test(text) ||
    /(?:token|secret|api[_-]?key|access[_-]?key)["']? ?[:=][ \t]*["']?(?=[^\s"',]{0,80}\d)[\w+/.=~-]{20}/i.test(text));

/** One look at each text; only what it finds is looked at closely. */
const SOUNDS_SECRET = /passw|passphrase|token|secret|key/i;

/**
 * Whether a value in a field of that name is one that nobody should see: any in `password`, and what looks random in `token` or
 * `clientSecret`, which elsewhere name an object.
 */
export function isNamedCredential(name: string, text: string): boolean {
  if (!SOUNDS_SECRET.test(name) || text === '' || isReference(text)) return false;
  if (/passw(?:or)?ds?$|passphrases?$/i.test(name)) return true;
  return /(?:tokens?|secrets?|(?:api|access|private|secret|account|auth|encryption|signing)[-_.]?keys?)$/i.test(name) && looksRandom(text);
}

/** `${PASSWORD}` holds no secret, for Flux fetches it from the cluster; nor does a place from which 1Password, vals or Vault fetch it. */
export const isReference = (text: string): boolean =>
  /^\$[{(][^})]*[})]$/.test(text) || /^(?:op:\/\/[^/\n]+\/[^/\n]+\/[^\n]+|ref\+[a-z]+:\/\/\S+|vault:[^\s:]*#\S+)\s*$/.test(text);

/** Letters and digits without the look of words, as a generator makes them. */
export function looksRandom(text: string): boolean {
  if (text.length < 12 || /\s/.test(text) || !/\d/.test(text) || !/[A-Za-z]/.test(text)) return false;
  return !/^[a-z]+\d{0,3}(?:[-._/](?:[a-z]+\d{0,3}|\d{1,3}))*$/i.test(text) && bitsOfCharacter(text.slice(0, 200)) > 2.8;
}

/** Shannon's entropy. */
function bitsOfCharacter(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - (count / text.length) * Math.log2(count / text.length), 0);
}
