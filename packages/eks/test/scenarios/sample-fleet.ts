import type { Cluster, Fleet } from '@slipway/fleet';
import { assembleFleet, isDrivenByHub, leafDirectory } from '@slipway/fleet';
import {
  DefinitionError,
  type Finding,
  type HealthCheck,
  type HealthCheckExpression,
  type Manifest,
  type ManifestFile,
  renderTree,
} from '@slipway/manifest';
import type { EksWorkload } from '../../src/index.ts';
import {
  commercialProduction,
  commercialStaging,
  crossplaneDemoProduction,
  defineCluster,
  fleet,
  mgmtProduction,
} from '../reference/index.ts';

/** A hub, two clusters with their own Flux and one that the hub drives. It does not depend on the content of `src/clusters/`. */
export const sampleFleet: Fleet = {
  ...fleet,
  clusters: [mgmtProduction, commercialProduction, commercialStaging, crossplaneDemoProduction],
};

/** Returns the text of each file of the sample fleet by path, with other clusters or settings. */
export const treeOf = (changes: Partial<Fleet> = {}): Map<string, string> => new Map(renderTree(filesOf(changes)));

export const filesOf = (changes: Partial<Fleet> = {}): ManifestFile[] => assembleFleet({ ...sampleFleet, ...changes });

/** Returns the findings of assembling the fleet; an empty list if it is valid. */
export function problemsOf(changes: Partial<Fleet>): readonly Finding[] {
  try {
    filesOf(changes);
    return [];
  } catch (error) {
    if (error instanceof DefinitionError) return error.findings;
    throw error;
  }
}

/** Returns the sample fleet with a changed cluster. */
export const withChanged = <C extends Cluster>(changed: C, change: (cluster: C) => Cluster): Partial<Fleet> => ({
  clusters: sampleFleet.clusters.map((cluster) => (cluster === changed ? change(changed) : cluster)),
});

export const withAdded = (...clusters: readonly Cluster[]): Partial<Fleet> => ({ clusters: [...sampleFleet.clusters, ...clusters] });

/** A second staging cluster, a copy of the first. */
export const secondStaging: EksWorkload = defineCluster({
  ...commercialStaging,
  environment: 'staging-2',
  network: {
    cidr: '10.140.0.0/16',
    zones: [
      { availabilityZone: 'eu-west-1a', publicCidr: '10.140.0.0/20', privateCidr: '10.140.64.0/18' },
      { availabilityZone: 'eu-west-1b', publicCidr: '10.140.16.0/20', privateCidr: '10.140.128.0/18' },
    ],
  },
});

/** Returns the paths whose text differs, and how each changed. */
export function changesBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return {
    added: paths.filter((path) => !before.has(path)),
    removed: paths.filter((path) => !after.has(path)),
    changed: paths.filter((path) => before.has(path) && after.has(path) && before.get(path) !== after.get(path)),
  };
}

export interface FluxKustomization extends Manifest {
  readonly spec: {
    readonly dependsOn?: readonly { readonly name: string; readonly readyExpr?: string }[];
    readonly path: string;
    readonly prune: boolean;
    readonly sourceRef: { readonly kind: string; readonly name: string };
    readonly kubeConfig?: { readonly secretRef: { readonly name: string; readonly key: string } };
    readonly healthChecks?: readonly HealthCheck[];
    readonly healthCheckExprs?: readonly HealthCheckExpression[];
    readonly patches?: readonly { readonly target: { readonly kind: string; readonly name: string }; readonly patch: string }[];
    readonly components?: readonly string[];
    readonly postBuild?: { readonly substituteFrom: readonly { readonly name: string }[] };
    readonly wait?: boolean;
    readonly timeout?: string;
    readonly deletionPolicy?: string;
    readonly serviceAccountName?: string;
  };
}

/** Returns the Flux Kustomizations that the Flux of one cluster runs, by name. */
export function kustomizationsOf(cluster: Cluster, files: readonly ManifestFile[] = filesOf()): Map<string, FluxKustomization> {
  return new Map(
    objectsReadBy(cluster, files)
      .filter(isFluxKustomization)
      .map((object) => [object.metadata.name, object]),
  );
}

/**
 * Returns the objects that the Flux of one cluster applies from its leaf and, on a hub, from the leaves of the clusters that it drives.
 */
export function objectsReadBy(cluster: Cluster, files: readonly ManifestFile[] = filesOf()): Manifest[] {
  const driven = sampleFleet.clusters.filter((other) => isDrivenByHub(other) && other.hub === cluster);
  const leaves = [cluster, ...driven].map((one) => `${leafDirectory(one)}/`);
  return files.filter(({ path }) => leaves.some((leaf) => path.startsWith(leaf))).flatMap(({ objects }) => objects);
}

const isFluxKustomization = (object: Manifest): object is FluxKustomization =>
  object.kind === 'Kustomization' && object.apiVersion.startsWith('kustomize.toolkit');

/** Returns all Flux Kustomizations that must be ready before `name`, directly or indirectly. */
export function allBefore(name: string, kustomizations: ReadonlyMap<string, FluxKustomization>, seen = new Set<string>()): Set<string> {
  for (const dependency of kustomizations.get(name)?.spec.dependsOn ?? []) {
    if (seen.has(dependency.name)) continue;
    seen.add(dependency.name);
    allBefore(dependency.name, kustomizations, seen);
  }
  return seen;
}

/** Returns the reference to the Secret with the kubeconfig of the cluster `id`. */
export const kubeconfigSecretOf = (id: string) => ({ name: `${id}-kubeconfig`, key: 'kubeconfig' });
