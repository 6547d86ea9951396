import { type Fields, fieldsOf } from '@slipway/manifest';
import type { Kind, Schema } from '../check/schema.ts';
import { SampleValues, type Variant, withVariant } from './sample-values.ts';

/** The samples of a composite. */
export interface CompositeSamples {
  readonly samples: readonly Fields[];
  /** Fields with patterns that are not generated. */
  readonly skippedFields: readonly string[];
  /** Number of invalid samples, for example because of a rule between fields. */
  readonly invalid: number;
}

/** The input of the generation of samples. */
export interface SampleInput {
  readonly apiVersion: string;
  readonly kind: string;
  readonly schema: Kind;
  /** Fields of `spec` that Crossplane adds. */
  readonly machinery: readonly string[];
  /** Valid composites of the kind. */
  readonly known: readonly Fields[];
  /** Whether the API server accepts a composite. */
  readonly isValid: (composite: Fields) => boolean;
  /** Equal seeds give equal samples. */
  readonly seed: number;
}

/** The most samples with one change, and with several changes. */
const MAX_VARIANTS = 200;
const MIXED = 40;
const CHANGES = 6;

/** Returns valid composites: with all fields, with the required ones, with each value of each field, and with several changes. */
export function compositeSamples(input: SampleInput): CompositeSamples {
  const { schema, machinery, known, isValid, seed } = input;
  const values = new SampleValues(known[0]);
  const properties = schema.schema.properties ?? {};
  const spec = withoutFields(properties.spec ?? {}, machinery);
  const status = withoutFields(properties.status ?? {}, ['conditions', 'connectionDetails', 'claimConditionTypes', 'crossplane']);
  const metadata = { name: 'sample', ...(schema.scope === 'Namespaced' && { namespace: 'sample' }), ...claimLabels(machinery) };
  const composite = (isFull: boolean): Fields | undefined => {
    const typical = values.typical(spec, isFull, ['spec']);
    const filled = isFull ? values.typical(status, true, ['status']) : undefined;
    if (typical === undefined) return undefined;
    return { ...head(input), metadata, spec: typical, ...(filled !== undefined && { status: filled }) };
  };
  let invalid = 0;
  const samples = new Map<string, Fields>();
  const add = (sample: Fields | undefined): boolean => {
    if (sample === undefined) return false;
    const key = JSON.stringify(sample);
    if (samples.has(key)) return true;
    const isGood = isValid(sample);
    if (isGood) samples.set(key, sample);
    else invalid++;
    return isGood;
  };
  const bases = [composite(true), composite(false), ...known.map((each) => ({ ...each, metadata: { ...metadata, ...namesOf(each) } }))];
  const valid = bases.filter((base) => base !== undefined && add(base)) as readonly Fields[];
  const [first] = valid;
  if (first === undefined) return { samples: [], skippedFields: [...values.skipped], invalid };
  const ofStatus = [...values.variants(status, ['status'])].filter(({ path, value }) => value === undefined || path.at(-1) !== 0);
  const variants = [...values.variants(spec, ['spec']), ...ofStatus.filter(({ value }) => typeof value !== 'string')];
  const base = first === bases[0] ? first : withOptionalFields(first, variants, isValid);
  add(base);
  const random = randomNumbers(seed);
  for (const variant of chosen(variants, MAX_VARIANTS, random)) {
    if (!add(withVariant(base, variant)) && valid.length > 1) add(withVariant(valid.at(-1) as Fields, variant));
  }
  for (let index = 0; index < MIXED; index++) add(mixed(base, variants, random, isValid));
  return { samples: [...samples.values()], skippedFields: [...values.skipped], invalid };
}

const head = ({ apiVersion, kind }: SampleInput): Fields => ({ apiVersion, kind });

const namesOf = ({ metadata }: Fields): Fields => {
  const { name, namespace, labels, annotations } = fieldsOf(metadata);
  return Object.fromEntries(Object.entries({ name, namespace, labels, annotations }).filter(([, value]) => value !== undefined));
};

/** The composite of a claim has labels with the name of the claim. */
const claimLabels = (machinery: readonly string[]): Fields =>
  machinery.includes('claimRef')
    ? { labels: { 'crossplane.io/claim-name': 'sample', 'crossplane.io/claim-namespace': 'sample', 'crossplane.io/composite': 'sample' } }
    : {};

function withoutFields(schema: Schema, names: readonly string[]): Schema {
  const properties = Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name)));
  return { ...schema, properties, required: (schema.required ?? []).filter((name) => !names.includes(name)) };
}

/** Returns a valid composite with all optional fields that can be added one by one. */
function withOptionalFields(composite: Fields, variants: readonly Variant[], isValid: SampleInput['isValid']): Fields {
  let current = composite;
  for (const variant of variants) {
    if (variant.value === undefined || hasField(current, variant.path)) continue;
    const next = withVariant(current, variant);
    if (next !== undefined && isValid(next)) current = next;
  }
  return current;
}

const hasField = (value: unknown, path: Variant['path']): boolean =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string | number, unknown>)[key] : undefined),
    value,
  ) !== undefined;

/** Returns the base with several changes, each of which keeps it valid. */
function mixed(base: Fields, variants: readonly Variant[], random: () => number, isValid: SampleInput['isValid']): Fields {
  let sample = base;
  for (const variant of chosen(variants, CHANGES, random)) {
    const next = withVariant(sample, variant);
    if (next !== undefined && isValid(next)) sample = next;
  }
  return sample;
}

/** Returns all items, or the wanted number of them in their order. */
function chosen<Item>(items: readonly Item[], most: number, random: () => number): readonly Item[] {
  if (items.length <= most) return items;
  const order = items.map((item, index) => ({ item, index, by: random() })).sort((a, b) => a.by - b.by);
  return order
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item);
}

/** Returns numbers from 0 to 1 that depend only on the seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixedState = Math.imul(state ^ (state >>> 15), state | 1);
    mixedState ^= mixedState + Math.imul(mixedState ^ (mixedState >>> 7), mixedState | 61);
    return ((mixedState ^ (mixedState >>> 14)) >>> 0) / 2 ** 32;
  };
}
