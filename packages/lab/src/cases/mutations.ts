import { type Fields, isFields } from '@slipway/manifest';
import { isIntOrString, isQuantity } from '@slipway/validate';
import type { Draw } from './draw.ts';
import { anyValue } from './make-value.ts';
import { metadataMistakes } from './metadata-mistakes.ts';
import { limitsOf } from './numbers.ts';
import { FORMATTED, formatName, UNICODE } from './texts.ts';
import type { TypedValue } from './typed-values.ts';

/** A change of one value of an object. Not every change is a mistake: the API server decides. */
export interface Mutation {
  readonly fits: (typed: TypedValue) => boolean;
  /** Returns the new value; undefined removes it. */
  readonly change: (typed: TypedValue, draw: Draw) => unknown;
}

const isInside = ({ path }: TypedValue): boolean => path.length > 0 && path[0] !== 'apiVersion' && path[0] !== 'kind';
const isText = (typed: TypedValue): boolean => isInside(typed) && typeof typed.value === 'string';
const isNumber = ({ value, schema }: TypedValue): boolean => typeof value === 'number' && !isIntOrString(schema);
const isList = ({ value }: TypedValue): boolean => Array.isArray(value);
const declaresFields = ({ value, schema }: TypedValue): boolean => isFields(value) && schema.properties !== undefined;
const presentRequired = ({ value, schema }: TypedValue): readonly string[] =>
  isFields(value) ? (schema.required ?? []).filter((name) => Object.hasOwn(value, name)) : [];

const OTHER_TYPES = ['text', '', '5', 0, 7, 1.5, true, [], {}, ['text'], { a: 1 }];
const NUMBERS = [
  ...[-1, 0, 1.5, 0.1, 65_535, 65_536, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 2 ** 64],
  ...[1e19, 1e21, 1e300, 5e-324, 3.5e38],
];
const ODD_TEXTS = [
  '',
  ' ',
  'UPPER',
  'a b',
  '-a',
  'a-',
  'a_b',
  'a/b',
  '.',
  '..',
  'a'.repeat(64),
  'a'.repeat(254),
  'a\u0000b',
  '%',
  '$',
  ...UNICODE,
];
const INTS_OR_STRINGS = [1.5, true, '25%', '101%', '-1', 'a b', '', {}, [], 2 ** 31, 'http'];
const QUANTITIES = [
  '',
  'a',
  '1 Gi',
  '1gi',
  '1Gi1',
  '-1',
  '1e',
  '.5',
  '5.',
  '+5',
  '1E3',
  '1000m',
  '0.0001',
  '1Zi',
  '1e400',
  1.5,
  1e21,
  true,
];

