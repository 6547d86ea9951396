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
  /** `never`: the CRD is always applied after the object. `unready`: it is applied before, and no wait follows. */
  readonly order: 'none' | 'never' | 'unready';
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
    // Content that could not be read may have the CRDs, and then the values of the chart leave them out.
    if (!definer.isSure && (cluster.hasMore() || all.some(({ chart }) => chart !== undefined && cluster.installsBefore(chart)))) continue;
    const order = orderOf(all, about, owner, sequence);
    const cause = `${definer.isSure ? `${owner.cluster}/${owner.namespace}/${owner.name}` : definer.text} ${order}`;
    const before = early.get(cause);
    if (before === undefined) early.set(cause, { about, definer, owner, order, kustomizations: new Set([kustomization]) });
    else before.kustomizations.add(kustomization);
  }
  for (const each of early.values()) yield problemText(each);
}

function orderOf(all: readonly Definer[], { kustomization }: ActiveObject, owner: FleetKustomization, sequence: Sequence): Early['order'] {
  if (all.every((each) => each.kustomization !== undefined && sequence.isBefore(kustomization, each.kustomization))) return 'never';
  return owner !== kustomization && sequence.isBefore(owner, kustomization) ? 'unready' : 'none';
}

function problemText({ about, definer, owner, order, kustomizations }: Early): FleetProblem {
  const { object, kustomization } = about;
  const own = `${kustomization.namespace}/${kustomization.name}`;
  const how =
    owner === kustomization
      ? 'which is applied with it; Flux applies neither while the kind does not exist'
      : order === 'never'
        ? `which ${owner.namespace}/${owner.name} applies after it`
        : order === 'unready'
          ? `which ${owner.namespace}/${owner.name} applies before it without wait: true: ${own} does not wait until the kind exists`
          : `which ${owner.namespace}/${owner.name} applies; no dependsOn orders ${own} after it`;
  const more = kustomizations.size - 1;
  const others = more === 0 ? '' : `; the same applies to ${more} more Flux ${more === 1 ? 'Kustomization' : 'Kustomizations'}`;
  return problemOf('definition-comes-later', about, {
    pointer: '/kind',
    value: textOf(object.kind),
    message: `${objectText(object)} needs the kind ${textOf(object.kind)} of ${definer.text}, ${how}${others}`,
    expected: order === 'unready' ? `wait: true in ${owner.namespace}/${owner.name}` : `the kind before the object: dependsOn in ${own}`,
    ...severityOf(definer, order),
  });
}

/** Returns the severity. Values of charts may leave CRDs out, and then another tool installs them. */
function severityOf({ isSure }: Definer, order: Early['order']): { readonly severity?: 'risk' | 'advice' } {
  if (order === 'never') return isSure ? {} : { severity: 'risk' };
  return { severity: isSure ? 'risk' : 'advice' };
}

/**
 * Whether a kind exists before an object of it is applied. A CRD exists once it is applied. A chart, a provider or an XRD must be ready, which
 * only a Flux Kustomization with wait or a health check ensures.
 */
function isInTime({ kustomization, comesFirst, object }: Definer, about: ActiveObject, sequence: Sequence): boolean {
  if (kustomization === undefined || kustomization.suspendedBy !== undefined) return true;
  if (kustomization === about.kustomization) return comesFirst;
  if (!sequence.isBefore(kustomization, about.kustomization)) return false;
  return comesFirst || sequence.isReadyBefore(object, kustomization, about.kustomization);
}
