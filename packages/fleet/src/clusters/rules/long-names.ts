import type { Finding } from '@slipway/manifest';
import type { Placement } from '../place/placement.ts';
import { findingAt } from '../spec/finding-at.ts';

/** Longest value of a label. Flux labels every applied object with the name of its Kustomization. */
const MAX_LABEL = 63;

/** Rejects a Flux Kustomization whose name is too long because of the name of the cluster. */
export const checkKustomizationName = ({ name, cluster }: Placement): Finding[] =>
  name.length <= MAX_LABEL
    ? []
    : [
        findingAt(cluster, {
          rule: 'long-kustomization-name',
          message: `${name} has ${name.length} characters`,
          pointer: '/cluster',
          value: cluster.cluster,
          expected: `at most ${MAX_LABEL} characters with the name of the unit`,
          remedy: 'shorten the name of the cluster',
        }),
      ];
