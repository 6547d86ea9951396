import { ONE, parseQuantity } from '../go/quantity.ts';
import type { Problem } from '../objects/object-finding.ts';
import { builtInRule, mapProblems, type Problems, reportedAs, reportedAt } from './forms/built-in-rule.ts';
import { at, type Location, listAt, mapAt, textAt } from './forms/location.ts';
import { anyResource, containerResource, isHugePages, isIntegerResource, isNativeResource, quotaResource } from './forms/resource-names.ts';
import { qualifiedName } from './forms/text-forms.ts';

export const quotaRule = builtInRule('resource-quota-spec', {
  summary: 'A ResourceQuota limits resources that quotas count, by whole numbers for things, in scopes that have them.',
  upstream: 'core ValidateResourceQuotaSpec, validateResourceQuotaScopes',
  remedy: 'Correct the resource, its number or the scope.',
});

export const limitRangeRule = builtInRule('limit-range-spec', {
  summary: 'A LimitRange has one entry of a type; its minimum, defaults and maximum are in that order.',
  upstream: 'core ValidateLimitRange',
  remedy: 'Correct the limit.',
});

const SCOPES = [
  'Terminating',
  'NotTerminating',
  'BestEffort',
  'NotBestEffort',
  'PriorityClass',
  'VolumeAttributesClass',
  'CrossNamespacePodAffinity',
];
const COMPUTE = ['pods', 'cpu', 'memory', 'limits.cpu', 'limits.memory', 'requests.cpu', 'requests.memory'];

export function* resourceQuota(object: Location): Problems {
  const spec = at(object, 'spec');
  const hard = mapAt(spec, 'hard');
  for (const [name, location] of hard) {
    if (!quotaResource.accepts(name)) yield quotaRule.invalid({ ...location, value: name }, quotaResource.description);
    const quantity = parseQuantity(location.value);
    if (quantity === undefined) continue;
    if (quantity < 0n) yield quotaRule.invalid(location, 'zero or more');
    if (isIntegerResource(name) && milli(quantity) % 1000n !== 0n) yield quotaRule.invalid(location, 'a whole number');
  }
  const names = hard.map(([name]) => name);
  const scopes = listAt(spec, 'scopes');
  for (const scope of scopes) yield* mapProblems(scopeOf(scope, names), (problem) => reportedAt(problem, at(spec, 'scopes')));
  yield* conflicts(scopes, at(spec, 'scopes'));
  const expressions = listAt(spec, 'scopeSelector', 'matchExpressions');
  for (const expression of expressions) {
    yield* mapProblems(scopeOf(at(expression, 'scopeName'), names), withoutIndex);
    yield* mapProblems(scopeOperator(expression), withoutIndex);
  }
  yield* conflicts(
    expressions.map((expression) => at(expression, 'scopeName')),
    at(spec, 'scopeSelector'),
  );
}

/** The server does not report the index of the expression. */
const withoutIndex = (problem: Problem): Problem =>
  reportedAs(problem, (field) => field.replace(/matchExpressions\[\d+\]/, 'matchExpressions'));

/** Returns a quantity in thousandths, rounded up, as `Quantity.MilliValue` does. */
const milli = (quantity: bigint): bigint => (quantity + 999_999n) / 1_000_000n;

function* scopeOf(scope: Location, names: readonly string[]): Problems {
  yield* quotaRule.oneOf(scope, SCOPES);
  const counted = countedIn(textAt(scope));
  for (const name of names) {
    if (counted && quotaResource.accepts(name) && !name.includes('/') && !counted.includes(name))
      yield quotaRule.invalid(scope, `a scope that counts ${name}`);
  }
}

function countedIn(scope: string): readonly string[] | undefined {
  if (!SCOPES.includes(scope)) return undefined;
  if (scope === 'BestEffort') return ['pods'];
  return scope === 'VolumeAttributesClass' ? ['persistentvolumeclaims', 'requests.storage'] : COMPUTE;
}

function* conflicts(scopes: readonly Location[], location: Location): Problems {
  const given = scopes.map((scope) => textAt(scope));
  for (const name of ['BestEffort', 'Terminating']) {
    if (given.includes(name) && given.includes(`Not${name}`)) yield quotaRule.invalid(location, `${name} or Not${name}, not both`);
  }
}

