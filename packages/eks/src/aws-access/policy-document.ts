/** One statement of a policy. */
export interface Statement {
  /** Letters and digits, unique in its policy. */
  readonly sid: string;
  /** `Allow` when absent. A `Deny` overrides every `Allow` of every policy of the role. */
  readonly effect?: 'Allow' | 'Deny';
  /** AWS actions that the statement allows, as `service:Action`. */
  readonly actions: readonly `${string}:${string}`[];
  /** ARNs of the AWS resources that the actions apply to. */
  readonly resources: readonly string[];
  /** Operator to key to values: `{ StringEquals: { 'aws:RequestedRegion': ['eu-west-1'] } }`. */
  readonly conditions?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** Returns an IAM policy as JSON, with the line breaks of a readable diff. */
export const policyDocument = (statements: readonly Statement[]): string =>
  document(
    statements.map(({ sid, effect = 'Allow', actions, resources, conditions }) => ({
      Sid: sid,
      Effect: effect,
      Action: actions,
      Resource: resources,
      ...(conditions ? { Condition: conditions } : {}),
    })),
  );

/**
 * Returns a trust policy: it allows an AWS service, or another role by its ARN, to assume the role in sessions that match `conditions`.
 */
export const trustDocument = (
  principal: string,
  actions: readonly `sts:${string}`[],
  conditions?: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string =>
  document([
    {
      Effect: 'Allow',
      Principal: principal.startsWith('arn:') ? { AWS: principal } : { Service: principal },
      Action: actions,
      ...(conditions ? { Condition: conditions } : {}),
    },
  ]);

/** Returns a resource policy that allows AWS services to use the resource that has the policy. */
export const servicePolicy = (
  services: readonly string[],
  actions: readonly `${string}:${string}`[],
  resources: readonly string[],
): string => document([{ Effect: 'Allow', Principal: { Service: services }, Action: actions, Resource: resources }]);

const document = (statements: readonly object[]): string => JSON.stringify({ Version: '2012-10-17', Statement: statements }, null, 2);
