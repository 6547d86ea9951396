import { type ClusterDescription, type FleetDescription, printable } from '@slipway/manifest';
import { type Paint, table } from './paint.ts';
import { wrap } from './wrap.ts';

/** The lists of `slipway list`, in this order. */
export const LISTS = ['clusters', 'addons', 'applications', 'compositions', 'sources'] as const;
export type ListName = (typeof LISTS)[number];

/** Returns tables for users, each with its name above. A single table has no name above. */
export function listText(description: FleetDescription, names: readonly ListName[], paint: Paint): string {
  const tables = names.map((name) => {
    const rows = rowsOf(description, name);
    const text =
      rows.length === 1
        ? 'none'
        : table(
            wrapLast(
              rows.map((row) => row.map(printable)),
              WIDTH,
            ),
            paint,
          );
    return names.length === 1 ? text : `${paint('cyan', TITLES[name])}\n${text}`;
  });
  return tables.join('\n\n');
}

/** Width of the narrowest terminal that a table fits. */
const WIDTH = 100;

const TITLES: Readonly<Record<ListName, string>> = {
  clusters: 'Clusters',
  addons: 'Add-ons',
  applications: 'Applications',
  compositions: 'Kinds of composite resources',
  sources: 'Sources',
};

/** Returns the header first. The last column may be long. */
function rowsOf(description: FleetDescription, name: ListName): string[][] {
  const where = (clusters: readonly string[]): string => whereOf(clusters, description.clusters.length);
  switch (name) {
    case 'clusters':
      return [['cluster', 'role', 'hub', 'account', 'region', 'K8s', 'follows'], ...description.clusters.map(clusterRow)];
    case 'addons':
      return [
        ['add-on', 'version', 'clusters'],
        ...description.addons.map(({ name: addon, charts, clusters }) => [addon, versionsOf(addon, charts), where(clusters)]),
      ];
    case 'applications':
      return [
        ['application', 'team', 'clusters'],
        ...description.applications.map(({ name: application, team, clusters }) => [application, team, where(clusters)]),
      ];
    case 'compositions':
      return [
        ['kind', 'API version', 'served on'],
        ...description.compositions.map(({ kind, apiVersion, clusters }) => [kind, apiVersion, where(clusters)]),
      ];
    case 'sources':
      return [
        ['source', 'charts', 'address'],
        ...description.sources.map(({ name: source, charts, url }) => [source, versionsOf('', charts), url]),
      ];
  }
}

function clusterRow({ name, role, delivery, hub, accountId, region, kubernetes, packages }: ClusterDescription): string[] {
  const version = kubernetes === undefined ? '-' : [...new Set([kubernetes.controlPlane, kubernetes.nodes])].join(', nodes ');
  const own = 'channel' in packages ? packages.channel : 'pins';
  const follows = packages.definitions === undefined || packages.definitions === own ? own : `${own}, ${packages.definitions}`;
  return [name, [role, delivery].filter((part) => part !== undefined).join(', '), hub ?? '-', accountId, region, version, follows];
}

/** Leaves out the name of a chart that is equal to the name of its add-on. */
const versionsOf = (addon: string, charts: readonly { readonly name: string; readonly version: string }[]): string =>
  charts.map(({ name, version }) => (name === addon ? version : `${name} ${version}`)).join(', ') || '-';

const whereOf = (clusters: readonly string[], all: number): string =>
  clusters.length === 0 ? '-' : clusters.length === all && all > 1 ? `all ${all}` : clusters.join(', ');

/** Wraps the last cell of each row at spaces, so that lines fit into `width` if possible. It continues in a row of its own. */
function wrapLast(rows: readonly (readonly string[])[], width: number): string[][] {
  const before = (rows[0] ?? []).slice(0, -1).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const left = before.reduce((sum, column) => sum + column + 2, 0);
  return rows.flatMap((row) => {
    const [first = '', ...more] = wrap(row.at(-1) ?? '', width - left);
    return [[...row.slice(0, -1), first], ...more.map((line) => [...before.map(() => ''), line])];
  });
}
