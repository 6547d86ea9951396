import { type Finding, locationOf } from '@slipway/manifest';
import { leafDirectory } from './cluster-names.ts';
import type { Cluster } from './cluster-spec.ts';

export type Problem = Pick<Finding, 'rule' | 'message' | 'pointer' | 'expected' | 'remedy'> & { readonly value?: unknown };

/** A finding about the definition of `cluster`; `pointer` leads into the value given to `defineCluster`. */
export function findingAt(cluster: Cluster, problem: Problem): Finding {
  const source = locationOf(cluster);
  return { severity: 'reject', file: `${leafDirectory(cluster)}/kustomization.yaml`, ...(source ? { source } : {}), ...problem };
}
