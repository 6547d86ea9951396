import { buildPointer, fieldsOf, LimitError, listOf } from '@slipway/manifest';
import { formatGo, VERB } from '../values/format-go.ts';
import type { GoJson } from '../values/go-json.ts';
import { type Patch, patchesOf, type Template } from './composition.ts';
import type { Checked, CompositionProblem } from './problem.ts';
import { flow } from './transform-types.ts';
import { inputOfTransforms, sourceValue } from './type-flow.ts';
import type { JsonType, Value } from './value-type.ts';

/** Reports formats that print an error text of Go, such as `%!d(float64=5)`, instead of a value. */
export function* formatTypes(checked: Checked): Generator<CompositionProblem> {
  for (const template of checked.composition.templates)
    for (const patch of patchesOf(template)) {
      if (patch.isCombine) yield* combineFormat(checked, patch);
      yield* transformFormats(checked, template, patch);
    }
}

function* combineFormat(checked: Checked, patch: Patch): Generator<CompositionProblem> {
  const combine = fieldsOf(patch.fields.combine);
  const { fmt } = fieldsOf(combine.string);
  if (typeof fmt !== 'string' || combine.strategy !== 'string') return;
  const inputs = listOf(combine.variables).map((_, index) => sourceValue(checked, patch, index));
  yield* formatProblem(patch, [...patch.path, 'combine', 'string', 'fmt'], fmt, inputs);
  if (listOf(patch.fields.transforms).length === 0) yield* brokenJson(patch, [...patch.path, 'combine', 'string', 'fmt'], fmt);
}

/** Reports a text that begins like an object of JSON, and is not valid JSON for any values. */
function* brokenJson(patch: Patch, path: Patch['path'], format: string): Generator<CompositionProblem> {
  if (!/^\s*\{\s*"[^"]*"\s*:/.test(format)) return;
  // A verb outside of a string may be a number, a string in quotes or an object.
  const isValid = ['a', '1', '"a"'].some((value) =>
    isJson(format.replace(VERB, (verb) => (verb === '%%' ? '%' : verb.endsWith('q') ? '"a"' : value))),
  );
  if (isValid) return;
  yield {
    rule: 'patch-format',
    pointer: buildPointer(path),
    message: `${patch.title} writes a text that begins like JSON, and is not valid JSON`,
    value: format,
    expected: 'valid JSON around the verbs',
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function* transformFormats(checked: Checked, template: Template, patch: Patch): Generator<CompositionProblem> {
  let value = inputOfTransforms(checked, patch);
  for (const [index, each] of listOf(patch.fields.transforms).entries()) {
    const transform = fieldsOf(each);
    const { type, fmt } = fieldsOf(transform.string);
    const isFormat = transform.type === 'string' && (type === 'Format' || (template.isNative && type === undefined));
    if (isFormat && typeof fmt === 'string') {
      const path = [...patch.path, 'transforms', index, 'string', 'fmt'];
      yield* formatProblem(patch, path, fmt, [value]);
      if (index === listOf(patch.fields.transforms).length - 1) yield* brokenJson(patch, path, fmt);
    }
    value = flow(transform, value, template.isNative).value;
  }
}

/** Values of each type, as the function has them: every number is a float64. */
const SAMPLES: Readonly<Record<JsonType, GoJson>> = {
  string: 'a',
  integer: 5,
  number: 5,
  boolean: true,
  object: { a: 'a' },
  array: ['a'],
};

/** From this number on, `%v` prints an exponent: `1e+06`. */
const EXPONENT = 1e21;
const SHORT_EXPONENT = 1_000_000;

/** The most characters of a printed text in a message. A longer text is shown from its error on. */
const MAX_SHOWN = 500;

function* formatProblem(patch: Patch, path: Patch['path'], format: string, inputs: readonly Value[]): Generator<CompositionProblem> {
  const printed = printedWithin(format, inputs);
  if (printed === undefined) return;
  const [error] = /%!.*$/s.exec(printed) ?? [];
  if (error !== undefined && !format.includes('%%!')) {
    const shown = printed.length <= MAX_SHOWN ? printed : `...${error.slice(0, MAX_SHOWN)}`;
    yield {
      rule: 'patch-format',
      pointer: buildPointer(path),
      message: `${patch.title} prints ${JSON.stringify(shown)} with the format ${JSON.stringify(format)}: ${reasonOf(error)}`,
      value: format,
      expected: expectedFormat(error, inputs.length),
    };
    return;
  }
  const large = inputs.find(
    ({ types, schema }) => types?.[0] === 'integer' && (schema?.maximum ?? 0) >= SHORT_EXPONENT && (schema?.maximum ?? 0) < EXPONENT,
  );
  if (large !== undefined && /%[-+# 0]{0,5}v/.test(format))
    yield {
      rule: 'patch-format',
      pointer: buildPointer(path),
      message: `${patch.title} prints a number with %v: the function has it as a float64, and 1000000 becomes 1e+06`,
      value: format,
      expected: 'a transform convert with toType string before the format',
    };
}

/** Returns the output of a format; undefined if the texts of the Composition exceed the limit. */
function printedWithin(format: string, inputs: readonly Value[]): string | undefined {
  try {
    return printedWith(format, inputs);
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}

/** Prints one value of each input. For an unknown type, it uses a value that fits the verb. */
function printedWith(format: string, inputs: readonly Value[]): string {
  const samples = inputs.map(({ types: [type] = [] }) => (type === undefined ? 'a' : SAMPLES[type]));
  let printed = formatGo(format, samples);
  for (const [index, { types }] of inputs.entries()) {
    for (const other of types === undefined ? [5, true] : []) {
      const text = formatGo(format, samples.with(index, other));
      if (text.split('%!').length >= printed.split('%!').length) continue;
      samples[index] = other;
      printed = text;
    }
  }
  return printed;
}

function reasonOf(error: string): string {
  if (error.includes('MISSING')) return 'it has more verbs than variables';
  if (error.includes('EXTRA')) return 'it has fewer verbs than variables';
  if (error.includes('float64')) return 'each number is a float64';
  return 'the verb does not fit the value';
}

function expectedFormat(error: string, count: number): string {
  if (error.includes('MISSING') || error.includes('EXTRA')) return count === 1 ? 'one verb, such as %s' : `${count} verbs`;
  return error.includes('float64') ? '%s after a transform convert with toType string' : '%s for a string, %v for others';
}
