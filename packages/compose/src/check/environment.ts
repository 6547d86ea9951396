import { buildPointer, type Fields, fieldsOf, firstTexts, isFields, listOf, nearest, stableText, textOf } from '@slipway/manifest';
import type { Segment } from '../paths/field-path.ts';
import { type Composition, groupOf, type Path, patchesOf, writesOf } from './composition.ts';
import type { Checked, CompositionProblem, EnvironmentOfComposition } from './problem.ts';
import type { Schema } from './schema.ts';

/** Returns whether an object is an EnvironmentConfig. */
export const isEnvironmentConfig = (object: Fields): boolean =>
  object.kind === 'EnvironmentConfig' && groupOf(object) === 'apiextensions.crossplane.io';

/** A source of the environment, with the EnvironmentConfigs that it may select. */
interface Source {
  readonly fields: Fields;
  readonly path: Path;
  readonly candidates: readonly Fields[];
}

/** Returns the sources of the only step that fills the environment; undefined if another function may fill it. */
function sourcesOf(
  composition: Composition,
  configs: readonly Fields[],
): { readonly input: Fields; readonly all: readonly Source[] } | undefined {
  const { steps, hasOtherFunctions, object } = composition;
  const [step, ...more] = steps.filter(({ input, function: name }) => isEnvironmentInput(input) || /extra-resources/.test(name));
  if (step === undefined || more.length > 0 || !isEnvironmentInput(step.input) || hasOtherFunctions) return undefined;
  if (fieldsOf(object.spec).environment !== undefined) return undefined;
  const input = fieldsOf(step.input.spec);
  const all = listOf(input.environmentConfigs).map((each, index): Source => {
    const fields = fieldsOf(each);
    return { fields, path: [...step.path, 'input', 'spec', 'environmentConfigs', index], candidates: candidatesOf(fields, configs) };
  });
  return { input, all };
}

const isEnvironmentInput = (input: Fields): boolean => groupOf(input) === 'environmentconfigs.fn.crossplane.io';

const isReference = ({ type = 'Reference' }: Fields): boolean => type === 'Reference' || type === '';

/** Returns the EnvironmentConfigs with the name or the labels of a source. A label with the value of a field may have any value. */
function candidatesOf(source: Fields, configs: readonly Fields[]): readonly Fields[] {
  if (isReference(source)) return configs.filter(({ metadata }) => fieldsOf(metadata).name === fieldsOf(source.ref).name);
  const labels = listOf(fieldsOf(source.selector).matchLabels).map(fieldsOf);
  return configs.filter(({ metadata }) => labels.every((label) => hasLabel(fieldsOf(fieldsOf(metadata).labels), label)));
}

const hasLabel = (own: Fields, { type, key, value, fromFieldPathPolicy }: Fields): boolean =>
  type === 'Value' ? own[textOf(key)] === value : fromFieldPathPolicy === 'Optional' || own[textOf(key)] !== undefined;

/**
 * Returns the environment that the patches of a Composition read, from EnvironmentConfigs that are available. Undefined if one of its sources
 * is not available, or if a source selects any number of EnvironmentConfigs, because a cluster may have others.
 */
export function environmentOf(composition: Composition, configs: readonly Fields[]): EnvironmentOfComposition | undefined {
  const found = sourcesOf(composition, configs);
  if (found === undefined || found.all.length === 0) return undefined;
  const isKnown = ({ fields, candidates }: Source): boolean =>
    candidates.length > 0 &&
    (isReference(fields) || [undefined, '', 'Single'].includes(fieldsOf(fields.selector).mode as string | undefined));
  if (!found.all.every(isKnown) || found.all.some(({ fields }) => fields.toFieldPath !== undefined)) return undefined;
  const data = [found.input.defaultData, ...found.all.flatMap(({ candidates }) => candidates.map((each) => each.data))];
  const parts = data.filter((each) => Object.keys(fieldsOf(each)).length > 0);
  const schema = parts.map((each) => schemaOfData(each)).reduce(combined, { type: 'object', properties: { apiVersion: {}, kind: {} } });
  const writes = writesOf(composition.templates.flatMap(patchesOf).filter(({ to }) => to === 'environment'));
  const names = new Set(found.all.flatMap(({ candidates }) => candidates.map(({ metadata }) => textOf(fieldsOf(metadata).name))));
  return {
    schema: writes.reduce((all, { segments }) => withField(all, segments), schema),
    title: `the environment (${firstTexts([...names], MAX_NAMES)})`,
  };
}

