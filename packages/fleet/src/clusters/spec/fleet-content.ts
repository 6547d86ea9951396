import type { Unit } from '@slipway/manifest';
import type { Addon } from '../../addons/define-addon.ts';
import type { Application } from '../../applications/define-application.ts';
import type { HelmRepositorySource } from '../../sources/helm-repository.ts';
import type { Cluster } from './cluster-spec.ts';
import type { FleetRepository } from './fleet-repository.ts';

/** Clusters and content of a fleet, and the repository that publishes them. */
export interface FleetContent {
  /** All clusters of the fleet: the hub and the clusters that it creates. */
  readonly clusters: readonly Cluster[];
  /**
   * Git repository with the published branches and tags. Flux on each cluster reads from it.
   * @example { url: 'https://git.example.com/platform/fleet.git', secretName: 'flux-system' }
   */
  readonly repository: FleetRepository;
  /**
   * Name of the content package with the definitions of the clusters. Its branch `flux/<package>/<channel>` has the `clusters/` tree.
   * @example 'cluster-defs'
   */
  readonly definitions: string;
  /** Sources, add-ons, applications and suppliers of the other content packages, by package. A cluster can run nothing else. */
  readonly catalogue: Readonly<Record<string, CatalogueItems>>;
}

/** Items that one content package publishes. */
export interface CatalogueItems {
  /**
   * Helm repositories of the package.
   * @default none
   */
  readonly sources?: readonly HelmRepositorySource[];
  /**
   * Add-ons of the package.
   * @default none
   */
  readonly addons?: readonly Pick<Addon, 'name' | 'summary' | 'units'>[];
  /**
   * Applications of the package.
   * @default none
   */
  readonly applications?: readonly Pick<Application, 'name' | 'summary' | 'team' | 'units' | 'tenant'>[];
  /**
   * Units that are added to each cluster that uses an API group of them, for example Crossplane and its providers.
   * @default none
   */
  readonly suppliers?: readonly Unit[];
}

export const addonsOf = ({ catalogue }: FleetContent) => Object.values(catalogue).flatMap(({ addons = [] }) => addons);
export const applicationsOf = ({ catalogue }: FleetContent) => Object.values(catalogue).flatMap(({ applications = [] }) => applications);
export const suppliersOf = ({ catalogue }: FleetContent): readonly Unit[] =>
  Object.values(catalogue).flatMap(({ suppliers = [] }) => suppliers);

/** Returns the units of the sources of the catalogue, by name. Clusters without their own Flux share them with their hub. */
export const sharedUnits = ({ catalogue }: FleetContent): ReadonlyMap<string, Unit> =>
  new Map(Object.values(catalogue).flatMap(({ sources = [] }) => sources.map(({ unit }) => [unit.name, unit] as const)));

/** Returns the package that publishes the folder of a unit. The package of the clusters publishes units that are not in the catalogue. */
export function packageOf(fleet: FleetContent, { directory }: Pick<Unit, 'directory'>): string {
  const known = PACKAGES.get(fleet.catalogue) ?? packagesByDirectory(fleet.catalogue);
  PACKAGES.set(fleet.catalogue, known);
  return known.get(directory) ?? fleet.definitions;
}

const PACKAGES = new WeakMap<FleetContent['catalogue'], ReadonlyMap<string, string>>();

const packagesByDirectory = (catalogue: FleetContent['catalogue']): ReadonlyMap<string, string> =>
  new Map(Object.entries(catalogue).flatMap(([name, items]) => unitsOf(items).map(({ directory }) => [directory, name] as const)));

const unitsOf = ({ sources = [], addons = [], applications = [], suppliers = [] }: CatalogueItems): readonly Unit[] => [
  ...sources.map(({ unit }) => unit),
  ...addons.flatMap(({ units }) => units),
  ...applications.flatMap(({ tenant, units }) => (tenant ? [tenant, ...units] : units)),
  ...suppliers,
];
