import { textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { kindKey, minorOf } from './declared-versions.ts';
import { lifecycleOf } from './lifecycle-facts.ts';
import { isLater } from './newer-fields.ts';
import { versionFacts } from './version-facts.ts';

/** Reports versions of Kubernetes kinds that a later release removes. */
export function* deprecatedVersions(cluster: Cluster): Generator<FleetProblem> {
  const declared = minorOf(cluster.kubernetes ?? '');
  for (const about of cluster.all) {
    const lifecycle = lifecycleOf(kindKey(about.object));
    if (lifecycle === undefined) continue;
    const { deprecated, removed, replacement } = lifecycle;
    const release = declared ?? newestRelease();
    // Another rule rejects versions that are already removed.
    if (isLater(deprecated, release) || !isLater(removed, release)) continue;
    const isNext = declared !== undefined && !isLater(removed, nextMinor(declared));
    yield problemOf('deprecated-api-version', about, {
      pointer: '/apiVersion',
      value: about.object.apiVersion,
      ...(isNext ? { severity: 'risk' as const } : {}),
      message: `${objectText(about.object)} is ${textOf(about.object.apiVersion)}, which is deprecated since Kubernetes ${deprecated}; ${removed} removes it${isNext ? `, the next release after that of ${cluster.name}` : ''}`,
      expected: replacement ?? 'a version that is not deprecated',
    });
  }
}

const newestRelease = (): string => Object.keys(versionFacts('Kubernetes').releases).at(-1) ?? '';

const nextMinor = (minor: string): string => minor.replace(/\d{1,9}$/, (digits) => String(Number(digits) + 1));
