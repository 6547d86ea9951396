import { below, type Fields, fieldsOf, listOf } from '@slipway/manifest';
import type { Entry } from '../fold/entry.ts';
import { comparePolicies } from '../iam/compare-policies.ts';
import { policiesOf } from '../iam/policies-of.ts';
import { scalarText } from '../objects/values.ts';
import { compareRoles } from '../rbac/compare-roles.ts';
import { type About, type FleetFacts, type Found, hunkText } from './about.ts';
import { originsOf } from './origins.ts';
import { podSpecOf, privilegesOf } from './privileges.ts';

/** R2: permissions, network access, privileges, registries and hosts, secrets. */
export function* security(about: About): Generator<Found> {
  yield* rights(about);
  yield* awsPermissions(about);
  yield* network(about);
  yield* pods(about, about.fleet.origins);
  yield* secrets(about);
}

const RBAC = 'rbac.authorization.k8s.io';

function* rights({ group, kind, before, after, title, fleet, entry }: About): Generator<Found> {
  if (group !== RBAC || after === undefined) return;
  if (kind === 'Role' || kind === 'ClusterRole') {
    // A new role grants no permissions before it is bound.
    if (before === undefined) return;
    const { relation, more } = compareRoles(before, after, fleet.budget);
    if (relation === 'undecidable')
      yield { rule: 'permissions-undecided', evidence: `${title}: it is not decided whether the role allows more` };
    if (more !== undefined) yield { rule: 'permissions-widened', evidence: `${title} allows ${more}, which it did not` };
    const added = aggregatesOf(after).filter((role) => !aggregatesOf(before).includes(role));
    if (added.length > 0) yield { rule: 'permissions-widened', evidence: `${title} is added to the role ${added.join(', ')}` };
    return;
  }
  if (isRenamedBinding(entry)) return;
  const known = new Set(listOf(before?.subjects).map(subjectText));
  const role = fieldsOf(after.roleRef);
  const isOtherRole = before !== undefined && scalarText(fieldsOf(before.roleRef).name) !== scalarText(role.name);
  const added = listOf(after.subjects)
    .map(subjectText)
    .filter((subject) => isOtherRole || !known.has(subject));
  if (added.length > 0)
    yield {
      rule: 'permissions-widened',
      evidence: `${title} gives ${scalarText(role.kind)} ${scalarText(role.name)} to ${added.join(', ')}`,
    };
}

/** Whether a binding replaces one of another name, with the same role and subjects. */
const isRenamedBinding = ({ renamedFrom }: Entry): boolean =>
  renamedFrom !== undefined &&
  !renamedFrom.diff.paths.some(([first]) => first !== undefined && 'field' in first && ['roleRef', 'subjects'].includes(first.field));

/** Returns the roles that a ClusterRole is added to by its labels. */
const aggregatesOf = (role: Fields): readonly string[] =>
  Object.entries(below(role, 'metadata', 'labels')).flatMap(([label, value]) => {
    const [, target] = /^rbac\.authorization\.k8s\.io\/aggregate-to-(.+)$/.exec(label) ?? [];
    return target === undefined || scalarText(value) !== 'true' ? [] : [target];
  });

const subjectText = (subject: unknown): string => {
  const { kind, namespace, name } = fieldsOf(subject);
  return [kind, namespace, name]
    .map(scalarText)
    .filter((part) => part !== '')
    .join('/');
};

function* awsPermissions({ before, after, title, fleet }: About): Generator<Found> {
  if (after === undefined) return;
  const old = policiesOf(before ?? {});
  for (const [field, policy] of policiesOf(after)) {
    const { relation, more } = comparePolicies(old.get(field) ?? NO_POLICY, policy, fleet.budget);
    if (more !== undefined)
      yield {
        rule: 'permissions-widened',
        evidence: `${title}: ${field} allows ${more.text}${before === undefined ? '' : ', which it did not'}`,
      };
    else if (relation === 'undecidable')
      yield { rule: 'permissions-undecided', evidence: `${title}: it is not decided whether ${field} allows more` };
  }
}

/** A policy that allows nothing. */
const NO_POLICY = { Statement: [] };

function* network({ action, group, kind, before, after, title }: About): Generator<Found> {
  if (action === 'delete' && kind === 'NetworkPolicy') yield { rule: 'network-exposed', evidence: `${title} is deleted` };
  if (after === undefined) return;
  const type = scalarText(below(after, 'spec').type);
  const old = before === undefined ? '' : scalarText(below(before, 'spec').type);
  if (group === '' && kind === 'Service' && ['LoadBalancer', 'NodePort'].includes(type) && type !== old)
    yield { rule: 'network-exposed', evidence: `${title} is of type ${type}${old === '' ? '' : `, and was ${old}`}` };
  if (before === undefined && ['Ingress', 'HTTPRoute', 'Gateway', 'TCPRoute', 'GRPCRoute'].includes(kind)) {
    const hosts = [
      ...listOf(below(after, 'spec').rules).map((rule) => scalarText(fieldsOf(rule).host)),
      ...listOf(below(after, 'spec').hostnames).map(scalarText),
    ];
    const named = hosts.filter((host) => host !== '');
    yield {
      rule: 'network-exposed',
      evidence: `${title} is a new way in${named.length === 0 ? '' : ` for ${[...new Set(named)].join(', ')}`}`,
    };
  }
}

/** Privileges that Pods get, and registries and hosts that nothing used before. `origins` has those; it is empty if they are unknown. */
export function* pods(
  { before, after, title }: Pick<About, 'before' | 'after' | 'title'>,
  origins: FleetFacts['origins'],
): Generator<Found> {
  if (after === undefined) return;
  const known = new Set(before === undefined ? [] : privilegesOf(podSpecOf(before)));
  const added = privilegesOf(podSpecOf(after)).filter((each) => !known.has(each));
  if (added.length > 0) yield { rule: 'pods-privileged', evidence: `${title}: ${added.join(', ')}` };
  if (origins.size === 0) return;
  for (const origin of new Set(originsOf(after)))
    if (!origins.has(origin)) yield { rule: 'new-registry', evidence: `${origin} is a new registry or host` };
}

const SECRET_KINDS: ReadonlySet<string> = new Set([
  '/Secret',
  'bitnami.com/SealedSecret',
  'external-secrets.io/ExternalSecret',
  'external-secrets.io/ClusterExternalSecret',
  'external-secrets.io/SecretStore',
  'external-secrets.io/ClusterSecretStore',
]);

function* secrets({ action, group, kind, title, fields }: About): Generator<Found> {
  if (!SECRET_KINDS.has(`${group}/${kind}`)) return;
  if (action === 'delete') yield { rule: 'secret-changed', evidence: `${title} is deleted` };
  else if (action !== 'create' && fields.length > 0)
    yield {
      rule: 'secret-changed',
      evidence: `${title}: ${fields
        .slice(0, 3)
        .map(({ hunk }) => (hunk.confidential ? hunk.path : hunkText(hunk)))
        .join('; ')}`,
    };
}
