import { buildPointer, type Fields, fieldsOf, isFields, listOf, nearest, textOf } from '@slipway/manifest';
import { INPUT as ENVIRONMENT_INPUT } from '../environment-configs/input.ts';
import type { GoType } from '../functions/decode-input.ts';
import { ENVIRONMENT_PATCH_TYPES, TO_POLICIES } from '../patch-and-transform/validate-input.ts';
import { fieldPathText } from '../paths/field-path.ts';
import { CONVERT_FORMATS, CONVERT_TYPES } from '../transforms/validate-transform.ts';
import { groupOf, isFork, type Path, type Step, type Template } from './composition.ts';
import type { Checked, CompositionProblem } from './problem.ts';
import { failedCheck } from './readiness.ts';
import { isFreeForm, type Schema } from './schema.ts';
import { article, compile, typeOf } from './value-type.ts';

/** Reports input that its function refuses: the function decodes it strictly and then fails, so that nothing is composed. */
export function* functionInput(checked: Checked): Generator<CompositionProblem> {
  for (const step of checked.composition.steps) yield* stepProblems(checked, step);
  const input = checked.kindOf('pt.fn.crossplane.io/v1beta1', 'Resources');
  for (const template of checked.composition.templates) {
    const effect = template.isNative ? 'Crossplane 1 refuses the Composition' : 'the function fails';
    const failed = failedCheck(checked.composition, template);
    if (template.isNative && input !== undefined) yield* nativeFields(template, input.schema);
    yield* replacedResources(template, checked.composition.templates);
    for (const each of templateProblems(template)) {
      if (each.rule === 'patch-type-differs') yield { ...each, severity: failed.severity, message: `${each.message}: ${failed.effect}` };
      else
        yield each.rule === 'composition-input' && each.severity === undefined ? { ...each, message: `${each.message}: ${effect}` } : each;
    }
  }
}

function* stepProblems({ kindOf }: Checked, { input, path, function: name }: Step): Generator<CompositionProblem> {
  if (name !== '' && !isName(name))
    yield problem(
      [...path, 'functionRef', 'name'],
      `the step runs the Function ${name}, and no object can have this name: Crossplane composes nothing`,
      'the name of a Function, not that of its package',
      name,
    );
  if (isFork(name)) return;
  const kind = kindOf(textOf(input.apiVersion), textOf(input.kind));
  if (kind !== undefined) yield* decodingProblems(input, kind.schema, [...path, 'input']);
  else if (isEnvironmentInput(input)) {
    yield* decodingProblems(input, schemaOfType(ENVIRONMENT_INPUT), [...path, 'input']);
    yield* environmentSources(input, [...path, 'input']);
  }
}

/** Returns whether an object can have a name. A variable may have any value. */
const isName = (name: string): boolean => name.includes('$') || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(name);

const isEnvironmentInput = (input: Fields): boolean => groupOf(input) === 'environmentconfigs.fn.crossplane.io';

/** Returns the schema of a type of Go. */
function schemaOfType(type: GoType): Schema {
  if (type.kind === 'struct')
    return {
      type: 'object',
      properties: Object.fromEntries(Object.entries(type.fields()).map(([name, each]) => [name, schemaOfType(each)])),
    };
  if (type.kind === 'list') return { type: 'array', items: schemaOfType(type.item) };
  if (type.kind === 'json' || type.kind === 'map') return { 'x-kubernetes-preserve-unknown-fields': true };
  return { type: type.kind === 'int' ? 'integer' : type.kind === 'bool' ? 'boolean' : 'string' };
}

