import type { Platform } from '@slipway/fleet';
import type { Finding } from '@slipway/manifest';
import { describeEksCluster } from './bootstrap/describe-cluster.ts';
import type { EksWorkload } from './clusters/cluster-spec.ts';
import { eksFields } from './clusters/eks-fields.ts';
import type { EksSettings } from './clusters/eks-settings.ts';
import { withAccounts } from './hub/accounts.ts';
import { withAwsComponents } from './hub/aws-components.ts';
import { bootstrapChain } from './hub/bootstrap-chain.ts';
import { checkComposite, checkPartition } from './hub/check-composite.ts';
import { drivenCluster } from './hub/driven-cluster.ts';
import { checkAwsNames } from './hub/long-aws-names.ts';
import { withBoundary } from './hub/permissions-boundary.ts';

/**
 * Returns the platform for clusters on Amazon EKS. The hub's Crossplane creates them, and the hub's Flux starts their Flux or reconciles
 * them itself.
 */
export function eksPlatform(settings: EksSettings): Platform {
  const { externalSecrets, sealedSecrets, flux, eksClusters } = settings;
  return {
    fields: eksFields,
    bootstrapUnits: [externalSecrets, sealedSecrets, flux].flatMap(({ units }) => units),
    checkCluster: (cluster, isSound): Finding[] => [
      ...checkPartition(cluster, isSound),
      ...(cluster.role === 'hub' ? [] : checkComposite(asEksWorkload(cluster), isSound, eksClusters)),
    ],
    checkPlacement: checkAwsNames,
    placedByHub(cluster, wanted, fleet) {
      const place = cluster.delivery === 'hub' ? drivenCluster : bootstrapChain;
      return place(asEksWorkload(cluster), wanted, fleet, settings);
    },
    placedByItself: (placed, cluster, wanted, where) =>
      cluster.role === 'hub' ? withAccounts(withBoundary(placed, cluster, wanted, where), cluster, wanted, where) : [...placed],
    withComponents: withAwsComponents,
    describeCluster: (cluster, placementsOf, fleet) => describeEksCluster(cluster, placementsOf, fleet, settings),
  };
}

/**
 * The cast is safe: `defineCluster` of the fleet accepts no other type, and the schema of definitions rejects others from plain
 * JavaScript.
 */
const asEksWorkload = (cluster: object): EksWorkload => cluster as EksWorkload;
