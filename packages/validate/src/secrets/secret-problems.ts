import { buildPointer } from '@slipway/manifest';
import { fieldPath } from '../field-path.ts';
import type { Problem } from '../object-finding.ts';
import { ofRule, type RuleId } from '../of-rule.ts';
import { holdsPrivateKey } from './credential-text.ts';
import { decodedText, isHarmless } from './harmless-value.ts';
import { TOKEN_HINT, tokenService } from './service-token.ts';

/** What must never be in a published file: plain Secrets, private keys and cloud credentials, wherever they stand. */
export function secretProblems(object: Readonly<Record<string, unknown>>): Problem[] {
  const plain = object.kind === 'Secret' && object.apiVersion === 'v1' ? plainValues(object) : [];
  const covered = new Set(plain.map((problem) => problem.pointer));
  const found: Problem[] = [];
  searchText(object, [], found);
  return [...plain, ...found.filter((problem) => !covered.has(problem.pointer))];
}

function plainValues(secret: Readonly<Record<string, unknown>>): Problem[] {
  return ['data', 'stringData'].flatMap((field) => {
    const values = secret[field];
    if (typeof values !== 'object' || values === null) return [];
    return Object.entries(values)
      .filter(([key, value]) => value !== null && !(typeof value === 'string' && holdsNothing(field, key, value)))
      .map(([key]) => plainSecret(buildPointer([field, key])));
  });
}

/** In `data` both a text that has yet to be encoded and an encoded one may be harmless. */
const holdsNothing = (field: string, key: string, value: string): boolean => {
  if (field === 'stringData') return isHarmless(key, value);
  const decoded = decodedText(value);
  return isHarmless(key, decoded ?? value);
};

/** The value is left out: a finding is printed, and uploaded as a report. */
const plainSecret = (pointer: string): Problem => ({
  ...ofRule('plain-secret'),
  message: `${fieldPath(pointer)} is a secret in plain text (base64 hides nothing)`,
  pointer,
  expected: 'a SealedSecret, an ExternalSecret, or values encrypted with SOPS',
  remedy: 'replace the Secret by an ExternalSecret, seal it or encrypt it, and renew the value that was shown',
});

/** One look at each text; only what it finds is looked at closely. */
const SUSPICIOUS = /PRIVATE KEY|AKIA|ASIA|LS0tLS1CRUdJT|secret_?access_?key/i;

function searchText(value: unknown, path: (string | number)[], found: Problem[]): void {
  if (typeof value === 'string') {
    if (value.length >= 16 && (value.length === 40 || SUSPICIOUS.test(value) || TOKEN_HINT.test(value)))
      found.push(...textProblems(value, path));
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) searchBelow(value[index], index, path, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) searchBelow((value as Record<string, unknown>)[key], key, path, found);
  }
}

function searchBelow(value: unknown, part: string | number, path: (string | number)[], found: Problem[]): void {
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return;
  path.push(part);
  searchText(value, path, found);
  path.pop();
}

function textProblems(text: string, path: readonly (string | number)[]): Problem[] {
  if (holdsPrivateKey(text)) return [leaked('private-key', 'a private key', path)];
  if (/(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])/.test(text))
    return [leaked('cloud-credential', 'an AWS access key id', path)];
  if (holdsSecretKey(text, String(path.at(-1) ?? ''))) return [leaked('cloud-credential', 'an AWS secret access key', path)];
  const service = tokenService(text);
  return service === undefined ? [] : [leaked('service-token', `a token of ${service}`, path)];
}

/** Forty letters of base64 could be anything; with the name of the field, or in front of them, they are not. */
function holdsSecretKey(text: string, key: string): boolean {
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
