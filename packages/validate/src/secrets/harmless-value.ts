import { isReference, looksLikeCredential, looksRandom } from './credential-text.ts';
import { isOpenText } from './open-text.ts';
import { isCiphertext, isEncryptedFile } from './sops.ts';

/**
 * Returns whether the form of a value in a Secret under `key` shows that it is not a secret. Such values are empty, references, ciphertexts
 * of SOPS, variables that Flux substitutes, placeholders, certificates and public keys. If the key is not the name of a secret, they are
 * also switches, ports, ids, names, hosts, paths, images, ARNs, URLs without credentials, and texts of settings. In doubt, the value is a
 * secret.
 */
export function isHarmless(key: string, text: string): boolean {
  const value = text.trim();
  if (value === '' || isCiphertext(value) || isEncryptedFile(value) || isReference(value) || isPlaceholder(value) || isPublicKey(value))
    return true;
  const rest = withoutVariables(value);
  if (rest !== value && /^[\s:;,./@|_-]*$/.test(rest)) return true;
  if (looksLikeCredential(rest) || /\s/.test(rest)) return /\n/.test(rest) && isOpenText(rest, soundsSecret);
  if (/^arn:aws[\w-]*:[\w-]*:[\w-]*:\d*:\S+$/.test(rest)) return true;
  if (/^(?:true|false|null|none)$/i.test(rest)) return true;
  if (soundsSecret(key)) return false;
  return isNumberOrId(key, rest) || isAddress(rest) || isImage(rest) || (namesSomething(key) && !hasRandomPart(rest));
}

/** Returns whether a key is that of a secret, and its value is set elsewhere: a variable, a reference or a ciphertext. */
export const isSetElsewhere = (key: string, value: string): boolean =>
  soundsSecret(key) && value.trim() !== '' && isHarmless(key, value) && /\$\{/.test(value);

/**
 * Returns whether a value next to secrets that are set elsewhere is a setting. The author separated the secrets, so any word counts whose key
 * is not the name of a secret and that is not random.
 */
export const isSetting = (key: string, value: string): boolean =>
  !soundsSecret(key) && !looksLikeCredential(value) && !/\s/.test(value.trim()) && !hasRandomPart(value);

/** Decodes a base64 value of a Secret; returns undefined for an invalid one. */
export function decodedText(base64: string): string | undefined {
  if (!/^[A-Za-z0-9+/\s]*={0,2}$/.test(base64.trimEnd())) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'));
  } catch {
    return undefined;
  }
}

