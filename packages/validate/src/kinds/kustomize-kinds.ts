import type { KindSchema } from '@slipway/kube-models';
import type { StructuralSchema } from '../schema/structural-schema.ts';

/** The group of `kustomization.yaml`, which kustomize reads and no cluster has. */
export const KUSTOMIZE_GROUP = 'kustomize.config.k8s.io';

const text: StructuralSchema = { type: 'string' };
const texts: StructuralSchema = { type: 'array', items: text };
const textMap: StructuralSchema = { type: 'object', additionalProperties: text };
const free: StructuralSchema = { 'x-kubernetes-preserve-unknown-fields': true };
const freeList: StructuralSchema = { type: 'array', items: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } };
const flag: StructuralSchema = { type: 'boolean' };

/** The fields of kustomize 5.8 (`api/types/kustomization.go`). The build fails for an unknown field. */
const fields: Readonly<Record<string, StructuralSchema>> = {
  apiVersion: text,
  kind: text,
  metadata: free,
  resources: texts,
  components: texts,
  bases: texts,
  crds: texts,
  configurations: texts,
  generators: texts,
  transformers: texts,
  validators: texts,
  buildMetadata: texts,
  patchesStrategicMerge: texts,
  namespace: text,
  namePrefix: text,
  nameSuffix: text,
  commonLabels: textMap,
  commonAnnotations: textMap,
  labels: freeList,
  patches: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        path: text,
        patch: text,
        target: {
          type: 'object',
          properties: {
            group: text,
            version: text,
            kind: text,
            name: text,
            namespace: text,
            labelSelector: text,
            annotationSelector: text,
          },
        },
        options: { type: 'object', additionalProperties: flag },
      },
    },
  },
  patchesJson6902: freeList,
  images: {
    type: 'array',
    items: { type: 'object', properties: { name: text, newName: text, newTag: text, digest: text, tagSuffix: text } },
  },
  imageTags: freeList,
  replicas: { type: 'array', items: { type: 'object', properties: { name: text, count: { type: 'integer' } } } },
  replacements: freeList,
  vars: freeList,
  configMapGenerator: freeList,
  secretGenerator: freeList,
  generatorOptions: free,
  openapi: textMap,
  helmCharts: freeList,
  helmGlobals: free,
  helmChartInflationGenerator: freeList,
  sortOptions: free,
};

const kustomizeKind = (version: string, kind: string): KindSchema => ({
  group: KUSTOMIZE_GROUP,
  version,
  kind,
  plural: `${kind.toLowerCase()}s`,
  scope: 'Cluster',
  origin: 'crd',
  schema: { type: 'object', required: ['apiVersion', 'kind'], properties: fields },
});

/** Kinds of files that kustomize reads and that are never applied. No server has these kinds, and their objects need no name. */
export const kustomizeKinds: readonly KindSchema[] = [kustomizeKind('v1beta1', 'Kustomization'), kustomizeKind('v1alpha1', 'Component')];
