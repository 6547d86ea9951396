import { DefinitionError, type Finding, type Manifest, type ManifestFile, renderTree } from '@slipway/manifest';
import { assembleFleet } from '../assemble-fleet.ts';
import { clusterId } from '../cluster-names.ts';
import type { Cluster, WorkloadCluster } from '../cluster-spec.ts';
import { commercialStaging } from '../clusters/commercial-staging.ts';
import { defineCluster } from '../define-cluster.ts';
import { fleet } from '../fleet.ts';
import type { Fleet } from '../fleet-settings.ts';

/** Path to text of the reference fleet, with other clusters or settings. */
export const treeOf = (changes: Partial<Fleet> = {}): Map<string, string> => new Map(renderTree(filesOf(changes)));

export const filesOf = (changes: Partial<Fleet> = {}): ManifestFile[] => assembleFleet({ ...fleet, ...changes });

/** What assembling refuses. */
export function problemsOf(changes: Partial<Fleet>): readonly Finding[] {
  try {
    filesOf(changes);
  } catch (error) {
    if (error instanceof DefinitionError) return error.findings;
    throw error;
  }
  throw new Error('expected a DefinitionError');
}

/** The reference fleet with `change` made to one cluster. */
export const withChanged = <C extends Cluster>(changed: C, change: (cluster: C) => Cluster): Partial<Fleet> => ({
  clusters: fleet.clusters.map((cluster) => (cluster === changed ? change(changed) : cluster)),
});

export const withAdded = (...clusters: readonly Cluster[]): Partial<Fleet> => ({ clusters: [...fleet.clusters, ...clusters] });

/** A second staging cluster, made from the first. */
export const secondStaging: WorkloadCluster = defineCluster({
  ...(commercialStaging as WorkloadCluster),
  environment: 'staging-2',
  network: {
    cidr: '10.40.0.0/16',
    zones: [
      { availabilityZone: 'eu-west-1a', publicCidr: '10.40.0.0/20', privateCidr: '10.40.64.0/18' },
      { availabilityZone: 'eu-west-1b', publicCidr: '10.40.16.0/20', privateCidr: '10.40.128.0/18' },
    ],
  },
});

/** Paths whose text differs, with what happened to them. */
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
    readonly healthChecks?: readonly { readonly kind: string; readonly name: string; readonly namespace?: string }[];
    readonly healthCheckExprs?: readonly { readonly kind: string; readonly current: string }[];
    readonly patches?: readonly { readonly target: { readonly kind: string; readonly name: string }; readonly patch: string }[];
    readonly components?: readonly string[];
    readonly postBuild?: { readonly substituteFrom: readonly { readonly name: string }[] };
    readonly wait?: boolean;
    readonly timeout?: string;
    readonly deletionPolicy?: string;
    readonly serviceAccountName?: string;
  };
}

/** The Flux Kustomizations that one cluster's Flux runs, by name. */
export function pointersOf(cluster: Cluster, files: readonly ManifestFile[] = filesOf()): Map<string, FluxKustomization> {
  const leaf = `clusters/${cluster.cluster}/${clusterId(cluster)}/`;
  const driven = files.filter(({ path }) => cluster.role === 'hub' && path.startsWith('clusters/crossplane-demo/'));
  const objects = [...files.filter(({ path }) => path.startsWith(leaf)), ...driven].flatMap((file) => file.objects);
  return new Map(objects.filter(isFluxKustomization).map((object) => [object.metadata.name, object]));
}

const isFluxKustomization = (object: Manifest): object is FluxKustomization =>
  object.kind === 'Kustomization' && object.apiVersion.startsWith('kustomize.toolkit');

/** Everything that must be ready before `name`, through any number of steps. */
export function allBefore(name: string, pointers: ReadonlyMap<string, FluxKustomization>, seen = new Set<string>()): Set<string> {
  for (const dependency of pointers.get(name)?.spec.dependsOn ?? []) {
    if (seen.has(dependency.name)) continue;
    seen.add(dependency.name);
    allBefore(dependency.name, pointers, seen);
  }
  return seen;
}
