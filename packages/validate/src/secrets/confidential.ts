import { buildPointer, type Fields, type Finding, isFields, nearest, onceForEachText, parsePointer, plainText } from '@slipway/manifest';
import { fieldPath } from '../objects/field-path.ts';
import { isConfidentialField, isNamedCredential, looksLikeCredential, looksRandom } from './credential-text.ts';
import { isInSecretMap, mapOfField, nameOfField } from './secret-map.ts';
import { createTextIndex, withoutSpace } from './text-index.ts';

/** The parts of a finding that may show a secret. */
type Shown = Pick<Finding, 'rule' | 'message' | 'pointer' | 'value' | 'expected' | 'remedy' | 'confidential'> & { readonly spot?: string };

/**
 * Returns a finding without secrets. Everything that is reported about an object passes through this function before it is printed or
 * stored. `object` is the parsed object, list or document with `pointer`. Below a Secret (except its type and name), and if a value looks
 * like a credential, the finding is `confidential`. It then has no value, no text that quotes one, and no key that may be one.
 */
export function asShown<Reported extends Shown>(finding: Reported, object: unknown): Reported {
  const shown = withPointer(finding, object);
  return shown.confidential === true ? { ...shown, pointer: shownPointer(object, finding.pointer) } : shown;
}

/** Returns the pointer without keys that may be secrets themselves. */
export const shownPointer = (object: unknown, pointer: string): string => positionIn(object, pointer).shownPointer;

/** Does the same as `asShown` but keeps the original pointer, for callers that still need its position in the text. */
export function withPointer<Reported extends Shown>(finding: Reported, object: unknown): Reported {
  const { rule, pointer, spot = '', value } = finding;
  const place = positionIn(object, spot.length > pointer.length ? spot : pointer);
  const hidesValue =
    place.inside || (value !== undefined && ((place.below && isFieldsOrList(value)) || holds(value, place.name, place.map)));
  const mayQuote = place.inside ? pointer !== '' : hidesValue && !isFieldsOrList(value);
  if (place.hasSuspiciousKey || (mayQuote && !PLAIN_RULES.has(rule)) || quotes(finding, object)) {
    return withoutText(withoutValue(finding), shownPointer(object, pointer));
  }
  return hidesValue ? withoutValue(finding) : finding;
}

/**
 * Returns a finding without the secrets of an object that it is not about, such as another document of the file. Its pointer is not in the
 * object. Words and values that are secret in the object are hidden.
 */
export function withoutSecretsOf<Reported extends Shown>(finding: Reported, object: unknown): Reported {
  const { value } = finding;
  const texts = typeof object === 'object' && object !== null ? secretTexts(object) : [];
  const shown = quotedText(value);
  const shows = value !== undefined && texts.some((text) => shown.includes(text));
  return shows || quotes(finding, object) ? withoutText(withoutValue(finding), finding.pointer) : finding;
}

/**
 * Returns a function that decides whether a finding may quote a secret of any of `objects`. It may return true without a secret, but never
 * false with one. It takes time linear in the finding, for any number of objects.
 */
export function createQuoteSearch(objects: readonly object[]): (finding: Shown) => boolean {
  const texts = objects.flatMap(secretTexts);
  // The index ignores spaces, and has no texts with fewer than four characters.
  if (texts.some((text) => withoutSpace(text).length < MIN_INDEXED_LENGTH)) return () => true;
  const index = createTextIndex(texts);
  if (index === undefined) return () => false;
  return ({ message, expected, remedy, value }) =>
    [message, expected, remedy, quotedText(value)].some((words) => index.find(words).length > 0);
}

const MIN_INDEXED_LENGTH = 4;

const quotedText = (value: unknown): string =>
  value === undefined ? '' : plainText(isFieldsOrList(value) ? JSON.stringify(value) : value);

/** Hides the texts of a finding about an object of unknown kind, such as a document with two kinds. */
export const asHidden = <Reported extends Shown>(finding: Reported): Reported => withoutText(withoutValue(finding), finding.pointer);

/** Returns whether any part of `value` may be a secret: a Secret at any depth, or a text that looks like a credential. */
export const containsSecret = (value: unknown): boolean => holds(value, '');

function withoutValue<Reported extends Shown>(finding: Reported): Reported {
  const { value: _, ...rest } = finding;
  return { ...rest, confidential: true } as unknown as Reported;
}

/** Removes texts that may quote a secret. `pointer` is the pointer as it is in the text. */
function withoutText<Reported extends Shown>(finding: Reported, pointer: string): Reported {
  const { rule } = finding;
  const what = TEXT_WITHOUT_QUOTES.get(rule) ?? `breaks the rule ${rule}`;
  return {
    ...finding,
    message: `${fieldPath(pointer) || 'the document'} ${what}; the value is not shown, since it may be a secret`,
    expected: `what slipway explain ${rule} says`,
    remedy: 'look at this place of the file, and keep secrets out of it',
    confidential: true,
  } as unknown as Reported;
}

