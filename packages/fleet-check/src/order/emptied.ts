import { kustomizationKey } from '@slipway/flux-build';
import { joinPaths } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import { reconciled } from '../references/flux-references.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/** Reports Flux Kustomizations whose list of resources lost its last entry. An intended empty list is written as `[]`. */
export function* emptied(cluster: Cluster): Generator<FleetProblem> {
  const driven = new Map(cluster.driven.map((each) => [kustomizationKey(each), each]));
  for (const about of reconciled(cluster, 'kustomize.toolkit.fluxcd.io', 'Kustomization')) {
    const { object } = about;
    const built = driven.get(kustomizationKey({ cluster: cluster.name, namespace: namespaceOf(object), name: nameOf(object) }));
    if (built?.objects?.length !== 0 || built.partial === true || built.spec.prune !== true) continue;
    const file = FILES.map((name) => joinPaths('/', built.path, name).slice(1)).find((each) =>
      hasEmptyResources(cluster.textOf(built, each) ?? ''),
    );
    if (file === undefined) continue;
    yield problemOf('nothing-left', about, {
      pointer: '/spec/path',
      value: built.path,
      message: `${objectText(object)} applies nothing: resources of ${file} has no entry, so Flux deletes all its objects from ${cluster.name}`,
      expected: 'resources with entries, or resources: [] for an empty list',
    });
  }
}

/** Whether `resources:` has no value in its line, and no entry below it. */
function hasEmptyResources(text: string): boolean {
  const lines = text.split(/\r?\n/);
  return lines.some((line, index) => {
    if (!line.startsWith('resources:') || !/^(?:null|~)?[ \t]*(?:#.*)?$/.test(line.slice('resources:'.length).trim())) return false;
    let below = index + 1;
    while (lines[below]?.trim() === '') below++;
    return lines[below]?.trimStart().startsWith('-') !== true;
  });
}

const FILES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
