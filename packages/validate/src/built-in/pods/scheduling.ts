import { builtInRule, type Problems, reportedAt, where } from '../forms/built-in-rule.ts';
import { labelSelector } from '../forms/label-selectors.ts';
import { at, int32At, isSet, type Location, listAt, textAt } from '../forms/location.ts';
import { dnsLabel, dnsSubdomain, labelValue, qualifiedName } from '../forms/text-forms.ts';

export const schedulingRule = builtInRule('pod-scheduling', {
  summary:
    'Affinity, tolerations and spread constraints have keys that labels can have, weights from 1 to 100, and values where the operator wants them.',
  upstream: 'core validateAffinity, ValidateTolerations, validateTopologySpreadConstraints',
  remedy: 'Correct the term.',
});

export function* podScheduling(spec: Location): Problems {
  const affinity = at(spec, 'affinity');
  yield* nodeAffinity(at(affinity, 'nodeAffinity'));
  for (const name of ['podAffinity', 'podAntiAffinity']) yield* podAffinity(at(affinity, name));
  yield* tolerations(at(spec, 'tolerations'));
  yield* spreadConstraints(listAt(spec, 'topologySpreadConstraints'));
}

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';

function* nodeAffinity(affinity: Location): Problems {
  if (isSet(affinity, REQUIRED)) yield* nodeSelector(at(affinity, REQUIRED));
  for (const term of listAt(affinity, PREFERRED)) {
    yield* weight(at(term, 'weight'));
    yield* nodeSelectorTerm(at(term, 'preference'), false);
  }
}

/** Checks as `ValidateNodeSelector` of Kubernetes does. */
export function* nodeSelector(selector: Location): Problems {
  const terms = listAt(selector, 'nodeSelectorTerms');
  if (terms.length === 0) yield schedulingRule.required(at(selector, 'nodeSelectorTerms'), 'a term');
  for (const term of terms) yield* nodeSelectorTerm(term, true);
}

function* nodeSelectorTerm(term: Location, checkValues: boolean): Problems {
  for (const expression of listAt(term, 'matchExpressions')) {
    yield* nodeRequirement(expression);
    yield* schedulingRule.form(at(expression, 'key'), qualifiedName);
    if (checkValues) for (const value of listAt(expression, 'values')) yield* schedulingRule.form(value, labelValue);
  }
  for (const field of listAt(term, 'matchFields')) {
    yield* schedulingRule.oneOf(at(field, 'operator'), ['In', 'NotIn']);
    yield* schedulingRule.oneOf(at(field, 'key'), ['metadata.name']);
    if (listAt(field, 'values').length !== 1) yield schedulingRule.invalid(at(field, 'values'), 'one value');
    for (const value of listAt(field, 'values')) yield* schedulingRule.form(value, dnsSubdomain);
  }
}

function* nodeRequirement(expression: Location): Problems {
  const values = at(expression, 'values');
  const count = listAt(values).length;
  switch (textAt(expression, 'operator')) {
    case 'In':
    case 'NotIn':
      if (count === 0) yield schedulingRule.required(values, 'values to compare with');
      return;
    case 'Exists':
    case 'DoesNotExist':
      if (count > 0) yield schedulingRule.forbidden(values, 'the operator compares with no values');
      return;
    case 'Gt':
    case 'Lt':
      if (count !== 1) yield schedulingRule.invalid(values, 'one value');
      return;
    default:
      yield* schedulingRule.oneOf(at(expression, 'operator'), ['In', 'NotIn', 'Exists', 'DoesNotExist', 'Gt', 'Lt']);
  }
}

function* podAffinity(affinity: Location): Problems {
  for (const term of listAt(affinity, REQUIRED)) yield* podAffinityTerm(term);
  for (const term of listAt(affinity, PREFERRED)) {
    yield* weight(at(term, 'weight'));
    yield* podAffinityTerm(at(term, 'podAffinityTerm'));
  }
}

function* podAffinityTerm(term: Location): Problems {
  yield* labelSelector(at(term, 'labelSelector'));
  yield* labelSelector(at(term, 'namespaceSelector'));
  for (const namespace of listAt(term, 'namespaces')) yield* schedulingRule.form(namespace, dnsLabel);
  yield* labelKeys(term);
  const key = at(term, 'topologyKey');
  if (textAt(key) === '') yield schedulingRule.required(key, 'the label of nodes that makes a domain');
  else yield* schedulingRule.form(key, qualifiedName);
}