/** Returns whether a value is a placeholder that the user must replace. */
export const isPlaceholder = (value: string): boolean =>
  /^(?:<[^<>\n]{1,80}>|\{\{[^{}\n]{1,80}\}\}|__[A-Z][A-Z0-9_]{0,60}__|[xX]{3,}|\*{3,}|\.{3}|…)$/.test(value) ||
  ((/^["']?(?:please[-_ ]?)?(?:change|replace|fill|insert|add|put|enter|set)[-_ ]?(?:me|this|it|in|here|your|with)(?![a-z])[\w .-]{0,60}["']?$/i.test(
    value,
  ) ||
    /^["']?(?:change|replace)_?(?:me|this)[\w .-]{0,20}["']?$/i.test(value) ||
    /^["']?(?:your|my|an?|some|the)[-_ ](?:\w{1,20}[-_ ]){0,4}(?:here|example|placeholder|goes[-_ ]here)["']?$/i.test(value) ||
    /^["']?your(?:[-_ ][a-z]{1,20}){1,5}["']?$/i.test(value) ||
    /^["']?(?:examples?|placeholder|dummy|redacted|removed|todo|tbd|fixme|to[-_ ]?be[-_ ](?:defined|filled|replaced|set))(?:[-_ ][a-z]{1,20}){0,3}["']?$/i.test(
      value,
    )) &&
    !hasRandomPart(value));

/** Returns whether a value is public, such as a certificate, and has no private key. */
const isPublicKey = (value: string): boolean =>
  !value.includes('PRIVATE KEY') &&
  (/^(?:[^\n]*\n){0,3}?-----BEGIN (?:[A-Z0-9 ]*CERTIFICATE|CERTIFICATE REQUEST|[A-Z0-9 ]*PUBLIC KEY|X509 CRL|DH PARAMETERS)-----/.test(
    value,
  ) ||
    value
      .split('\n')
      .every(
        (line) =>
          line.trim() === '' ||
          line.startsWith('#') ||
          /^(?:\S+ )?(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-\S+|sk-\S+@openssh\.com) AAAA[\w+/=]+(?: .*)?$/.test(line.trim()),
      ));

/** Returns the text without the expressions of Flux, including nested ones. */
function withoutVariables(text: string): string {
  let rest = text;
  for (let round = 0; round < MAX_DEFAULT_DEPTH; round++) {
    const next = rest.replace(/\$\{[^{}]*\}/g, '');
    if (next === rest) return rest;
    rest = next;
  }
  return rest;
}

const MAX_DEFAULT_DEPTH = 5;

/** Returns the words of a name: `dbUser`, `DB_USER` and `db.user` become `db-user`. */
const words = (key: string): string =>
  key
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[_.\s]+/g, '-')
    .toLowerCase();

/** Matches names of values that refer to a secret, but are not secret themselves. */
const REFERENCE_NAMES =
  /(?:^|-)(?:url|uri|endpoint|file|filename|path|dir|directory|name|user|username|arn|host|hostname|port|type|enabled|domain|email|issuer)s?$/;

/**
 * Returns whether the name is that of a secret. The id of an access key is half of a credential. The URL of a webhook may be in any field.
 */
const soundsSecret = (key: string): boolean => {
  const name = words(key);
  if (/access-?key-?id$|web-?hook/.test(name)) return true;
  return (
    /passw|passphrase|(?:^|-)(?:pw|pwd|pin|salt|seed|cookie|auth|cert|tls|jwt|hash)(?:-|$)|token|secret|key|credential|private|session/.test(
      name,
    ) && !REFERENCE_NAMES.test(name)
  );
};

const isNumberOrId = (key: string, value: string): boolean => {
  if (/^-?\d{1,5}(?:\.\d{1,6})?$/.test(value) || /^\d+(?:ms|[smhd]|[KMGT]i?B?)$/.test(value)) return true;
  return /(?:^|-)(?:id|uid|gid|uuid|guid|handle)$/.test(words(key)) && /^[\w.:@-]{1,100}$/.test(value);
};

/** Returns whether the key is that of a name or of another public fact. */
const namesSomething = (key: string): boolean =>
  /(?:^|-)(?:user(?:name)?|login|owner|host(?:name)?|server|address|port|db(?:-?name)?|database|schema|region|zone|bucket|endpoint|domain|e?mail|from|to|namespace|name|type|kind|driver|provider|project|org(?:anization)?|tenant|account|realm|path|url|uri|mode|issuer|scopes?|audience|environment|env|version|enabled|country|locale|timezone|log-?level|class)(?:-?\d+)?$/.test(
    words(key),
  );

/** Returns whether a value is a host, an IP address, a path or a URL without a credential. */
const isAddress = (value: string): boolean =>
  (/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+\.?(?::\d{1,5})?$/i.test(value) ||
    /^\[?[0-9a-f]*:[0-9a-f:]+\]?(?::\d{1,5}|\/\d{1,3})?$/i.test(value) ||
    /^(?:\.{0,2}|~)\/[\w.@%+/-]*$/.test(value) ||
    /^(?:[a-z][a-z0-9+.-]*:){1,3}(?:\/\/)?[^\s@]*$/i.test(value) ||
    /^[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(value)) &&
  !hasRandomPart(value);

/** Returns whether a value is a container image with a registry, and a tag or digest. */
function isImage(value: string): boolean {
  const [, name] =
    /^([a-z0-9.-]{1,253}(?::\d{1,5})?(?:\/[a-z0-9._-]{1,128}){1,8})(?::[\w.-]{1,128})?(?:@sha256:[0-9a-f]{64})?$/.exec(value) ?? [];
  return name !== undefined && /^[^/]*[.:]|^localhost\//.test(name) && !hasRandomPart(name);
}

const hasRandomPart = (value: string): boolean =>
  value
    .split(/[\s/?&=:@,;"'<>]+/)
    .flatMap((part) => (/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(part) ? part.split(/[.-]/) : [part]))
    .some((part) => looksRandom(part) || /^[A-Za-z]{24,}$/.test(part) || isMixed(part));

/** Returns whether a text mixes letters of both cases and digits more often than names do. */
function isMixed(text: string): boolean {
  if (text.length < 16 || !/[a-z]/.test(text) || !/[A-Z]/.test(text)) return false;
  const runs = text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  return text.length / Math.max(1, runs.length) < 5;
}
