import { below, type Fields, fieldsOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { groupOf, hasVariable, nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { matches, statementsOf, textsIn } from './policies.ts';

/** Checks that the AWS roles of accounts trust these accounts. A role may be on any cluster of the fleet. */
export function* workloadIdentity(clusters: readonly Cluster[]): Generator<FleetProblem> {
  const roles = clusters.flatMap(({ all }) => all.filter(({ object }) => object.kind === 'Role' && IAM.test(groupOf(object))));
  for (const { all } of clusters) {
    for (const about of all) {
      const { kind } = about.object;
      if (kind === 'ServiceAccount' && groupOf(about.object) === '') yield* annotatedAccount(about, roles);
      if (kind === 'PodIdentityAssociation' && EKS.test(groupOf(about.object))) yield* association(about, roles);
    }
  }
}

export const IAM = /^iam\.aws\.(?:m\.)?upbound\.io$/;
export const EKS = /^eks\.aws\.(?:m\.)?upbound\.io$/;

/** Checks EKS Pod Identity: https://docs.aws.amazon.com/eks/latest/userguide/pod-id-role.html. */
function* association(about: ActiveObject, roles: readonly ActiveObject[]): Generator<FleetProblem> {
  const { name } = below(about.object.spec, 'forProvider', 'roleArnRef');
  const role = roles.find(
    ({ object, kustomization }) =>
      nameOf(object) === name &&
      namespaceOf(object) === namespaceOf(about.object) &&
      kustomization.appliesTo === about.kustomization.appliesTo,
  );
  const statements = role && trustOf(role.object);
  if (statements === undefined || statements.some(({ Principal }) => services(Principal).some((each) => each === PODS || each === '*')))
    return;
  yield problemOf('role-not-for-pods', about, {
    pointer: '/spec/forProvider/roleArnRef/name',
    value: name,
    message: `${objectText(about.object)} gives Pods the role ${name}, which does not trust ${PODS}`,
    expected: `a role whose assumeRolePolicy allows ${PODS} sts:AssumeRole and sts:TagSession`,
  });
}

const PODS = 'pods.eks.amazonaws.com';

const services = (principal: unknown): readonly string[] => (principal === '*' ? ['*'] : textsIn(fieldsOf(principal).Service));

/** Checks IAM roles for service accounts (IRSA): https://docs.aws.amazon.com/eks/latest/userguide/associate-service-account-role.html. */
function* annotatedAccount(about: ActiveObject, roles: readonly ActiveObject[]): Generator<FleetProblem> {
  const arn = textOf(below(about.object, 'metadata', 'annotations')[ROLE_ARN]);
  const [, owner, name] = /^arn:aws[a-z-]*:iam::(\d{12}):role\/(?:.*\/)?([^/]+)$/.exec(arn) ?? [];
  if (name === undefined || hasVariable(arn)) return;
  const trusts = roles
    .filter(({ object }) => nameInAws(object) === name && mayBeIn(owner ?? '', object))
    .map(({ object }) => trustOf(object));
  if (trusts.length === 0 || trusts.some((trust) => trust === undefined)) return;
  const account = `system:serviceaccount:${namespaceOf(about.object)}:${nameOf(about.object)}`;
  const subjects = trusts.flatMap((trust) =>
    (trust ?? []).filter(({ Principal }) => fieldsOf(Principal).Federated !== undefined).map(subjectsOf),
  );
  if (subjects.some((each) => each === undefined || each.some((pattern) => hasVariable(pattern) || matches(pattern, account)))) return;
  const trusted = subjects.flatMap((each) => each ?? []);
  yield problemOf('account-not-trusted', about, {
    pointer: `/metadata/annotations/${ROLE_ARN.replace('/', '~1')}`,
    value: arn,
    message: `${objectText(about.object)} uses the role ${name}, which trusts ${trusted.length === 0 ? 'no ServiceAccount' : trusted.join(', ')}`,
    expected: `a role whose assumeRolePolicy trusts ${account}`,
  });
}

export const ROLE_ARN = 'eks.amazonaws.com/role-arn';

/** Returns the name of a resource in AWS: the external name, or else the name of the object. */
export const nameInAws = (object: Fields): string =>
  textOf(below(object, 'metadata', 'annotations')['crossplane.io/external-name']) || nameOf(object);

/** Whether a role may be in an account. The identity providers that it trusts are in its own account. */
function mayBeIn(account: string, role: Fields): boolean {
  const named = (trustOf(role) ?? []).flatMap(({ Principal }) => textsIn(fieldsOf(Principal).Federated));
  const accounts = named.flatMap((each) => /^arn:aws[a-z-]*:iam::(\d{12}):/.exec(each)?.[1] ?? []);
  return accounts.length === 0 || accounts.includes(account);
}

/** Returns the statements that allow to assume the role; undefined if they are unknown. */
export function trustOf({ spec }: Fields): readonly Fields[] | undefined {
  const text = below(spec, 'forProvider').assumeRolePolicy;
  if (typeof text !== 'string') return undefined;
  return statementsOf(text)?.filter(({ Effect }) => Effect === 'Allow');
}

/** Returns the token subjects that a statement requires, with `*`; undefined if it accepts any subject. */
export function subjectsOf({ Condition }: Fields): readonly string[] | undefined {
  const asked = Object.entries(fieldsOf(Condition)).flatMap(([operator, keys]) =>
    /^(?:ForAnyValue:)?String(?:Equals|Like)$/.test(operator)
      ? Object.entries(fieldsOf(keys)).flatMap(([key, values]) => (key.endsWith(':sub') ? [textsIn(values)] : []))
      : [],
  );
  return asked.length === 0 ? undefined : asked.flat();
}
