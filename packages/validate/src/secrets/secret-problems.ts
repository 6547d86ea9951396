import { buildPointer } from '@slipway/manifest';
import { fieldPath } from '../objects/field-path.ts';
import type { Problem } from '../objects/object-finding.ts';
import { ofRule, type RuleId } from '../rules/of-rule.ts';
import { credentialService } from './credential-forms.ts';
import { containsPrivateKey } from './credential-text.ts';
import { decodedText, isHarmless, isSetElsewhere, isSetting } from './harmless-value.ts';
import { hasOpenValues, isOpenSecret, SEALED_FIELD } from './open-secret.ts';
import { nameOfField } from './secret-map.ts';
import { containsPasswordInUrl } from './url-password.ts';

/** Reports secrets that must not be in a published file: plain Secrets, keys, credentials and tokens in any field. */
export function secretProblems(object: Readonly<Record<string, unknown>>): Problem[] {
  const plain = object.kind === 'Secret' && object.apiVersion === 'v1' ? plainValues(object) : [];
  const covered = new Set(plain.map((problem) => problem.pointer));
  const found: Problem[] = [];
  searchText(object, '', [], found, hasOpenValues(object));
  return [...plain, ...found.filter((problem) => !covered.has(problem.pointer))];
}

function plainValues(secret: Readonly<Record<string, unknown>>): Problem[] {
  return ['data', 'stringData'].flatMap((field) => {
    const values = secret[field];
    if (typeof values !== 'object' || values === null) return [];
    const entries = Object.entries(values);
    const isSeparated = entries.some(([key, value]) => typeof value === 'string' && isSetElsewhere(key, textIn(field, value)));
    return entries
      .filter(([key, value]) => value !== null && !(typeof value === 'string' && isHarmlessValue(field, key, value, isSeparated)))
      .map(([key]) => plainSecret(buildPointer([field, key])));
  });
}

/** Returns the text of a value of a Secret. In `data`, it may be both plain and encoded. */
const textIn = (field: string, value: string): string => (field === 'stringData' ? value : (decodedText(value) ?? value));

/** Returns whether a value of a Secret is harmless; `isSeparated` if the secrets of the object are set elsewhere. */
function isHarmlessValue(field: string, key: string, value: string, isSeparated: boolean): boolean {
  const text = textIn(field, value);
  return isHarmless(key, text) || (isSeparated && isSetting(key, text));
}

/** Returns the problem of a plain Secret, without the value: findings are printed and uploaded as reports. */
const plainSecret = (pointer: string): Problem => ({
  ...ofRule('plain-secret'),
  message: `${fieldPath(pointer)} is a secret in plain text (base64 hides nothing)`,
  pointer,
  expected: 'a SealedSecret, an ExternalSecret, or values encrypted with SOPS',
  remedy: 'replace the Secret by an ExternalSecret, seal it or encrypt it, and renew the value that was shown',
});

/** A fast first test. Only its matches are tested further. */
const SUSPICIOUS = /PRIVATE KEY|LS0tLS1CRUdJT|secret_?access_?key|:\/\/|eyJ/i;

/** Searches a text. `name` is its name. `isOpen` is true if each random-looking value under the name of a secret is a secret. */
function searchText(value: unknown, name: string, path: (string | number)[], found: Problem[], isOpen: boolean): void {
  if (typeof value === 'string') {
    if (value.length < MIN_LENGTH) return;
    const problem = formProblem(value, path) ?? (value.length === 40 || SUSPICIOUS.test(value) ? textProblem(value, path) : undefined);
    if (problem !== undefined) found.push(problem);
    else if (isOpen && isOpenSecret(name, value)) found.push(leaked('named-credential', 'what looks like a secret', path));
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) searchBelow(value[index], name, index, path, found, isOpen);
  } else if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value))
      searchBelow((value as Record<string, unknown>)[key], nameOfField(value, key, name), key, path, found, isOpen && key !== SEALED_FIELD);
  }
}

/** The shortest reported text is `a://b:cdef@g`. */
const MIN_LENGTH = 12;

function searchBelow(
  value: unknown,
  name: string,
  part: string | number,
  path: (string | number)[],
  found: Problem[],
  isOpen: boolean,
): void {
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return;
  path.push(part);
  searchText(value, name, path, found, isOpen);
  path.pop();
}

function formProblem(text: string, path: readonly (string | number)[]): Problem | undefined {
  const service = credentialService(text);
  if (service === undefined) return undefined;
  return service === 'AWS' ? leaked('cloud-credential', 'an AWS credential', path) : leaked('service-token', `a token of ${service}`, path);
}

function textProblem(text: string, path: readonly (string | number)[]): Problem | undefined {
  if (containsPrivateKey(text)) return leaked('private-key', 'a private key', path);
  if (containsSecretKey(text, String(path.at(-1) ?? ''))) return leaked('cloud-credential', 'an AWS secret access key', path);
  if (containsWebToken(text)) return leaked('web-token', 'a signed token (JWT)', path);
  return containsPasswordInUrl(text) ? leaked('url-credential', 'a URL with a password', path) : undefined;
}

/** Returns whether a text has an AWS secret key: forty letters of base64 after the name of the field or next to it. */
function containsSecretKey(text: string, key: string): boolean {
  if (/secret_?access_?key/i.test(text)) return /secret_?access_?key["']?\s*[=:]\s*["']?[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+])/i.test(text);
  return text.length === 40 && /secret[_-]?access[_-]?key/i.test(key) && /^[A-Za-z0-9/+]{40}$/.test(text);
}

const leaked = (rule: RuleId, what: string, path: readonly (string | number)[]): Problem => ({
  ...ofRule(rule),
  message: `${fieldPath(buildPointer(path))} holds ${what}`,
  pointer: buildPointer(path),
  expected: 'no credentials in files that are published',
  remedy: 'remove it, renew it where it was made, and let an ExternalSecret or Pod Identity provide it',
});

/** Returns whether a text has a JSON Web Token with its signature (RFC 7519), except the example that is common in documentation. */
const containsWebToken = (text: string): boolean =>
  text.includes('eyJ') &&
  [...text.matchAll(/(?<![\w-])(eyJ[\w-]{5,2000})\.(eyJ[\w-]{2,8000})\.[\w-]{20,2000}(?![\w-])/g)].some(
    ([, header = '', claims = '']) => 'alg' in decoded(header) && !isExample(decoded(claims)),
  );

function decoded(part: string): object {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The claims of the example of jwt.io. */
const isExample = (claims: object): boolean => 'sub' in claims && claims.sub === '1234567890';
