import type { Condition } from './policy.ts';
import { glob, literal, type TextPattern } from './text-classes.ts';

/** How a condition is decided: by the text of its key, or as one question of its own that is answered yes or no. */
export type ConditionCase =
  | {
      readonly of: 'text';
      readonly key: string;
      readonly patterns: readonly TextPattern[];
      readonly negated: boolean;
      /** Its result for a request without the key. */
      readonly ifAbsent: boolean;
    }
  | { readonly of: 'presence'; readonly key: string; readonly absent: boolean }
  | { readonly of: 'question'; readonly key: string; readonly id: string };

/**
 * The case of a condition. Operators on one text are decided; ranges of numbers, times and addresses, and operators on several values are
 * questions: the same for the same operator, key and values.
 */
export function conditionCase(condition: Condition): ConditionCase {
  const known = knownCases.get(condition);
  if (known !== undefined) return known;
  const found = caseOf(condition);
  knownCases.set(condition, found);
  return found;
}

/** Evaluates each condition once for every request. */
const knownCases = new WeakMap<Condition, ConditionCase>();

function caseOf({ operator, key, values }: Condition): ConditionCase {
  const question: ConditionCase = { of: 'question', key, id: [operator, key, ...[...values].sort()].join('\n') };
  if (operator === 'null') {
    const [value, ...more] = values;
    return more.length === 0 && (value === 'true' || value === 'false') ? { of: 'presence', key, absent: value === 'true' } : question;
  }
  const [, name = operator, ifExists] = /^(.*?)(ifexists)?$/.exec(operator) ?? [];
  const kind = TEXT_OPERATORS.get(name);
  if (kind === undefined || values.some((value) => value.includes('${'))) return question;
  const negated = name.includes('not');
  return {
    of: 'text',
    key,
    patterns: values.map((value) => kind(value)),
    negated,
    // A negated operator is true if the key is absent.
    ifAbsent: negated || ifExists !== undefined,
  };
}

const lower = (value: string): TextPattern => literal(value.toLowerCase());

/** Operators that ignore case are evaluated as questions: patterns cannot distinguish their texts from others of the same key. */
const TEXT_OPERATORS: ReadonlyMap<string, (value: string) => TextPattern> = new Map([
  ['stringequals', literal],
  ['stringnotequals', literal],
  ['stringlike', glob],
  ['stringnotlike', glob],
  ['arnequals', glob],
  ['arnlike', glob],
  ['arnnotequals', glob],
  ['arnnotlike', glob],
  ['bool', lower],
]);

/** Whether the condition holds where its key has a text of a class, or is absent (undefined). */
export function isTrueForText(condition: ConditionCase & { readonly of: 'text' }, matches: ReadonlySet<string> | undefined): boolean {
  if (matches === undefined) return condition.ifAbsent;
  return condition.patterns.some((pattern) => matches.has(pattern.key)) !== condition.negated;
}
