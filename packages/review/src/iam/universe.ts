import { replaceVariables } from '@slipway/manifest';
import { type ConditionCase, conditionCase } from './condition-case.ts';
import type { Matcher, Statement } from './policy.ts';
import {
  glob,
  literal,
  type Spend,
  sampledClasses,
  type TextClass,
  type TextPattern,
  TooManyClasses,
  textClasses,
} from './text-classes.ts';

/** A request that represents all requests which the policies do not tell apart. */
export interface Request {
  readonly action: TextClass;
  readonly resource: TextClass;
  readonly principal: TextClass;
  /** By key of a condition; undefined if the request does not have the key. */
  readonly keys: ReadonlyMap<string, TextClass | undefined>;
  /** Conditions that are true. */
  readonly yes: ReadonlySet<string>;
}

/** All requests that two policies tell apart. */
export interface Universe {
  readonly requests: () => Generator<Request>;
  /** Keys with several conditions, or with conditions and texts: not all combinations are possible. */
  readonly entangled: ReadonlyMap<string, string>;
}

/** Looks for requests that a statement applies to: all different ones, or some that are found quickly. */
export interface Within {
  readonly begin: Statement;
  readonly isSample: boolean;
  readonly spend: Spend;
}

/** Throws TooManyClasses above the limit. */
export function universeOf(statements: readonly Statement[], { begin, isSample, spend }: Within): Universe {
  const classes: Classes = (patterns) => (isSample ? sampledClasses : textClasses)(patterns, spend);
  const matchers = (of: (statement: Statement) => Matcher | undefined): readonly TextPattern[] =>
    statements.flatMap((each) => of(each)?.patterns ?? []);
  const actions = classesOf(
    classes,
    matchers(({ action }) => action),
    [glob('*:*')],
  );
  const resources = classesOf(classes, matchers(({ resource }) => resource).map(widestForm), [literal('*'), glob('arn:*:*:*:*:*')]);
  const principals = classesOf(
    classes,
    matchers(({ principal }) => principal),
    [glob('*:*')],
  );
  const cases = statements.flatMap(({ conditions }) => conditions.map(conditionCase));
  const asked = new Set(begin.conditions.map(({ key }) => key));
  // Skips keys that no request has.
  const keys = [...Map.groupBy(cases, ({ key }) => key)].flatMap(([key, of]) =>
    (isSample && !asked.has(key)) || of.every((each) => each.of === 'question') ? [] : [[key, keyClasses(classes, of)] as const],
  );
  const variable = variablePatterns(statements);
  const questions = new Map([...cases.flatMap((each) => (each.of === 'question' ? [[each.id, each.key] as const] : [])), ...variable]);
  const number = [actions, resources, principals, ...keys.map(([, classes]) => classes)].reduce(
    (all, { length }) => all * length,
    2 ** questions.size,
  );
  if (number > MAX_REQUESTS) throw new TooManyClasses();
  spend(questions.size ** 2);
  return {
    *requests() {
      for (const yes of subsets([...questions.keys()]))
        for (const known of choices(keys))
          for (const principal of principals)
            for (const action of actions) for (const resource of resources) yield { action, resource, principal, keys: known, yes };
    },
    entangled: entangledQuestions(questions, cases),
  };
}

const MAX_REQUESTS = 200_000;

/** Returns the classes of the texts that one of the bounds matches. */
type Classes = (patterns: readonly TextPattern[]) => readonly TextClass[];

function classesOf(find: Classes, patterns: readonly TextPattern[], bounds: readonly TextPattern[]): readonly TextClass[] {
  const keys = bounds.map(({ key }) => key);
  return find([...patterns, ...bounds]).filter(({ matches }) => keys.some((key) => matches.has(key)));
}

/** Returns the cases of a key: absent, or one of its texts. */
const keyClasses = (find: Classes, cases: readonly ConditionCase[]): readonly (TextClass | undefined)[] => [
  undefined,
  ...find(cases.flatMap((each) => (each.of === 'text' ? each.patterns : []))),
];

/** Patterns with a variable such as `${aws:username}` may match any text around it. Whether one does is a condition of its own. */
const variablePatterns = (statements: readonly Statement[]): readonly (readonly [id: string, key: string])[] =>
  statements.flatMap(({ resource }) =>
    (resource?.patterns ?? []).flatMap((pattern) => (hasVariable(pattern) ? [[pattern.key, 'variable'] as const] : [])),
  );

export const hasVariable = ({ text, isGlob }: TextPattern): boolean => isGlob && text.includes('${');

/** Returns the pattern of all texts that a pattern may match, with any value of its variables. */
export const widestForm = (pattern: TextPattern): TextPattern =>
  hasVariable(pattern) ? glob(replaceVariables(pattern.text, '*')) : pattern;

function entangledQuestions(questions: ReadonlyMap<string, string>, cases: readonly ConditionCase[]): ReadonlyMap<string, string> {
  const withTexts = new Set(cases.flatMap(({ of, key }) => (of === 'question' ? [] : [key])));
  return new Map(
    [...questions].filter(([id, key]) => withTexts.has(key) || [...questions].some(([other, same]) => other !== id && same === key)),
  );
}

function* subsets(items: readonly string[]): Generator<ReadonlySet<string>> {
  for (let bits = 0; bits < 2 ** items.length; bits++) yield new Set(items.filter((_, index) => (bits >> index) & 1));
}

function* choices(
  keys: readonly (readonly [string, readonly (TextClass | undefined)[]])[],
): Generator<ReadonlyMap<string, TextClass | undefined>> {
  const [first, ...rest] = keys;
  if (first === undefined) yield new Map();
  else for (const others of choices(rest)) for (const each of first[1]) yield new Map([[first[0], each], ...others]);
}
