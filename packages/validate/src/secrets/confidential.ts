import { buildPointer, type Fields, type Finding, isFields, nearest, onceForEachText, parsePointer, plainText } from '@slipway/manifest';
import { fieldPath } from '../objects/field-path.ts';
import { isConfidentialField, isNamedCredential, looksLikeCredential } from './credential-text.ts';
import { isInSecretMap, isSecretMap, nameOfField } from './secret-map.ts';
import { createTextIndex, withoutSpace } from './text-index.ts';

/** As much of a finding as may show a secret. */
type Shown = Pick<Finding, 'rule' | 'message' | 'pointer' | 'value' | 'expected' | 'remedy' | 'confidential'> & { readonly spot?: string };

/**
 * Returns a finding as it may be shown. Everything reported about an object passes through here before it is printed or stored. `object` is
 * the parsed object, list or document that `pointer` leads into. Below a Secret (except its type and name), and where a value looks like a
 * credential, the finding is `confidential`. It then has no value, no text that quotes one and no key that may be one.
 */
export function asShown<Reported extends Shown>(finding: Reported, object: unknown): Reported {
  const shown = withPointer(finding, object);
  return shown.confidential === true ? { ...shown, pointer: shownPointer(object, finding.pointer) } : shown;
}

/** Returns the pointer without keys that may be secrets themselves. */
export const shownPointer = (object: unknown, pointer: string): string => placeIn(object, pointer).shownPointer;

/** Does the same as `asShown`, with the original pointer, for callers that still need its position in the text. */
export function withPointer<Reported extends Shown>(finding: Reported, object: unknown): Reported {
  const { rule, pointer, spot = '', value } = finding;
  const place = placeIn(object, spot.length > pointer.length ? spot : pointer);
  const hidesValue =
    place.inside || (value !== undefined && ((place.below && isFieldsOrList(value)) || holds(value, place.name, place.map)));
  const mayQuote = place.inside ? pointer !== '' : hidesValue && !isFieldsOrList(value);
  if (place.hasOddKey || (mayQuote && !PLAIN_RULES.has(rule)) || quotes(finding, object)) {
    return withoutText(withoutValue(finding), shownPointer(object, pointer));
  }
  return hidesValue ? withoutValue(finding) : finding;
}

/**
 * Returns a finding as it may be shown next to an object that it is not about, such as another document of the file. Its pointer leads
 * elsewhere. The words and values that are secret in the object are hidden.
 */
export function asShownBeside<Reported extends Shown>(finding: Reported, object: unknown): Reported {
  const { value } = finding;
  const texts = typeof object === 'object' && object !== null ? secretTexts(object) : [];
  const shown = quotedText(value);
  const shows = value !== undefined && texts.some((text) => shown.includes(text));
  return shows || quotes(finding, object) ? withoutText(withoutValue(finding), finding.pointer) : finding;
}

/**
 * Returns whether a finding may quote a secret of any of `objects`. The answer is true too often, never too seldom, and takes time that is
 * linear in the finding, however many objects there are.
 */
export function createQuoteSearch(objects: readonly object[]): (finding: Shown) => boolean {
  const texts = objects.flatMap(secretTexts);
  // The index leaves spaces out, and has no texts below four characters.
  if (texts.some((text) => withoutSpace(text).length < MIN_INDEXED_LENGTH)) return () => true;
  const index = createTextIndex(texts);
  if (index === undefined) return () => false;
  return ({ message, expected, remedy, value }) =>
    [message, expected, remedy, quotedText(value)].some((words) => index.find(words).length > 0);
}

const MIN_INDEXED_LENGTH = 4;

const quotedText = (value: unknown): string =>
  value === undefined ? '' : plainText(isFieldsOrList(value) ? JSON.stringify(value) : value);

/** Hides the texts of a finding of an object of unknown kind: a document with two kinds. */
export const asHidden = <Reported extends Shown>(finding: Reported): Reported => withoutText(withoutValue(finding), finding.pointer);

/** Returns whether anything in `value` may be a secret: a Secret at any depth, or what looks like a credential. */
export const holdsSecret = (value: unknown): boolean => holds(value, '');

function withoutValue<Reported extends Shown>(finding: Reported): Reported {
  const { value: _, ...rest } = finding;
  return { ...rest, confidential: true } as unknown as Reported;
}

