import { type Fields, fieldsOf, listOf, plainText } from '@slipway/manifest';
import { readYaml11 } from '@slipway/manifest/yaml11';
import { mergeMaps } from '../generated-artifact/merge-yaml-texts.ts';
import { kustomizeBuild } from '../kustomize/build/kustomize-build.ts';
import { fileMapTree } from '../source/file-map-tree.ts';
import { spendOperations } from '../spending.ts';
import { nameOf, namespaceOf } from './flux-object.ts';
import type { WrittenObject } from './read-documents.ts';

/** Whether flux-operator syncs the cluster because of an object: a FluxInstance, or a release of the chart that creates one. */
export const isSyncingInstance = (object: Fields): boolean => syncingInstance(object) !== undefined;

/** Returns a FluxInstance with a sync, or the one that a HelmRelease of the chart `flux-instance` creates from its values. */
function syncingInstance(object: Fields): Fields | undefined {
  const { apiVersion, kind, spec } = object;
  if (kind === 'FluxInstance' && plainText(apiVersion).startsWith('fluxcd.controlplane.io/'))
    return typeof fieldsOf(spec).sync === 'object' ? object : undefined;
  if (!isInstanceRelease(object)) return undefined;
  const { values, targetNamespace } = fieldsOf(spec);
  const { instance } = fieldsOf(values);
  if (fieldsOf(fieldsOf(instance).sync).url === undefined) return undefined;
  const namespace = plainText(targetNamespace || namespaceOf(object) || 'flux-system');
  return { apiVersion: 'fluxcd.controlplane.io/v1', kind: 'FluxInstance', metadata: { name: 'flux', namespace }, spec: fieldsOf(instance) };
}

/** The chart of flux-operator with a FluxInstance; its values have the spec as `instance`. */
export const INSTANCE_CHART = 'flux-instance';

/** Returns the spec of the FluxInstance in the values of a release of that chart; undefined for other objects. */
export const chartInstance = (object: Fields): Fields | undefined =>
  isInstanceRelease(object) ? fieldsOf(fieldsOf(fieldsOf(object.spec).values).instance) : undefined;

/** Whether an object is a HelmRelease of that chart. */
function isInstanceRelease(object: Fields): boolean {
  const { apiVersion, kind, spec } = object;
  if (kind !== 'HelmRelease' || !plainText(apiVersion).startsWith('helm.toolkit.fluxcd.io/')) return false;
  const { chart, chartRef } = fieldsOf(spec);
  const names = [fieldsOf(fieldsOf(chart).spec).chart, fieldsOf(chartRef).name, nameOf(object)];
  return names.some((name) => plainText(name ?? '').endsWith(INSTANCE_CHART));
}

/**
 * Returns objects together with those that flux-operator creates from a FluxInstance, which have the position of the FluxInstance. A release
 * of the chart may have its values in ConfigMaps among the objects.
 */
export function withSyncs(written: readonly WrittenObject[]): readonly WrittenObject[] {
  const complete = withStoredValues(written);
  return written.flatMap((each, index) => [
    each,
    ...syncObjects(complete[index]?.object ?? each.object).map((object) => ({ ...each, object })),
  ]);
}

/** Whether an object is a release of the chart that takes values from a ConfigMap. */
export const takesStoredValues = (object: Fields): boolean => isInstanceRelease(object) && configMapsOf(object).length > 0;

const configMapsOf = ({ spec }: Fields): readonly Fields[] =>
  listOf(fieldsOf(spec).valuesFrom)
    .map(fieldsOf)
    .filter(({ kind, name }) => kind === 'ConfigMap' && typeof name === 'string');

/**
 * Returns objects in which each release of the chart has the values of its ConfigMaps as its own values, as helm-controller
 * merges them. Only ConfigMaps among the objects count, for example one that the same kustomization generates.
 */
export function withStoredValues<Written extends { readonly object: Fields }>(written: readonly Written[]): readonly Written[] {
  if (!written.some(({ object }) => takesStoredValues(object))) return written;
  const maps = new Map(
    written.flatMap(({ object }) => (object.apiVersion === 'v1' && object.kind === 'ConfigMap' ? [[keyOf(object), object]] : [])),
  );
  return written.map((each) => {
    if (!takesStoredValues(each.object)) return each;
    const found = configMapsOf(each.object).map(({ name }) => maps.get(keyOf({ metadata: { namespace: namespaceOf(each.object), name } })));
    return { ...each, object: withValuesOf(each.object, found) };
  });
}

const keyOf = (object: Fields): string => `${namespaceOf(object)}/${nameOf(object)}`;

/** Returns the same object for the same ConfigMaps, so that builds with it are not repeated. */
function withValuesOf(release: Fields, maps: readonly (Fields | undefined)[]): Fields {
  const known = WITH_VALUES.get(release);
  if (known?.maps.every((map, index) => map === maps[index])) return known.object;
  const stored = configMapsOf(release).reduce<Fields>((merged, { valuesKey, targetPath }, index) => {
    const text = fieldsOf(maps[index]?.data)[plainText(valuesKey || 'values.yaml')];
    return typeof text === 'string' ? mergeMaps(merged, valuesIn(text, plainText(targetPath ?? ''))) : merged;
  }, {});
  const spec = { ...fieldsOf(release.spec), values: mergeMaps(stored, fieldsOf(fieldsOf(release.spec).values)) };
  const object = { ...release, spec };
  WITH_VALUES.set(release, { maps, object });
  return object;
}

const WITH_VALUES = new WeakMap<Fields, { readonly maps: readonly (Fields | undefined)[]; readonly object: Fields }>();

/** Returns the values of a values file, or one value at a path such as `instance.sync.path`. */
function valuesIn(text: string, targetPath: string): Fields {
  spendOperations(OPERATIONS_PER_CHARACTER * text.length);
  if (targetPath !== '') return targetPath.split('.').reduceRight<unknown>((value, name) => ({ [name]: value }), text) as Fields;
  const reading = readYaml11(text);
  return 'problem' in reading ? {} : fieldsOf(reading.value);
}

/** Cost of reading YAML by the rules of go-yaml. */
const OPERATIONS_PER_CHARACTER = 60;

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
    { apiVersion: 'source.toolkit.fluxcd.io/v1', kind, metadata, spec: { interval, ...addressOf(plainText(kind), url, ref), ...access } },
    {
      apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
      kind: 'Kustomization',
      metadata,
      spec: { interval: '10m0s', path, prune: true, sourceRef: { kind, name: nameOf({ metadata }) } },
    },
  ];
}

function addressOf(kind: string, url: unknown, ref: unknown): Fields {
  if (kind === 'Bucket') return { bucketName: ref, endpoint: url };
  return { ref: kind === 'OCIRepository' ? { tag: ref } : { name: ref }, url };
}
