import type { Manifest, PackageSource } from '@slipway/manifest';
import { type GitSource, gitRepository } from '../../sources/git-repository.ts';
import { clusterId, isDrivenByHub, reconcilerOf } from '../spec/cluster-names.ts';
import type { Cluster } from '../spec/cluster-spec.ts';
import type { FleetContent } from '../spec/fleet-content.ts';
import type { FleetRepository } from '../spec/fleet-repository.ts';
import { refOf } from '../spec/package-choice.ts';

/** A cluster without a Flux of its own has its sources on the hub, under names that begin with its id. */
export function packageSource(cluster: Cluster, packageName: string, { definitions }: Pick<FleetContent, 'definitions'>): PackageSource {
  const ref = refOf(cluster.packages, packageName, definitions);
  if (packageName === definitions) return { owner: clusterId(reconcilerOf(cluster)), name: 'flux-system', ref };
  return { owner: clusterId(cluster), name: isDrivenByHub(cluster) ? `${clusterId(cluster)}-${packageName}` : packageName, ref };
}

export const sourceManifest = ({ name, ref }: PackageSource, { url, secretName }: FleetRepository): Manifest =>
  gitRepository({ name, url, ref: ref as GitSource['ref'], interval: '1m', secretName });

/** How Flux prints a revision of the source begins like this: `flux/addons-catalog/latest@`. */
export const revisionPrefix = ({ ref }: PackageSource): string => `${'branch' in ref ? ref.branch : ref.tag}@`;