/** Reports sources of the environment that function-environment-configs refuses. */
function* environmentSources({ spec }: Fields, path: Path): Generator<CompositionProblem> {
  for (const [index, each] of listOf(fieldsOf(spec).environmentConfigs).entries()) {
    const [source, own]: [Fields, Path] = [fieldsOf(each), [...path, 'spec', 'environmentConfigs', index]];
    const type = source.type ?? 'Reference';
    // The function ignores a source of another type.
    if (yield* asRisk(oneOf({ type }, 'type', ['Reference', 'Selector'], own, 'a source of the environment'))) continue;
    if (type === 'Reference') {
      yield* needs(fieldsOf(source.ref), ['name'], own, 'a source of the type Reference');
      continue;
    }
    const selector = fieldsOf(source.selector);
    if (selector.mode !== undefined) yield* oneOf(selector, 'mode', ['Single', 'Multiple'], [...own, 'selector'], 'a selector');
    for (const [at, matcher] of listOf(selector.matchLabels).entries()) {
      const label = fieldsOf(matcher);
      const labelPath = [...own, 'selector', 'matchLabels', at];
      const kind = label.type ?? 'FromCompositeFieldPath';
      if (!(yield* oneOf({ type: kind }, 'type', ['FromCompositeFieldPath', 'Value'], labelPath, 'a label'))) continue;
      yield* needs(label, ['key', kind === 'Value' ? 'value' : 'valueFromFieldPath'], labelPath, `a label of the type ${textOf(kind)}`);
    }
  }
}

/** Reports problems as risks, and returns whether there are any. */
function* asRisk(problems: Iterable<CompositionProblem>): Generator<CompositionProblem, boolean> {
  const all = [...problems];
  for (const each of all) yield { ...each, severity: 'risk' };
  return all.length > 0;
}

/** Reports resources with a base whose name another step before has: the later step replaces the resource. */
function* replacedResources(template: Template, templates: readonly Template[]): Generator<CompositionProblem> {
  const earlier = templates.slice(0, templates.indexOf(template)).flatMap(({ resources }) => resources);
  const names = new Set(earlier.filter(({ base }) => base !== undefined).map(({ fields }) => textOf(fields.name)));
  for (const { fields, base, path } of template.resources) {
    const name = textOf(fields.name);
    if (name === '' || base === undefined || !names.has(name)) continue;
    yield {
      ...problem(
        [...path, 'name'],
        `a step before has a resource with the name ${name}, and this base replaces it`,
        'a name of its own',
        name,
      ),
      severity: 'risk',
    };
  }
}

/** Fields of patches in Crossplane 1 that the input of function-patch-and-transform does not have. */
const NATIVE_FIELDS: ReadonlySet<string> = new Set(['mergeOptions', 'patchSetName']);

/** Reports fields that a Composition of Crossplane 1 does not have. Its resources have the fields of the input of the function. */
function* nativeFields({ input, path }: Template, { properties = {} }: Schema): Generator<CompositionProblem> {
  const environment = { ...(properties.environment ?? {}), additionalProperties: {} };
  const schemas = [
    ['patchSets', properties.patchSets],
    ['resources', properties.resources],
    ['environment', environment],
  ] as const;
  for (const [key, schema] of schemas)
    for (const each of decodingProblems(input[key], schema ?? {}, [...path, key])) if (!NATIVE_FIELDS.has(textOf(each.value))) yield each;
}

const problem = (path: Path, message: string, expected: string, value?: unknown): CompositionProblem => ({
  rule: 'composition-input',
  pointer: buildPointer(path),
  message,
  expected,
  ...(value === undefined ? {} : { value }),
});

const MAX_DEPTH = 30;

/** Reports fields that the kind of the input does not have, and values of other types. */
function* decodingProblems(value: unknown, schema: Schema, path: Path): Generator<CompositionProblem> {
  if (value === null || value === undefined || path.length > MAX_DEPTH || isFreeForm(schema)) return;
  const type = typeOf(value);
  if (schema.type !== undefined && schema.type !== type && !(type === 'integer' && schema.type === 'number')) {
    yield problem(
      path,
      `${decodedPart(path)} has ${article(type)} at ${textOfPath(path)}: ${decodingFailure(path)}`,
      article(schema.type),
      value,
    );
  } else if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* decodingProblems(each, schema.items ?? {}, [...path, index]);
  } else if (isFields(value)) yield* fieldProblems(value, schema, path);
}