/** Messages without quotes, for common rules. */
const TEXT_WITHOUT_QUOTES: ReadonlyMap<string, string> = new Map([
  ['plain-secret', 'is a secret in plain text'],
  ['private-key', 'holds a private key'],
  ['cloud-credential', 'holds a cloud credential'],
  ['service-token', 'holds a token of a service'],
  ['web-token', 'holds a signed token'],
  ['url-credential', 'holds a URL with a password'],
  ['named-credential', 'looks like a secret'],
  ['yaml-syntax', 'is not YAML that Flux can read'],
  ['duplicate-key', 'has a key twice'],
  ['immutable-field', 'cannot change'],
]);

/** Rules whose texts name only fields. */
const PLAIN_RULES: ReadonlySet<string> = new Set([
  'plain-secret',
  'private-key',
  'cloud-credential',
  'service-token',
  'web-token',
  'url-credential',
  'named-credential',
  'unknown-field',
  'undeclared-content',
  'missing-field',
  'null-value',
  'replaced-null',
  'duplicate-object',
]);

/** Returns whether the texts of the finding show a secret of another part of the object, as CEL messages may do. */
function quotes({ message, expected, remedy }: Shown, object: unknown): boolean {
  if (typeof object !== 'object' || object === null) return false;
  const texts = secretTexts(object);
  return texts.length > 0 && [message, expected, remedy].some((words) => texts.some((text) => words.includes(text)));
}

const knownTexts = new WeakMap<object, readonly string[]>();

/** Returns the secret values of an object. They are cut, because a message may quote only the beginning. */
function secretTexts(object: object): readonly string[] {
  const known = knownTexts.get(object);
  if (known !== undefined) return known;
  const texts: string[] = [];
  search(object, { name: '', map: '', isSecret: false, depth: 0 }, (text) => {
    for (const line of text.split('\n')) if (line.trim().length >= MIN_QUOTE_LENGTH) texts.push(line.trim().slice(0, MAX_QUOTE_LENGTH));
    return texts.length >= MAX_QUOTES;
  });
  knownTexts.set(object, texts);
  return texts;
}

const MIN_QUOTE_LENGTH = 5;
const MAX_QUOTE_LENGTH = 12;
const MAX_QUOTES = 500;

interface ValuePosition {
  /** Whether it is a Secret, or in the part of a Secret that is not shown. */
  readonly inside: boolean;
  /** Whether it is in a Secret, in any part. */
  readonly below: boolean;
  /** The name of the value: that of its field, or the name next to it. */
  readonly name: string;
  /** The surrounding map of secrets, such as `secrets` in the values of a chart; empty without one. */
  readonly map: string;
  /** Whether a key on the path may be a secret itself: `{password:hunter2}` has no value. */
  readonly hasSuspiciousKey: boolean;
  readonly shownPointer: string;
}

function positionIn(object: unknown, pointer: string): ValuePosition {
  const segments = parsePointer(pointer);
  let node = object;
  let name = '';
  let map = '';
  let isItem = false;
  let inside = false;
  let below = false;
  const shown: string[] = [];
  for (const [index, segment] of segments.entries()) {
    if (!below && isFields(node) && isSecretLike(node, isItem, index === 0)) {
      below = true;
      inside = !isPublic(node, segments.slice(index));
    } else if (!below && segment === GENERATOR) {
      below = true;
      inside = true;
    }
    const child = childOf(node, segment);
    shown.push(isSuspiciousKey(segment, inside, child, node) ? HIDDEN : segment);
    isItem = Array.isArray(node) ? isItem : segment === 'items' && isFields(node) && isSecretList(node);
    if (!Array.isArray(node)) name = nameOfField(node, segment, name);
    if (map === '') map = mapOfField(node, segment, name);
    node = child;
  }
  if (!below && isFields(node) && isSecretLike(node, isItem, segments.length === 0)) {
    below = true;
    inside = true;
  }
  return { inside, below, name, map, hasSuspiciousKey: shown.includes(HIDDEN), shownPointer: buildPointer(shown) };
}

const HIDDEN = '(not shown)';
export const GENERATOR = 'secretGenerator';

function childOf(node: unknown, segment: string): unknown {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, segment) ? (node as Fields)[segment] : undefined;
}

/**
 * Returns whether a key looks like a credential, or cannot be a key of a Secret, for example because it was written instead of its value.
 */
