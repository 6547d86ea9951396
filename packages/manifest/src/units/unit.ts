import { inheritLocation } from '../findings/source-location.ts';
import type { InlineManifest, Manifest } from '../objects/manifest.ts';
import type { ManifestFile } from '../paths/manifest-file.ts';

/**
 * A folder of the tree that one Flux Kustomization applies: a catalogue item, an application, a Crossplane stage.
 * Units never name a cluster; the Flux Kustomization of a unit on one adds what its cluster overrides.
 */
export interface Unit<Name extends string = string> {
  /** Unique in the fleet; the Flux Kustomization on a cluster is named after it. */
  readonly name: Name;
  /** Folder from the root of the tree, without slashes at the ends. */
  readonly directory: string;
  /** File name (`release.yaml`) to object, in reconcile order. */
  readonly manifests: Readonly<Record<string, Manifest | InlineManifest>>;
  /** Units that must be ready before this one is applied; each becomes a `dependsOn` of the Flux Kustomization. */
  readonly dependsOn: readonly Unit[];
  /**
   * API groups that are served and usable once the unit is ready, `*.` as a prefix for all groups below.
   * A unit with objects of such a group is applied after this one.
   */
  readonly provides?: readonly string[];
  /** Keys of the ConfigMap `cluster-info` that the manifests use as `${KEY}`. */
  readonly variables?: readonly ClusterVariable[];
  /** How Flux knows that the unit is ready; `wait` for everything in it when absent. */
  readonly ready?: Readiness;
  /** Longest time that Flux waits for readiness, `5m` when absent. */
  readonly timeout?: string;
  /** Optional parts (kustomize Components) that a Flux Kustomization may switch on, by folder name. */
  readonly components?: Readonly<Record<string, Readonly<Record<string, Manifest>>>>;
}

/** The variables that every cluster declares in its `cluster-info` ConfigMap. */
export type ClusterVariable = 'ACCOUNT_ID' | 'AWS_REGION' | 'CLUSTER_NAME' | 'ENVIRONMENT' | 'VPC_CIDR';

/** When Flux calls a unit ready; conditions on top of what `wait` or `healthChecks` select. */
export interface Readiness {
  /** Wait for every applied object; Flux ignores `healthChecks` then. Default true when no `healthChecks` are given. */
  readonly wait?: boolean;
  readonly healthChecks?: readonly HealthCheck[];
  /** CEL per kind, for kinds whose readiness kstatus does not know. */
  readonly expressions?: readonly HealthCheckExpression[];
}

/** One object that must be ready: as kstatus judges its kind, or by the expression for it. */
export interface HealthCheck {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
}

/** How Flux judges the objects of a kind, in CEL with the fields of the object as variables. After an error (a missing field) it waits on. */
export interface HealthCheckExpression {
  readonly apiVersion: string;
  readonly kind: string;
  /** Ready. */
  readonly current: string;
  /** Neither ready nor failed; what is not `current` either way when absent. */
  readonly inProgress?: string;
  /** Given up: Flux stops waiting. */
  readonly failed?: string;
}

/** Every object of a unit by its file below the unit's folder; those of components too, as `<component>/<file>`. */
export function unitManifests(unit: Pick<Unit, 'manifests' | 'components'>): Record<string, Manifest> {
  const components = Object.entries(unit.components ?? {}).flatMap(([name, manifests]) =>
    Object.entries(manifests).map(([file, manifest]) => [`${name}/${file}`, manifest] as const),
  );
  return { ...unit.manifests, ...Object.fromEntries(components) };
}

/** The files of a unit: its table of contents and one file per object, components in folders below. */
export function unitFiles(unit: Unit): ManifestFile[] {
  const components = Object.entries(unit.components ?? {}).flatMap(([name, manifests]) =>
    folderFiles(`${unit.directory}/${name}`, manifests, component(Object.keys(manifests))),
  );
  return [...folderFiles(unit.directory, unit.manifests, kustomization(Object.keys(unit.manifests))), ...components].map((file) =>
    inheritLocation(file, unit),
  );
}

const folderFiles = (directory: string, manifests: Readonly<Record<string, Manifest>>, contents: Manifest): ManifestFile[] => [
  { path: `${directory}/kustomization.yaml`, objects: [contents] },
  ...Object.entries(manifests).map(([name, manifest]) => ({ path: `${directory}/${name}`, objects: [manifest] })),
];

/** The `kustomization.yaml` of a folder: a table of contents and nothing else. It has no metadata: it is never applied. */
export const kustomization = (resources: readonly string[]): Manifest =>
  ({ apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization', resources: [...resources] }) as unknown as Manifest;

const component = (resources: readonly string[]): Manifest =>
  ({ apiVersion: 'kustomize.config.k8s.io/v1alpha1', kind: 'Component', resources: [...resources] }) as unknown as Manifest;
