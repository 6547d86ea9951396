import type { FleetKustomization } from '@slipway/flux-build';
import { textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { isOfKubernetes } from '../cluster/kinds-of-kubernetes.ts';
import { groupOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { type Definer, definersOn } from './definers.ts';
import type { Sequence } from './sequence.ts';

/** An object that is applied before its kind exists, and the others that are. */
interface Early {
  readonly about: ActiveObject;
  readonly definer: Definer;
  readonly owner: FleetKustomization;
  /** Whether the CRD is always applied after the object. */
  readonly isNever: boolean;
  readonly kustomizations: Set<FleetKustomization>;
}

/** Reports custom resources that are applied before their CRD: one problem for each object that installs CRDs too late. */
export function* definitionOrder(cluster: Cluster, sequence: Sequence): Generator<FleetProblem> {
  const definers = definersOn(cluster);
  const looked = new Set<string>();
  const early = new Map<string, Early>();
  for (const about of cluster.active) {
    const { object, kustomization } = about;
    const group = groupOf(object);
    if (isOfKubernetes(group) || group.endsWith('.fluxcd.io')) continue;
    const key = `${kustomization.cluster}/${kustomization.namespace}/${kustomization.name} ${group}/${textOf(object.kind)}`;
    if (looked.has(key)) continue;
    looked.add(key);
    const all = definers.of(object);
    const [definer] = all;
    const owner = definer?.kustomization;
    if (definer === undefined || owner === undefined || all.some((each) => isInTime(each, about, sequence))) continue;
    const isNever = all.every((each) => each.kustomization !== undefined && sequence.isBefore(kustomization, each.kustomization));
    const cause = `${definer.isSure ? `${owner.cluster}/${owner.namespace}/${owner.name}` : definer.text} ${isNever}`;
    const before = early.get(cause);
    if (before === undefined) early.set(cause, { about, definer, owner, isNever, kustomizations: new Set([kustomization]) });
    else before.kustomizations.add(kustomization);
  }
  for (const each of early.values()) yield problemText(each);
}

function problemText({ about, definer, owner, isNever, kustomizations }: Early): FleetProblem {
  const { object, kustomization } = about;
  const own = `${kustomization.namespace}/${kustomization.name}`;
  const how =
    owner === kustomization
      ? 'which is applied with it; Flux applies neither while the kind does not exist'
      : isNever
        ? `which ${owner.namespace}/${owner.name} applies after it`
        : `which ${owner.namespace}/${owner.name} applies; no dependsOn orders ${own} after it`;
  const more = kustomizations.size - 1;
  const others = more === 0 ? '' : `; the same applies to ${more} more Flux ${more === 1 ? 'Kustomization' : 'Kustomizations'}`;
  return problemOf('definition-comes-later', about, {
    pointer: '/kind',
    value: textOf(object.kind),
    message: `${objectText(object)} needs the kind ${textOf(object.kind)} of ${definer.text}, ${how}${others}`,
    expected: `the kind before the object: dependsOn in ${own}`,
    ...severityOf(definer, isNever),
  });
}

/** Returns the severity. Values of charts may leave CRDs out, and then another tool installs them. */
function severityOf({ isSure }: Definer, isNever: boolean): { readonly severity?: 'risk' | 'advice' } {
  if (isNever) return isSure ? {} : { severity: 'risk' };
  return { severity: isSure ? 'risk' : 'advice' };
}

const isInTime = ({ kustomization, comesFirst }: Definer, about: ActiveObject, sequence: Sequence): boolean =>
  kustomization === undefined ||
  kustomization.suspendedBy !== undefined ||
  (kustomization === about.kustomization ? comesFirst : sequence.isBefore(kustomization, about.kustomization));
