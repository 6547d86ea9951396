import { isFields, onceForEachText } from '@slipway/manifest';
import { looksRandom } from './credential-text.ts';
import { isHarmless } from './harmless-value.ts';

/**
 * Returns the name of a field of `parent` that is a map of secrets, for example `secrets` and `auth` in the values of charts, or the empty
 * string. `name` is the name of the value: a variable with the name of a secret may have an object instead of a string by mistake. External
 * Secrets creates a Secret from the fields of a generator of the kind Fake.
 */
export function mapOfField(parent: unknown, key: string, name: string): string {
  const value = isFields(parent) ? parent[key] : undefined;
  if (!isFields(parent) || typeof value !== 'object' || value === null) return '';
  if (isNameOfMap(key)) return key;
  if (key === 'value' && SECRET_NAME.test(name)) return name;
  return key === 'spec' && parent.kind === 'Fake' ? 'fake' : '';
}

/** The cache is useful because clusters repeat the same few keys. */
const isNameOfMap = onceForEachText((key) => MAPS.has(key.toLowerCase()) || SECRET_VALUES.test(key), { most: 20_000, longest: 200 });

const MAPS: ReadonlySet<string> = new Set(['secret', 'secrets', 'auth', 'credential', 'credentials', 'passwords', 'tokens', 'apikeys']);

/** Matches `extraSecretEnvs`, `secretData`, and `fake`, which has values of a store that External Secrets has for tests. */
const SECRET_VALUES = /^(?:(?:extra)?(?:secret|sensitive)[-_]?(?:s|envs?|env[-_]?vars?|data|values?|variables)|fake)$/i;

/**
 * Returns whether a text below a map of secrets may be a secret. `name` is the name of its own field; the items of a list have the name of
 * the map.
 */
export function isInSecretMap(map: string, name: string, text: string): boolean {
  // The fields of a variable have any names.
  if (REFERENCE_NAMES.test(name) || isHarmless(isNameOfMap(map) ? name : map, text)) return false;
  // Modes and methods are words, and lists below such maps have names of objects.
  return (name === map || /^auth$/i.test(map) || /^secret$/i.test(map)) && !SECRET_NAME.test(name) ? looksRandom(text) : true;
}

/** Names of fields that refer to a secret, and have no part of it. */
const REFERENCE_NAMES =
  /^existing|(?:name|ref|namespace|kind|group|version|class|mode|method|strategy|issuer|arn|location|bundle)s?$|^(?:key|id|from|path|file|template|store|label|source)s?$/i;

const SECRET_NAME = /passw|passphrase|token|secret|credential|pwd|api[-_]?key/i;

/**
 * Returns the name of a field. An environment variable has its name in the field next to it. An item of a list, or the `value` of a field,
 * has the name of the surrounding field.
 */
export function nameOfField(parent: unknown, key: string, around: string): string {
  if (key !== 'value' || !isFields(parent)) return key;
  // An AWS parameter that is stored encrypted.
  if (parent.type === 'SecureString') return 'password';
  const beside = parent.name ?? parent.key;
  return typeof beside === 'string' ? beside : around;
}