const isSuspiciousKey = (key: string, inside: boolean, child: unknown, parent: unknown): boolean =>
  looksLikeCredential(key) ||
  (inside &&
    !Array.isArray(parent) &&
    (!/^[\w./-]{1,100}$/.test(key) || (child === null && !PUBLIC.has(key)) || (isNamedCredential('token', key) && !isFileName(key))));

/** Matches words and a number, with an extension: `7690-audience.patch`. */
const isFileName = (key: string): boolean => /^(?:\d{1,6}|[a-z]+)(?:[-_.](?:\d{1,6}|[a-z]+)){0,10}\.[a-z]{2,10}$/.test(key);

/** Fields that are not secret, in objects of any kind. */
const PUBLIC: ReadonlySet<string> = new Set(['data', 'stringData', 'metadata', 'labels', 'annotations']);

/** Returns whether a field only identifies the Secret, if its value is a string. */
function isPublic(secret: Fields, [first = '', second = '', ...rest]: readonly string[]): boolean {
  if (first === 'metadata') return rest.length === 0 && IDENTITY.has(second) && !isFieldsOrList(childOf(secret.metadata, second));
  if (first === 'immutable') return second === '' && /^(?:true|false|yes|no|on|off)$/i.test(scalarText(secret.immutable));
  return second === '' && KIND_FIELDS.has(first) && !isFieldsOrList(secret[first]);
}

const scalarText = (value: unknown): string => (isFieldsOrList(value) ? '' : plainText(value));

const KIND_FIELDS: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'type']);
const IDENTITY: ReadonlySet<string> = new Set(['name', 'namespace', 'generateName']);

const isFieldsOrList = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * Returns whether an object is a Secret, or would be one without a misspelling of its kind. Deep in other objects, `kind: Secret` with a
 * name is a reference. `isItem` is true in a SecretList, whose items need no kind.
 */
export function isSecretLike(object: Fields, isItem: boolean, isRoot: boolean): boolean {
  if (isItem || Object.hasOwn(object, 'stringData')) return true;
  if (!isRoot)
    return typeof object.kind === 'string' && isSecretKind(object.kind) && !Object.keys(object).every((key) => REFERENCE_FIELDS.has(key));
  return KIND_KEYS.some((key) => Object.hasOwn(object, key) && mentionsSecret(object[key])) || hasMisspeltKind(object);
}

export const isSecretList = ({ kind }: Fields): boolean => typeof kind === 'string' && /^SecretList$/i.test(kind);

const KIND_KEYS = ['kind', 'Kind', 'KIND', 'kinds', 'Kinds'];

/**
 * Returns whether an object without a kind is a Secret: it has the type of one, or a misspelt key `kind`, with a byte-order mark or with
 * swapped letters.
 */
function hasMisspeltKind(object: Fields): boolean {
  if (Object.hasOwn(object, 'kind')) return false;
  const { type } = object;
  if (typeof type === 'string' && Object.hasOwn(object, 'data') && (type === 'Opaque' || type.includes('kubernetes.io/'))) return true;
  const known = knownMisspellings.get(object);
  if (known !== undefined) return known;
  const hasMisspelling = Object.keys(object).some((key) => isMisspeltKind(key) && mentionsSecret(object[key]));
  knownMisspellings.set(object, hasMisspelling);
  return hasMisspelling;
}

/** Cached, because an object may have many findings. */
const knownMisspellings = new WeakMap<object, boolean>();

/** A misspelling of Secret is not much longer. */
const MAX_KIND_LENGTH = 20;

const isMisspeltKind = onceForEachText((key) => key.length < 12 && nearest(key.replace(/[^A-Za-z]/g, ''), ['kind']) !== undefined, {
  most: 1000,
  longest: 12,
});

/** Returns whether the kind is Secret, or a misspelling of it. The cache is useful because thousands of objects have the same few kinds. */
const isSecretKind = onceForEachText((kind) => kind.length < MAX_KIND_LENGTH && nearest(kind.trim(), ['Secret']) !== undefined, {
  most: 1000,
  longest: MAX_KIND_LENGTH,
});

/** Returns whether the kind may be intended as Secret, also when it is a list or a map, which is invalid. */
function mentionsSecret(kind: unknown, depth = 0): boolean {
  if (typeof kind === 'string') return isSecretKind(kind);
  if (typeof kind !== 'object' || kind === null || depth > 5) return false;
  return Object.entries(kind).some(([key, value]) => isSecretKind(key) || mentionsSecret(value, depth + 1));
}

/** Fields of owners, sources of values and targets of patches. */
const REFERENCE_FIELDS: ReadonlySet<string> = new Set(
  `apiVersion kind kinds name names namespace namespaces optional group apiGroup version key valuesKey targetPath uid controller fieldPath
  blockOwnerDeletion labelSelector annotationSelector resourceVersion property selector scope plural singular shortNames listKind verbs
  operator values jsonPointers jqPathExpressions managedFieldsManagers matchLabels matchExpressions weight literal operations`.split(/\s+/),
);

