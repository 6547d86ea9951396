import { builtInRule } from '../forms/built-in-rule.ts';

export const expressionRule = builtInRule('admission-expression', {
  summary: 'The CEL expressions of policies and webhooks compile: they name what there is, and give what is wanted of them.',
  upstream: 'admissionregistration validateCELCondition, validateVariable, validateMutation',
  remedy: 'Correct the expression.',
});
