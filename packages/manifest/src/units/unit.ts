import { inheritLocation } from '../findings/source-location.ts';
import type { InlineManifest, Manifest, ManifestFile } from '../objects/manifest.ts';
import type { MustBe } from './must-be.ts';

/** Settings of the Flux Kustomization of a unit. */
export interface UnitSettings {
  /**
   * API groups that the cluster serves when the unit is ready. `*.` as a prefix means all groups below. Flux applies a unit with objects of
   * such a group after this one.
   * @default none
   * @example ['cert-manager.io']
   */
  readonly provides?: readonly string[];
  /**
   * Keys of the ConfigMap `cluster-info` that the manifests use as `${KEY}`. Flux substitutes their values on each cluster.
   * @default none
   * @example ['AWS_REGION', 'CLUSTER_NAME']
   */
  readonly variables?: readonly MustBe<'ACCOUNT_ID, AWS_REGION, CLUSTER_NAME, ENVIRONMENT or VPC_CIDR', ClusterVariable>[];
  /**
   * Longest time that Flux waits for the unit to be ready.
   * @default '5m', or ten minutes for each HelmRelease of an add-on and five more
   * @example '15m'
   */
  readonly timeout?: string;
}

/** The content of a {@link Unit}, without its folder. */
export interface UnitContent<Name extends string = string> extends UnitSettings {
  /**
   * Name of the unit, unique in the fleet. The Flux Kustomization on a cluster has this name.
   * @example 'cert-manager'
   */
  readonly name: Name;
  /**
   * Objects of the unit by file name, in the order of the `kustomization.yaml`. A cluster may not be named in them.
   * @example { 'release.yaml': release }
   */
  readonly manifests: Readonly<Record<string, Manifest | InlineManifest>>;
  /** Units that must be ready first. Each of them becomes a `dependsOn` of the Flux Kustomization. */
  readonly dependsOn: readonly Unit[];
  /**
   * Condition for the unit to be ready.
   * @default { wait: true }: Flux waits for every object of the unit
   */
  readonly ready?: Readiness;
  /**
   * Optional parts of the unit, by folder name. A Flux Kustomization enables them as kustomize Components.
   * @default none
   */
  readonly components?: Readonly<Record<string, Readonly<Record<string, Manifest>>>>;
}

/**
 * A folder of the tree that one Flux Kustomization applies: an add-on, an application or a part of Crossplane.
 * A unit never names a cluster; the Flux Kustomization on a cluster adds its patches.
 */
export interface Unit<Name extends string = string> extends UnitContent<Name> {
  /**
   * Folder from the root of the tree, without slashes at the ends.
   * @example 'applications/product-catalog'
   */
  readonly directory: string;
}

/** The variables that every cluster declares in its `cluster-info` ConfigMap. */
export type ClusterVariable = 'ACCOUNT_ID' | 'AWS_REGION' | 'CLUSTER_NAME' | 'ENVIRONMENT' | 'VPC_CIDR';

/** Condition for a unit to be ready in Flux. */
export interface Readiness {
  /**
   * Waits for every applied object. Flux ignores `healthChecks` then.
   * @default true without `healthChecks`
   */
  readonly wait?: boolean;
  /**
   * Objects that must be ready, when `wait` is not set.
   * @default none
   */
  readonly healthChecks?: readonly HealthCheck[];
  /**
   * CEL expressions for kinds whose readiness kstatus cannot determine.
   * @default none
   */
  readonly expressions?: readonly HealthCheckExpression[];
}

/** One object that must be ready, as kstatus or the expression for its kind determines. */
export interface HealthCheck {
  /** API version of the object. */
  readonly apiVersion: string;
  /** Kind of the object. */
  readonly kind: string;
  /** Name of the object. */
  readonly name: string;
  /** Namespace of the object. Absent for an object without a namespace. */
  readonly namespace?: string;
}

/** CEL expressions with which Flux determines the readiness of a kind. After an error, for example a missing field, Flux waits. */
export interface HealthCheckExpression {
  /** API version of the kind. */
  readonly apiVersion: string;
  /** Kind of the objects. */
  readonly kind: string;
  /**
   * CEL expression that is true when an object is ready.
   * @example "status.conditions.exists(c, c.type == 'Healthy' && c.status == 'True')"
   */
  readonly current: string;
  /**
   * CEL expression that is true while an object is neither ready nor failed.
   * @default an object that is not `current` is in progress
   */
  readonly inProgress?: string;
  /**
   * CEL expression that is true when an object has failed. Flux stops waiting then.
   * @default no object fails
   */
  readonly failed?: string;
}

/** Returns the objects of a unit by file name. Objects of components have the name `<component>/<file>`. */
export function unitManifests(unit: Pick<Unit, 'manifests' | 'components'>): Record<string, Manifest> {
  const components = Object.entries(unit.components ?? {}).flatMap(([name, manifests]) =>
    Object.entries(manifests).map(([file, manifest]) => [`${name}/${file}`, manifest] as const),
  );
  return { ...unit.manifests, ...Object.fromEntries(components) };
}

/** Returns the files of a unit: its kustomization file and one file for each object. Components are in folders below. */
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

/** Returns the `kustomization.yaml` of a folder, which only lists files. It has no metadata, since it is never applied. */
export const kustomization = (resources: readonly string[]): Manifest =>
  ({ apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization', resources: [...resources] }) as unknown as Manifest;

const component = (resources: readonly string[]): Manifest =>
  ({ apiVersion: 'kustomize.config.k8s.io/v1alpha1', kind: 'Component', resources: [...resources] }) as unknown as Manifest;

const KNOWN: Readonly<Record<ClusterVariable, true>> = {
  ACCOUNT_ID: true,
  AWS_REGION: true,
  CLUSTER_NAME: true,
  ENVIRONMENT: true,
  VPC_CIDR: true,
};

/** Every variable that a cluster declares, in alphabetical order. */
export const CLUSTER_VARIABLES = Object.keys(KNOWN) as readonly ClusterVariable[];

/** Returns whether every cluster declares a variable of this name. */
export const isClusterVariable = (name: string): name is ClusterVariable => Object.hasOwn(KNOWN, name);

/** Returns the expression that Flux replaces by the value of the cluster: `variable('AWS_REGION')` is `${AWS_REGION}`. */
export const variable = <const Name extends ClusterVariable>(name: Name): `\${${Name}}` => `\${${name}}`;
