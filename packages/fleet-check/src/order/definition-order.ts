import type { FleetKustomization } from '@slipway/flux-build';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { isOfKubernetes } from '../cluster/kinds-of-kubernetes.ts';
import { below, fieldsOf, groupOf, objectText, textOf } from '../fields.ts';
import { type FleetProblem, problemOf } from '../fleet-problem.ts';
import { CHART_GROUPS } from './charts-with-definitions.ts';
import type { Sequence } from './sequence.ts';

/** What makes the API server know a kind. */
interface Definer {
  readonly text: string;
  readonly kustomization: FleetKustomization | undefined;
  /** Whether it has an effect before other objects of the same Flux Kustomization are applied. */
  readonly comesFirst: boolean;
}

/** Custom resources that are applied before the definition of their kind. */
export function* definitionOrder(cluster: Cluster, sequence: Sequence): Generator<FleetProblem> {
  const definers = definersOn(cluster);
  const said = new Set<string>();
  for (const about of cluster.active) {
    const { object, kustomization } = about;
    const group = groupOf(object);
    if (isOfKubernetes(group) || group.endsWith('.fluxcd.io')) continue;
    const key = `${kustomization.cluster}/${kustomization.namespace}/${kustomization.name} ${group}`;
    if (said.has(key)) continue;
    said.add(key);
    const all = definers.get(`${group}|${textOf(object.kind)}`) ?? definers.get(group) ?? [];
    if (all.length === 0 || all.some((each) => isInTime(each, about, sequence))) continue;
    const [definer] = all as [Definer];
    const owner = definer.kustomization as FleetKustomization;
    const isNever = all.every((each) => each.kustomization !== undefined && sequence.isBefore(kustomization, each.kustomization));
    const where = owner === kustomization ? 'the same Flux Kustomization applies' : `${owner.namespace}/${owner.name} applies`;
    yield problemOf('definition-comes-later', about, {
      pointer: '/kind',
      value: textOf(object.kind),
      message: `${objectText(object)} needs the kind ${textOf(object.kind)} of ${definer.text}, which ${where}${isNever ? (owner === kustomization ? ', and it applies nothing while the kind is not known' : ' after it') : `; nothing puts ${kustomization.namespace}/${kustomization.name} behind it`}`,
      expected: `the kind before the object: dependsOn in ${kustomization.namespace}/${kustomization.name}`,
      ...(isNever ? {} : { severity: 'risk' }),
    });
  }
}

const isInTime = ({ kustomization, comesFirst }: Definer, about: ActiveObject, sequence: Sequence): boolean =>
  kustomization === undefined ||
  kustomization.suspendedBy !== undefined ||
  (kustomization === about.kustomization ? comesFirst : sequence.isBefore(kustomization, about.kustomization));

/** By group and kind, and by group where all kinds of one come together. */
function definersOn(cluster: Cluster): ReadonlyMap<string, readonly Definer[]> {
  const found = new Map<string, Definer[]>();
  const add = (key: string, definer: Definer): void => {
    found.set(key, [...(found.get(key) ?? []), definer]);
  };
  for (const [group, kind, comesFirst] of DEFINITIONS) {
    for (const { object, kustomization } of cluster.ofKind(group, kind)) {
      const spec = fieldsOf(object.spec);
      for (const names of [spec.names, spec.claimNames])
        if (names !== undefined)
          add(`${textOf(spec.group)}|${textOf(below(names).kind)}`, { text: objectText(object), kustomization, comesFirst });
    }
  }
  const written = new Set([...found.keys()].map((key) => key.slice(0, key.indexOf('|'))));
  for (const { object, kustomization } of cluster.ofKind('helm.toolkit.fluxcd.io', 'HelmRelease')) {
    const spec = fieldsOf(object.spec);
    if (spec.kubeConfig !== undefined) continue;
    const chart = textOf(below(spec, 'chart', 'spec').chart) || textOf(below(spec, 'chartRef').name);
    for (const group of CHART_GROUPS[chart] ?? [])
      if (!written.has(group)) add(group, { text: objectText(object), kustomization, comesFirst: false });
  }
  return found;
}

/** CustomResourceDefinitions are applied, and waited for, before the other objects of a Flux Kustomization. */
const DEFINITIONS = [
  ['apiextensions.k8s.io', 'CustomResourceDefinition', true],
  ['apiextensions.crossplane.io', 'CompositeResourceDefinition', false],
] as const;
