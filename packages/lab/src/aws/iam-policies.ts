/** A request to IAM; `context` has the condition keys of the request, one value each. */
export interface IamRequest {
  readonly action: string;
  readonly resource: string;
  readonly context: Readonly<Record<string, string>>;
}

/** Whether policies, as JSON, together allow a request. A Deny in any of them wins. Throws on elements that the fleet does not use. */
export function allows(policies: readonly string[], { action, resource, context }: IamRequest): boolean {
  const matching = policies
    .flatMap(statementsOf)
    .filter(
      (statement) =>
        listOf(statement.Action).some((pattern) => covers(pattern.toLowerCase(), action.toLowerCase())) &&
        listOf(statement.Resource).some((pattern) => covers(pattern, resource)) &&
        holds(statement, context),
    );
  return matching.length > 0 && matching.every(({ Effect }) => Effect === 'Allow');
}

/** Whether the trust policy of a role allows the role `principal` (an ARN) to call `action`. */
export const trusts = (policy: string, principal: string, { action, context }: Pick<IamRequest, 'action' | 'context'>): boolean =>
  statementsOf(policy).some(
    (statement) =>
      statement.Effect === 'Allow' &&
      listOf(statement.Principal?.AWS).some((trusted) => trusted === principal || trusted === rootOf(principal)) &&
      listOf(statement.Action).some((pattern) => covers(pattern.toLowerCase(), action.toLowerCase())) &&
      holds(statement, context),
  );

interface PolicyStatement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Principal?: { readonly AWS?: string | readonly string[] };
  readonly Action: string | readonly string[];
  readonly Resource?: string | readonly string[];
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
}

const statementsOf = (policy: string): readonly PolicyStatement[] =>
  (JSON.parse(policy) as { readonly Statement: readonly PolicyStatement[] }).Statement;

const listOf = (value: string | readonly string[] | undefined): readonly string[] => (typeof value === 'string' ? [value] : (value ?? []));

/** Returns the ARN of the account of a role, which means all principals of the account. */
const rootOf = (arn: string): string => arn.replace(/:role\/.*$/, ':root');

function holds({ Condition = {} }: PolicyStatement, context: IamRequest['context']): boolean {
  return Object.entries(Condition).every(([operator, keys]) => {
    if (operator !== 'StringEquals') throw new Error(`the fake of IAM does not know the operator ${operator}`);
    return Object.entries(keys).every(([key, values]) => listOf(values).some((value) => value === context[key]));
  });
}

/** Matches a pattern; `*` matches any text. */
const covers = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(text);
