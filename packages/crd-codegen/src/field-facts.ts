import type { JsonSchema } from '@slipway/kube-models';
import { isFields } from '@slipway/manifest';
import { fieldWords } from './field-words.ts';

/**
 * Returns the doc comment of a field of a generated type, on one line: what the field means, as far as `field-words.ts` says it, and what
 * its schema decides. Empty if neither has anything. `group` is a key of `fieldWords`.
 */
export function fieldComment(group: string, type: string, field: string, schema: unknown): string {
  const words = fieldWords[group]?.[type]?.[field] ?? '';
  const facts = fieldFacts(schema);
  const shown = words.includes('Default: ') ? facts.replace(/ ?\bDefault: `[^`]*`\.$/, '') : facts;
  return [words, shown].filter((text) => text !== '').join(' ');
}

/**
 * Returns what the schema of a field decides about its value, as sentences: format, range, length, pattern, default, and whether it can
 * change. The type already has the names of fields and the values of an enum, so they are not repeated. Empty if the schema adds nothing.
 * Keywords: https://kubernetes.io/docs/tasks/extend-kubernetes/custom-resources/custom-resource-definitions/#validation
 */
export function fieldFacts(schema: unknown): string {
  if (!isFields(schema)) return '';
  const items = isFields(schema.items) ? valueFacts(schema.items).map((fact) => `Each item: ${lowerFirst(fact)}`) : [];
  const facts = [
    ...valueFacts(schema),
    ...items,
    ...listFacts(schema),
    ...objectFacts(schema),
    ...changeFacts(schema),
    ...defaultFact(schema),
  ];
  return facts.map((fact) => `${fact}.`).join(' ');
}

/** The type of a quantity in the OpenAPI documents, and the pattern that CRDs give to one. */
const QUANTITY = /Quantity$|\(\(\[KMGTPE\]i\)/;

function valueFacts(schema: JsonSchema): readonly string[] {
  const { $ref, format, pattern } = schema;
  if (QUANTITY.test(`${$ref ?? ''}`) || QUANTITY.test(`${pattern ?? ''}`)) return ['A quantity, such as `500m` or `2Gi`'];
  if (`${$ref ?? ''}`.endsWith('/IntOrString') || schema['x-kubernetes-int-or-string'] === true)
    return ['A number, or a text such as `25%`'];
  return [
    ...(typeof format === 'string' && FORMATS.has(format) ? [`${FORMATS.get(format)}`] : []),
    ...range(schema, 'minimum', 'maximum', ''),
    ...range(schema, 'minLength', 'maxLength', ' characters'),
    ...(typeof pattern === 'string' && PATTERNS.has(pattern) ? [`${PATTERNS.get(pattern)}`] : []),
    ...(typeof pattern === 'string' && !PATTERNS.has(pattern) && pattern.length <= MAX_LENGTH ? [`Matches ${code(pattern)}`] : []),
    ...(typeof schema.multipleOf === 'number' ? [`A multiple of ${schema.multipleOf}`] : []),
  ];
}

/** Formats that change how a value is written. `int32` and `int64` only limit it. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ['date-time', 'A time, such as `2026-01-31T12:00:00Z`'],
  ['date', 'A date, such as `2026-01-31`'],
  ['byte', 'Bytes in base64'],
  ['duration', 'A duration, such as `1h30m`'],
  ['uri', 'A URI'],
  ['ipv4', 'An IPv4 address'],
  ['ipv6', 'An IPv6 address'],
  ['cidr', 'A range of addresses, such as `10.0.0.0/16`'],
  ['uuid', 'A UUID'],
  ['hostname', 'A host name'],
  ['email', 'An address of e-mail'],
]);

/** Patterns that many kinds share, in words. */
const PATTERNS: ReadonlyMap<string, string> = new Map([
  ['^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$', 'A duration, such as `1h30m`'],
  ['^([0-9]+(\\.[0-9]+)?(ms|s|m))+$', 'A duration, such as `1m30s`'],
  ['^(([0-9]+(s|m|h))+|Never)$', 'A duration, such as `1h30m`, or `Never`'],
  ['^[a-z0-9]([-a-z0-9]*[a-z0-9])?$', 'Small letters, digits and hyphens'],
]);

function listFacts(schema: JsonSchema): readonly string[] {
  const keys = schema['x-kubernetes-list-map-keys'];
  return [
    ...range(schema, 'minItems', 'maxItems', ' items'),
    ...(schema['x-kubernetes-list-type'] === 'set' || schema.uniqueItems === true ? ['Each value once'] : []),
    ...(Array.isArray(keys) ? [`One item for each ${keys.map((key) => code(String(key))).join(' and ')}`] : []),
  ];
}

const objectFacts = (schema: JsonSchema): readonly string[] => range(schema, 'minProperties', 'maxProperties', ' fields');

/** Reports a field that keeps its first value. CRDs say so with a rule of one comparison. */
function changeFacts(schema: JsonSchema): readonly string[] {
  const rules = schema['x-kubernetes-validations'];
  const fixed =
    Array.isArray(rules) && rules.some((each) => isFields(each) && /^\(?(self == oldSelf|oldSelf == self)\)?$/.test(`${each.rule}`.trim()));
  return fixed ? ['Cannot change once it is set'] : [];
}

function defaultFact(schema: JsonSchema): readonly string[] {
  if (!('default' in schema)) return [];
  const text = JSON.stringify(schema.default);
  return text.length > MAX_LENGTH || text === '{}' || text === '[]' ? [] : [`Default: ${code(text)}`];
}

function range(schema: JsonSchema, least: string, most: string, unit: string): readonly string[] {
  const [low, high] = [schema[least], schema[most]].map((limit) => (typeof limit === 'number' ? limit : undefined));
  // A text or a list that has at least zero parts is any.
  const from = low === 0 && unit !== '' ? undefined : low;
  const over = schema.exclusiveMinimum === true ? 'More than' : 'At least';
  const under = schema.exclusiveMaximum === true ? 'Less than' : 'At most';
  if (from === undefined) return high === undefined ? [] : [`${under} ${counted(high, unit)}`];
  if (high === undefined) return [`${over} ${counted(from, unit)}`];
  return from === high ? [`Exactly ${counted(from, unit)}`] : [`${from} to ${counted(high, unit)}`];
}

const counted = (count: number, unit: string): string => `${count}${count === 1 ? unit.replace(/s$/, '') : unit}`;

/** Characters of a pattern or a default, above which a comment would hide the rest of what the editor shows. */
const MAX_LENGTH = 100;

/** Prints a text in backticks. A comment ends at an asterisk with a slash, so that pair is taken apart. */
const code = (text: string): string =>
  `\`${text
    .replaceAll('`', "'")
    .replaceAll('*/', '*\u200b/')
    .replace(/[\r\n]+/g, ' ')}\``;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
