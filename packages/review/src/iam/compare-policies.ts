import { type Budget, createBudget, LimitError, stableText } from '@slipway/manifest';
import { few, textsOf } from '../objects/values.ts';
import { conditionCase, isTrueForText } from './condition-case.ts';
import { statementsOverlap, within } from './overlap.ts';
import { type Matcher, readPolicy, type Statement } from './policy.ts';
import { type Spend, type TextClass, TooManyClasses } from './text-classes.ts';
import { hasVariable, type Request, universeOf, type Within, widestForm } from './universe.ts';

/** A request that one policy allows and the other does not. */
interface PolicyEvidence {
  readonly action: string;
  readonly resource: string;
  /** Description: `s3:* on *, such as s3:x on *`. */
  readonly text: string;
}

/** How the permissions of one policy compare with those of another. */
export interface PolicyComparison {
  /** `different`: each allows a request that the other does not. */
  readonly relation: 'equal' | 'wider' | 'narrower' | 'different' | 'undecidable';
  /** A request that certainly only the second allows. */
  readonly more?: PolicyEvidence;
  /** A request that certainly only the first allows. */
  readonly less?: PolicyEvidence;
}

/**
 * Compares the permissions of two IAM policy documents by their meaning: a request is allowed if a statement allows it and none denies it
 * (policy evaluation logic of IAM). Compares each request that the two tell apart once. Returns `undecidable` if the answer depends on
 * conditions whose relation is unknown, or if the comparison has too many requests or takes too many units of work, for itself or for
 * `budget`.
 */
export function comparePolicies(before: unknown, after: unknown, budget: Budget = createBudget()): PolicyComparison {
  const [old, next] = [readPolicy(before), readPolicy(after)];
  if (old === undefined || next === undefined) return { relation: 'undecidable' };
  const own = budget.part({ operations: MAX_OPERATIONS });
  return compare(old, next, (operations) => own.take('operations', operations));
}

/** A few seconds of work. Policies of the maximum size of IAM take at most half of it. */
const MAX_OPERATIONS = 30_000_000;

function compare(old: readonly Statement[], next: readonly Statement[], spend: Spend): PolicyComparison {
  const [gained, lost] = [onlySecond(old, next, spend), onlySecond(next, old, spend)];
  const [more, less] = [gained.sure, lost.sure];
  const isDoubtful = gained.isDoubtful || lost.isDoubtful;
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

interface Gain {
  /** A request that certainly only the second policy allows. */
  readonly sure?: PolicyEvidence;
  /** Whether such a request may exist. */
  readonly isDoubtful: boolean;
}

/**
 * Finds a request that only the second policy allows. A statement that the first policy does not have allows it, or one that the second does
 * not have denied it. So only requests of these statements are compared, with the statements that apply to them.
 */
function onlySecond(first: readonly Statement[], second: readonly Statement[], spend: Spend): Gain {
  const [known, left] = [new Set(first.map(meaning)), new Set(second.map(meaning))];
  const begins = [
    ...second.filter((each) => each.allows && !known.has(meaning(each))),
    ...first.filter((each) => !each.allows && !left.has(meaning(each))),
  ];
  let isDoubtful = false;
  for (const begin of begins) {
    const gain = gainWithin(begin, first, second, spend);
    if (gain.sure !== undefined) return gain;
    isDoubtful ||= gain.isDoubtful;
  }
  return { isDoubtful };
}

/** Returns a key that is the same for statements with the same meaning, without their names. */
const meaning = ({ written: { Sid: _, ...rest } }: Statement): string => stableText(rest);

function gainWithin(begin: Statement, first: readonly Statement[], second: readonly Statement[], spend: Spend): Gain {
  try {
    const relevant = (all: readonly Statement[]): readonly Statement[] =>
      all.filter((each) => statementsOverlap(each, begin, spend)).map((each) => narrowed(each, begin, spend));
    const [old, next] = [relevant(first), relevant(second)];
    const quick = gainIn(begin, old, next, { isSample: true, spend });
    return quick.sure === undefined ? gainIn(begin, old, next, { isSample: false, spend }) : quick;
  } catch (error) {
    // Requests that were not compared may be allowed, too.
    if (error instanceof LimitError) return { isDoubtful: true };
    throw error;
  }
}

function gainIn(begin: Statement, old: readonly Statement[], next: readonly Statement[], how: Omit<Within, 'begin'>): Gain {
  let isDoubtful = false;
  const operations = [begin, ...old, ...next].reduce((sum, each) => sum + sizeOf(each), 0);
  try {
    const { requests, entangled } = universeOf([begin, ...old, ...next], { begin, ...how });
    for (const request of requests()) {
      how.spend(operations);
      if (!applies(begin, request) || allowing(old, request) !== undefined) continue;
      const by = allowing(next, request);
      if (by === undefined) continue;
      if (isPossible(request, entangled)) return { sure: evidence(by, request), isDoubtful: false };
      isDoubtful = true;
    }
  } catch (error) {
    if (!(error instanceof TooManyClasses)) throw error;
    isDoubtful = true;
  }
  return { isDoubtful };
}

/** Patterns and conditions. */
const sizeOf = ({ action, resource, principal, conditions }: Statement): number =>
  [action, resource, principal].reduce((sum, matcher) => sum + (matcher?.patterns.length ?? 0), 1 + conditions.length);

const narrowed = (statement: Statement, { action, resource, principal }: Statement, spend: Spend): Statement => ({
  ...statement,
  action: within(statement.action, action, spend),
  resource: within(statement.resource, resource, spend),
  principal: within(statement.principal, principal, spend),
});

/** Whether the answers to related conditions can occur together. That is certain only if all are the same as without the others. */
function isPossible({ yes, keys }: Request, entangled: ReadonlyMap<string, string>): boolean {
  if (entangled.size === 0) return true;
  const answers = new Map<string, Set<boolean>>();
  for (const [id, key] of entangled) {
    if (keys.has(key) && keys.get(key) !== undefined) return false;
    answers.set(key, (answers.get(key) ?? new Set()).add(yes.has(id)));
  }
  return [...answers.values()].every(({ size }) => size < 2) && ![...entangled.keys()].some((id) => yes.has(id));
}

/** Returns the statement that allows a request; undefined if none does, or one denies it. */
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
      return asked.of === 'presence' ? (text === undefined) === asked.absent : isTrueForText(asked, text?.matches);
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
  const list = (yes: unknown, no: unknown): string => (yes === undefined ? `all but ${few(textsOf(no), 3)}` : few(textsOf(yes), 3));
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
