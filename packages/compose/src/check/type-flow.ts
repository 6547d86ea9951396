import { buildPointer, fieldsOf, listOf, onceForEach, textOf } from '@slipway/manifest';
import { pathsOverlap, validSegments } from '../paths/field-path.ts';
import { VERB } from '../values/format-go.ts';
import { isMerge, type Patch, patchesOf, type Template, type Write, writesOf } from './composition.ts';
import { ownerOf, sourceField, targetField } from './patch-paths.ts';
import type { Checked, CompositionProblem } from './problem.ts';
import { flow, type TransformProblem } from './transform-types.ts';
import { ANY_VALUE, article, type JsonType, schemaValue, type Value, valueMismatch } from './value-type.ts';

/** Reports values that a transform of their patch, or the field that they are written to, does not accept. */
export function* typeFlow(checked: Checked): Generator<CompositionProblem> {
  for (const template of checked.composition.templates)
    for (const patch of patchesOf(template)) yield* patchProblems(checked, template, patch);
}

function* patchProblems(checked: Checked, template: Template, patch: Patch): Generator<CompositionProblem> {
  let value = inputOfTransforms(checked, patch);
  for (const [index, transform] of listOf(patch.fields.transforms).entries()) {
    const result = flow(fieldsOf(transform), value, template.isNative);
    for (const problem of result.problems) yield problemOf(patch, index, problem, checked);
    if (result.problems.some(({ severity }) => severity === 'reject')) return;
    value = result.value;
  }
  yield* targetProblem(checked, template, patch, value);
  yield* nameProblem(template, patch, value);
}

/** Characters that each field of metadata never has. */
const NEVER_IN: ReadonlyMap<string, RegExp> = new Map([
  ['name', /[^a-z0-9.-]/],
  ['generateName', /[^a-z0-9.-]/],
  ['namespace', /[^a-z0-9-]/],
]);

/** Returns a test for characters that the target of a patch never has; undefined for another target. */
function charactersNotIn({ isNative }: Template, patch: Patch): RegExp | undefined {
  const [first, second, third, ...rest] = validSegments(patch.target?.text) ?? [];
  if (patch.to !== 'composed' || first !== 'metadata' || typeof second !== 'string' || rest.length > 0) return undefined;
  if (second === 'labels') return third === undefined ? undefined : /[^A-Za-z0-9_.-]/;
  // The names of roles may have any characters but these. Crossplane 2 restricts them like other names.
  const isRole = isNative && textOf(patch.resource?.base?.apiVersion).startsWith('rbac.authorization.k8s.io/');
  return third !== undefined ? undefined : isRole && second !== 'namespace' ? /[/%]/ : NEVER_IN.get(second);
}

/** Reports names and labels that the API server refuses for each value of their source. */
function* nameProblem(template: Template, patch: Patch, { values }: Value): Generator<CompositionProblem> {
  const wrong = charactersNotIn(template, patch);
  if (wrong === undefined || patch.target === undefined) return;
  const texts = values?.filter((each) => typeof each === 'string') ?? writtenTexts(patch);
  const refused = texts.filter((each) => wrong.test(each));
  const [shown] = refused;
  if (shown === undefined) return;
  yield {
    rule: 'patch-type-differs',
    severity: refused.length === texts.length ? 'reject' : 'risk',
    pointer: patch.target.pointer,
    message: `${patch.title} writes ${JSON.stringify(shown)} to ${patch.target.text}, which never has the character ${JSON.stringify(wrong.exec(shown)?.[0])}. ${patch.target.text.includes('labels') ? 'The API server' : 'Crossplane'} refuses the resource`,
    value: patch.target.text,
    expected: patch.target.text.includes('labels') ? 'letters, digits, - _ and .' : 'lower case letters, digits, - and .',
  };
}

/** Returns the text that the last format of a patch writes, without its verbs; an empty list if another transform follows. */
function writtenTexts({ fields, isCombine }: Patch): readonly string[] {
  const transforms = listOf(fields.transforms).map(fieldsOf);
  const last = fieldsOf(transforms.at(-1)?.string);
  const own =
    isCombine && transforms.length === 0 ? fieldsOf(fieldsOf(fields.combine).string).fmt : last.type === 'Format' ? last.fmt : undefined;
  return typeof own === 'string' ? [own.replace(VERB, (verb) => (verb === '%%' ? '%' : ''))] : [];
}

const COMBINED: Value = { types: ['string'] };

/** Returns the values that a patch reads, before its transforms. */
export const inputOfTransforms = (checked: Checked, patch: Patch): Value => (patch.isCombine ? COMBINED : sourceValue(checked, patch, 0));

/** Returns the values of a source of a patch. */
export function sourceValue(checked: Checked, patch: Patch, index: number): Value {
  const source = patch.sources[index];
  const isOfEnvironment = patch.from === 'environment';
  if (isOfEnvironment && checked.environment === undefined) return environmentValue(checked, source?.text);
  const found = source && sourceField(checked, patch, source);
  if (found?.state !== 'field') return ANY_VALUE;
  const value = schemaValue(found.schema);
  // A string of the environment is one of few, and a transform may have a case for each.
  const isChosen = isOfEnvironment && value.types?.includes('string') === true && listOf(patch.fields.transforms).length > 0;
  return isChosen ? ANY_VALUE : value;
}