function* scopeOperator(expression: Location): Problems {
  const [operator, values] = [at(expression, 'operator'), at(expression, 'values')];
  const always =
    !['PriorityClass', 'VolumeAttributesClass'].includes(textAt(expression, 'scopeName')) &&
    SCOPES.includes(textAt(expression, 'scopeName'));
  yield* quotaRule.oneOf(operator, always ? ['Exists'] : ['In', 'NotIn', 'Exists', 'DoesNotExist']);
  const count = listAt(values).length;
  if (textAt(operator) === 'In' || textAt(operator) === 'NotIn') {
    if (count === 0) yield quotaRule.required(values, 'a value');
  } else if (count > 0) yield quotaRule.forbidden(values, 'the operator compares with no values');
}

const TYPES = ['Pod', 'Container', 'PersistentVolumeClaim'];

export function* limitRange(object: Location): Problems {
  const seen = new Set<string>();
  for (const limit of listAt(object, 'spec', 'limits')) {
    const type = at(limit, 'type');
    if (!qualifiedName.accepts(textAt(type))) yield* limitRangeRule.form(type, qualifiedName);
    else if (!textAt(type).includes('/')) yield* limitRangeRule.oneOf(type, TYPES);
    if (seen.has(textAt(type))) yield limitRangeRule.duplicate(type, 'a type');
    seen.add(textAt(type));
    yield* limitNames(limit, textAt(type));
    yield* limitOrder(limit, textAt(type));
  }
}

const LIMITS = ['max', 'min', 'default', 'defaultRequest', 'maxLimitRequestRatio'];

function* limitNames(limit: Location, type: string): Problems {
  const form = type === 'Pod' || type === 'Container' ? containerResource : anyResource;
  for (const field of LIMITS) {
    if (type === 'Pod' && field.startsWith('default')) {
      if (mapAt(limit, field).length > 0) yield limitRangeRule.forbidden(at(limit, field), 'the type is Pod');
      continue;
    }
    for (const [name, location] of mapAt(limit, field))
      if (!form.accepts(name)) yield limitRangeRule.invalid({ ...location, value: name }, form.description);
  }
  if (type === 'PersistentVolumeClaim' && !['max', 'min'].some((field) => at(limit, field, 'storage').value !== undefined)) {
    yield limitRangeRule.required(at(limit, 'min', 'storage'), 'the least or the most of storage');
  }
}

/** Pairs of limits to compare. The server fills missing limits of a Container from the others, in an order that is always valid. */
const ORDER = [
  ['min', 'max'],
  ['min', 'defaultRequest'],
  ['min', 'default'],
  ['defaultRequest', 'default'],
  ['defaultRequest', 'max'],
  ['default', 'max'],
] as const;

function* limitOrder(limit: Location, type: string): Problems {
  const names = new Set(LIMITS.flatMap((field) => mapAt(limit, field).map(([name]) => name)));
  for (const name of names) {
    const given = (field: string): bigint | undefined =>
      type === 'Pod' && field.startsWith('default') ? undefined : parseQuantity(at(limit, field, name).value);
    const [min, max, ratio] = [given('min'), given('max'), given('maxLimitRequestRatio')];
    for (const [low, high] of ORDER) {
      const [least, most] = [given(low), given(high)];
      if (least !== undefined && most !== undefined && least > most) yield limitRangeRule.invalid(at(limit, low, name), `at most ${high}`);
    }
    if (ratio !== undefined && ratio < ONE) yield limitRangeRule.invalid(at(limit, 'maxLimitRequestRatio', name), '1 or more');
    if (ratio !== undefined && min !== undefined && max !== undefined && min > 0n && ratio * min > max * ONE) {
      yield limitRangeRule.invalid(at(limit, 'maxLimitRequestRatio', name), 'at most max divided by min');
    }
    const overcommit = isNativeResource(name) && !isHugePages(name);
    const [usual, request] = [given('default'), given('defaultRequest')];
    if (!overcommit && usual !== undefined && request !== undefined && usual !== request) {
      yield limitRangeRule.invalid(at(limit, 'defaultRequest', name), 'equal to default: the resource cannot be overcommitted');
    }
  }
}
