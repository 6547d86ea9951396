import type { FleetKustomization } from '@slipway/flux-build';
import { below, type Fields, fieldsOf, onceForEach, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { PresentObject } from '../cluster/cluster-index.ts';
import type { InstalledRelease } from '../cluster/installed-release.ts';
import { groupOf, objectText, packageName, push } from '../objects/fields.ts';
import { chartGroups } from './charts-with-definitions.ts';

/** An object that installs kinds into the API server. */
export interface Definer {
  readonly text: string;
  readonly object: Fields;
  /** Undefined for an object that exists before Flux. */
  readonly kustomization: FleetKustomization | undefined;
  /** Whether it takes effect before the other objects of its Flux Kustomization are applied. */
  readonly comesFirst: boolean;
  /** Whether it certainly installs the CRDs. The values of a chart may disable them. */
  readonly isSure: boolean;
  /** The chart that installs them. */
  readonly chart?: string;
  /** The release of this chart, if its objects are rendered. */
  readonly release?: InstalledRelease;
}

/** The objects that install the kinds of a cluster. */
export interface Definers {
  readonly of: (object: Fields) => readonly Definer[];
}

/** Finds the CRDs, XRDs, providers and charts that install kinds on a cluster. A group with CRDs in the repository has no others. */
export const definersOn = onceForEach((cluster: Cluster): Definers => {
  const found = new Map<string, Definer[]>();
  for (const [kind, definer] of writtenDefinitions(cluster)) push(found, kind, definer);
  const written = new Set([...found.keys()].map((kind) => kind.slice(0, kind.indexOf('|'))));
  for (const [group, definer] of [...providerGroups(cluster), ...releaseGroups(cluster)])
    if (!written.has(group)) push(found, group, definer);
  return {
    of(object) {
      const group = groupOf(object);
      const family = `*${group.slice(group.indexOf('.'))}`;
      return found.get(`${group}|${textOf(object.kind)}`) ?? found.get(group) ?? found.get(family) ?? NONE;
    },
  };
});

/** A kind (`group|Kind`) or a group, and an object that installs it. */
type Definition = readonly [string, Definer];

const definerOf = ({ object, kustomization }: PresentObject, certainty: Pick<Definer, 'comesFirst' | 'isSure'>): Definer => ({
  text: objectText(object),
  object,
  kustomization,
  ...certainty,
});

/** Returns the kinds of CRDs and XRDs in the repository. */
const writtenDefinitions = (cluster: Cluster): readonly Definition[] =>
  DEFINITIONS.flatMap(([group, kind, comesFirst]) =>
    cluster.ofKind(group, kind).flatMap((present) => {
      const spec = fieldsOf(present.object.spec);
      const { release, ...ofRelease } = releaseOf(cluster, present);
      const isFirst = release === undefined ? comesFirst : release.crds.has(present.object);
      const certainty = { comesFirst: isFirst, isSure: present.perhaps !== true };
      const definer = { ...definerOf(present, certainty), ...ofRelease, ...(release && { release }) };
      return [spec.names, spec.claimNames]
        .filter((names) => names !== undefined)
        .map((names) => [`${textOf(spec.group)}|${textOf(fieldsOf(names).kind)}`, definer] as const);
    }),
  );

/** Returns the release whose chart has a CRD. */
function releaseOf(cluster: Cluster, { kustomization }: PresentObject): Pick<Definer, 'release' | 'chart'> {
  const release = kustomization && cluster.releaseOf(kustomization);
  return release === undefined ? {} : { release, chart: chartOf(release.object) };
}

/** Returns the name of the chart of a HelmRelease. */
const chartOf = ({ spec }: Fields): string => textOf(below(spec, 'chart', 'spec').chart) || textOf(below(spec, 'chartRef').name);

/** Returns the groups of the CRDs that Crossplane providers install. */
const providerGroups = (cluster: Cluster): readonly Definition[] =>
  cluster
    .ofKind('pkg.crossplane.io', 'Provider')
    .flatMap((present) =>
      groupsOfPackage(textOf(fieldsOf(present.object.spec).package)).map(
        (group) => [group, definerOf(present, { comesFirst: false, isSure: true })] as const,
      ),
    );

/** Returns the groups of the CRDs that the charts of HelmReleases may install on this cluster, if their objects are unknown. */
const releaseGroups = (cluster: Cluster): readonly Definition[] => {
  const known = new Set(cluster.installedReleases.flatMap(({ object, isComplete }) => (isComplete ? [object] : [])));
  return cluster.ofKind('helm.toolkit.fluxcd.io', 'HelmRelease').flatMap((present) => {
    const spec = fieldsOf(present.object.spec);
    if (spec.kubeConfig !== undefined || known.has(present.object)) return [];
    const chart = chartOf(present.object);
    return chartGroups(chart).map((group) => [group, { ...definerOf(present, { comesFirst: false, isSure: false }), chart }] as const);
  });
};

const NONE: readonly Definer[] = [];

/** Kinds of definitions. Flux applies CustomResourceDefinitions, and waits for them, before the other objects of a Flux Kustomization. */
const DEFINITIONS = [
  ['apiextensions.k8s.io', 'CustomResourceDefinition', true],
  ['apiextensions.crossplane.io', 'CompositeResourceDefinition', false],
] as const;

/** Returns the groups of the kinds of a provider package: `*.aws.crossplane.io` for all subgroups. */
function groupsOfPackage(reference: string): readonly string[] {
  const name = packageName(reference);
  if (name === 'provider-aws' && !reference.includes('upbound')) return ['*.aws.crossplane.io', 'aws.crossplane.io'];
  const [, cloud, service] = /^provider-(aws|gcp|azure)-([a-z0-9]+)$/.exec(name) ?? [];
  if (cloud !== undefined)
    return [`${service}.${cloud}.upbound.io`, `${service}.${cloud}.m.upbound.io`, `${cloud}.upbound.io`, `${cloud}.m.upbound.io`];
  const [, program] = /^provider-(kubernetes|helm)$/.exec(name) ?? [];
  return program === undefined ? [] : [`${program}.crossplane.io`, `${program}.m.crossplane.io`];
}