/** Checks as `ValidateMatchLabelKeysAndMismatchLabelKeys` of Kubernetes does. */
function* labelKeys(term: Location): Problems {
  const mismatched = new Set(listAt(term, 'mismatchLabelKeys').map((key) => textAt(key)));
  for (const name of ['matchLabelKeys', 'mismatchLabelKeys']) {
    const keys = listAt(term, name);
    if (keys.length > 0 && !isSet(term, 'labelSelector')) yield schedulingRule.forbidden(at(term, name), 'there is no labelSelector');
    else for (const key of keys) yield* schedulingRule.form(key, qualifiedName);
  }
  for (const key of listAt(term, 'matchLabelKeys'))
    if (mismatched.has(textAt(key))) yield schedulingRule.duplicate(key, 'a key of mismatchLabelKeys');
}

function* weight(location: Location): Problems {
  if (int32At(location) < 1 || int32At(location) > 100) yield schedulingRule.invalid(location, 'from 1 to 100');
}

/** Checks as `ValidateTolerations` of Kubernetes does. */
export function* tolerations(list: Location): Problems {
  for (const toleration of listAt(list)) yield* tolerationOf(toleration);
}

export const EFFECTS = ['NoSchedule', 'PreferNoSchedule', 'NoExecute'];

function* tolerationOf(toleration: Location): Problems {
  const [key, operator, value, effect] = ['key', 'operator', 'value', 'effect'].map((name) => at(toleration, name)) as [
    Location,
    Location,
    Location,
    Location,
  ];
  if (textAt(key) !== '') yield* schedulingRule.form(key, qualifiedName);
  else if (textAt(operator) !== 'Exists') yield schedulingRule.invalid(operator, 'Exists, since there is no key');
  if (isSet(toleration, 'tolerationSeconds') && textAt(effect) !== 'NoExecute')
    yield schedulingRule.invalid(effect, 'NoExecute, since there are tolerationSeconds');
  // The server reports problems of the value at the operator.
  if (textAt(operator) === '' || textAt(operator) === 'Equal') {
    for (const problem of schedulingRule.form(value, labelValue)) yield reportedAt(problem, operator);
  } else if (textAt(operator) === 'Exists') {
    if (textAt(value) !== '') yield reportedAt(schedulingRule.forbidden(value, 'the operator Exists compares with no value'), operator);
  } else if (['Lt', 'Gt'].includes(textAt(operator))) yield* comparison(operator, value);
  else yield* schedulingRule.oneOf(operator, ['Equal', 'Exists']);
  if (textAt(effect) !== '') yield* schedulingRule.oneOf(effect, EFFECTS);
}

function* comparison(operator: Location, value: Location): Problems {
  yield* where('TaintTolerationComparisonOperators', 'off', schedulingRule.oneOf(operator, ['Equal', 'Exists']));
  if (!isInt64(textAt(value))) yield* where('TaintTolerationComparisonOperators', 'on', [schedulingRule.invalid(value, 'a whole number')]);
}

const isInt64 = (text: string): boolean => /^(0|-?[1-9]\d{0,18})$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);

function* spreadConstraints(constraints: readonly Location[]): Problems {
  const seen = new Set<string>();
  for (const constraint of constraints) {
    if (int32At(constraint, 'maxSkew') <= 0) yield schedulingRule.invalid(at(constraint, 'maxSkew'), 'more than zero');
    const key = at(constraint, 'topologyKey');
    if (textAt(key) === '') yield schedulingRule.required(key, 'the label of nodes that makes a domain');
    yield* schedulingRule.oneOf(at(constraint, 'whenUnsatisfiable'), ['DoNotSchedule', 'ScheduleAnyway']);
    const identity = `${textAt(key)} ${textAt(constraint, 'whenUnsatisfiable')}`;
    if (seen.has(identity)) yield schedulingRule.duplicate(key, 'a constraint');
    seen.add(identity);
    const domains = at(constraint, 'minDomains');
    if (isSet(domains) && int32At(domains) <= 0) yield schedulingRule.invalid(domains, 'more than zero');
    if (isSet(domains) && textAt(constraint, 'whenUnsatisfiable') !== 'DoNotSchedule')
      yield schedulingRule.forbidden(domains, 'whenUnsatisfiable is not DoNotSchedule');
    for (const name of ['nodeAffinityPolicy', 'nodeTaintsPolicy']) {
      if (isSet(constraint, name)) yield* schedulingRule.oneOf(at(constraint, name), ['Honor', 'Ignore']);
    }
    yield* labelKeys(constraint);
    yield* labelSelector(at(constraint, 'labelSelector'));
  }
}
