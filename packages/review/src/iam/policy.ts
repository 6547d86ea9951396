import { type Fields, fieldsOf, isFields, listOf } from '@slipway/manifest';
import { textsOf } from '../objects/values.ts';
import { glob, literal, type TextPattern } from './text-classes.ts';

/** The patterns of a statement for one element of a request: one must match, or none may match. */
export interface Matcher {
  readonly patterns: readonly TextPattern[];
  /** `NotAction`, `NotResource`, `NotPrincipal`. */
  readonly negated: boolean;
}

/** One operator of a condition with one key. */
export interface Condition {
  /** Lower case. */
  readonly operator: string;
  /** Lower case, as IAM compares keys. */
  readonly key: string;
  readonly values: readonly string[];
}

export interface Statement {
  readonly allows: boolean;
  readonly action: Matcher;
  /** Undefined if the statement has none, as in a trust policy. */
  readonly resource: Matcher | undefined;
  /** Undefined in policies of identities. */
  readonly principal: Matcher | undefined;
  readonly conditions: readonly Condition[];
  /** The statement as written. */
  readonly written: Fields;
}

/** Parses the statements of a policy document; undefined if it is not valid. Elements as in the IAM reference of policy elements. */
export function readPolicy(document: unknown): readonly Statement[] | undefined {
  if (!isFields(document)) return undefined;
  const { Statement: written } = document;
  const statements = Array.isArray(written) ? written : [written];
  if (!statements.every(isFields)) return undefined;
  const read = statements.map(readStatement);
  return read.every((statement) => statement !== undefined) ? read : undefined;
}

function readStatement(written: Fields): Statement | undefined {
  const { Effect, Action, NotAction, Resource, NotResource, Principal, NotPrincipal, Condition: conditions } = written;
  if ((Effect !== 'Allow' && Effect !== 'Deny') || (Action ?? NotAction) === undefined) return undefined;
  const lower = (text: string): TextPattern => glob(text.toLowerCase());
  const matcher = (yes: unknown, no: unknown, of: (text: string) => TextPattern): Matcher | undefined =>
    yes === undefined && no === undefined ? undefined : { patterns: textsOf(yes ?? no).map(of), negated: yes === undefined };
  const action = matcher(Action, NotAction, lower);
  if (action === undefined) return undefined;
  const principals = Principal ?? NotPrincipal;
  return {
    allows: Effect === 'Allow',
    action,
    resource: matcher(Resource, NotResource, glob),
    principal: principals === undefined ? undefined : { patterns: principalPatterns(principals), negated: Principal === undefined },
    conditions: conditionsOf(conditions),
    written,
  };
}

/** Returns principals as `TYPE:NAME`. A star is every principal; the root of an account includes all principals of the account. */
function principalPatterns(principal: unknown): readonly TextPattern[] {
  if (principal === '*') return [glob('*')];
  return Object.entries(fieldsOf(principal)).flatMap(([type, names]) =>
    textsOf(names).map((name): TextPattern => {
      if (name === '*') return glob(type === 'AWS' ? '*' : `${type}:*`);
      const [, account] = /^(?:arn:[\w-]+:iam::)?(\d{12})(?::root)?$/.exec(name) ?? [];
      return account === undefined ? literal(`${type}:${name}`) : glob(`${type}:arn:aws*:*::${account}:*`);
    }),
  );
}

function conditionsOf(written: unknown): readonly Condition[] {
  return Object.entries(fieldsOf(written)).flatMap(([operator, keys]) =>
    Object.entries(fieldsOf(keys)).map(([key, values]) => ({
      operator: operator.toLowerCase(),
      key: key.toLowerCase(),
      values: listOf(Array.isArray(values) ? values : [values]).map(String),
    })),
  );
}
