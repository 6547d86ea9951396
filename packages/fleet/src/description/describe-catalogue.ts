import type { CompositeResourceDefinition } from '@slipway/kube-models/apiextensions.crossplane.io/v2/CompositeResourceDefinition';
import type { CompositionDescription, FleetDescription, Manifest, SourceDescription, Unit } from '@slipway/manifest';
import type { Placement } from '../clusters/place/placement.ts';
import type { Fleet } from '../clusters/platform/fleet-settings.ts';
import { clusterId } from '../clusters/spec/cluster-names.ts';
import type { CatalogueItems } from '../clusters/spec/fleet-content.ts';
import { chartOfArtifact, chartsOf, isOciRepository } from './charts-of.ts';
import { byName } from './sorted.ts';

/** Describes what the packages of the catalogue publish, and which clusters run it. */
export function describeCatalogue(fleet: Fleet, placements: readonly Placement[]): Omit<FleetDescription, 'clusters'> {
  const clustersWith = clustersByUnit(placements);
  const published = Object.entries(fleet.catalogue).map(([name, items]) => ({ package: name, items, units: unitsOf(items) }));
  const units = published.flatMap((each) => each.units.map((unit) => ({ package: each.package, unit, clusters: clustersWith(unit) })));
  return {
    addons: published
      .flatMap(({ package: from, items }) =>
        (items.addons ?? []).map(({ name, summary, units: own }) => ({
          name,
          summary,
          package: from,
          charts: own.flatMap(chartsOf),
          clusters: clustersOf(name, own),
        })),
      )
      .sort(byName),
    applications: published
      .flatMap(({ package: from, items }) =>
        (items.applications ?? []).map(({ name, summary, team, units: own }) => ({
          name,
          summary,
          team,
          package: from,
          clusters: clustersOf(name, own),
        })),
      )
      .sort(byName),
    compositions: units.flatMap(compositionsOf).sort((a, b) => (`${a.kind} ${a.apiVersion}` < `${b.kind} ${b.apiVersion}` ? -1 : 1)),
    sources: [...published.flatMap(helmRepositories), ...units.flatMap(artifacts)].sort(byName),
  };

  /** Finds the clusters by the unit that has the name of the item. */
  function clustersOf(name: string, own: readonly Unit[]): readonly string[] {
    return own.filter((unit) => unit.name === name).flatMap(clustersWith);
  }

  function helmRepositories({ package: from, items }: (typeof published)[number]): SourceDescription[] {
    return (items.sources ?? []).map(({ name, manifest, unit }) => ({
      kind: manifest.kind,
      name,
      url: manifest.spec?.url ?? '',
      package: from,
      charts: distinct(units.flatMap((each) => chartsOf(each.unit)).filter(({ source }) => source === name)),
      clusters: clustersWith(unit),
    }));
  }
}

interface PublishedUnit {
  readonly package: string;
  readonly unit: Unit;
  readonly clusters: readonly string[];
}

const unitsOf = ({ addons = [], applications = [], suppliers = [] }: CatalogueItems): readonly Unit[] => [
  ...addons.flatMap(({ units }) => units),
  ...applications.flatMap(({ tenant, units }) => (tenant ? [tenant, ...units] : units)),
  ...suppliers,
];

/** The key is the folder, because a bootstrap step of the hub may have the name of a unit of the catalogue. */
function clustersByUnit(placements: readonly Placement[]): (unit: Unit) => readonly string[] {
  const byFolder = Map.groupBy(placements, ({ unit }) => unit.directory);
  return ({ directory }) => [...new Set((byFolder.get(directory) ?? []).map(({ cluster }) => clusterId(cluster)))].sort();
}

const objectsOf = ({ manifests }: Unit): readonly Manifest[] => Object.values(manifests);

function compositionsOf({ package: from, unit, clusters }: PublishedUnit): CompositionDescription[] {
  const objects = objectsOf(unit);
  return objects.filter(isDefinition).flatMap(({ spec }) => {
    const { kind = '' } = spec?.names ?? {};
    return (spec?.versions ?? [])
      .filter(({ served }) => served)
      .map(({ name }) => ({
        kind,
        apiVersion: `${spec?.group}/${name}`,
        package: from,
        compositions: objects.filter((object) => composes(object, kind)).map(({ metadata }) => metadata.name),
        clusters,
      }));
  });
}

const isDefinition = (object: Manifest): object is CompositeResourceDefinition =>
  object.kind === 'CompositeResourceDefinition' && object.apiVersion.startsWith('apiextensions.crossplane.io/');

const composes = (object: Manifest, kind: string): boolean =>
  object.kind === 'Composition' &&
  (object as { readonly spec?: { readonly compositeTypeRef?: { readonly kind?: string } } }).spec?.compositeTypeRef?.kind === kind;

const artifacts = ({ package: from, unit, clusters }: PublishedUnit): SourceDescription[] =>
  objectsOf(unit)
    .filter(isOciRepository)
    .map((object) => {
      const { name, version } = chartOfArtifact(object);
      return {
        kind: object.kind,
        name: object.metadata.name,
        url: object.spec?.url ?? '',
        package: from,
        charts: [{ name, version }],
        clusters,
      };
    });

const distinct = (charts: readonly { readonly name: string; readonly version: string }[]) =>
  [...new Map(charts.map(({ name, version }) => [`${name} ${version}`, { name, version }])).values()].sort(byName);
