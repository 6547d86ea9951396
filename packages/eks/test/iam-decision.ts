import type { Statement } from '../src/aws-access/policy-document.ts';

/** A request to AWS; `context` has the condition keys of the request, one value each. */
export interface AwsRequest {
  readonly action: string;
  readonly resource: string;
  readonly context?: Readonly<Record<string, string>>;
}

/**
 * Evaluates one policy as IAM does: an explicit `Deny` wins, and without an `Allow` the request is denied. A resource of the request may
 * contain wildcards: it then means every resource that it covers. Throws on an operator that it does not support.
 */
export function decide(statements: readonly Statement[], request: AwsRequest): 'allowed' | 'denied' | 'not allowed' {
  const matching = statements.filter((statement) => applies(statement, request));
  if (matching.some(({ effect }) => effect === 'Deny')) return 'denied';
  return matching.length > 0 ? 'allowed' : 'not allowed';
}

/** The principal that assumes a role (an AWS service or the ARN of a role), with the condition keys of {@link AwsRequest}. */
export interface RoleRequest {
  readonly principal: string;
  readonly action: string;
  readonly context?: Readonly<Record<string, string>>;
}

/** Whether the trust policy of a role lets the principal of a request assume it. */
export function mayAssume(trustPolicy: string, { principal, action, context = {} }: RoleRequest): boolean {
  const { Statement: statements } = JSON.parse(trustPolicy) as { readonly Statement: readonly PrintedTrust[] };
  return statements.some(
    ({ Principal, Action, Condition = {} }) =>
      Object.values(Principal).includes(principal) &&
      Action.includes(action) &&
      Object.entries(Condition).every(([operator, keys]) =>
        Object.entries(keys).every(([key, value]) => holds(operator, context[key], [value])),
      ),
  );
}

interface PrintedTrust {
  readonly Principal: Readonly<Record<'AWS' | 'Service', string>>;
  readonly Action: readonly string[];
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const applies = ({ actions, resources, conditions = {} }: Statement, { action, resource, context = {} }: AwsRequest): boolean =>
  actions.some((pattern) => covers(pattern.toLowerCase(), action.toLowerCase())) &&
  resources.some((pattern) => covers(pattern, resource)) &&
  Object.entries(conditions).every(([operator, keys]) =>
    Object.entries(keys).every(([key, values]) => holds(operator, context[key], values)),
  );

function holds(operator: string, value: string | undefined, values: readonly string[]): boolean {
  if (operator === 'StringEquals') return value !== undefined && values.includes(value);
  if (operator === 'StringLike') return value !== undefined && values.some((pattern) => covers(pattern, value));
  throw new Error(`no test has needed the operator ${operator} yet`);
}

/** Matches a pattern: `*` matches any text, `?` matches one character. */
function covers(pattern: string, text: string): boolean {
  const expression = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${expression}$`, 's').test(text);
}

/** Parses the statements of a printed policy document. */
export const statementsOf = (document: string | undefined): Statement[] =>
  (JSON.parse(document ?? '{"Statement":[]}') as { Statement: PrintedStatement[] }).Statement.map((printed) => ({
    sid: printed.Sid,
    effect: printed.Effect,
    actions: printed.Action as Statement['actions'],
    resources: printed.Resource,
    ...(printed.Condition ? { conditions: printed.Condition } : {}),
  }));

interface PrintedStatement {
  readonly Sid: string;
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: readonly string[];
  readonly Resource: readonly string[];
  readonly Condition?: Statement['conditions'] & object;
}