/** `pointer` as it is named in the text. */
function withoutText<Reported extends Shown>(finding: Reported, pointer: string): Reported {
  const { rule } = finding;
  const what = WITHOUT_TEXT.get(rule) ?? `breaks the rule ${rule}`;
  return {
    ...finding,
    message: `${fieldPath(pointer) || 'the document'} ${what}; the value is not shown, since it may be a secret`,
    expected: `what slipway explain ${rule} says`,
    remedy: 'look at this place of the file, and keep secrets out of it',
    confidential: true,
  } as unknown as Reported;
}

/** What a finding says when it may quote nothing, of rules that people meet. */
const WITHOUT_TEXT: ReadonlyMap<string, string> = new Map([
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

/** Rules of which the texts name fields and nothing else. */
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

/** Returns whether the words of the finding show what is secret elsewhere in the object, as those of CEL may do. */
function quotes({ message, expected, remedy }: Shown, object: unknown): boolean {
  if (typeof object !== 'object' || object === null) return false;
  const texts = secretTexts(object);
  return texts.length > 0 && [message, expected, remedy].some((words) => texts.some((text) => words.includes(text)));
}

const knownTexts = new WeakMap<object, readonly string[]>();

/** Returns the secret values of an object: their beginnings, for a message may show no more. */
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

interface Place {
  /** In the part of a Secret that is not shown, or the Secret itself. */
  readonly inside: boolean;
  /** Whether it is in a Secret, in any part. */
  readonly below: boolean;
  /** The name of the value: its field, or the name next to it. */
  readonly name: string;
  /** The map of secrets that it is in, such as `secrets` in the values of a chart; empty outside. */
  readonly map: string;
  /** Whether a key on the way may be a secret itself: `{password:hunter2}` has no value. */
  readonly hasOddKey: boolean;
  readonly shownPointer: string;
}

function placeIn(object: unknown, pointer: string): Place {
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
    shown.push(isOddKey(segment, inside, child, node) ? HIDDEN : segment);
    isItem = Array.isArray(node) ? isItem : segment === 'items' && isFields(node) && isSecretList(node);
    if (!Array.isArray(node)) name = nameOfField(node, segment, name);
    if (map === '' && isSecretMap(segment, child)) map = segment;
    node = child;
  }
  if (!below && isFields(node) && isSecretLike(node, isItem, segments.length === 0)) {
    below = true;
    inside = true;
  }
  return { inside, below, name, map, hasOddKey: shown.includes(HIDDEN), shownPointer: buildPointer(shown) };
}

const HIDDEN = '(not shown)';
export const GENERATOR = 'secretGenerator';

function childOf(node: unknown, segment: string): unknown {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, segment) ? (node as Fields)[segment] : undefined;
}

/** Returns whether a key looks like a credential, or in a Secret cannot be a key or was written instead of its value. */
const isOddKey = (key: string, inside: boolean, child: unknown, parent: unknown): boolean =>
  looksLikeCredential(key) ||
  (inside &&
    !Array.isArray(parent) &&
    (!/^[\w./-]{1,100}$/.test(key) || (child === null && !PUBLIC.has(key)) || (isNamedCredential('token', key) && !isFileName(key))));

/** `7690-audience.patch`: words and a number, with an extension. */
const isFileName = (key: string): boolean => /^(?:\d{1,6}|[a-z]+)(?:[-_.](?:\d{1,6}|[a-z]+)){0,10}\.[a-z]{2,10}$/.test(key);

/** Fields that are not secret in an object of any kind. */
const PUBLIC: ReadonlySet<string> = new Set(['data', 'stringData', 'metadata', 'labels', 'annotations']);

/** What a Secret is and is called by, as long as it is no more than a text. */
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
 * Returns whether an object is a Secret, or would be one with its kind spelt right. Deep in others, `kind: Secret` with a name is a
 * reference. `isItem`: of a SecretList, whose items need not say their kind.
 */
export function isSecretLike(object: Fields, isItem: boolean, isRoot: boolean): boolean {
  if (isItem || Object.hasOwn(object, 'stringData')) return true;
  if (!isRoot)
    return typeof object.kind === 'string' && isSecretKind(object.kind) && !Object.keys(object).every((key) => REFERENCE_FIELDS.has(key));
  return KIND_KEYS.some((key) => Object.hasOwn(object, key) && mentionsSecret(object[key])) || hasSlipOfKind(object);
}

export const isSecretList = ({ kind }: Fields): boolean => typeof kind === 'string' && /^SecretList$/i.test(kind);

