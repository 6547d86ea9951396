import { type Finding, locationOf } from '@slipway/manifest';
import { clusterId, leafDirectory } from './cluster-names.ts';
import type { Cluster } from './cluster-spec.ts';

export type Problem = Pick<Finding, 'rule' | 'message' | 'pointer' | 'expected' | 'remedy'> & {
  /** Value that is wrong. */
  readonly value?: unknown;
};

/** A finding about the definition of `cluster`; `pointer` leads into the value given to `defineCluster`. */
export const findingAt = (cluster: Cluster, problem: Problem): Finding => ({ severity: 'reject', ...placeOf(cluster), ...problem });

/** The TypeScript file of a definition; the leaf when it was not made by `defineCluster`. */
export function placeOf(cluster: Cluster): Pick<Finding, 'object' | 'file' | 'source'> {
  const source = locationOf(cluster);
  return {
    object: `Cluster/${clusterId(cluster)}`,
    file: source?.file ?? `${leafDirectory(cluster)}/kustomization.yaml`,
    ...(source ? { source } : {}),
  };
}
