import type { KindSchema } from '@slipway/kube-models';
import type { StructuralSchema } from '@slipway/validate';
import { FORMATTED } from './texts.ts';

const text: StructuralSchema = { type: 'string' };
const whole: StructuralSchema = { type: 'integer' };
const object = (properties: Readonly<Record<string, StructuralSchema>>, more: StructuralSchema = {}): StructuralSchema => ({
  type: 'object',
  properties,
  ...more,
});
const list = (items: StructuralSchema, more: StructuralSchema = {}): StructuralSchema => ({ type: 'array', items, ...more });

const fields: Readonly<Record<string, StructuralSchema>> = {
  formats: object(Object.fromEntries(Object.keys(FORMATTED).map((format) => [format.replaceAll('-', '_'), { ...text, format }]))),
  numbers: object({
    int32: { ...whole, format: 'int32' },
    int64: { ...whole, format: 'int64' },
    float: { type: 'number', format: 'float' },
    double: { type: 'number', format: 'double' },
    odd: { ...whole, format: 'uint8' },
    closed: { ...whole, minimum: 1, maximum: 9 },
    open: { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 1, exclusiveMaximum: true },
    even: { ...whole, multipleOf: 2 },
    tenth: { type: 'number', multipleOf: 0.1 },
    huge: { type: 'number', maximum: 1e300 },
  }),
  texts: object({
    short: { ...text, minLength: 2, maxLength: 4 },
    pattern: { ...text, pattern: '^(?i)[a-c]+$' },
    unanchored: { ...text, pattern: 'b' },
    letters: { ...text, pattern: '^\\p{L}+$' },
    word: { ...text, pattern: '^\\w+$' },
    space: { ...text, pattern: '^a\\sb$' },
    lines: { ...text, pattern: '^a.b$' },
    choice: { ...text, enum: ['One', 'two', ''] },
    numeral: { ...whole, enum: [1, 2] },
  }),
  defaults: object({
    text: { ...text, default: 'x' },
    nullable: { ...text, nullable: true },
    nullableDefault: { ...text, nullable: true, default: 'x' },
    nested: object({ inner: { ...whole, default: 1 }, other: text }, { default: {} }),
    needed: object({ a: { ...text, default: 'a' }, b: text }, { required: ['a'] }),
    list: list(object({ a: { ...text, default: 'a' }, b: text }), { nullable: true }),
  }),
  lists: object({
    set: list(text, { 'x-kubernetes-list-type': 'set' }),
    numbers: list({ type: 'number' }, { 'x-kubernetes-list-type': 'set' }),
    map: list(object({ name: text, value: text }, { required: ['name'] }), {
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['name'],
    }),
    ports: list(object({ port: whole, protocol: { ...text, default: 'TCP' } }, { required: ['port'] }), {
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['port', 'protocol'],
    }),
    atomic: list(text, { 'x-kubernetes-list-type': 'atomic', minItems: 1, maxItems: 3 }),
    nested: list(list(whole, { maxItems: 2 }), { maxItems: 2 }),
  }),
  maps: object({
    texts: { type: 'object', additionalProperties: text, minProperties: 1, maxProperties: 2 },
    objects: { type: 'object', additionalProperties: object({ a: whole }, { required: ['a'] }) },
    empty: { type: 'object' },
  }),
  unknown: object({
    anything: { 'x-kubernetes-preserve-unknown-fields': true },
    open: object({ known: whole, closed: object({ a: whole }) }, { 'x-kubernetes-preserve-unknown-fields': true }),
    intOrString: { 'x-kubernetes-int-or-string': true },
    percent: { 'x-kubernetes-int-or-string': true, anyOf: [{ type: 'integer' }, { type: 'string' }], pattern: '^[0-9]+%$' },
    embedded: { type: 'object', 'x-kubernetes-embedded-resource': true, 'x-kubernetes-preserve-unknown-fields': true },
    template: object({ data: text }, { 'x-kubernetes-embedded-resource': true }),
  }),
  combinations: object({
    one: object({ a: text, b: text }, { oneOf: [{ required: ['a'] }, { required: ['b'] }] }),
    any: object({ a: text, b: text }, { anyOf: [{ required: ['a'] }, { required: ['b'] }] }),
    all: object({ a: whole }, { allOf: [{ properties: { a: { minimum: 1 } } }, { properties: { a: { maximum: 5 } } }] }),
    none: object({ a: text, b: text }, { not: { required: ['a', 'b'] } }),
  }),
};

/** A kind of the lab with every format and keyword of CRDs, including those that no pinned CRD uses. */
export const probeKind: KindSchema = {
  group: 'lab.slipway.example',
  version: 'v1',
  kind: 'Probe',
  plural: 'probes',
  scope: 'Namespaced',
  origin: 'crd',
  storage: true,
  subresources: { status: {} },
  schema: { type: 'object', properties: { spec: object(fields), status: object({ ready: { type: 'boolean' } }) } },
};