/** Returns the values of a field of the environment, when every writer is a patch of exactly this field. */
function environmentValue(checked: Checked, text: string | undefined): Value {
  const path = validSegments(text);
  if (path === undefined || checked.composition.hasEnvironment || checked.composition.hasOtherFunctions) return ANY_VALUE;
  const writes = environmentWrites(checked).filter(({ segments }) => pathsOverlap(segments, path));
  if (writes.some(({ segments, patch }) => segments.length !== path.length || isMerge(patch))) return ANY_VALUE;
  const values = writes.map(({ patch }) => writtenValue(checked, patch));
  const types = values.map((each) => each.types);
  if (types.length === 0 || !types.every((each) => each !== undefined)) return ANY_VALUE;
  const all = values.map((each) => each.values);
  return { types: [...new Set(types.flat())], ...(all.every((each) => each !== undefined) && { values: all.flat() }) };
}

const environmentWrites = onceForEach(({ composition }: Checked): readonly Write[] =>
  writesOf(composition.templates.flatMap(patchesOf).filter(({ to }) => to === 'environment')),
);

/** Returns the values that a patch writes, after its transforms. */
function writtenValue(checked: Checked, patch: Patch): Value {
  let value = inputOfTransforms(checked, patch);
  for (const transform of listOf(patch.fields.transforms)) {
    const result = flow(fieldsOf(transform), value, false);
    if (result.problems.some(({ severity }) => severity === 'reject')) return ANY_VALUE;
    value = result.value;
  }
  return value;
}

const problemOf = (patch: Patch, index: number, problem: TransformProblem, checked: Checked): CompositionProblem => ({
  rule: problem.rule,
  severity: problem.severity,
  pointer: buildPointer([...patch.path, 'transforms', index, ...problem.path]),
  message: `${patch.title}: ${problem.message}${sourceText(checked, patch)}`,
  ...(problem.value === undefined ? {} : { value: problem.value }),
  expected: problem.expected,
});

/** Names the source of a patch, for a message. */
function sourceText(checked: Checked, patch: Patch): string {
  const [source] = patch.sources;
  const owner = ownerOf(checked, patch, patch.from);
  return source === undefined || patch.isCombine ? '' : ` (${source.text}${owner === undefined ? '' : ` of ${owner.title}`})`;
}

function* targetProblem(checked: Checked, template: Template, patch: Patch, value: Value): Generator<CompositionProblem> {
  const target = patch.target;
  const found = target && targetField(checked, patch, target);
  if (target === undefined || found?.state !== 'field') return;
  const appends = /Append|AppendArray/.test(textOf(fieldsOf(patch.fields.policy).toFieldPath));
  const wrong = appends && isMerge(patch) ? undefined : valueMismatch(value, found.schema);
  if (wrong === undefined) return;
  const owner = ownerOf(checked, patch, patch.to, validSegments(target.text));
  const [source] = patch.sources;
  // Crossplane 1 patches resources without server-side apply, and the API server then drops unknown fields.
  const isDropped = (template.isNative || owner?.manifest !== undefined) && wrong.isUnknownField === true;
  const refusedObject =
    patch.to === 'composite' ? 'the status of the composite' : owner?.manifest === undefined ? 'the resource' : 'the manifest';
  const refused = `${wrong.isAlways ? 'refuses' : 'then refuses'} ${refusedObject}`;
  const what = patch.isCombine ? 'text' : source?.text;
  // The cluster may have other values in an EnvironmentConfig or another release of a custom kind.
  const isCertain = owner?.manifest?.isBuiltIn !== false && !(patch.from === 'environment' && checked.environment !== undefined);
  yield {
    rule: 'patch-type-differs',
    severity: isDropped ? 'lossy' : wrong.isAlways && isCertain ? 'reject' : 'risk',
    pointer: target.pointer,
    message: `${patch.title} writes ${what} to ${target.text} of ${owner?.title}: ${wrong.reason}. The API server ${isDropped ? 'drops it' : refused}`,
    value: target.text,
    expected: expectedFor(value.types, found.schema.type),
  };
}

/** Returns the transform that changes one type into another. */
function expectedFor(from: readonly JsonType[] | undefined, to: string | undefined): string {
  const [type] = from ?? [];
  if (type === undefined || to === undefined || type === to) return 'a value that the field accepts';
  const isPlain = (each: string): boolean => each !== 'object' && each !== 'array';
  const toType = to === 'integer' ? 'int64' : to === 'number' ? 'float64' : to === 'boolean' ? 'bool' : to;
  return isPlain(type) && isPlain(to) ? `${article(to)}: a transform convert with toType ${toType}` : article(to);
}
