import { buildPointer, onOneLine } from '@slipway/manifest';
import { fieldPath } from '../objects/field-path.ts';
import type { Problem } from '../objects/object-finding.ts';
import { ofRule } from '../rules/of-rule.ts';
import type { CompiledRule } from './compile-rule.ts';
import { type RefusedTransition, transitionRemedy } from './transition-remedy.ts';
import { isError, type Value } from './values/value.ts';

/** Maximum length of the result of a messageExpression that the server shows, in bytes. */
const MAX_MESSAGE_LENGTH = 5 * 1024;

/** A violated rule. */
interface Failure {
  readonly json: unknown;
  /** False, or the error of the evaluation. */
  readonly outcome: Value;
  readonly variables: readonly Value[];
  readonly pointer: string;
  /** Set if the rule uses the old value, in an update. */
  readonly transition?: RefusedTransition;
}

/** Returns the server's answer about an object that violates a rule. */
export function ruleProblem(compiled: CompiledRule, failure: Failure): Problem {
  const { rule } = compiled;
  const text = onOneLine(rule.rule.trim());
  const error = isError(failure.outcome) ? failure.outcome : undefined;
  const pointer = error ? failure.pointer : failure.pointer + pathPointer(rule.fieldPath ?? '');
  const detail = error ? `${error.message} evaluating rule: ${rule.message?.trim() || text}` : messageOf(compiled, failure);
  return {
    ...ofRule(failure.transition ? 'failed-transition' : 'failed-rule'),
    message: `${fieldPath(pointer) || 'the object'}: ${rule.reason === 'FieldValueRequired' ? 'Required value: ' : ''}${detail}`,
    pointer,
    ...(pointer === failure.pointer && (typeof failure.json !== 'object' || error) ? { value: failure.json } : {}),
    expected: text,
    remedy: error?.final
      ? 'make lists, maps and texts smaller: the rule costs more than the server spends'
      : failure.transition
        ? transitionRemedy(failure.transition)
        : 'change the fields that the rule names',
  };
}

/** Returns the message of the rule: the result of its messageExpression when that is one line, else its message, else the rule itself. */
function messageOf({ rule, message }: CompiledRule, { variables }: Failure): string {
  const made = message?.(variables, 1_000_000).value;
  const text = typeof made === 'string' ? made.trim() : '';
  if (text !== '' && Buffer.byteLength(text) <= MAX_MESSAGE_LENGTH && !text.includes('\n')) return text;
  return rule.message?.trim() || `failed rule: ${onOneLine(rule.rule.trim())}`;
}

const PART = /\.([^.[\]]+)|\['((?:\\.|[^'\\])*)'\]/y;
const ESCAPES: Readonly<Record<string, string>> = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/**
 * Returns the JSON pointer of a rule's `fieldPath` (`.spec.name`, `.labels['a.b']`). It is empty without a fieldPath, and for an invalid
 * one.
 */
function pathPointer(path: string): string {
  const parts: string[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < path.length) {
    const found = PART.exec(path);
    if (found === null) return '';
    parts.push(found[1] ?? (found[2] ?? '').replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter));
  }
  return buildPointer(parts);
}
