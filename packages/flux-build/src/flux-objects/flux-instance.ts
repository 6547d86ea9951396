import { type Fields, fieldsOf, listOf, plainText } from '@slipway/manifest';
import { kustomizeBuild } from '../kustomize/build/kustomize-build.ts';
import { fileMapTree } from '../source/file-map-tree.ts';
import { nameOf, namespaceOf } from './flux-object.ts';
import type { WrittenObject } from './read-documents.ts';

/** Whether flux-operator syncs the cluster because of an object: a FluxInstance, or a release of the chart that creates one. */
export const isSyncingInstance = (object: Fields): boolean => syncingInstance(object) !== undefined;

/** Returns a FluxInstance with a sync, or the one that a HelmRelease of the chart `flux-instance` creates from its values. */
function syncingInstance(object: Fields): Fields | undefined {
  const { apiVersion, kind, spec } = object;
  if (kind === 'FluxInstance' && plainText(apiVersion).startsWith('fluxcd.controlplane.io/'))
    return typeof fieldsOf(spec).sync === 'object' ? object : undefined;
  if (kind !== 'HelmRelease' || !plainText(apiVersion).startsWith('helm.toolkit.fluxcd.io/')) return undefined;
  const { chart, chartRef, values, targetNamespace } = fieldsOf(spec);
  const names = [fieldsOf(fieldsOf(chart).spec).chart, fieldsOf(chartRef).name, nameOf(object)];
  const { instance } = fieldsOf(values);
  const isOfChart = names.some((name) => plainText(name ?? '').endsWith(INSTANCE_CHART));
  if (!isOfChart || fieldsOf(fieldsOf(instance).sync).url === undefined) return undefined;
  const namespace = plainText(targetNamespace || namespaceOf(object) || 'flux-system');
  return { apiVersion: 'fluxcd.controlplane.io/v1', kind: 'FluxInstance', metadata: { name: 'flux', namespace }, spec: fieldsOf(instance) };
}

/** The chart of flux-operator with a FluxInstance; its values have the spec as `instance`. */
export const INSTANCE_CHART = 'flux-instance';

/** Returns objects together with those that flux-operator creates from a FluxInstance, which have the position of the FluxInstance. */
export const withSyncs = (written: readonly WrittenObject[]): readonly WrittenObject[] =>
  written.flatMap((each) => [each, ...syncObjects(each.object).map((object) => ({ ...each, object }))]);

/**
 * Returns the source and the Flux Kustomization that flux-operator creates from `spec.sync`, with the patches of `spec.kustomize`, which it
 * runs through kustomize with the controllers: `internal/builder` there. Returns none for other objects. Only the operator refuses patches
 * that cannot be applied; the result is then without them.
 */
export function syncObjects(object: Fields): readonly Fields[] {
  const instance = syncingInstance(object);
  if (instance === undefined) return [];
  let objects = INSTANCE_OBJECTS.get(object);
  if (objects === undefined) {
    objects = make(instance);
    INSTANCE_OBJECTS.set(object, objects);
  }
  return objects;
}

/** One instance always returns the same objects, so that builds with them are not repeated. */
const INSTANCE_OBJECTS = new WeakMap<Fields, readonly Fields[]>();

function make(instance: Fields): readonly Fields[] {
  const patches = listOf(fieldsOf(fieldsOf(instance.spec).kustomize).patches);
  const objects = sync(instance);
  const built = kustomizeBuild(
    fileMapTree(
      new Map([
        ['sync.yaml', objects.map((object) => JSON.stringify(object, asNumbers)).join('\n---\n')],
        ['kustomization.yaml', JSON.stringify({ resources: ['sync.yaml'], patches, transformers: [MARKS] }, asNumbers)],
      ]),
    ),
    '',
  );
  return 'error' in built ? objects : built.objects.map(({ object }) => object);
}

/** These objects have no integers: an integer beyond 2^53 is wrong in any case. */
const asNumbers = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

/** Annotations with which a Flux Kustomization that also has the objects leaves them to the operator. */
const MARKS = JSON.stringify({
  apiVersion: 'builtin',
  kind: 'AnnotationsTransformer',
  metadata: { name: 'annotations' },
  annotations: { 'kustomize.toolkit.fluxcd.io/ssa': 'Ignore', 'kustomize.toolkit.fluxcd.io/prune': 'Disabled' },
  fieldSpecs: [{ path: 'metadata/annotations', create: true }],
});

function sync(instance: Fields): readonly Fields[] {
  const { kind, url, ref, path, interval = '1m0s', pullSecret, provider, name } = fieldsOf(fieldsOf(instance.spec).sync);
  const metadata = { name: plainText(name || namespaceOf(instance)), namespace: namespaceOf(instance) };
  const access = { ...(pullSecret ? { secretRef: { name: pullSecret } } : {}), ...(provider ? { provider } : {}) };
  return [
    { apiVersion: 'source.toolkit.fluxcd.io/v1', kind, metadata, spec: { interval, ...place(plainText(kind), url, ref), ...access } },
    {
      apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
      kind: 'Kustomization',
      metadata,
      spec: { interval: '10m0s', path, prune: true, sourceRef: { kind, name: nameOf({ metadata }) } },
    },
  ];
}

function place(kind: string, url: unknown, ref: unknown): Fields {
  if (kind === 'Bucket') return { bucketName: ref, endpoint: url };
  return { ref: kind === 'OCIRepository' ? { tag: ref } : { name: ref }, url };
}
