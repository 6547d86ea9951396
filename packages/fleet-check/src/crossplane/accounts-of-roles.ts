import { below, type Fields, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import type { Wanted } from '../cluster/existence.ts';
import { createsNoReferencedObjects, createsOnlyNamedObjects, isOfKubernetes } from '../cluster/kinds-of-kubernetes.ts';
import { groupOf, hasVariable, nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import { similarText } from '../references/missing-object.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { EKS, IAM, nameInAws, ROLE_ARN, subjectsOf, trustOf } from './workload-identity.ts';

/** Reports permissions in AWS for ServiceAccounts that are missing on all clusters, in existing namespaces. */
export function* accountsOfRoles(clusters: readonly Cluster[]): Generator<FleetProblem> {
  // The rule account-not-trusted checks a role that an account names by its ARN.
  const annotated = new Set(
    clusters.flatMap((cluster) =>
      cluster.ofKind('', 'ServiceAccount').map(({ object }) =>
        textOf(below(object, 'metadata', 'annotations')[ROLE_ARN])
          .split('/')
          .at(-1),
      ),
    ),
  );
  for (const { all } of clusters) {
    for (const about of all) {
      const { kind, spec } = about.object;
      const group = groupOf(about.object);
      if (kind === 'PodIdentityAssociation' && EKS.test(group)) {
        const { clusterName, namespace, serviceAccount } = below(spec, 'forProvider');
        yield* missingAccount(
          about,
          '/spec/forProvider/serviceAccount',
          `${textOf(namespace)}:${textOf(serviceAccount)}`,
          clustersNamed(clusters, textOf(clusterName)),
        );
      }
      if (kind === 'Role' && IAM.test(group) && !annotated.has(nameInAws(about.object))) {
        const asked = (trustOf(about.object) ?? []).map((each) => (each.Action === WITH_TOKEN ? subjectsOf(each) : undefined));
        const accounts = asked.flatMap((each) => each ?? ['*']).map((each) => each.replace(/^system:serviceaccount:/, ''));
        // One account that exists, or may exist, is enough for the role.
        const problems = accounts.map((account) => [...missingAccount(about, '/spec/forProvider/assumeRolePolicy', account, clusters)]);
        if (problems.every((each) => each.length > 0)) yield* problems[0] ?? [];
      }
    }
  }
}

const WITH_TOKEN = 'sts:AssumeRoleWithWebIdentity';

function* missingAccount(about: ActiveObject, pointer: string, account: string, clusters: readonly Cluster[]): Generator<FleetProblem> {
  const [namespace = '', name = '', ...rest] = account.split(':');
  if (namespace === '' || name === '' || rest.length > 0 || /[*?]/.test(account) || hasVariable(account)) return;
  const wanted: Wanted = { group: '', kind: 'ServiceAccount', namespace, name };
  if (name === 'default' || clusters.some((cluster) => mayHave(cluster, namespace, name))) return;
  const home = clusters.find((cluster) =>
    cluster.inNamespace(namespace).some(({ object }) => object !== about.object && object.kind === 'ServiceAccount'),
  );
  if (home === undefined) return;
  yield problemOf('permissions-without-subject', about, {
    pointer,
    value: name,
    message: `${objectText(about.object)} gives permissions in AWS to ServiceAccount/${namespace}/${name}, which nothing creates on ${home.name}${similarText(home, wanted)}`,
    expected: `a ServiceAccount in the namespace ${namespace}`,
  });
}

/** Whether an account exists or may exist. Charts and operators create accounts, too. */
const mayHave = (cluster: Cluster, namespace: string, name: string): boolean =>
  namespace === 'kube-system' ||
  cluster.find('', 'ServiceAccount', namespace, name).length > 0 ||
  cluster.isInstalledInto(namespace) ||
  cluster.ofKind('', 'ServiceAccount').some(({ object }) => hasVariable(`${namespaceOf(object)}/${nameOf(object)}`)) ||
  cluster.inNamespace(namespace).some(({ object }) => mayCreateAccounts(object));

/** Whether an operator may create accounts from this object. Managed resources of AWS only create Secrets on the cluster. */
function mayCreateAccounts(object: Fields): boolean {
  const group = groupOf(object);
  const isQuiet = isOfKubernetes(group) || createsOnlyNamedObjects(group) || /\.aws\.(?:m\.)?upbound\.io$/.test(group);
  return !isQuiet && !createsNoReferencedObjects(group, textOf(object.kind));
}

/**
 * Returns the clusters that may have a name in AWS: the cluster with this name, else all, because a cluster may have another name there.
 */
export function clustersNamed(clusters: readonly Cluster[], name: string): readonly Cluster[] {
  const own = clusters.filter((cluster) => cluster.name === name || cluster.name.endsWith(`/${name}`));
  return own.length === 0 ? clusters : own;
}
