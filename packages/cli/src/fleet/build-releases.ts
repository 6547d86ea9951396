import { findCommunitySchema } from '@slipway/community-kinds';
import { type FleetBuild, type FleetKustomization, readFolder } from '@slipway/flux-build';
import { type Capabilities, chartFolder, type FleetRelease, fleetReleases, statedVersion, withCapabilities } from '@slipway/helm';
import { findSchema } from '@slipway/kube-models';
import { type Fields, type Finding, fieldsOf, onceForEachName, textOf } from '@slipway/manifest';
import { lockedCharts } from '../chart-lock/locked-charts.ts';
import type { ChartOptions } from './chart-options.ts';

/** Builds what each HelmRelease installs. A given folder of charts has precedence over the lock. */
export function buildReleases(
  fleet: FleetBuild,
  owners: readonly FleetKustomization[],
  {
    charts,
    lock,
    kubernetesOf = () => undefined,
  }: Pick<ChartOptions, 'kubernetesOf' | 'lock'> & {
    /** The absolute path of a folder with charts. */
    readonly charts: string | undefined;
  },
): { readonly releases: readonly FleetRelease[]; readonly findings: readonly Finding[] } {
  const locked = lock && lockedCharts(lock);
  const given = charts === undefined ? undefined : chartFolder(readFolder(charts));
  const releases = fleetReleases({
    fleet,
    owners,
    charts: { find: (...wanted) => given?.find(...wanted) ?? locked?.finder.find(...wanted) },
    capabilitiesOf: capabilitiesOf(owners, kubernetesOf),
    isNamespaced: scopesOf(owners),
  });
  return { releases, findings: locked?.findings ?? [] };
}

/** The kinds that objects of the fleet define, by cluster. Each gives `group/version` and `group/version/Kind`. */
function capabilitiesOf(owners: readonly FleetKustomization[], kubernetesOf: (cluster: string) => string | undefined) {
  const definitions = Map.groupBy(
    owners.flatMap(({ appliesTo, objects = [] }) =>
      objects.map(({ object }) => ({ appliesTo, object })).filter(({ object }) => isCrd(object)),
    ),
    ({ appliesTo }) => appliesTo,
  );
  return onceForEachName((cluster): Capabilities => {
    const version = kubernetesOf(cluster);
    const kinds = (definitions.get(cluster) ?? []).flatMap(({ object }) => servedBy(object));
    return withCapabilities(version === undefined ? undefined : statedVersion(`v${version}.0`), [...new Set(kinds)].sort());
  });
}

const isCrd = ({ apiVersion, kind }: Fields): boolean =>
  kind === 'CustomResourceDefinition' && textOf(apiVersion).startsWith('apiextensions.k8s.io/');

function servedBy({ spec }: Fields): readonly string[] {
  const { group, names, versions } = fieldsOf(spec);
  const list = Array.isArray(versions) ? versions.map(fieldsOf) : [];
  return list.flatMap(({ name }) => {
    const version = `${textOf(group)}/${textOf(name)}`;
    return [version, `${version}/${textOf(fieldsOf(names).kind)}`];
  });
}

/** Whether a kind has a namespace: by the CRDs of the fleet, then by the bundled schemas. */
function scopesOf(owners: readonly FleetKustomization[]): (object: Fields) => boolean | undefined {
  const scopes = new Map<string, boolean>();
  for (const { objects = [] } of owners) {
    for (const { object } of objects) {
      if (!isCrd(object)) continue;
      const { group, names, scope } = fieldsOf(object.spec);
      scopes.set(`${textOf(group)}/${textOf(fieldsOf(names).kind)}`, scope !== 'Cluster');
    }
  }
  const bundled = onceForEachName((name): boolean | undefined => {
    const [apiVersion = '', kind = ''] = name.split(' ');
    const schema = findSchema(apiVersion, kind) ?? findCommunitySchema(apiVersion, kind);
    return schema === undefined ? undefined : schema.scope !== 'Cluster';
  });
  return ({ apiVersion, kind }) => {
    const version = textOf(apiVersion);
    return scopes.get(`${version.split('/')[0]}/${textOf(kind)}`) ?? bundled(`${version} ${textOf(kind)}`);
  };
}
