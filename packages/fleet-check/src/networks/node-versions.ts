import { textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { isLater } from '../versions/newer-fields.ts';
import { forProvider, managed, referred } from './managed-resources.ts';

/** Reports EKS node groups with a later Kubernetes release than their control plane. */
export function* nodeVersions(cluster: Cluster): Generator<FleetProblem> {
  const clusters = managed(cluster, 'eks', 'Cluster');
  for (const about of managed(cluster, 'eks', 'NodeGroup')) {
    const { version, clusterNameRef } = forProvider(about.object);
    const control = referred(about.object, clusterNameRef, clusters);
    const there = control && textOf(forProvider(control.object).version);
    if (there === undefined || !isMinor(there) || !isMinor(textOf(version)) || !isLater(textOf(version), there)) continue;
    yield problemOf('nodes-of-later-release', about, {
      pointer: '/spec/forProvider/version',
      value: version,
      message: `${objectText(about.object)} has Kubernetes ${textOf(version)}, and the control plane ${objectText(control?.object ?? {})} ${there}`,
      expected: `at most ${there}`,
    });
  }
}

/** Reports kube-proxy add-ons with a later Kubernetes release than their control plane. */
export function* proxyVersions(cluster: Cluster): Generator<FleetProblem> {
  const clusters = managed(cluster, 'eks', 'Cluster');
  for (const about of managed(cluster, 'eks', 'Addon')) {
    const { addonName, addonVersion, clusterNameRef } = forProvider(about.object);
    const [, minor] = /^v(1\.\d{1,3})\.\d+-eksbuild\.\d+$/.exec(textOf(addonVersion)) ?? [];
    const control = referred(about.object, clusterNameRef, clusters);
    const there = control && textOf(forProvider(control.object).version);
    if (addonName !== 'kube-proxy' || minor === undefined || there === undefined || !isMinor(there) || !isLater(minor, there)) continue;
    yield problemOf('proxy-of-later-release', about, {
      pointer: '/spec/forProvider/addonVersion',
      value: addonVersion,
      message: `${objectText(about.object)} has kube-proxy ${minor}, and the control plane ${objectText(control?.object ?? {})} Kubernetes ${there}`,
      expected: `at most ${there}`,
    });
  }
}

const isMinor = (text: string): boolean => /^1\.\d{1,3}$/.test(text);
