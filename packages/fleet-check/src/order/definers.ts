import type { FleetKustomization } from '@slipway/flux-build';
import type { Cluster } from '../cluster/cluster.ts';
import { below, type Fields, fieldsOf, groupOf, objectText, packageName, textOf } from '../objects/fields.ts';
import { push } from '../objects/push.ts';
import { chartGroups } from './charts-with-definitions.ts';

/** What makes the API server know kinds. */
export interface Definer {
  readonly text: string;
  /** Undefined for what exists before Flux. */
  readonly kustomization: FleetKustomization | undefined;
  /** Whether it has an effect before other objects of the same Flux Kustomization are applied. */
  readonly comesFirst: boolean;
  /** Whether the definitions are known to come of it: charts may be set to leave them out, for others to bring them. */
  readonly isSure: boolean;
}

/** What defines the kinds of a cluster. */
export interface Definers {
  readonly of: (object: Fields) => readonly Definer[];
}

export function definersOn(cluster: Cluster): Definers {
  const found = new Map<string, Definer[]>();
  const add = (key: string, definer: Definer): void => push(found, key, definer);
  for (const [group, kind, comesFirst] of DEFINITIONS) {
    for (const { object, kustomization } of cluster.ofKind(group, kind)) {
      const spec = fieldsOf(object.spec);
      for (const names of [spec.names, spec.claimNames])
        if (names !== undefined)
          add(`${textOf(spec.group)}|${textOf(below(names).kind)}`, {
            text: objectText(object),
            kustomization,
            comesFirst,
            isSure: true,
          });
    }
  }
  const written = new Set([...found.keys()].map((key) => key.slice(0, key.indexOf('|'))));
  for (const { object, kustomization } of cluster.ofKind('pkg.crossplane.io', 'Provider'))
    for (const group of groupsOfPackage(textOf(fieldsOf(object.spec).package)))
      if (!written.has(group)) add(group, { text: objectText(object), kustomization, comesFirst: false, isSure: true });
  for (const { object, kustomization } of cluster.ofKind('helm.toolkit.fluxcd.io', 'HelmRelease')) {
    const spec = fieldsOf(object.spec);
    if (spec.kubeConfig !== undefined) continue;
    const chart = textOf(below(spec, 'chart', 'spec').chart) || textOf(below(spec, 'chartRef').name);
    for (const group of chartGroups(chart))
      if (!written.has(group)) add(group, { text: objectText(object), kustomization, comesFirst: false, isSure: false });
  }
  return {
    of(object) {
      const group = groupOf(object);
      const family = `*${group.slice(group.indexOf('.'))}`;
      return found.get(`${group}|${textOf(object.kind)}`) ?? found.get(group) ?? found.get(family) ?? NONE;
    },
  };
}

const NONE: readonly Definer[] = [];

/** CustomResourceDefinitions are applied, and waited for, before the other objects of a Flux Kustomization. */
const DEFINITIONS = [
  ['apiextensions.k8s.io', 'CustomResourceDefinition', true],
  ['apiextensions.crossplane.io', 'CompositeResourceDefinition', false],
] as const;

/** Groups of the kinds of a provider package: `*.aws.crossplane.io` for all below one. */
function groupsOfPackage(reference: string): readonly string[] {
  const name = packageName(reference);
  if (name === 'provider-aws' && !reference.includes('upbound')) return ['*.aws.crossplane.io', 'aws.crossplane.io'];
  const [, cloud, service] = /^provider-(aws|gcp|azure)-([a-z0-9]+)$/.exec(name) ?? [];
  if (cloud !== undefined)
    return [`${service}.${cloud}.upbound.io`, `${service}.${cloud}.m.upbound.io`, `${cloud}.upbound.io`, `${cloud}.m.upbound.io`];
  const [, program] = /^provider-(kubernetes|helm)$/.exec(name) ?? [];
  return program === undefined ? [] : [`${program}.crossplane.io`, `${program}.m.crossplane.io`];
}
