import { addressRange } from '@slipway/crossplane-compositions';
import { checkGitRef } from '@slipway/flux-sources';
import { DefinitionError, type Finding } from '@slipway/manifest';
import { isDrivenByHub } from '../cluster-names.ts';
import type { Cluster } from '../cluster-spec.ts';
import { findingAt } from '../finding-at.ts';
import { compositeResource } from '../hub/eks-cluster.ts';
import { mixedDelivery } from '../place-unit.ts';
import { unitsNamedBy } from '../wanted-units.ts';

/** Follow a channel or pin, not both and not neither. */
export function checkPackageChoice(cluster: Cluster): Finding[] {
  const given = Object.entries(cluster.packages).flatMap(([key, value]) => (value === undefined ? [] : [key]));
  const text = given.toSorted().join(' and ');
  if (text === 'channel' || text === 'definitions and pin') return [];
  return [
    findingAt(cluster, {
      rule: 'wrong-package-choice',
      message: text === '' ? 'no versions are chosen' : `${text} do not belong together`,
      pointer: '/packages',
      value: cluster.packages,
      expected: 'either channel, or pin with definitions',
      remedy: 'keep one way',
    }),
  ];
}

/** Versions, node numbers and address ranges contradict each other, as the factory of the composite resource sees it. */
export function checkComposite(cluster: Cluster): Finding[] {
  if (cluster.role === 'hub') return checkHubNetwork(cluster);
  try {
    compositeResource(cluster);
    return [];
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    return error.findings.map(({ rule, message, pointer, value, expected, remedy }) =>
      findingAt(cluster, {
        rule,
        message,
        pointer: pointer.replace(/^\/spec/, '').replace('/metadata/name', '/cluster'),
        value,
        expected,
        remedy,
      }),
    );
  }
}

const checkHubNetwork = (cluster: Cluster): Finding[] =>
  addressRange(cluster.network.cidr)
    ? []
    : [
        findingAt(cluster, {
          rule: 'wrong-cluster',
          message: 'not an IPv4 range',
          pointer: '/network/cidr',
          value: cluster.network.cidr,
          expected: 'an address and a prefix length, like 10.20.0.0/16',
          remedy: 'correct it',
        }),
      ];

/** A repository has one revision and a name that no other file of the leaf has. */
export function checkRepositories(cluster: Cluster): Finding[] {
  const repositories = cluster.repositories ?? [];
  const taken = new Set([
    'cluster-info',
    'kustomization',
    'package-sources',
    'flux-system',
    ...unitsNamedBy(cluster).map(({ name }) => name),
  ]);
  return repositories.flatMap(({ name, ref }, index) => {
    const pointer = `/repositories/${index}`;
    const { file, source } = findingAt(cluster, { rule: '', message: '', pointer, expected: '', remedy: '' });
    const clash = taken.has(name);
    taken.add(name);
    return [
      ...checkGitRef(ref, { file, ...(source ? { source } : {}), pointer: `${pointer}/ref` }),
      ...(clash
        ? [
            findingAt(cluster, {
              rule: 'duplicate-pointer',
              message: `the cluster has something else named ${name}`,
              pointer: `${pointer}/name`,
              value: name,
              expected: 'a name of its own',
              remedy: 'rename the repository',
            }),
          ]
        : []),
    ];
  });
}

/** The hub applies a unit itself or through the kubeconfig, as a whole. */
export function checkDrivable(cluster: Cluster): Finding[] {
  if (!isDrivenByHub(cluster)) return [];
  return unitsNamedBy(cluster).flatMap((unit) => {
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
