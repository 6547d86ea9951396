import type { AwsKind, AwsView, NameRule, Refusal } from '../model/aws-kind.ts';
import { type JsonObject, textAt } from '../model/json.ts';

const iamArn = (type: string, path: string, name: string, { account }: AwsView): string =>
  `arn:aws:iam::${account}:${type}${path || '/'}${name}`;

const missing = (what: string, name: string): Refusal => ({
  code: 'NoSuchEntity',
  message: `The ${what} with name ${name} cannot be found.`,
});

/** Checks that a policy is JSON. Real IAM checks more. */
function malformed(parameters: JsonObject, field: string): Refusal | undefined {
  try {
    JSON.parse(textAt(parameters, field));
    return undefined;
  } catch {
    return { code: 'MalformedPolicyDocument', message: 'This policy contains invalid Json' };
  }
}

const nameRule = (longest: number): NameRule => ({ pattern: /^[\w+=,.@-]+$/, longest, code: 'ValidationError' });

/** Whether a role of the account can use the policy: one that AWS maintains, or one of the account itself. */
const isPolicy = (arn: string, view: AwsView): boolean =>
  arn.startsWith('arn:aws:iam::aws:policy/') || view.find('iam/Policy', arn) !== undefined;

/** Rejects a role with a boundary that does not exist. */
function needsBoundary(parameters: JsonObject, view: AwsView): Refusal | undefined {
  const arn = textAt(parameters, 'permissionsBoundary');
  return arn !== '' && !isPolicy(arn, view)
    ? { code: 'NoSuchEntity', message: `Scope ARN: ${arn} does not exist or is not attachable.` }
    : undefined;
}

/** Largest size of a managed policy without white space, in characters (IAM quotas). */
const POLICY_SIZE = 6144;

function malformedPolicy(parameters: JsonObject): Refusal | undefined {
  const tooLong = textAt(parameters, 'policy').replaceAll(/\s/g, '').length > POLICY_SIZE;
  return (
    malformed(parameters, 'policy') ??
    (tooLong ? { code: 'LimitExceeded', message: `Cannot exceed quota for PolicySize: ${POLICY_SIZE}` } : undefined)
  );
}

const role: AwsKind = {
  kind: 'iam/Role',
  noun: 'IAM Role',
  global: true,
  naming: { by: 'name' },
  immutable: ['path'],
  defaults: { maxSessionDuration: 3600, path: '/' },
  arn: ({ id, parameters }, view) => iamArn('role', textAt(parameters, 'path'), id, view),
  attributes: ({ random }) => ({ uniqueId: `AROA${random.base36(17).toUpperCase()}` }),
  mayCreate: (parameters, view) => malformed(parameters, 'assumeRolePolicy') ?? needsBoundary(parameters, view),
  mayUpdate: (parameters, _, view) => malformed(parameters, 'assumeRolePolicy') ?? needsBoundary(parameters, view),
  nameRule: nameRule(64),
  mayDelete: ({ id }, view) => {
    const inUse = (kind: 'iam/RolePolicyAttachment' | 'iam/RolePolicy' | 'iam/InstanceProfile'): boolean =>
      view.all(kind).some(({ parameters }) => parameters.role === id);
    if (inUse('iam/RolePolicyAttachment'))
      return { code: 'DeleteConflict', message: 'Cannot delete entity, must detach all policies first.' };
    if (inUse('iam/RolePolicy')) return { code: 'DeleteConflict', message: 'Cannot delete entity, must delete policies first.' };
    return inUse('iam/InstanceProfile')
      ? { code: 'DeleteConflict', message: 'Cannot delete entity, must remove roles from instance profile first.' }
      : undefined;
  },
};

const policy: AwsKind = {
  kind: 'iam/Policy',
  noun: 'IAM Policy',
  global: true,
  naming: { by: 'name', id: (name, parameters, view) => iamArn('policy', textAt(parameters, 'path'), name, view) },
  immutable: ['path', 'description'],
  defaults: { path: '/' },
  arn: ({ id }) => id,
  attributes: ({ random }) => ({ policyId: `ANPA${random.base36(17).toUpperCase()}` }),
  nameRule: nameRule(128),
  mayCreate: malformedPolicy,
  mayUpdate: malformedPolicy,
  mayDelete: ({ id }, view) =>
    view.all('iam/RolePolicyAttachment').some(({ parameters }) => parameters.policyArn === id) ||
    view.all('iam/Role').some(({ parameters }) => parameters.permissionsBoundary === id)
      ? { code: 'DeleteConflict', message: 'Cannot delete a policy attached to entities.' }
      : undefined,
};

const attachment: AwsKind = {
  kind: 'iam/RolePolicyAttachment',
  noun: 'IAM Role Policy Attachment',
  calls: { create: 'AttachRolePolicy', delete: 'DetachRolePolicy' },
  global: true,
  naming: { by: 'parameters', id: (parameters) => `${textAt(parameters, 'role')}/${textAt(parameters, 'policyArn')}` },
  immutable: ['role', 'policyArn'],
  mayCreate: (parameters, view) => {
    const [name, arn] = [textAt(parameters, 'role'), textAt(parameters, 'policyArn')];
    if (!view.find('iam/Role', name)) return missing('role', name);
    return !isPolicy(arn, view) ? { code: 'NoSuchEntity', message: `Policy ${arn} does not exist or is not attachable.` } : undefined;
  },
};

const rolePolicy: AwsKind = {
  kind: 'iam/RolePolicy',
  noun: 'IAM Role Policy',
  global: true,
  naming: { by: 'name', id: (name, parameters) => `${textAt(parameters, 'role')}:${name}` },
  immutable: ['role'],
  mayCreate: (parameters, view) =>
    view.find('iam/Role', textAt(parameters, 'role')) ? malformed(parameters, 'policy') : missing('role', textAt(parameters, 'role')),
};

const instanceProfile: AwsKind = {
  kind: 'iam/InstanceProfile',
  noun: 'IAM Instance Profile',
  global: true,
  naming: { by: 'name' },
  immutable: ['path'],
  arn: ({ id, parameters }, view) => iamArn('instance-profile', textAt(parameters, 'path'), id, view),
  attributes: ({ random }) => ({ uniqueId: `AIPA${random.base36(17).toUpperCase()}` }),
  mayCreate: ({ role: name }, view) => (typeof name !== 'string' || view.find('iam/Role', name) ? undefined : missing('role', name)),
};

const issuerHost = (parameters: JsonObject): string => textAt(parameters, 'url').replace(/^https:\/\//, '');

const oidcProvider: AwsKind = {
  kind: 'iam/OpenIDConnectProvider',
  noun: 'IAM OIDC Provider',
  global: true,
  naming: { by: 'aws', id: (_, parameters, view) => iamArn('oidc-provider', '/', issuerHost(parameters), view) },
  immutable: ['url'],
  arn: ({ id }) => id,
  attributes: ({ random }) => ({ thumbprintList: [random.hex(40)] }),
  mayCreate: (parameters, view) => {
    if (!textAt(parameters, 'url').startsWith('https://'))
      return { code: 'ValidationError', message: 'Invalid Open ID Connect Provider URL' };
    const exists = view.find('iam/OpenIDConnectProvider', iamArn('oidc-provider', '/', issuerHost(parameters), view));
    return exists ? { code: 'EntityAlreadyExists', message: `Provider with url ${textAt(parameters, 'url')} already exists.` } : undefined;
  },
};

export const iamKinds: readonly AwsKind[] = [role, policy, attachment, rolePolicy, instanceProfile, oidcProvider];
