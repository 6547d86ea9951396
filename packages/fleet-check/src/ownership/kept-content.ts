import { applyPolicy, type FleetKustomization, isDeletedWithOwner } from '@slipway/flux-build';
import { isProtectedKind, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { contentOf } from '../cluster/content-of.ts';
import { groupOf, hasVariable, nameOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/** Reports Namespaces and CRDs that Flux deletes although it must keep their content. */
export function* keptContent(cluster: Cluster): Generator<FleetProblem> {
  const kept = cluster.active.filter(
    (each) => isIntended(each) && fatesOf(each.object, each.kustomization).some((isDeleted) => !isDeleted),
  );
  if (kept.length === 0) return;
  // The namespace and the CRDs of Flux are deleted only together with Flux.
  const ofFlux = new Set(cluster.driven.map(({ namespace }) => namespace));
  for (const about of CONTAINERS.flatMap(([group, kind]) => cluster.activeOf(group, kind))) {
    const { object, kustomization } = about;
    const content = contentOf(object);
    const name = nameOf(object);
    if (content === undefined || hasVariable(name) || (content.of === 'namespace' && ofFlux.has(name)) || FLUX_CRD.test(name)) continue;
    const fates = fatesOf(object, kustomization);
    cluster.spend(UNITS_PER_OBJECT * kept.length);
    const lost = kept.filter(
      (each) => content.has(each.object) && fatesOf(each.object, each.kustomization).some((isDeleted, event) => !isDeleted && fates[event]),
    );
    const [first] = lost;
    if (first === undefined) continue;
    yield problemOf('protection-without-effect', about, {
      pointer: '/metadata/name',
      value: name,
      message: `${objectText(object)} is deleted together with its content when ${textOfOwner(kustomization)} no longer has it, though ${textsOf(lost)} is kept by ${reasonOf(first)}`,
      expected: `kustomize.toolkit.fluxcd.io/prune: disabled on ${objectText(object)} too`,
    });
  }
}

const CONTAINERS = [
  ['', 'Namespace'],
  ['apiextensions.k8s.io', 'CustomResourceDefinition'],
  ['apiextensions.crossplane.io', 'CompositeResourceDefinition'],
] as const;

const FLUX_CRD = /\.(?:toolkit\.fluxcd\.io|fluxcd\.controlplane\.io)$/;

const UNITS_PER_OBJECT = 10;

/** Whether the protection is intended for the object: prune: false is the default of many Flux Kustomizations, and counts only for data. */
function isIntended({ object, kustomization }: ActiveObject): boolean {
  if (!applyPolicy(object, { prune: true }).prune || kustomization.spec.prune === true) return true;
  return isProtectedKind(groupOf(object), textOf(object.kind));
}

/** Returns whether Flux deletes an object that left the files, or whose Flux Kustomization is deleted. */
const fatesOf = (object: ActiveObject['object'], { spec }: FleetKustomization): readonly [boolean, boolean] => [
  applyPolicy(object, spec).prune,
  isDeletedWithOwner(spec) && applyPolicy(object, { prune: true }).prune,
];

const textOfOwner = ({ namespace, name }: FleetKustomization): string => `the Flux Kustomization ${namespace}/${name}`;

const textsOf = ([first, ...others]: readonly ActiveObject[]): string =>
  `${objectText(first?.object ?? {})}${others.length === 0 ? '' : ` (and ${others.length} more)`}`;

function reasonOf({ object, kustomization }: ActiveObject): string {
  if (!applyPolicy(object, { prune: true }).prune) return 'kustomize.toolkit.fluxcd.io/prune: disabled';
  const isOrphaned = kustomization.spec.prune === true;
  return `${isOrphaned ? 'deletionPolicy: Orphan' : 'prune: false'} of ${textOfOwner(kustomization)}`;
}