const holds = (value: unknown, name: string, map = ''): boolean => search(value, { name, map, isSecret: false, depth: 0 }, () => true);

/** The position of a value in an object. */
interface Around extends Pick<ValuePosition, 'name' | 'map'> {
  readonly isSecret: boolean;
  readonly depth: number;
}

/** Calls `found` with each value that may be secret, until it returns true. */
function search(value: unknown, around: Around, found: (text: string) => boolean): boolean {
  const { name, map, isSecret } = around;
  switch (typeof value) {
    case 'string':
      return (isSecret || looksLikeCredential(value) || containsSecretText(value) || isConfidential(name, map, value)) && found(value);
    case 'number':
    case 'bigint':
      return (isSecret || isConfidential(name, map, plainText(value))) && found(plainText(value));
    case 'object':
      return value !== null && searchIn(value, around, found);
    default:
      return false;
  }
}

const isConfidential = (name: string, map: string, text: string): boolean =>
  isConfidentialField(name, text) || (map !== '' && isInSecretMap(map, name, text));

function searchIn(value: object, around: Around, found: (text: string) => boolean): boolean {
  const depth = around.depth + 1;
  if (around.depth > MAX_DEPTH) return found('');
  if (Array.isArray(value)) return value.some((item) => search(item, { ...around, depth }, found));
  const fields = value as Fields;
  if (!around.isSecret && isSecretLike(fields, false, around.depth === 0)) return searchSecret(fields, around.depth, found);
  const isList = isSecretList(fields);
  for (const key in fields) {
    const isSecret = around.isSecret || key === GENERATOR || (isList && key === 'items');
    if (looksLikeCredential(key) && found(key)) return true;
    const name = nameOfField(fields, key, around.name);
    const map = around.map || mapOfField(fields, key, name);
    if (search(fields[key], { name, map, isSecret, depth }, found)) return true;
  }
  return false;
}

/**
 * Removes labels that look like words, and annotations that name the Secret from which a controller copies the data:
 * `fluxcd.controlplane.io/copyFrom: namespace/name`.
 */
function withoutReferences({ labels, ...metadata }: Fields): Fields {
  const { annotations } = metadata;
  const shown = isFields(labels)
    ? { ...metadata, labels: Object.fromEntries(Object.entries(labels).filter(mayBeSecret)) }
    : { ...metadata, labels };
  if (!isFields(annotations)) return shown;
  const isReferenceTo = ([key, value]: [string, unknown]): boolean =>
    COPYING_ANNOTATIONS.has(key) && typeof value === 'string' && /^[a-z0-9.-]{1,63}\/[a-z0-9.-]{1,253}$/.test(value);
  return { ...shown, annotations: Object.fromEntries(Object.entries(annotations).filter((each) => !isReferenceTo(each))) };
}

/** Whether the value of a label may be a secret. Labels are names and versions, and many objects have the same ones. */
const mayBeSecret = ([, value]: [string, unknown]): boolean =>
  typeof value !== 'string' || looksRandom(value) || looksLikeCredential(value);

const COPYING_ANNOTATIONS: ReadonlySet<string> = new Set([
  'fluxcd.controlplane.io/copyFrom',
  'reflector.v1.k8s.emberstack.com/reflects',
  'replicator.v1.mittwald.de/replicate-from',
]);

/** Searches a Secret. Calls `found` with the empty string first, because a Secret without data is still a Secret. */
function searchSecret(secret: Fields, depth: number, found: (text: string) => boolean): boolean {
  if (found('')) return true;
  const inSecret = (name: string, at: number): Around => ({ name, map: '', isSecret: true, depth: at });
  for (const key of Object.keys(secret)) {
    if (key === 'metadata' && isFields(secret.metadata)) {
      const rest = Object.entries(secret.metadata).filter(([field]) => !isPublic(secret, ['metadata', field]));
      if (search(withoutReferences(Object.fromEntries(rest)), inSecret('', depth + 2), found)) return true;
    } else if (!isPublic(secret, [key]) && search(secret[key], inSecret(key, depth + 1), found)) return true;
  }
  return false;
}

/** Much less than the depth that any reader accepts. */
const MAX_DEPTH = 500;

/** Returns whether a text is a whole Secret, for example in a patch, in a template or in the annotation of kubectl. */
const containsSecretText = (text: string): boolean =>
  text.length > 12 && text.includes('ecret') && /kind["']?\s*:\s*(?:!\S{0,50}\s*)?["']?Secret\b/.test(text) && /data["']?\s*:/i.test(text);