function* fieldProblems(value: Fields, schema: Schema, path: Path): Generator<CompositionProblem> {
  const known = Object.keys(schema.properties ?? {});
  const isRoot = path.at(-1) === 'input';
  for (const [key, inner] of Object.entries(value)) {
    const own = schema.properties?.[key] ?? schema.additionalProperties;
    if (typeof own === 'object') yield* decodingProblems(inner, own, [...path, key]);
    else if (schema.properties !== undefined && !(isRoot && OF_EVERY_OBJECT.has(key))) {
      const meant = nearest(key, known);
      yield problem(
        [...path, key],
        `${decodedPart(path)} has the field ${key} at ${textOfPath(path)}, which its kind does not have: ${decodingFailure(path)}`,
        meant === undefined ? `one of ${known.join(', ')}` : `${meant} instead of ${key}`,
        key,
      );
    }
  }
}

const OF_EVERY_OBJECT: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'metadata']);

const isOfFunction = (path: Path): boolean => path[1] === 'pipeline';

const decodedPart = (path: Path): string => (isOfFunction(path) ? 'the input' : 'the Composition');

/** Returns what happens if the type of the input, or that of a Composition of Crossplane 1, does not have a field. */
const decodingFailure = (path: Path): string =>
  isOfFunction(path) ? 'the function does not decode it and fails' : 'server-side apply of Crossplane 1 refuses it, other requests drop it';

/** Returns the position in the input, without the step. */
const textOfPath = (path: Path): string => fieldPathText(path.slice(path.indexOf('input') + 1)) || 'its root';

function* templateProblems({ input, path, isNative }: Template): Generator<CompositionProblem> {
  const count = listOf(input.resources).length + listOf(fieldsOf(input.environment).patches).length;
  if (!isNative && count === 0) yield problem(path, 'the input has no resources', 'at least one resource');
  const names = listOf(input.patchSets).map((each) => textOf(fieldsOf(each).name));
  for (const [index, each] of listOf(input.patchSets).entries()) {
    const own: Path = [...path, 'patchSets', index];
    const { name, patches } = fieldsOf(each);
    if (textOf(name) === '') yield problem(own, 'a patch set has no name', 'a name');
    for (const [at, patch] of listOf(patches).entries()) {
      if (fieldsOf(patch).type === 'PatchSet')
        yield problem([...own, 'patches', at, 'type'], `the patch set ${textOf(name)} contains a patch set`, 'the patches themselves');
      else yield* patchProblems(fieldsOf(patch), [...own, 'patches', at], { names, isNative, types: TYPES });
    }
  }
  for (const [index, each] of listOf(input.resources).entries())
    yield* resourceProblems(fieldsOf(each), [...path, 'resources', index], { names, isNative, types: TYPES });
  const own: Path = [...path, 'environment', 'patches'];
  for (const [at, patch] of listOf(fieldsOf(input.environment).patches).entries())
    yield* patchProblems(fieldsOf(patch), [...own, at], { names, isNative, types: ENVIRONMENT_PATCH_TYPES });
}

interface Context {
  /** Names of the patch sets. */
  readonly names: readonly string[];
  readonly isNative: boolean;
  readonly types: readonly string[];
}

const TYPES = [...ENVIRONMENT_PATCH_TYPES, 'CombineFromEnvironment', 'CombineToEnvironment', 'PatchSet'];

