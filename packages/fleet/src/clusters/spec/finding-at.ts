import { type Finding, locationOf } from '@slipway/manifest';
import { clusterId, leafDirectory } from './cluster-names.ts';
import type { Cluster } from './cluster-spec.ts';

export type Problem = Pick<Finding, 'rule' | 'message' | 'pointer' | 'expected' | 'remedy'> & {
  /** Value that is wrong. */
  readonly value?: unknown;
};

/** Returns a finding about the definition of `cluster`. `pointer` is the path in the value that `defineCluster` gets. */
export const findingAt = (cluster: Cluster, problem: Problem): Finding => ({
  severity: 'reject',
  ...locationOfDefinition(cluster),
  ...problem,
});

/** Returns the TypeScript file of a definition; the leaf if `defineCluster` did not create it. */
export function locationOfDefinition(cluster: Cluster): Pick<Finding, 'object' | 'file' | 'source'> {
  const source = locationOf(cluster);
  return {
    object: `Cluster/${clusterId(cluster)}`,
    file: source?.file ?? `${leafDirectory(cluster)}/kustomization.yaml`,
    ...(source ? { source } : {}),
  };
}
