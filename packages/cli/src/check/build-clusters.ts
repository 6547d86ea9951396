import type { InstalledRelease } from '@slipway/fleet-check';
import { buildFleet, crdsNextToRoot, type FleetBuild, type FleetKustomization } from '@slipway/flux-build';
import type { ClusterSettings } from '@slipway/validate';
import type { SecretValues } from '@slipway/validate/secret-values';
import { type ConfigurationPackages, configurationPackages } from '../fleet/configuration-packages.ts';
import { type FileTexts, fileTexts } from '../fleet/file-texts.ts';
import { addFleetSecrets } from '../fleet/fleet-secrets.ts';
import { installedReleases } from '../fleet/installed-releases.ts';
import { objectOwners } from '../fleet/object-owners.ts';
import type { OpenFleet } from '../fleet/open-fleet.ts';
import { type BuiltReleases, builtReleases, type ChartOptions, lockPlace, releaseOwners } from '../fleet/release-owners.ts';
import type { GivenKinds } from '../kinds/compiled-kinds.ts';
import type { CheckMemory } from './check-memory.ts';
import { type ClusterKinds, clusterKinds } from './kinds-of-clusters.ts';

/** The objects of each cluster of a fleet, and the kinds of the cluster. */
export interface BuiltClusters {
  readonly fleet: FleetBuild;
  /** The Flux Kustomizations of the fleet, and in the same form the output of ResourceSets and the packages of Configurations. */
  readonly kustomizations: readonly FleetKustomization[];
  readonly packages: ConfigurationPackages;
  /** The objects that HelmReleases install, if their charts are available. */
  readonly helm: BuiltReleases;
  /** The releases with rendered objects, on the clusters that get these objects. */
  readonly installed: readonly InstalledRelease[];
  readonly kinds: ClusterKinds;
  readonly files: FileTexts;
}

/** Facts about all clusters that are not in the repository. */
export interface ClusterOptions {
  /** Kinds that exist on every cluster. */
  readonly given: GivenKinds;
  /** Flags of the API server of a cluster. */
  readonly settingsOf: (cluster: string) => ClusterSettings;
  /** The release of Kubernetes of a cluster, `1.34`. Undefined when it is not set. */
  readonly kubernetesOf: (cluster: string) => string | undefined;
  /** Locations of charts. Without it, HelmReleases are not rendered. `lock` is the lock of the repository by default. */
  readonly charts?: (Pick<ChartOptions, 'charts' | 'cwd' | 'memory' | 'lock'> & { readonly cache: string }) | undefined;
  /** Whether the objects are from definitions, whose types are the bundled kinds. */
  readonly isOwn?: boolean | undefined;
  /** Receives the secrets of the fleet. */
  readonly secrets: SecretValues;
  /** Memory of the previous check in the same process. */
  readonly memory?: CheckMemory | undefined;
}

const NO_RELEASES: BuiltReleases = { releases: [], charts: 0, missing: 0, findings: [] };

/** Builds every Flux Kustomization of a fleet, and finds the kinds of each cluster. */
export function buildClusters(
  open: OpenFleet,
  { given, settingsOf, kubernetesOf, charts, isOwn, secrets, memory }: ClusterOptions,
): BuiltClusters {
  const before = memory?.build;
  const fleet = buildFleet({ ...open.input, ...(before && { before }) });
  const files = fileTexts(open);
  const applied = objectOwners(fleet);
  const packages = configurationPackages(applied, { open, cache: charts?.cache });
  const kustomizations = [...applied, ...packages.owners];
  const helm =
    charts === undefined
      ? NO_RELEASES
      : builtReleases(fleet, kustomizations, { ...charts, kubernetesOf, lock: charts.lock ?? lockPlace(open, charts.cache) });
  const installed = installedReleases(helm.releases);
  addFleetSecrets(secrets, open, [...kustomizations, ...releaseOwners(helm)], files, helm.releases);
  const kinds = clusterKinds(
    {
      kustomizations: [...kustomizations, ...releaseOwners(helm)],
      roots: open.input.roots,
      besideRoot: (root) => crdsNextToRoot(open.tree, root),
      fileName: files.fileName,
    },
    { given, settingsOf, kubernetesOf, isOwn, before: memory?.kinds },
  );
  if (memory !== undefined) [memory.build, memory.kinds] = [fleet, kinds.known()];
  return { fleet, kustomizations, packages, helm, installed, kinds, files };
}
