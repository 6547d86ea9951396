import { parseLimitedJson } from '@slipway/manifest';
import { type Fields, fieldsOf, listOf, textOf } from '../objects/fields.ts';

/** Policies of IAM in an object: in a field of its own, or inline in a role. */
export function* policiesOf({ spec }: Fields): Generator<{ readonly pointer: string; readonly text: string }> {
  const provider = fieldsOf(fieldsOf(spec).forProvider);
  const field = POLICIES.find((each) => typeof provider[each] === 'string');
  if (field !== undefined) yield { pointer: `/spec/forProvider/${field}`, text: textOf(provider[field]) };
  for (const [index, each] of listOf(provider.inlinePolicy).entries()) {
    const { policy } = fieldsOf(each);
    if (typeof policy === 'string') yield { pointer: `/spec/forProvider/inlinePolicy/${index}/policy`, text: policy };
  }
}

const POLICIES = ['policy', 'policyDocument', 'document'] as const;

/** Undefined for what is not JSON, which AWS refuses by itself. */
export function statementsOf(text: string): readonly Fields[] | undefined {
  try {
    const { Statement } = fieldsOf(parseLimitedJson(text));
    return (Array.isArray(Statement) ? Statement : [Statement]).map(fieldsOf);
  } catch {
    return undefined;
  }
}

/** A text, or those of a list. */
export const textsIn = (value: unknown): readonly string[] => (typeof value === 'string' ? [value] : listOf(value).map(textOf));

/** Whether a pattern of IAM, with `*` and `?`, fits a text, in time proportional to both lengths at most. */
export function matches(pattern: string, text: string): boolean {
  let [at, position, star, resumed] = [0, 0, -1, 0];
  while (position < text.length) {
    if (pattern[at] === '*') {
      star = at++;
      resumed = position;
    } else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === text[position])) {
      at++;
      position++;
    } else if (star >= 0) {
      at = star + 1;
      position = ++resumed;
    } else {
      return false;
    }
  }
  return /^\**$/.test(pattern.slice(at));
}