function* resourceProblems(resource: Fields, path: Path, context: Context): Generator<CompositionProblem> {
  if (textOf(resource.name) === '' && !context.isNative) yield problem(path, 'a resource has no name', 'a name');
  for (const [at, patch] of listOf(resource.patches).entries()) yield* patchProblems(fieldsOf(patch), [...path, 'patches', at], context);
  for (const [at, each] of listOf(resource.readinessChecks).entries())
    yield* readinessProblems(fieldsOf(each), [...path, 'readinessChecks', at], context);
  if (context.isNative) return;
  const names = listOf(resource.connectionDetails).map((each) => fieldsOf(each).name);
  for (const [at, each] of listOf(resource.connectionDetails).entries()) {
    const own: Path = [...path, 'connectionDetails', at];
    yield* connectionProblems(fieldsOf(each), own);
    if (textOf(names[at]) !== '' && names.indexOf(names[at]) < at)
      yield {
        ...problem(
          [...own, 'name'],
          `two connection details of a resource have the name ${textOf(names[at])}, and the last one counts`,
          'a name of its own',
          names[at],
        ),
        severity: 'risk',
      };
  }
}

/** Reports a value that is not in a list, and returns whether it is. */
function* oneOf(fields: Fields, key: string, allowed: readonly string[], path: Path, what: string): Generator<CompositionProblem, boolean> {
  const value = fields[key];
  if (typeof value === 'string' && allowed.includes(value)) return true;
  const meant = nearest(textOf(value), allowed);
  const expected = meant === undefined ? `one of ${allowed.join(', ')}` : `${meant} instead of ${textOf(value)}`;
  if (value === undefined) yield problem(path, `${what} has no ${key}`, `${key}: ${expected}`);
  else yield problem([...path, key], `${what} has the ${key} ${textOf(value)}, which does not exist`, expected, value);
  return false;
}

/** Reports fields that must be set. */
function* needs(fields: Fields, keys: readonly string[], path: Path, what: string): Generator<CompositionProblem> {
  for (const key of keys)
    if (fields[key] === undefined || fields[key] === null || fields[key] === '') yield problem(path, `${what} needs ${key}`, key);
}

/** Reports a field that the input requires, and without which the function goes on with an empty value. */
function* incomplete(path: Path, message: string, expected: string): Generator<CompositionProblem> {
  yield { ...problem(path, message, expected), severity: 'risk' };
}

function* patchProblems(patch: Fields, path: Path, { names, isNative, types }: Context): Generator<CompositionProblem> {
  const type = patch.type ?? 'FromCompositeFieldPath';
  if (!(yield* oneOf({ type }, 'type', types, path, 'a patch'))) return;
  const what = `the patch of the type ${textOf(type)}`;
  if (type === 'PatchSet') {
    yield* needs(patch, ['patchSetName'], path, what);
    const name = textOf(patch.patchSetName);
    const meant = nearest(name, names);
    if (name !== '' && !names.includes(name))
      yield problem(
        [...path, 'patchSetName'],
        `the patch set ${name} does not exist`,
        meant === undefined ? `one of ${names.join(', ') || 'the patch sets'}` : `${meant} instead of ${name}`,
        name,
      );
    return;
  }
  if (textOf(type).startsWith('Combine')) {
    yield* needs(patch, ['combine', 'toFieldPath'], path, what);
    if (isFields(patch.combine)) yield* combineProblems(patch.combine, [...path, 'combine']);
  } else yield* needs(patch, ['fromFieldPath'], path, what);
  yield* policyProblems(fieldsOf(patch.policy), [...path, 'policy']);
  for (const [at, transform] of listOf(patch.transforms).entries())
    yield* transformProblems(fieldsOf(transform), [...path, 'transforms', at], isNative);
}

function* policyProblems(policy: Fields, path: Path): Generator<CompositionProblem> {
  if (policy.fromFieldPath !== undefined) yield* oneOf(policy, 'fromFieldPath', ['Optional', 'Required'], path, 'a policy');
  if (policy.toFieldPath !== undefined) yield* oneOf(policy, 'toFieldPath', TO_POLICIES, path, 'a policy');
}

