import { isFields, onceForEachText } from '@slipway/manifest';
import { looksRandom } from './credential-text.ts';
import { isHarmless } from './harmless-value.ts';

/** Returns whether a field is a map of secrets, for example `secrets` and `auth` in the values of charts. */
export const isSecretMap = (key: string, value: unknown): boolean => typeof value === 'object' && value !== null && isNameOfMap(key);

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
  if (REFERENCE_NAMES.test(name) || isHarmless(name, text)) return false;
  // Modes and methods are words, and lists below such maps have names of objects.
  return (name === map || /^auth$/i.test(map) || /^secret$/i.test(map)) && !SECRET_NAME.test(name) ? looksRandom(text) : true;
}

/** Names of fields that refer to a secret, and have no part of it. */
const REFERENCE_NAMES =
  /^existing|(?:name|ref|namespace|kind|group|version|class|mode|method|strategy|issuer|arn|location|bundle)s?$|^(?:key|id|from|path|file|template|store|label|source)s?$/i;

/** Returns whether a name is that of a secret, for any value. */
export const isNameOfSecret = (name: string): boolean => SECRET_NAME.test(name);

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
