import { textsOf } from '../values.ts';
import { conditionCase, holdsForText } from './condition-case.ts';
import { type Matcher, readPolicy, type Statement } from './policy.ts';
import { type TextClass, TooManyClasses } from './text-classes.ts';
import { hasVariable, type Request, universeOf, widestForm } from './universe.ts';

/** A request that one policy allows and the other does not. */
export interface PolicyEvidence {
  readonly action: string;
  readonly resource: string;
  /** In words: `s3:* on *, such as s3:x on *`. */
  readonly text: string;
}

/** How what one policy allows compares with another. */
export interface PolicyComparison {
  /** `different`: each allows something that the other does not. */
  readonly relation: 'equal' | 'wider' | 'narrower' | 'different' | 'undecidable';
  /** Something that surely only the second allows. */
  readonly more?: PolicyEvidence;
  /** Something that surely only the first allows. */
  readonly less?: PolicyEvidence;
}

/**
 * Compares what two policy documents of IAM allow by themselves, by what they mean: a request is allowed where a statement allows it and none
 * denies it (policy evaluation logic of IAM). Every request that the two can tell apart is asked once. Undecidable where answers depend on
 * questions that hang together in a way that is not known, and where there are too many requests.
 */
export function comparePolicies(before: unknown, after: unknown): PolicyComparison {
  const [old, next] = [readPolicy(before), readPolicy(after)];
  if (old === undefined || next === undefined) return { relation: 'undecidable' };
  try {
    return compare(old, next);
  } catch (error) {
    if (error instanceof TooManyClasses) return { relation: 'undecidable' };
    throw error;
  }
}

function compare(old: readonly Statement[], next: readonly Statement[]): PolicyComparison {
  const { requests, entangled } = universeOf([...old, ...next]);
  let [more, less]: (PolicyEvidence | undefined)[] = [];
  let [maybeMore, maybeLess] = [false, false];
  for (const request of requests()) {
    const [was, is] = [allowing(old, request), allowing(next, request)];
    if ((was === undefined) === (is === undefined)) continue;
    const isSure = isPossible(request, entangled);
    if (is !== undefined) {
      maybeMore = true;
      if (isSure) more ??= evidence(is, request);
    } else if (was !== undefined) {
      maybeLess = true;
      if (isSure) less ??= evidence(was, request);
    }
    if (more !== undefined && less !== undefined) break;
  }
  const isDoubtful = (maybeMore && more === undefined) || (maybeLess && less === undefined);
  const relation = isDoubtful
    ? 'undecidable'
    : more !== undefined
      ? less !== undefined
        ? 'different'
        : 'wider'
      : less !== undefined
        ? 'narrower'
        : 'equal';
  return { relation, ...(more && { more }), ...(less && { less }) };
}

/** Answers to questions that hang together are sure to go together only where all are the same as without the others. */
function isPossible({ yes, keys }: Request, entangled: ReadonlyMap<string, string>): boolean {
  if (entangled.size === 0) return true;
  const answers = new Map<string, Set<boolean>>();
  for (const [id, key] of entangled) {
    if (keys.has(key) && keys.get(key) !== undefined) return false;
    answers.set(key, (answers.get(key) ?? new Set()).add(yes.has(id)));
  }
  return [...answers.values()].every(({ size }) => size < 2) && ![...entangled.keys()].some((id) => yes.has(id));
}

/** The statement that allows a request; undefined where none does, or one denies it. */
function allowing(statements: readonly Statement[], request: Request): Statement | undefined {
  let found: Statement | undefined;
  for (const statement of statements) {
    if ((found !== undefined && statement.allows) || !applies(statement, request)) continue;
    if (!statement.allows) return undefined;
    found = statement;
  }
  return found;
}

function applies({ action, resource, principal, conditions }: Statement, { keys, yes, ...request }: Request): boolean {
  return (
    matches(action, request.action, yes) &&
    (resource === undefined || matches(resource, request.resource, yes)) &&
    (principal === undefined || matches(principal, request.principal, yes)) &&
    conditions.every((condition) => {
      const asked = conditionCase(condition);
      if (asked.of === 'question') return yes.has(asked.id);
      const text = keys.get(asked.key);
      return asked.of === 'presence' ? (text === undefined) === asked.absent : holdsForText(asked, text?.matches);
    })
  );
}

const matches = ({ patterns, negated }: Matcher, text: TextClass, yes: ReadonlySet<string>): boolean =>
  patterns.some(
    (pattern) =>
      text.matches.has(hasVariable(pattern) ? widestForm(pattern).key : pattern.key) && (!hasVariable(pattern) || yes.has(pattern.key)),
  ) !== negated;

function evidence({ written }: Statement, { action, resource, principal, keys }: Request): PolicyEvidence {
  const { Action, NotAction, Resource, NotResource } = written;
  const list = (yes: unknown, no: unknown): string => (yes === undefined ? `all but ${few(textsOf(no))}` : few(textsOf(yes)));
  const what = list(Action, NotAction);
  const on = Resource === undefined && NotResource === undefined ? '' : ` on ${list(Resource, NotResource)}`;
  const who = principal.example === '' || written.Principal === undefined ? '' : ` to ${principal.example}`;
  const present = [...keys].filter(([, text]) => text !== undefined);
  const where = present.length === 0 ? '' : ` where ${present.map(([key, text]) => `${key} is ${text?.example || 'empty'}`).join(' and ')}`;
  return {
    action: action.example,
    resource: resource.example,
    text: `${what}${on}${who} (such as ${action.example} on ${resource.example}${where})`,
  };
}

const few = (texts: readonly string[]): string =>
  texts.length > 3 ? `${texts.slice(0, 3).join(', ')} and ${texts.length - 3} more` : texts.join(', ');
