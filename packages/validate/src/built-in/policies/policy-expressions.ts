import { describeIssues } from '../../cel/checker/check-input.ts';
import { checkText, type TextContext } from '../../cel/checker/check-text.ts';
import { asVariable, JSON_PATCH, PATCHED_OBJECT, patchDeclarations, policyVariables } from '../../cel/checker/policy-environment.ts';
import { type CelType, DYN, simple } from '../../cel/values/types.ts';
import type { Problems } from '../forms/built-in-rule.ts';
import { at, isSet, type Location, listAt, textAt } from '../forms/location.ts';
import { expressionRule } from './expression-rule.ts';

const BOOL = simple('bool');
const TEXT = simple('string');

/** Checks the expressions of a ValidatingAdmissionPolicy, as the server compiles them when the policy is created. */
export function* validatingExpressions(spec: Location): Problems {
  const params = isSet(spec, 'paramKind');
  yield* matchExpressions(spec, params);
  const own = listAt(spec, 'variables').length > 0 ? new Map<string, CelType>() : undefined;
  if (own) yield* variableExpressions(spec, params, own);
  const [plain, authorized] = [false, true].map((authorizer) => policyVariables({ params, authorizer, ...(own ? { own } : {}) })) as [
    Variables,
    Variables,
  ];
  for (const validation of listAt(spec, 'validations')) {
    yield* expression(at(validation, 'expression'), { variables: authorized, wanted: [BOOL] });
    yield* expression(at(validation, 'messageExpression'), { variables: plain, wanted: [TEXT] });
  }
  for (const audit of listAt(spec, 'auditAnnotations'))
    yield* expression(at(audit, 'valueExpression'), { variables: authorized, wanted: [TEXT, simple('null_type')] });
}

type Variables = TextContext['variables'];

/** Checks the expressions of a MutatingAdmissionPolicy. */
export function* mutatingExpressions(spec: Location): Problems {
  const params = isSet(spec, 'paramKind');
  yield* matchExpressions(spec, params);
  const own = new Map<string, CelType>();
  yield* variableExpressions(spec, params, own);
  const shared = { variables: policyVariables({ params, authorizer: true, own }), more: patchDeclarations() };
  for (const mutation of listAt(spec, 'mutations')) {
    const type = textAt(mutation, 'patchType');
    if (type === 'JSONPatch')
      yield* expression(at(mutation, 'jsonPatch', 'expression'), { ...shared, wanted: [{ kind: 'list', entry: JSON_PATCH }] });
    if (type === 'ApplyConfiguration')
      yield* expression(at(mutation, 'applyConfiguration', 'expression'), { ...shared, wanted: [PATCHED_OBJECT] });
  }
}

/** Checks the conditions of a policy or webhook. They cannot use its variables. */
export function* matchExpressions(location: Location, params = false): Problems {
  const variables = policyVariables({ params, authorizer: true });
  for (const condition of listAt(location, 'matchConditions'))
    yield* expression(at(condition, 'expression'), { variables, wanted: [BOOL] });
}

/** Checks the expressions of variables. Each variable can use the previous ones. Adds the types of variables to `own`. */
function* variableExpressions(spec: Location, params: boolean, own: Map<string, CelType>): Problems {
  for (const variable of listAt(spec, 'variables')) {
    const location = at(variable, 'expression');
    if (textAt(location).trim() === '') continue;
    const { issues, checked } = checkText(textAt(location), { variables: policyVariables({ params, authorizer: true, own }) });
    if (checked === undefined)
      yield expressionRule.invalid(location, `an expression that compiles: ${describeIssues(textAt(location), issues)}`);
    own.set(textAt(variable, 'name'), checked ? asVariable(checked.type) : DYN);
  }
}

function* expression(location: Location, context: TextContext): Problems {
  const text = textAt(location);
  if (text.trim() === '') return;
  const { issues, checked } = checkText(text, context);
  if (checked === undefined) yield expressionRule.invalid(location, `an expression that compiles: ${describeIssues(text, issues)}`);
}
