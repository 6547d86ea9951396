import { expression, matchConditions, matchResources, mutatedOperations, paramKind, policyRule, variables } from './admission.ts';
import { builtInRule, type Problems } from './forms/built-in-rule.ts';
import { at, isSet, type Location, listAt, textAt } from './forms/location.ts';
import { mutatingExpressions } from './policies/compiled-expressions.ts';

export const mutationRule = builtInRule('admission-mutation', {
  summary: 'A mutating policy has mutations of one type with the expression of that type, of objects that are created or updated.',
  upstream: 'admissionregistration validateMutatingAdmissionPolicySpec, validateMutation',
  remedy: 'Complete the mutation.',
});

export function* mutatingPolicy(object: Location): Problems {
  const spec = at(object, 'spec');
  if (isSet(spec, 'failurePolicy')) yield* policyRule.oneOf(at(spec, 'failurePolicy'), ['Fail', 'Ignore']);
  if (isSet(spec, 'paramKind')) yield* paramKind(at(spec, 'paramKind'));
  yield* constraints(at(spec, 'matchConstraints'));
  yield* matchConditions(spec);
  yield* variables(spec);
  if (listAt(spec, 'mutations').length === 0) yield mutationRule.required(at(spec, 'mutations'), 'a mutation');
  for (const mutation of listAt(spec, 'mutations')) yield* mutationOf(mutation);
  const reinvocation = at(spec, 'reinvocationPolicy');
  if (textAt(reinvocation) === '') yield mutationRule.required(reinvocation, 'Never or IfNeeded');
  else yield* mutationRule.oneOf(reinvocation, ['IfNeeded', 'Never']);
  yield* mutatingExpressions(spec);
}

function* constraints(match: Location): Problems {
  if (!isSet(match)) return yield policyRule.required(match, 'what the policy is about');
  yield* matchResources(match);
  if (listAt(match, 'resourceRules').length === 0) yield policyRule.required(at(match, 'resourceRules'), 'a rule');
  for (const rule of listAt(match, 'resourceRules')) yield* mutatedOperations(rule, mutationRule);
}

/** The field of each type of patch. */
const PATCHES = { JSONPatch: 'jsonPatch', ApplyConfiguration: 'applyConfiguration' } as const;

function* mutationOf(mutation: Location): Problems {
  const type = at(mutation, 'patchType');
  if (textAt(type) === '') return yield mutationRule.required(type, 'JSONPatch or ApplyConfiguration');
  yield* mutationRule.oneOf(type, Object.keys(PATCHES));
  for (const [name, field] of Object.entries(PATCHES)) {
    const location = at(mutation, field);
    if (textAt(type) === name) {
      if (isSet(location)) yield* expression(at(location, 'expression'));
      else yield mutationRule.required(location, `what the type ${name} needs`);
    } else if (isSet(location) && textAt(type) in PATCHES) yield mutationRule.forbidden(location, `the type is ${textAt(type)}`);
  }
}
