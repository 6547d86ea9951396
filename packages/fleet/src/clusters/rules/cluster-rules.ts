import { addressRange, type Finding } from '@slipway/manifest';
import { checkCharts } from '../../sources/check-charts.ts';
import { checkGitRef } from '../../sources/git-ref.ts';
import { mixedDelivery } from '../place/place-unit.ts';
import { specificUnit } from '../place/wanted-units.ts';
import { isDrivenByHub } from '../spec/cluster-names.ts';
import type { AppRepository, Cluster } from '../spec/cluster-spec.ts';
import { findingAt, locationOfDefinition } from '../spec/finding-at.ts';
import type { IsSound } from '../spec/soundness.ts';
import { soundUnits } from './sound-uses.ts';

/**
 * Checks the choice of versions: exactly one of channel and pin. A separate channel of the definitions is optional with a channel, and
 * required with a pin.
 */
export function checkPackageChoice(cluster: Cluster, isSound: IsSound): Finding[] {
  if (!isSound('/packages')) return [];
  const given = Object.entries(cluster.packages).flatMap(([key, value]) => (value === undefined ? [] : [key]));
  const text = given.toSorted().join(' and ');
  if (['channel', 'channel and definitions', 'definitions and pin'].includes(text)) return [];
  return [
    findingAt(cluster, {
      rule: 'wrong-package-choice',
      message: text === '' ? 'no versions are chosen' : `${text} are not compatible with each other`,
      pointer: '/packages',
      value: cluster.packages,
      expected: 'channel, channel with definitions, or pin with definitions',
      remedy: text === '' ? "add channel: 'latest'" : 'keep channel, or pin with definitions',
    }),
  ];
}

/** Checks the address range of the network. The platform checks the other fields. */
export const checkNetwork = (cluster: Cluster, isSound: IsSound): Finding[] =>
  cluster.role === 'workload' || !isSound('/network') || addressRange(cluster.network.cidr)
    ? []
    : [
        findingAt(cluster, {
          rule: 'wrong-cluster',
          message: 'not an IPv4 range',
          pointer: '/network/cidr',
          value: cluster.network.cidr,
          expected: 'an address and a prefix length, like 10.20.0.0/16',
          remedy: 'write the address range of the VPC, not yet in use by another cluster',
        }),
      ];

/** Checks that a repository has one revision, and a name that no other file of the leaf has. */
export function checkRepositories(cluster: Cluster, isSound: IsSound): Finding[] {
  const repositories = Array.isArray(cluster.repositories) ? (cluster.repositories as readonly AppRepository[]) : [];
  const taken = new Set([
    'cluster-info',
    'kustomization',
    'package-sources',
    'flux-system',
    ...soundUnits(cluster, isSound).map(({ name }) => name),
  ]);
  return repositories.flatMap((repository, index) => {
    const pointer = `/repositories/${index}`;
    return [
      ...(isSound(`${pointer}/ref`) ? checkGitRef(repository.ref, { ...locationOfDefinition(cluster), pointer: `${pointer}/ref` }) : []),
      ...(isSound(`${pointer}/name`) ? nameClash(cluster, repository, pointer, taken) : []),
    ];
  });
}

function nameClash(cluster: Cluster, { name }: AppRepository, pointer: string, taken: Set<string>): Finding[] {
  const clash = taken.has(name);
  taken.add(name);
  if (!clash) return [];
  return [
    findingAt(cluster, {
      rule: 'duplicate-leaf-file',
      message: `the cluster has something else named ${name}`,
      pointer: `${pointer}/name`,
      value: name,
      expected: 'a name that no unit, repository or file of the leaf has',
      remedy: 'rename the repository',
    }),
  ];
}

/** Checks that the hub can deliver each unit as a whole: it applies a unit either itself or through the kubeconfig. */
export function checkDrivable(cluster: Cluster, isSound: IsSound): Finding[] {
  if (!isDrivenByHub(cluster)) return [];
  return soundUnits(cluster, isSound).flatMap((unit) => {
    const mixture = mixedDelivery(unit);
    if (mixture === undefined) return [];
    return [
      findingAt(cluster, {
        rule: 'mixed-unit',
        message: `${unit.name} mixes ${mixture}: the hub cannot apply them in one way`,
        pointer: '/delivery',
        value: 'hub',
        expected: 'units of one sort',
        remedy: "let the cluster deliver itself (delivery: 'self'), or split the unit",
      }),
    ];
  });
}

/** Checks that charts of one cluster have an exact version, like those of the catalogue. */
export function checkSpecificCharts(cluster: Cluster, isSound: IsSound): Finding[] {
  const unit = isSound('/specific') ? specificUnit(cluster) : undefined;
  const { source } = locationOfDefinition(cluster);
  return unit === undefined
    ? []
    : checkCharts([unit], soundUnits(cluster, isSound)).map((finding) => ({ ...finding, ...(source ? { source } : {}) }));
}