function* combineProblems(combine: Fields, path: Path): Generator<CompositionProblem> {
  if (listOf(combine.variables).length === 0) yield problem(path, 'combine has no variables', 'at least one variable');
  for (const [at, each] of listOf(combine.variables).entries())
    yield* needs(fieldsOf(each), ['fromFieldPath'], [...path, 'variables', at], 'a variable');
  if (!(yield* oneOf(combine, 'strategy', ['string'], path, 'combine'))) return;
  if (typeof fieldsOf(combine.string).fmt !== 'string') yield problem(path, 'combine needs string.fmt', 'string: {fmt: ...}');
}

const CONVERSIONS = ['ToUpper', 'ToLower', 'ToBase64', 'FromBase64', 'ToJson', 'ToSha1', 'ToSha256', 'ToSha512', 'ToAdler32'];

/** The member that each type of a string transform needs. */
const STRING_MEMBERS: Readonly<Record<string, string>> = {
  ...{ Format: 'fmt', Convert: 'convert', TrimPrefix: 'trim', TrimSuffix: 'trim', Regexp: 'regexp', Join: 'join', Replace: 'replace' },
};

function* transformProblems(transform: Fields, path: Path, isNative: boolean): Generator<CompositionProblem> {
  if (!(yield* oneOf(transform, 'type', ['map', 'match', 'math', 'string', 'convert'], path, 'a transform'))) return;
  const type = textOf(transform.type);
  const own = transform[type];
  if (!isFields(own) || (type === 'map' && Object.keys(own).length === 0)) {
    yield problem(path, `the transform of the type ${type} needs ${type}`, `${type}: {...}`);
    return;
  }
  const at: Path = [...path, type];
  if (type === 'string') yield* stringProblems(own, at, isNative);
  if (type === 'math') yield* mathProblems(own, at, isNative);
  if (type === 'match') yield* matchProblems(own, at, isNative);
  if (type === 'convert') {
    yield* oneOf(own, 'toType', CONVERT_TYPES, at, 'convert');
    if (own.format !== undefined) yield* oneOf(own, 'format', CONVERT_FORMATS, at, 'convert');
  }
}

function* stringProblems(options: Fields, path: Path, isNative: boolean): Generator<CompositionProblem> {
  if (isNative && options.type === undefined) return;
  if (!(yield* oneOf(options, 'type', Object.keys(STRING_MEMBERS), path, 'a string transform'))) return;
  const member = STRING_MEMBERS[textOf(options.type)] ?? '';
  const value = options[member];
  const isSet = member === 'fmt' || member === 'trim' ? typeof value === 'string' : value !== undefined && value !== null;
  if (!isSet) yield problem(path, `the string transform ${textOf(options.type)} needs ${member}`, member);
  if (member === 'convert' && isSet) yield* oneOf(options, 'convert', CONVERSIONS, path, 'a string transform');
  if (member === 'join' && isSet && fieldsOf(value).separator === undefined)
    yield* incomplete([...path, 'join'], 'the join has no separator, so the items follow each other without one', 'separator');
  if (member === 'regexp' && isSet) yield* expressionProblems(fieldsOf(value), 'match', [...path, 'regexp']);
}

/** Reports an expression that Go cannot compile. */
function* expressionProblems(fields: Fields, key: string, path: Path): Generator<CompositionProblem> {
  yield* needs(fields, [key], path, 'the expression');
  const compiled = compile(textOf(fields[key]));
  if (typeof compiled === 'string')
    yield problem(
      [...path, key],
      `${textOf(fields[key])} is not a regular expression of Go (${compiled})`,
      'an expression in the syntax RE2',
      fields[key],
    );
}

function* mathProblems(options: Fields, path: Path, isNative: boolean): Generator<CompositionProblem> {
  const type = options.type ?? (isNative ? 'Multiply' : undefined);
  if (!(yield* oneOf({ type }, 'type', ['Multiply', 'ClampMin', 'ClampMax'], path, 'a math transform'))) return;
  const member = { Multiply: 'multiply', ClampMin: 'clampMin', ClampMax: 'clampMax' }[textOf(type)] ?? '';
  yield* needs(options, [member], path, `the math transform ${textOf(type)}`);
}