/** Mutations by name, in the order of reports. */
export const mutations: Readonly<Record<string, Mutation>> = {
  'unknown-field': {
    fits: declaresFields,
    change: ({ value }, draw) => ({
      ...(value as Fields),
      [draw.pick(['noSuchField', 'größe', 'a.b', 'Spec', '$ref', ''])]: anyValue(draw),
    }),
  },
  'other-case': {
    fits: (typed) => declaresFields(typed) && Object.keys(typed.value as Fields).some((name) => /[a-z]/i.test(name)),
    change: ({ value }, draw) => renamed(value as Fields, draw.pick(Object.keys(value as Fields)), otherCase),
  },
  'wrong-type': { fits: isInside, change: ({ value }, draw) => draw.pick(OTHER_TYPES.filter((other) => kindOf(other) !== kindOf(value))) },
  'missing-required': {
    fits: (typed) => presentRequired(typed).length > 0,
    change: (typed, draw) => without(typed.value as Fields, draw.pick(presentRequired(typed))),
  },
  'bad-enum': {
    fits: ({ schema, value }) => schema.enum !== undefined && typeof value === 'string',
    change: ({ value }, draw) => draw.pick(['NoSuchValue', '', `${value} `, otherCase(String(value))]),
  },
  number: { fits: isNumber, change: ({ schema }, draw) => draw.pick([...NUMBERS, ...around(limitsOf(schema))]) },
  text: { fits: isText, change: (_, draw) => draw.pick(ODD_TEXTS) },
  format: {
    fits: (typed) => isText(typed) && FORMATTED[formatName(typed.schema.format ?? '')] !== undefined,
    change: ({ schema }, draw) => draw.pick(FORMATTED[formatName(schema.format ?? '')]?.edge ?? ['']),
  },
  typo: {
    fits: (typed) =>
      isText(typed) && (typed.schema.pattern !== undefined || FORMATTED[formatName(typed.schema.format ?? '')] !== undefined),
    change: ({ value }, draw) => mistyped(String(value), draw),
  },
  pattern: {
    fits: (typed) => isText(typed) && typed.schema.pattern !== undefined,
    change: ({ value }, draw) =>
      draw.pick([`${value}\n`, ` ${value}`, String(value).toUpperCase(), `${value}/`, `${value}é`, String(value).slice(1)]),
  },
  length: {
    fits: ({ value, schema: { minLength, maxLength } }) => typeof value === 'string' && (minLength ?? maxLength) !== undefined,
    change: ({ schema: { minLength = 0, maxLength = 8 } }, draw) =>
      draw
        .pick(['a', '🚀', 'ß'])
        .repeat(Math.max(0, draw.pick([minLength - 1, minLength, Math.min(maxLength, 2000), Math.min(maxLength, 2000) + 1]))),
  },
  items: {
    fits: isList,
    change: ({ value, schema: { minItems = 0, maxItems = 3 } }, draw) => {
      const list = value as readonly unknown[];
      const count = draw.pick([0, minItems - 1, minItems, Math.min(maxItems, 120), Math.min(maxItems, 120) + 1]);
      return Array.from({ length: Math.max(0, count) }, (_, index) => distinct(list[index % Math.max(1, list.length)] ?? 'a', index));
    },
  },
  duplicate: {
    fits: (typed) => isList(typed) && (typed.value as readonly unknown[]).length > 0,
    change: ({ value, schema }, draw) => {
      const list = value as readonly unknown[];
      const entry = draw.pick(list);
      const keys = schema['x-kubernetes-list-map-keys'];
      return [
        ...list,
        isFields(entry) && keys && draw.chance(50)
          ? Object.fromEntries(keys.flatMap((key) => (key in entry ? [[key, entry[key]]] : [])))
          : entry,
      ];
    },
  },
  null: { fits: isInside, change: () => null },
  'null-field': {
    fits: declaresFields,
    change: ({ value, schema }, draw) => ({ ...(value as Fields), [draw.pick(Object.keys(schema.properties ?? {}))]: null }),
  },
  'null-entry': { fits: isList, change: ({ value }) => [...(value as readonly unknown[]), null] },
  empty: {
    fits: isInside,
    change: ({ value }) => (Array.isArray(value) ? [] : isFields(value) ? {} : typeof value === 'string' ? '' : 0),
  },
  'int-or-string': { fits: ({ schema }) => isIntOrString(schema), change: (_, draw) => draw.pick(INTS_OR_STRINGS) },
  quantity: {
    fits: ({ schema }) => isQuantity(schema) || (schema.pattern?.includes('KMGTPE') ?? false),
    change: (_, draw) => draw.pick(QUANTITIES),
  },
  'free-content': {
    fits: ({ path, schema }) => path.length > 0 && schema['x-kubernetes-preserve-unknown-fields'] === true,
    change: (_, draw) => draw.pick([anyValue(draw), { anything: anyValue(draw) }, { apiVersion: 1 }, { metadata: { name: 7 } }]),
  },
  deep: {
    fits: ({ path, schema }) => path.length > 0 && schema['x-kubernetes-preserve-unknown-fields'] === true,
    change: (_, draw) => nested(draw.pick([10, 60, 400]), draw),
  },
  'map-key': {
    fits: ({ value, schema }) => isFields(value) && typeof schema.additionalProperties === 'object' && Object.keys(value).length > 0,
    change: ({ value }, draw) => renamed(value as Fields, draw.pick(Object.keys(value as Fields)), () => draw.pick(ODD_TEXTS)),
  },
  metadata: { fits: ({ path }) => path.length === 0, change: ({ value }, draw) => draw.pick(metadataMistakes)(value as Fields) },
  status: {
    fits: ({ path, schema }) => path.length === 0 && schema.properties?.status !== undefined,
    change: ({ value }, draw) => ({
      ...(value as Fields),
      status: draw.pick([{}, { noSuchField: 1 }, { conditions: [] }, 'ready', null, { replicas: 1 }]),
    }),
  },
};

/** Adds, removes or changes one character. */
function mistyped(text: string, draw: Draw): string {
  const characters = [...text];
  const at = draw.below(characters.length + 1);
  const typed = draw.pick([...'09aZ-_.:/ +%@#\n', 'é', '🚀']);
  return [...characters.slice(0, at), ...draw.pick([[typed], []]), ...characters.slice(at + draw.below(2))].join('');
}

/** Returns nested objects and lists. */
function nested(depth: number, draw: Draw): unknown {
  let value = anyValue(draw);
  for (let level = 0; level < depth; level++)
    value = draw.chance(70) ? { [draw.pick(['a', 'items', 'größe', 'metadata'])]: value } : [value];
  return { nested: value };
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

const otherCase = (name: string): string =>
  name.startsWith(name[0]?.toUpperCase() ?? '') ? name[0]?.toLowerCase() + name.slice(1) : name[0]?.toUpperCase() + name.slice(1);

const renamed = (fields: Fields, name: string, rename: (name: string) => string): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key === name ? rename(key) : key, value]));

const without = (fields: Fields, name: string): Fields => Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

const around = (limits: readonly number[]): readonly number[] => limits.flatMap((limit) => [limit, limit - 1, limit + 1]);

/** Makes entries differ in their strings, so that only their number is unusual. */
const distinct = (entry: unknown, index: number): unknown =>
  typeof entry === 'string'
    ? `${entry}${index}`
    : isFields(entry) && typeof entry.name === 'string'
      ? { ...entry, name: `${entry.name}${index}` }
      : entry;
