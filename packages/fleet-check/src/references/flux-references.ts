import { below, type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { missingObjects, type Reference, similarName, wantedText } from './missing-object.ts';

const HELM = 'helm.toolkit.fluxcd.io';
const SOURCE = 'source.toolkit.fluxcd.io';
const IMAGE = 'image.toolkit.fluxcd.io';
const NOTIFICATION = 'notification.toolkit.fluxcd.io';

/** Checks the references of Flux objects to sources of charts and to other Flux objects. */
export function* fluxReferences(cluster: Cluster): Generator<FleetProblem> {
  yield* unknownSources(cluster);
  yield* missingObjects(cluster, 'chart-source-not-found', chartSources(cluster));
  yield* missingObjects(cluster, 'release-dependency-not-found', releaseDependencies(cluster));
  yield* missingObjects(cluster, 'flux-object-not-found', otherObjects(cluster));
}

/**
 * Checks sources that are not in the repository, for which the build used the repository itself. The bootstrap may create a source, so the
 * rule reports only typing mistakes of existing sources, and sources in another namespace.
 */
function* unknownSources(cluster: Cluster): Generator<FleetProblem> {
  const failed = new Set(cluster.driven.flatMap((each) => (each.error === undefined ? [] : [`${each.namespace}/${each.name}`])));
  for (const about of reconciled(cluster, 'kustomize.toolkit.fluxcd.io', 'Kustomization')) {
    if (failed.has(`${namespaceOf(about.object)}/${nameOf(about.object)}`)) continue;
    const { kind, name, namespace } = below(about.object.spec, 'sourceRef');
    const wanted = { group: SOURCE, kind: textOf(kind), namespace: textOf(namespace) || namespaceOf(about.object), name: textOf(name) };
    if (!KINDS.has(wanted.kind) || cluster.find(wanted.group, wanted.kind, wanted.namespace, wanted.name).length > 0) continue;
    const meant = similarName(cluster, wanted);
    const [elsewhere] = cluster.find(wanted.group, wanted.kind, undefined, wanted.name);
    if (meant === undefined && elsewhere === undefined) continue;
    const hint = meant === undefined ? `one exists in the namespace ${namespaceOf(elsewhere?.object ?? {})}` : `did you mean ${meant}?`;
    yield problemOf('source-not-found', about, {
      pointer: '/spec/sourceRef/name',
      value: name,
      // A user may have created a source of this name.
      ...(meant === undefined ? { severity: 'risk' } : {}),
      message: `${objectText(about.object)} uses files from ${wantedText(wanted)}, which nothing creates on ${cluster.name}; ${hint}`,
      expected: `the name of a ${wanted.kind} in the namespace ${wanted.namespace}`,
    });
  }
}

function* chartSources(cluster: Cluster): Generator<Reference> {
  for (const about of reconciled(cluster, HELM, 'HelmRelease')) {
    const { chart, chartRef } = fieldsOf(about.object.spec);
    yield* toSource(about, '/spec/chart/spec/sourceRef', below(chart, 'spec').sourceRef, 'uses a chart from');
    yield* toSource(about, '/spec/chartRef', chartRef, 'uses a chart from');
  }
  for (const about of reconciled(cluster, SOURCE, 'HelmChart'))
    yield* toSource(about, '/spec/sourceRef', fieldsOf(about.object.spec).sourceRef, 'uses a chart from');
}

function* releaseDependencies(cluster: Cluster): Generator<Reference> {
  for (const about of reconciled(cluster, HELM, 'HelmRelease')) {
    for (const [index, dependency] of listOf(fieldsOf(about.object.spec).dependsOn).entries()) {
      const { name, namespace } = fieldsOf(dependency);
      yield {
        about,
        pointer: `/spec/dependsOn/${index}/name`,
        wanted: { group: HELM, kind: 'HelmRelease', namespace: textOf(namespace) || namespaceOf(about.object), name: textOf(name) },
        does: 'depends on',
      };
    }
  }
}

function* otherObjects(cluster: Cluster): Generator<Reference> {
  for (const about of reconciled(cluster, NOTIFICATION, 'Alert')) yield named(about, 'providerRef', NOTIFICATION, 'Provider', 'reports to');
  for (const about of reconciled(cluster, IMAGE, 'ImagePolicy'))
    yield named(about, 'imageRepositoryRef', IMAGE, 'ImageRepository', 'reads tags from');
  for (const about of reconciled(cluster, IMAGE, 'ImageUpdateAutomation'))
    yield* toSource(about, '/spec/sourceRef', fieldsOf(about.object.spec).sourceRef, 'commits to');
}

function named(about: ActiveObject, field: string, group: string, kind: string, does: string): Reference {
  const { name, namespace } = below(about.object.spec, field);
  const wanted = { group, kind, namespace: textOf(namespace) || namespaceOf(about.object), name: textOf(name) };
  return { about, pointer: `/spec/${field}/name`, wanted, does };
}

function* toSource(about: ActiveObject, pointer: string, reference: unknown, does: string): Generator<Reference> {
  const { kind, name, namespace } = fieldsOf(reference);
  if (!KINDS.has(textOf(kind))) return;
  const wanted = { group: SOURCE, kind: textOf(kind), namespace: textOf(namespace) || namespaceOf(about.object), name: textOf(name) };
  yield { about, pointer: `${pointer}/name`, wanted, does };
}

/** Kinds of sources that users define. Controllers create other artifacts. */
const KINDS: ReadonlySet<string> = new Set(['HelmRepository', 'GitRepository', 'OCIRepository', 'Bucket', 'HelmChart']);

/** Returns the objects that a controller reconciles. */
export function* reconciled(cluster: Cluster, group: string, kind: string): Generator<ActiveObject> {
  for (const about of cluster.activeOf(group, kind)) if (!isSuspended(about.object)) yield about;
}

export const isSuspended = ({ spec }: Fields): boolean => fieldsOf(spec).suspend === true;