function* matchProblems(match: Fields, path: Path, isNative: boolean): Generator<CompositionProblem> {
  const patterns = listOf(match.patterns);
  if (patterns.length === 0) yield problem(path, 'a match has no patterns', 'at least one pattern');
  if (match.fallbackTo !== undefined) yield* oneOf(match, 'fallbackTo', ['Value', 'Input'], path, 'a match');
  for (const [at, each] of patterns.entries()) {
    const own: Path = [...path, 'patterns', at];
    const pattern = fieldsOf(each);
    const type = pattern.type ?? (isNative ? 'literal' : undefined);
    if (!(yield* oneOf({ type }, 'type', ['literal', 'regexp'], own, 'a pattern'))) continue;
    if (type === 'regexp') yield* expressionProblems(pattern, 'regexp', own);
    else if (typeof pattern.literal !== 'string') yield problem(own, 'a literal pattern needs literal', 'literal');
    if (pattern.result === undefined) yield* incomplete(own, 'a pattern has no result, so the patch writes null', 'result');
  }
}

/** The members that each type of a readiness check needs. */
const READINESS: Readonly<Record<string, readonly string[]>> = {
  MatchString: ['matchString', 'fieldPath'],
  MatchInteger: ['matchInteger', 'fieldPath'],
  MatchCondition: ['matchCondition'],
  NonEmpty: ['fieldPath'],
  MatchTrue: ['fieldPath'],
  MatchFalse: ['fieldPath'],
  None: [],
};

function* readinessProblems(check: Fields, path: Path, { isNative }: Context): Generator<CompositionProblem> {
  if (!(yield* oneOf(check, 'type', Object.keys(READINESS), path, 'a readiness check'))) return;
  yield* needs(check, READINESS[textOf(check.type)] ?? [], path, `the readiness check ${textOf(check.type)}`);
  if (check.type === 'MatchCondition' && isFields(check.matchCondition))
    yield* conditionProblems(check.matchCondition, [...path, 'matchCondition']);
  if (check.type === 'MatchInteger' && !isNative)
    yield {
      rule: 'patch-type-differs',
      pointer: buildPointer([...path, 'type']),
      message: 'the readiness check MatchInteger compares an integer with a number that the function has as a float64',
      value: 'MatchInteger',
      expected: 'another readiness check, such as NonEmpty',
    };
}

/** The values of the status of a condition. */
const STATUSES: readonly string[] = ['True', 'False', 'Unknown'];

function* conditionProblems(condition: Fields, path: Path): Generator<CompositionProblem> {
  yield* needs(condition, ['type', 'status'], path, 'the readiness check MatchCondition');
  const { status } = condition;
  if (typeof status !== 'string' || status === '' || STATUSES.includes(status)) return;
  yield {
    rule: 'patch-type-differs',
    pointer: buildPointer([...path, 'status']),
    message: `the readiness check MatchCondition compares the status of a condition with ${status}, which no condition has`,
    value: status,
    expected: `one of ${STATUSES.join(', ')}`,
  };
}

/** The member that each type of a connection detail needs. */
const CONNECTION: Readonly<Record<string, string>> = {
  FromConnectionSecretKey: 'fromConnectionSecretKey',
  FromFieldPath: 'fromFieldPath',
  FromValue: 'value',
};

function* connectionProblems(detail: Fields, path: Path): Generator<CompositionProblem> {
  if (!(yield* oneOf(detail, 'type', Object.keys(CONNECTION), path, 'a connection detail'))) return;
  const member = CONNECTION[textOf(detail.type)] ?? '';
  yield* needs(detail, ['name'], path, 'a connection detail');
  if (detail[member] === undefined) yield problem(path, `the connection detail ${textOf(detail.type)} needs ${member}`, member);
}
