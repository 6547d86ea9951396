import { findCommunitySchema } from '@slipway/community-kinds';
import { type FleetBuild, type FleetKustomization, readFolder } from '@slipway/flux-build';
import {
  type Capabilities,
  chartFolder,
  clusterCapabilities,
  clusterVersion,
  type FleetRelease,
  fleetReleases,
  isCrd,
  type ReleaseMemory,
  releaseMemory,
  servedVersions,
} from '@slipway/helm';
import { findSchema, listKinds } from '@slipway/kube-models';
import { type Fields, type Finding, fieldsOf, onceForEachName, textOf } from '@slipway/manifest';
import { type LockLocation, lockedCharts } from './locked-charts.ts';

/** How releases are built. */
export interface ReleaseOptions {
  /** The absolute path of a folder with charts. */
  readonly charts: string | undefined;
  /** Location of charts.lock. */
  readonly lock?: LockLocation | undefined;
  /** The release of Kubernetes of a cluster, `1.34`. Undefined when it is not set. */
  readonly kubernetesOf?: ((cluster: string) => string | undefined) | undefined;
  /** Memory shared by the states of a fleet that one process builds. Equal releases of two states are rendered once. */
  readonly memory?: { renders?: ReleaseMemory } | undefined;
}

/** Builds what each HelmRelease installs. A given folder of charts has precedence over the lock. */
export function buildReleases(
  fleet: FleetBuild,
  owners: readonly FleetKustomization[],
  { charts, lock, kubernetesOf = () => undefined, memory = {} }: ReleaseOptions,
): { readonly releases: readonly FleetRelease[]; readonly findings: readonly Finding[] } {
  const locked = lock && lockedCharts(lock);
  const given = charts === undefined ? undefined : chartFolder(readFolder(charts));
  memory.renders ??= releaseMemory();
  const releases = fleetReleases({
    memory: memory.renders,
    fleet,
    owners,
    charts: { find: (...wanted) => given?.find(...wanted) ?? locked?.finder.find(...wanted) },
    capabilitiesOf: capabilitiesOf(owners, kubernetesOf),
    isNamespaced: scopesOf(owners),
  });
  return { releases, findings: locked?.findings ?? [] };
}

/**
 * Returns the API versions of each cluster: the kinds of Kubernetes that are on by default, and those of the CRDs that the fleet applies.
 */
function capabilitiesOf(owners: readonly FleetKustomization[], kubernetesOf: (cluster: string) => string | undefined) {
  const builtIn = listKinds().flatMap(({ group, version, kind, offByDefault }) => {
    if (offByDefault === true || (group.includes('.') && !group.endsWith('.k8s.io'))) return [];
    const apiVersion = group === '' ? version : `${group}/${version}`;
    return [apiVersion, `${apiVersion}/${kind}`];
  });
  const ofClusters = Map.groupBy(owners, ({ appliesTo }) => appliesTo);
  return onceForEachName((cluster): Capabilities => {
    const version = kubernetesOf(cluster);
    const defined = (ofClusters.get(cluster) ?? []).flatMap(({ objects = [] }) => objects.flatMap(({ object }) => servedVersions(object)));
    const versions = [...new Set([...builtIn, ...defined])].sort();
    return clusterCapabilities(version === undefined ? undefined : clusterVersion(`v${version}.0`), versions);
  });
}

/** Returns whether a kind is namespaced: by the CRDs of the fleet, then by the bundled schemas. */
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
