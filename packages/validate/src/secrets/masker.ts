import { onceForEachText } from '@slipway/manifest';
import { encodedRuns, type UnescapedText, unescapedText, visibleText } from './decoded-text.ts';
import { encodedForms } from './encoded-forms.ts';
import { isPlaceholder } from './harmless-value.ts';
import { createTextIndex, type Ranges, type TextIndex, withoutSpace } from './text-index.ts';

/** The text that replaces a secret value in an output. It does not depend on the length of the value. */
export const MASK = '(not shown)';

/** Removes secret values from everything that a run prints or stores. */
export interface Masker {
  /** Returns the text with a mask instead of each secret value, also in encoded forms. */
  readonly text: (text: string) => string;
  /** Returns a JSON value with masks in its strings, numbers and keys; the same value if it has no secret. */
  readonly value: <Value>(value: Value) => Value;
}

/**
 * Creates a masker of secret values; undefined if there are no distinctive values. Short values and common words are left out, because
 * masking them would hide most of the output.
 */
export function createMasker(secrets: Iterable<string>): Masker | undefined {
  const values = new Set<string>();
  let characters = 0;
  for (const secret of secrets) {
    const value = secret.trim();
    if (!isDistinctive(value) || values.has(value)) continue;
    characters += value.length;
    // For values after this limit, no encoded forms are searched.
    values.add(value);
  }
  if (values.size === 0) return undefined;
  const isSmall = characters <= MAX_ENCODED;
  const index = createTextIndex(patternsOf(values, isSmall));
  if (index === undefined) return undefined;
  const indexes = { index, folded: createTextIndex([...values].filter(isKnownInAnyCase).map(lowerCase)) };
  const text = onceForEachText((original) => {
    const ranges = original.length < MIN_CUT_LENGTH ? [] : rangesIn(original, indexes, 0);
    if (ranges.length === 0) return original;
    const parts: string[] = [];
    let at = 0;
    for (const [start, end] of ranges) {
      const from = Math.max(at, startOfRun(original, start, at));
      const to = endOfRun(original, end);
      if (to <= at) continue;
      if (from > at || parts.length === 0) parts.push(original.slice(at, from), MASK);
      at = to;
    }
    return [...parts, original.slice(at)].join('');
  }, CACHE_LIMITS);
  const value = <Value>(original: Value): Value => masked(original, text) as Value;
  return { text, value };
}

interface Indexes {
  /** Finds values and their encoded forms. */
  readonly index: TextIndex;
  /** Finds values in lower case. */
  readonly folded: TextIndex | undefined;
}

/** Returns the ranges of secrets in a text: plain, escaped, and in runs of base64, base32 or hexadecimal digits, which may be nested. */
function rangesIn(text: string, indexes: Indexes, depth: number): Ranges {
  const { index, folded } = indexes;
  const found = index.find(text);
  const ranges: (readonly [number, number])[] = [];
  const addIn = (view: UnescapedText | undefined): void => {
    const plain = view?.text ?? text;
    const add = (start: number, end: number): void => {
      ranges.push(view === undefined ? [start, end] : [view.positionOf(start), view.positionOf(end)]);
    };
    if (view !== undefined) for (const [start, end] of index.find(plain)) add(start, end);
    for (const [start, end] of folded?.find(lowerCase(plain)) ?? []) add(start, end);
    if (depth < MAX_NESTED)
      for (const { start, end, texts } of encodedRuns(plain))
        if (texts.some((each) => rangesIn(each, indexes, depth + 1).length > 0)) add(start, end);
  };
  addIn(undefined);
  for (const view of [unescapedText(text), visibleText(text)]) if (view !== undefined) addIn(view);
  return ranges.length === 0 ? found : [...found, ...ranges].sort(([a], [b]) => a - b);
}

/** Returns whether a value is also masked in another case: not if it may be a word. */
const isKnownInAnyCase = (value: string): boolean => value.length >= 10 && /\d/.test(value) && /[a-zA-Z]/.test(value);

/** Returns the text with ASCII letters in lower case, so that positions do not change. */
const lowerCase = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Maximum depth of nested encodings. */
const MAX_NESTED = 4;

/** Maximum number of characters of all secrets for which encoded forms are searched. These take ten times as much memory. */
const MAX_ENCODED = 4 * 2 ** 20;

/** Returns whether a value is unlikely in other parts of an output, so that its occurrences can be masked. */
export function isDistinctive(value: string): boolean {
  const { length } = withoutSpace(value);
  if (length < MIN_LENGTH || COMMON.has(value.toLowerCase()) || OWN_WORDS.has(value) || isPlaceholder(value)) return false;
  return length >= MIN_WORD_LENGTH || !/^(?:\d+|[a-z]+|[A-Z][a-z]+|[A-Z]+)$/.test(value);
}

/** Limits of the cache. Findings repeat most of their texts, and are masked twice. */
const CACHE_LIMITS = { most: 10_000, longest: 1000 };

/** Minimum length of a text before an ellipsis that may be the beginning of a secret. */
const MIN_CUT_LENGTH = 4;

