import type { FleetKustomization } from '@slipway/flux-build';
import { below, type Fields, fieldsOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { isOfKubernetes } from '../cluster/kinds-of-kubernetes.ts';
import { groupOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { type Definer, definersOn } from './definers.ts';
import type { Sequence } from './sequence.ts';

/** An object that is applied before its kind exists, with all such objects. */
interface Early {
  readonly about: ActiveObject;
  readonly definer: Definer;
  readonly owner: FleetKustomization;
  /**
   * `never`: the CRD is always applied after the object. `unready`: it is applied before, without a wait. `together`: the templates of one
   * chart have both.
   */
  readonly order: 'none' | 'never' | 'unready' | 'together';
  readonly kustomizations: Set<FleetKustomization>;
}

/** Reports custom resources that are applied before their CRD: one problem for each object that installs CRDs too late. */
export function* definitionOrder(cluster: Cluster, sequence: Sequence): Generator<FleetProblem> {
  const definers = definersOn(cluster);
  const looked = new Set<string>();
  const early = new Map<string, Early>();
  for (const about of [...cluster.active, ...cluster.installed, ...cluster.hooks]) {
    const { object, kustomization } = about;
    const group = groupOf(object);
    if (isOfKubernetes(group) || group.endsWith('.fluxcd.io')) continue;
    const key = `${kustomization.cluster}/${ownerText(cluster, kustomization)} ${group}/${textOf(object.kind)}`;
    if (looked.has(key)) continue;
    looked.add(key);
    const all = definers.of(object);
    const [definer] = all;
    if (isHook(object) && definer?.kustomization !== kustomization) continue;
    const owner = definer?.kustomization;
    if (definer === undefined || owner === undefined || all.some((each) => isInTime(each, about, sequence))) continue;
    if (mayExist(cluster, all, about)) continue;
    const order = orderOf(all, about, owner, sequence);
    const cause = `${definer.isSure ? `${owner.cluster}/${ownerText(cluster, owner)}` : definer.text} ${order}`;
    const before = early.get(cause);
    if (before === undefined) early.set(cause, { about, definer, owner, order, kustomizations: new Set([kustomization]) });
    else before.kustomizations.add(kustomization);
  }
  for (const each of early.values()) yield problemText(cluster, each);
}

/** Hooks that need kinds of other owners run when these exist, or not at all. */
const isHook = ({ metadata }: Fields): boolean => fieldsOf(fieldsOf(metadata).annotations)['helm.sh/hook'] !== undefined;

/** Whether content that is not read may have the kind, or the object is not rendered while the kind does not exist. */
function mayExist(cluster: Cluster, definers: readonly Definer[], { object, kustomization }: ActiveObject): boolean {
  const [definer] = definers;
  if (definer?.kustomization === kustomization && definer.release?.asksFor(groupOf(object)) === true) return true;
  // The author installs the CRDs in another way.
  if (definers.some((each) => each.chart !== undefined && below(each.object, 'spec', 'install').crds === 'Skip')) return true;
  // The values of the chart then disable its CRDs.
  return definers.some(({ chart }) => chart !== undefined && cluster.installsBefore(chart)) || (!definer?.isSure && cluster.hasMore());
}

/** Returns the name of a Flux Kustomization, or the kind and name of a HelmRelease or Configuration. */
function ownerText(cluster: Cluster, owner: FleetKustomization): string {
  const release = cluster.releaseOf(owner);
  const kind = release === undefined ? [] : [textOf(release.object.kind)];
  return [...kind, ...(owner.namespace === '' ? [] : [owner.namespace]), owner.name].join('/');
}

function orderOf(all: readonly Definer[], { kustomization }: ActiveObject, owner: FleetKustomization, sequence: Sequence): Early['order'] {
  if (all[0]?.release !== undefined && owner === kustomization) return 'together';
  if (all.every((each) => each.kustomization !== undefined && sequence.isBefore(kustomization, each.kustomization))) return 'never';
  const applier = all[0]?.release?.appliedBy ?? owner;
  return applier !== kustomization && sequence.isBefore(applier, kustomization) ? 'unready' : 'none';
}

function problemText(cluster: Cluster, { about, definer, owner, order, kustomizations }: Early): FleetProblem {
  const { object, kustomization } = about;
  const own = ownerText(cluster, kustomization);
  const others = [...kustomizations].slice(1);
  const noun = others.some((each) => cluster.releaseOf(each) !== undefined) ? 'Flux object' : 'Flux Kustomization';
  const more = others.length === 0 ? '' : `; the same applies to ${others.length} more ${noun}${others.length === 1 ? '' : 's'}`;
  const waits = ownerText(cluster, order === 'unready' ? (definer.release?.appliedBy ?? owner) : owner);
  return problemOf('definition-comes-later', about, {
    pointer: '/kind',
    value: textOf(object.kind),
    message: `${objectText(object)} needs the kind ${textOf(object.kind)} of ${definer.text}, ${orderText(cluster, { about, definer, owner, order })}${more}`,
    expected: expectedFor(order, own, waits),
    ...severityOf(definer, order),
  });
}

function expectedFor(order: Early['order'], own: string, waits: string): string {
  if (order === 'together') return 'the CRD in the folder crds/, or in the chart of another HelmRelease';
  return order === 'unready' ? `wait: true in ${waits}` : `the kind before the object: dependsOn in ${own}`;
}

/** Describes the order of an object and its kind. */
function orderText(cluster: Cluster, { about: { kustomization }, definer, owner, order }: Omit<Early, 'kustomizations'>): string {
  const [own, its] = [ownerText(cluster, kustomization), ownerText(cluster, owner)];
  if (order === 'together')
    return `which ${its} installs with it. Helm reads the kinds of the cluster before it creates the first object, so the first installation fails`;
  if (definer.release?.appliedBy === kustomization)
    return `which ${its} installs; Flux applies both together, and neither while the kind does not exist`;
  if (owner === kustomization) return 'which is applied with it; Flux applies neither while the kind does not exist';
  if (order === 'never') return `which ${its} ${definer.release === undefined ? 'applies' : 'installs'} after it`;
  const unready = `without wait: true: ${own} does not wait until the kind exists`;
  if (order === 'unready' && definer.release === undefined) return `which ${its} applies before it ${unready}`;
  if (order === 'unready')
    return `which ${its} installs; ${ownerText(cluster, definer.release?.appliedBy ?? owner)} applies that one ${unready}`;
  return `which ${its} ${definer.release === undefined ? 'applies' : 'installs'}; no dependsOn orders ${own} after it`;
}

/**
 * Returns the severity. Many clusters get the CRDs of charts by hand first. Without an order, Flux retries until the chart is installed.
 */
function severityOf({ isSure, release }: Definer, order: Early['order']): { readonly severity?: 'risk' | 'advice' } {
  if (order === 'together') return { severity: 'risk' };
  if (order === 'never') return isSure && release === undefined ? {} : { severity: 'risk' };
  return { severity: isSure && release === undefined ? 'risk' : 'advice' };
}

/**
 * Whether a kind exists before an object of it is applied. A CRD exists once it is applied, but those in templates of a chart are applied with its other objects. A chart, a provider or an XRD must be ready, which
 * only a Flux Kustomization with wait or a health check ensures.
 */
function isInTime({ kustomization, comesFirst, object }: Definer, about: ActiveObject, sequence: Sequence): boolean {
  if (kustomization === undefined || kustomization.suspendedBy !== undefined) return true;
  if (kustomization === about.kustomization) return comesFirst;
  return comesFirst
    ? sequence.isBefore(kustomization, about.kustomization)
    : sequence.isReadyBefore(object, kustomization, about.kustomization);
}