const MAX_NAMES = 4;

const ANY: Schema = {};
const MAX_DEPTH = 20;

/** Returns the schema of a value that an EnvironmentConfig has. A list may have other items. */
function schemaOfData(value: unknown, level = 0): Schema {
  if (isFields(value) && level < MAX_DEPTH) {
    const entries = Object.entries(value);
    if (entries.length === 0) return ANY;
    return { type: 'object', properties: Object.fromEntries(entries.map(([key, inner]) => [key, schemaOfData(inner, level + 1)])) };
  }
  if (typeof value === 'string') return value.includes('${') ? ANY : { type: 'string' };
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number' };
  return typeof value === 'boolean' ? { type: 'boolean' } : ANY;
}

/** Returns the schema of a value that is one of two. */
function combined(first: Schema, second: Schema): Schema {
  const [a, b] = [first.properties, second.properties];
  if (a === undefined || b === undefined) return stableText(first) === stableText(second) ? first : ANY;
  const properties = { ...a };
  for (const [key, each] of Object.entries(b)) properties[key] = Object.hasOwn(a, key) ? combined(a[key] as Schema, each) : each;
  return { type: 'object', properties };
}

/** Adds a field that a patch writes. */
function withField(schema: Schema, [first, ...rest]: readonly Segment[]): Schema {
  if (first === undefined || schema.properties === undefined || typeof first === 'number') return ANY;
  const known = Object.hasOwn(schema.properties, first) ? schema.properties[first] : undefined;
  const field = rest.length === 0 ? ANY : withField(known ?? { type: 'object', properties: {} }, rest);
  return { ...schema, properties: { ...schema.properties, [first]: field } };
}

/** Reports selectors of EnvironmentConfigs whose labels none has, if one has labels that differ by a typing mistake. */
export function* environmentSelectors({ composition, environmentConfigs }: Checked): Generator<CompositionProblem> {
  const all = environmentConfigs.map(({ metadata }) => fieldsOf(fieldsOf(metadata).labels));
  for (const { fields, path, candidates } of sourcesOf(composition, environmentConfigs)?.all ?? []) {
    const labels = listOf(fieldsOf(fields.selector).matchLabels).map(fieldsOf);
    if (isReference(fields) || candidates.length > 0) continue;
    for (const [at, label] of labels.entries()) {
      const near = all.filter((own) => labels.every((each) => (each === label) !== hasLabel(own, each)));
      yield* misspeltLabel(label, near, [...path, 'selector', 'matchLabels', at]);
    }
  }
}

/** Reports a label that differs by a typing mistake from a label of EnvironmentConfigs that have all the others. */
function* misspeltLabel({ type, key, value }: Fields, near: readonly Fields[], path: Path): Generator<CompositionProblem> {
  const isValue = type === 'Value';
  const values = near.map((own) => textOf(own[textOf(key)])).filter((each) => each !== '');
  const meantValue = isValue ? nearest(textOf(value), values) : undefined;
  const meantKey = values.length > 0 ? undefined : nearest(textOf(key), near.flatMap(Object.keys));
  const [wrong, meant] = meantValue === undefined ? [textOf(key), meantKey] : [textOf(value), meantValue];
  if (meant === undefined) return;
  yield {
    rule: 'patch-field-not-found',
    severity: 'risk',
    pointer: buildPointer([...path, meantValue === undefined ? 'key' : 'value']),
    message: `the environment is selected by the label ${textOf(key)}${isValue ? `=${textOf(value)}` : ''}, and no EnvironmentConfig here has it: the function fails, unless the cluster has another one`,
    value: wrong,
    expected: `${meant} instead of ${wrong}`,
  };
}
