import { type Cluster, findingAt, type IsSound, withNeutralValues } from '@slipway/fleet';
import { DefinitionError, type Finding } from '@slipway/manifest';
import type { EksWorkload } from '../clusters/cluster-spec.ts';
import { eksFields } from '../clusters/eks-fields.ts';
import type { EksClusters } from '../eks-cluster/define-eks-clusters.ts';
import { compositeResource } from './eks-cluster.ts';

/** Reports contradictions between versions, numbers of nodes and address ranges, as the factory of the composite resource does. */
export function checkComposite(cluster: EksWorkload, isSound: IsSound, { group }: EksClusters): Finding[] {
  try {
    compositeResource(withNeutralValues(cluster, isSound, { fields: eksFields }), group);
    return [];
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    return error.findings.map(({ rule, message, pointer, value, expected, remedy }) =>
      findingAt(cluster, {
        rule,
        message,
        pointer: pointer.replace(/^\/spec/, '').replace('/metadata/name', '/cluster'),
        value,
        expected,
        remedy,
      }),
    );
  }
}

/**
 * Rejects a region of China, of GovCloud, or of another partition than `aws`. Roles and policies of this package name resources as
 * `arn:aws:...`, which AWS does not find there.
 */
export const checkPartition = (cluster: Cluster, isSound: IsSound): Finding[] =>
  isSound('/region') && OTHER_PARTITIONS.test(cluster.region)
    ? [
        findingAt(cluster, {
          rule: 'wrong-cluster',
          message: 'the region is in another partition of AWS; the permissions of the platform name resources of the partition aws',
          pointer: '/region',
          value: cluster.region,
          expected: 'a region of the partition aws, like eu-west-1',
          remedy: 'choose such a region; regions of China, GovCloud and isolated clouds are not supported',
        }),
      ]
    : [];

/** Regions of `aws-cn`, `aws-us-gov` and the isolated partitions. */
const OTHER_PARTITIONS = /^(?:cn-|us-gov-|[a-z]{2}-iso)/;
