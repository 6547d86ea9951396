import { type Fields, fieldsOf, listOf, parseLimitedJson, textOf } from '@slipway/manifest';

/** Returns the IAM policies of an object: in its own field, or inline in a role. */
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

/** Parses a policy; undefined if it is not JSON, which AWS refuses. */
export function statementsOf(text: string): readonly Fields[] | undefined {
  try {
    const { Statement } = fieldsOf(parseLimitedJson(text));
    return (Array.isArray(Statement) ? Statement : [Statement]).map(fieldsOf);
  } catch {
    return undefined;
  }
}

/** Returns the strings of a list, or the one string. */
export const textsIn = (value: unknown): readonly string[] => (typeof value === 'string' ? [value] : listOf(value).map(textOf));

/** Whether an IAM pattern with `*` and `?` matches a text, in time that is at most proportional to both lengths. */
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
