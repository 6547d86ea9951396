import type { Unit } from '@slipway/manifest';
import type { Addon } from '../../addons/define-addon.ts';
import type { Application } from '../../applications/define-application.ts';
import type { HelmRepositorySource } from '../../sources/helm-repository.ts';
import type { Cluster } from './cluster-spec.ts';
import type { FleetRepository } from './fleet-repository.ts';

/** What a fleet has and where it is published, however its clusters come to be. */
export interface FleetContent {
  readonly clusters: readonly Cluster[];
  readonly repository: FleetRepository;
  /** Content package with the definitions of the clusters: the branch `flux/<package>/<channel>` has the `clusters/` tree. */
  readonly definitions: string;
  /** What the other content packages publish, by package: a cluster can run nothing else. */
  readonly catalogue: Readonly<Record<string, CatalogueItems>>;
}

/** What one content package publishes. */
export interface CatalogueItems {
  readonly sources?: readonly HelmRepositorySource[];
  readonly addons?: readonly Pick<Addon, 'name' | 'summary' | 'units'>[];
  readonly applications?: readonly Pick<Application, 'name' | 'summary' | 'team' | 'units' | 'tenant'>[];
  /** Units that a cluster gets as soon as it uses the API groups that they provide: Crossplane and its providers. */
  readonly suppliers?: readonly Unit[];
}

export const addonsOf = ({ catalogue }: FleetContent) => Object.values(catalogue).flatMap(({ addons = [] }) => addons);
export const applicationsOf = ({ catalogue }: FleetContent) => Object.values(catalogue).flatMap(({ applications = [] }) => applications);
export const suppliersOf = ({ catalogue }: FleetContent): readonly Unit[] =>
  Object.values(catalogue).flatMap(({ suppliers = [] }) => suppliers);

/** The units of the sources of the catalogue, by name: clusters without a Flux of their own share them with their hub. */
export const sharedUnits = ({ catalogue }: FleetContent): ReadonlyMap<string, Unit> =>
  new Map(Object.values(catalogue).flatMap(({ sources = [] }) => sources.map(({ unit }) => [unit.name, unit] as const)));

/** The package that publishes the folder of a unit: what the catalogue does not have, the definitions bring themselves. */
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