/** Minimum length of a masked value. */
const MIN_LENGTH = 6;
/** Minimum length if it has only letters, or only digits. */
const MIN_WORD_LENGTH = 8;

/** Words of at least six letters that are used as passwords, and also in other texts. */
const COMMON: ReadonlySet<string> = new Set(
  `admin123 administrator anonymous changeit changeme cluster.local database default development disabled enabled example external grafana
  internal keycloak kubernetes localhost mariadb mongodb opensearch optional passw0rd password password1 password123 passwort postgres
  postgresql production prometheus rabbitmq required secret secrets service staging superuser username wordpress`.split(/\s+/),
);

/**
 * Long words in the ids of rules. The ids are public, so a mask in one of them would reveal the secret. A test keeps this list complete.
 */
const OWN_WORDS: ReadonlySet<string> = new Set(
  [
    'accepted-activated-addresses-admission-affinity-allowance-ambiguous-annotation-approval-artifact-attachment-attributes',
    'autoscaler-backwards-balancer-behaviour-brackets-candidate-canonical-capacity-certificate-character-clashing-combination',
    'composed-composite-composition-conflict-constraint-container-containers-controller-credential-credentials-defaults',
    'definition-deletion-deletions-dependency-deprecated-description-disruption-documents-duplicate-embedded-encrypted',
    'endpoint-endpoints-environment-escalate-evaluated-exclusive-expanded-expression-extension-finalizer-function-immutable',
    'installed-instance-isolated-kubeconfig-kustomization-leftover-malformed-middleware-migration-misnamed-mutation-namespace-narrowed',
    'needless-outdated-permission-permissions-persistent-priority-privileged-processor-protected-protection-provider-published',
    'recreated-reference-references-registry-rejected-released-releases-rendered-repeated-replaced-replacement-replicas',
    'repository-reproducible-resource-resources-revision-schedule-scheduling-security-selected-selector-settings-signature-snapshot',
    'substituted-substitution-suspended-template-transition-unchecked-undecided-undeclared-uninstalled-unlisted-unpublishable',
    'unreadable-unrendered-unsettled-unsigned-unstored-unwritable-upgraded-variable-verifiable-violated-weakened-workload',
  ].flatMap((words) => words.split('-')),
);

function* patternsOf(values: ReadonlySet<string>, withForms: boolean): Iterable<string> {
  for (const value of values)
    for (const form of withForms ? encodedForms(value) : [value]) {
      const pattern = withoutSpace(form);
      if (pattern.length >= MIN_LENGTH) yield* piecesOf(pattern);
    }
}

/** Splits a long text into pieces. Each piece is masked, so that a part of the text is masked too. */
function* piecesOf(pattern: string): Iterable<string> {
  if (pattern.length <= MAX_LENGTH) yield pattern;
  else for (let at = 0; at < pattern.length; at += PIECE) yield pattern.slice(Math.min(at, pattern.length - PIECE), at + PIECE);
}

const MAX_LENGTH = 128;
const PIECE = 64;

/**
 * Returns the start of the run of characters around a secret in base64 or hexadecimal digits. The rest of the run contains parts of it, for
 * example the user name of a Docker login. A run is letters and digits of base64. In plain text, adjacent letters are masked as well.
 */
function startOfRun(text: string, start: number, least: number): number {
  let at = start;
  while (at > least && at > start - MAX_RUN_LENGTH && isOfRun(text.charCodeAt(at - 1))) at--;
  return at;
}

function endOfRun(text: string, end: number): number {
  let at = end;
  while (at < text.length && at < end + MAX_RUN_LENGTH && isOfRun(text.charCodeAt(at))) at++;
  // The padding of base64 would reveal the length of the text.
  for (let padding = 0; padding < 2 && text.charCodeAt(at) === 0x3d; padding++) at++;
  return at;
}

const MAX_RUN_LENGTH = 4096;

/** Letters, digits, `+` and `/`. */
const isOfRun = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || code === 0x2b || code === 0x2f;

function masked(value: unknown, text: Masker['text']): unknown {
  switch (typeof value) {
    case 'string':
      return text(value);
    case 'number':
    case 'bigint': {
      const digits = String(value);
      return digits.length >= MIN_LENGTH && text(digits) !== digits ? MASK : value;
    }
    case 'object':
      return value === null ? null : Array.isArray(value) ? maskedList(value, text) : maskedFields(value, text);
    default:
      return value;
  }
}

function maskedList(list: readonly unknown[], text: Masker['text']): readonly unknown[] {
  const items = list.map((item) => masked(item, text));
  return items.some((item, index) => item !== list[index]) ? items : list;
}

/** Masks the fields of an object. Objects that are not JSON, such as Map and Date, are kept. */
function maskedFields(fields: object, text: Masker['text']): object {
  const prototype: unknown = Object.getPrototypeOf(fields);
  if (prototype !== Object.prototype && prototype !== null) return fields;
  let differs = false;
  const entries = Object.entries(fields).map(([key, value]): [string, unknown] => {
    const entry: [string, unknown] = [text(key), masked(value, text)];
    differs ||= entry[0] !== key || entry[1] !== value;
    return entry;
  });
  return differs ? Object.fromEntries(entries) : fields;
}
