import { findingAt, type IsSound, withNeutralValues } from '@slipway/fleet';
import { DefinitionError, type Finding } from '@slipway/manifest';
import type { EksWorkload } from '../clusters/cluster-spec.ts';
import { eksFields } from '../clusters/eks-fields.ts';
import type { EksClusters } from '../eks-cluster/define-eks-clusters.ts';
import { compositeResource } from './eks-cluster.ts';

/** Versions, node numbers and address ranges contradict each other, as the factory of the composite resource sees it. */
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
