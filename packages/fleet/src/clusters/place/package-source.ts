import type { Manifest, PackageSource } from '@slipway/manifest';
import { type GitSource, gitRepository } from '../../sources/git-repository.ts';
import { clusterId, isDrivenByHub, reconcilerOf } from '../spec/cluster-names.ts';
import type { Cluster } from '../spec/cluster-spec.ts';
import type { FleetContent } from '../spec/fleet-content.ts';
import type { FleetRepository } from '../spec/fleet-repository.ts';
import { refOf } from '../spec/package-choice.ts';

/** Returns the Git source of a package. A cluster without its own Flux has its sources on the hub, with names that begin with its id. */
export function packageSource(cluster: Cluster, packageName: string, { definitions }: Pick<FleetContent, 'definitions'>): PackageSource {
  const ref = refOf(cluster.packages, packageName, definitions);
  if (packageName === definitions) return { owner: clusterId(reconcilerOf(cluster)), name: 'flux-system', ref };
  return { owner: clusterId(cluster), name: isDrivenByHub(cluster) ? `${clusterId(cluster)}-${packageName}` : packageName, ref };
}

export const sourceManifest = ({ name, ref }: PackageSource, { url, secretName }: FleetRepository): Manifest =>
  gitRepository({ name, url, ref: ref as GitSource['ref'], interval: '1m', secretName });

/** Returns the beginning of each revision of the source, as Flux prints it: `flux/addons-catalog/latest@`. */
export const revisionPrefix = ({ ref }: PackageSource): string => `${'branch' in ref ? ref.branch : ref.tag}@`;
