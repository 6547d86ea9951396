import { below, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { hasVariable, objectText } from '../objects/fields.ts';
import { reconciled } from '../references/flux-references.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/** Reports EKS controllers with different cluster names on one cluster. */
export function* clusterNames(cluster: Cluster): Generator<FleetProblem> {
  const named = [...reconciled(cluster, 'helm.toolkit.fluxcd.io', 'HelmRelease')].flatMap((about) =>
    NAME_FIELDS.flatMap((path) => {
      const last = path.at(-1) ?? '';
      const name = textOf(below(about.object.spec, 'values', ...path.slice(0, -1))[last]);
      return name === '' || hasVariable(name) ? [] : [{ about, name, pointer: `/spec/values/${path.join('/')}` }];
    }),
  );
  const [first] = named;
  const other = named.find(({ name }) => name !== first?.name);
  if (first === undefined || other === undefined) return;
  yield problemOf('cluster-names-differ', other.about, {
    pointer: other.pointer,
    value: other.name,
    message: `${objectText(other.about.object)} has the cluster ${other.name}, and ${objectText(first.about.object)} on ${cluster.name} has ${first.name}`,
    expected: 'one name of the cluster in EKS',
  });
}

/** Fields with the cluster name in the values of aws-load-balancer-controller, karpenter, cluster-autoscaler and aws-cloudwatch-metrics. */
const NAME_FIELDS = [['clusterName'], ['settings', 'clusterName'], ['autoDiscovery', 'clusterName']] as const;