const KIND_KEYS = ['kind', 'Kind', 'KIND', 'kinds', 'Kinds'];

/**
 * Returns whether an object without a kind is a Secret behind a key that was meant as `kind`: with a byte order mark, or with letters
 * swapped.
 */
function hasSlipOfKind(object: Fields): boolean {
  if (Object.hasOwn(object, 'kind')) return false;
  const known = knownMisspellings.get(object);
  if (known !== undefined) return known;
  const hasMisspelling = Object.keys(object).some((key) => isMisspeltKind(key) && mentionsSecret(object[key]));
  knownMisspellings.set(object, hasMisspelling);
  return hasMisspelling;
}

/** An object is looked at again for each of its findings. */
const knownMisspellings = new WeakMap<object, boolean>();

/** A misspelling of Secret is not much longer. */
const LONGEST_KIND = 20;

const isMisspeltKind = onceForEachText((key) => key.length < 12 && nearest(key.replace(/[^A-Za-z]/g, ''), ['kind']) !== undefined, {
  most: 1000,
  longest: 12,
});

/** Returns whether the kind is Secret, or a misspelling of it. Thousands of objects have the same few kinds. */
const isSecretKind = onceForEachText((kind) => kind.length < LONGEST_KIND && nearest(kind.trim(), ['Secret']) !== undefined, {
  most: 1000,
  longest: LONGEST_KIND,
});

/** Returns whether the kind may be meant as Secret. A kind that is a list or a map is wrong, and may be. */
function mentionsSecret(kind: unknown, depth = 0): boolean {
  if (typeof kind === 'string') return isSecretKind(kind);
  if (typeof kind !== 'object' || kind === null || depth > 5) return false;
  return Object.entries(kind).some(([key, value]) => isSecretKind(key) || mentionsSecret(value, depth + 1));
}

/** Of owners, sources of values and targets of patches. */
const REFERENCE_FIELDS: ReadonlySet<string> = new Set(
  `apiVersion kind kinds name names namespace namespaces optional group apiGroup version key valuesKey targetPath uid controller fieldPath
  blockOwnerDeletion labelSelector annotationSelector resourceVersion property selector scope plural singular shortNames listKind verbs
  operator values jsonPointers jqPathExpressions managedFieldsManagers matchLabels matchExpressions weight literal operations`.split(/\s+/),
);

const holds = (value: unknown, name: string, map = ''): boolean => search(value, { name, map, isSecret: false, depth: 0 }, () => true);

/** Where a value is in an object. */
interface Around extends Pick<Place, 'name' | 'map'> {
  readonly isSecret: boolean;
  readonly depth: number;
}

/** Calls `found` with each value that may be secret, until that gives true. */
function search(value: unknown, around: Around, found: (text: string) => boolean): boolean {
  const { name, map, isSecret } = around;
  switch (typeof value) {
    case 'string':
      return (isSecret || looksLikeCredential(value) || holdsSecretText(value) || isConfidential(name, map, value)) && found(value);
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
    const map = around.map === '' && isSecretMap(key, fields[key]) ? key : around.map;
    if (search(fields[key], { name: nameOfField(fields, key, around.name), map, isSecret, depth }, found)) return true;
  }
  return false;
}

/** Searches a Secret. The empty text comes first: a Secret with only its name has no data, but is a Secret. */
function searchSecret(secret: Fields, depth: number, found: (text: string) => boolean): boolean {
  if (found('')) return true;
  const inSecret = (name: string, at: number): Around => ({ name, map: '', isSecret: true, depth: at });
  for (const key of Object.keys(secret)) {
    if (key === 'metadata' && isFields(secret.metadata)) {
      const rest = Object.entries(secret.metadata).filter(([field]) => !isPublic(secret, ['metadata', field]));
      if (search(Object.fromEntries(rest), inSecret('', depth + 2), found)) return true;
    } else if (!isPublic(secret, [key]) && search(secret[key], inSecret(key, depth + 1), found)) return true;
  }
  return false;
}

/** Far below what any reader lets pass. */
const MAX_DEPTH = 500;

/** Returns whether a text is a whole Secret, as in a patch, in a template or in the annotation of kubectl. */
const holdsSecretText = (text: string): boolean =>
  text.length > 12 && text.includes('ecret') && /kind["']?\s*:\s*(?:!\S{0,50}\s*)?["']?Secret\b/.test(text) && /data["']?\s*:/i.test(text);
