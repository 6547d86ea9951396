import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import type { Wanted } from '../cluster/existence.ts';
import { isOfKubernetes, makesNothing, makesWhatItNames } from '../cluster/kinds-of-kubernetes.ts';
import { below, type Fields, groupOf, hasVariable, nameOf, namespaceOf, objectText, textOf } from '../objects/fields.ts';
import { meantText } from '../references/missing-object.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { clustersNamed } from './clusters-named.ts';
import { EKS, IAM, nameInAws, ROLE_ARN, subjectsOf, trustOf } from './workload-identity.ts';

/** Rights in AWS for ServiceAccounts that no cluster has, in namespaces that one has. */
export function* accountsOfRoles(clusters: readonly Cluster[]): Generator<FleetProblem> {
  // A role that an account names by its ARN is judged there.
  const annotated = new Set(
    clusters.flatMap((cluster) =>
      cluster.ofKind('', 'ServiceAccount').map(({ object }) =>
        textOf(below(object, 'metadata', 'annotations')[ROLE_ARN])
          .split('/')
          .at(-1),
      ),
    ),
  );
  for (const { active } of clusters) {
    for (const about of active) {
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
        // One account that exists, or that nobody knows, is reason enough for the role.
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
  yield problemOf('rights-for-nobody', about, {
    pointer,
    value: name,
    message: `${objectText(about.object)} gives rights in AWS to ServiceAccount/${namespace}/${name}, which nothing makes on ${home.name}${meantText(home, wanted)}`,
    expected: `a ServiceAccount in the namespace ${namespace}`,
  });
}

/** Charts and operators make accounts, too. */
const mayHave = (cluster: Cluster, namespace: string, name: string): boolean =>
  namespace === 'kube-system' ||
  cluster.find('', 'ServiceAccount', namespace, name).length > 0 ||
  cluster.isInstalledInto(namespace) ||
  cluster.ofKind('', 'ServiceAccount').some(({ object }) => hasVariable(`${namespaceOf(object)}/${nameOf(object)}`)) ||
  cluster.inNamespace(namespace).some(({ object }) => mayMakeAccounts(object));

/** Of the managed resources of AWS nothing is made on the cluster but Secrets. */
function mayMakeAccounts(object: Fields): boolean {
  const group = groupOf(object);
  const isQuiet = isOfKubernetes(group) || makesWhatItNames(group) || /\.aws\.(?:m\.)?upbound\.io$/.test(group);
  return !isQuiet && !makesNothing(group, textOf(object.kind));
}
