import { schemaAtPath } from '../../cel/schema/schema-at-path.ts';
import type { StructuralSchema } from '../../schema/structural-schema.ts';
import type { Problems } from '../forms/built-in-rule.ts';
import { at, isSet, type Location, listAt, textAt } from '../forms/location.ts';
import { isConvertible } from './convertible.ts';
import { structuralRule } from './definition-rules.ts';

const REASONS = ['FieldValueForbidden', 'FieldValueInvalid', 'FieldValueRequired', 'FieldValueDuplicate'];
const hasLineBreak = (text: string): boolean => /[\n\r]/.test(text);

/** Checks the texts of CEL rules, without their expressions. */
export function* ruleTextProblems(schema: Location): Problems {
  for (const rule of listAt(schema, 'x-kubernetes-validations')) {
    yield* messageProblems(rule);
    const [expression, path] = [at(rule, 'messageExpression'), at(rule, 'fieldPath')];
    if (isBlank(textAt(expression))) yield structuralRule.required(expression, 'an expression of CEL');
    if (isSet(rule, 'reason')) yield* structuralRule.oneOf(at(rule, 'reason'), REASONS);
    const text = textAt(path);
    if (isBlank(text)) yield structuralRule.invalid(path, 'more than spaces');
    if (hasLineBreak(text)) yield structuralRule.invalid(path, 'one line');
    if (text !== '' && isConvertible(schema) && schemaAtPath(text, schema.value as StructuralSchema, { brackets: true }) === undefined)
      yield structuralRule.invalid(path, 'the path of a field of the schema here, as .spec.name');
  }
}

function* messageProblems(rule: Location): Problems {
  const [text, message] = [textAt(rule, 'rule').trim(), textAt(rule, 'message')];
  if (text === '') yield structuralRule.required(at(rule, 'rule'), 'a rule');
  else if (isBlank(message)) yield structuralRule.invalid(at(rule, 'message'), 'more than spaces');
  else if (hasLineBreak(message.trim())) yield structuralRule.invalid(at(rule, 'message'), 'one line');
  else if (hasLineBreak(text) && message === '')
    yield structuralRule.required(at(rule, 'message'), 'a message, since the rule has several lines');
}

const isBlank = (text: string): boolean => text !== '' && text.trim() === '';
