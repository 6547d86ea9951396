import { type Fields, fieldsOf, listOf, plainText } from '@slipway/manifest';
import { kustomizeBuild } from '../kustomize/build/kustomize-build.ts';
import { fileMapTree } from '../source/file-map-tree.ts';
import { nameOf, namespaceOf } from './flux-object.ts';
import type { WrittenObject } from './read-documents.ts';

/** Whether flux-operator reconciles it, and it says what the cluster is synced with. */
export const isSyncingInstance = ({ apiVersion, kind, spec }: Fields): boolean =>
  kind === 'FluxInstance' && plainText(apiVersion).startsWith('fluxcd.controlplane.io/') && typeof fieldsOf(spec).sync === 'object';

/** Returns objects together with those that flux-operator creates from a FluxInstance, which have the position of the FluxInstance. */
export const withSyncs = (written: readonly WrittenObject[]): readonly WrittenObject[] =>
  written.flatMap((each) => [each, ...syncObjects(each.object).map((object) => ({ ...each, object }))]);

/**
 * The source and the Flux Kustomization that flux-operator makes of `spec.sync`, with the patches of `spec.kustomize`, which it runs
 * through kustomize with the controllers: `internal/builder` there. None for other objects. Patches that cannot be applied are the
 * operator's to refuse; the sync is then as it is without them.
 */
export function syncObjects(instance: Fields): readonly Fields[] {
  if (!isSyncingInstance(instance)) return [];
  let objects = MADE.get(instance);
  if (objects === undefined) {
    objects = make(instance);
    MADE.set(instance, objects);
  }
  return objects;
}

/** One instance makes the same objects each time, so that what is built with them need not be built again. */
const MADE = new WeakMap<Fields, readonly Fields[]>();

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

/** No field of these is an integer: one beyond 2^53 is wrong anyway. */
const asNumbers = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

/** So that a Flux Kustomization that holds them too leaves them to the operator. */
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
