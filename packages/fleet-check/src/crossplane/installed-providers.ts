import { fieldsOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { objectText, packageName } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { usedKinds } from './used-kinds.ts';

/**
 * Reports managed resources of a service whose provider is not installed, on clusters that have other providers of the same cloud. Upbound
 * and crossplane-contrib have one provider for each service.
 */
export function* installedProviders(cluster: Cluster): Generator<FleetProblem> {
  const packages = cluster.ofKind('pkg.crossplane.io', 'Provider').map(({ object }) => packageName(textOf(fieldsOf(object.spec).package)));
  if (packages.length === 0 || cluster.hasMore() || cluster.ofKind('pkg.crossplane.io', 'Configuration').length > 0) return;
  const first = new Map<
    string,
    { readonly about: ActiveObject; readonly pointer: string; readonly cloud: string; readonly kind: string }
  >();
  for (const { about, pointer, group, kind } of usedKinds(cluster)) {
    const [, service, cloud] = GROUP.exec(group) ?? [];
    const provider = `provider-${cloud}-${service}`;
    if (service !== undefined && cloud !== undefined && !first.has(provider)) first.set(provider, { about, pointer, cloud, kind });
  }
  for (const [provider, { about, pointer, cloud, kind }] of first) {
    const ofCloud = packages.filter((name) => name.startsWith(`provider-${cloud}`) && name !== `provider-family-${cloud}`);
    if (ofCloud.length === 0 || ofCloud.includes(provider) || ofCloud.includes(`provider-${cloud}`)) continue;
    yield problemOf('provider-not-found', about, {
      pointer,
      value: kind,
      message: `${objectText(about.object)} uses ${kind} of ${provider}, which is not among the Providers of ${cluster.name}`,
      expected: `a Provider with the package ${provider}`,
    });
  }
}

const GROUP = /^([a-z0-9]+)\.(aws|azure|gcp)\.(?:m\.)?upbound\.io$/;
