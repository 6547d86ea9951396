import { type Document, yamlOf } from './tree-text.ts';

/** A file of `configurations`: fields of Widgets. */
export const CONFIGURATION = yamlOf([
  {
    nameReference: [{ kind: 'ConfigMap', version: 'v1', fieldSpecs: [{ path: 'spec/configRef/name', kind: 'Widget' }] }],
    namePrefix: [{ path: 'spec/template/metadata/name', kind: 'Widget' }],
    commonLabels: [{ path: 'spec/selector', create: true, kind: 'Widget' }],
    images: [{ path: 'spec/image', kind: 'Widget' }],
    namespace: [{ path: 'spec/namespace', kind: 'Widget', create: true }],
    varReference: [{ path: 'spec/items/name', kind: 'Widget' }],
    replicas: [{ path: 'spec/size', kind: 'Widget', create: true }],
  },
]);

/** Plugins as resources. Two of them never run. */
export const BUILT_IN_PLUGINS: readonly Document[] = [
  { apiVersion: 'builtin', kind: 'PrefixTransformer', metadata: { name: 'p' }, prefix: 'plug-', fieldSpecs: [{ path: 'metadata/name' }] },
  {
    apiVersion: 'builtin',
    kind: 'SuffixTransformer',
    metadata: { name: 's' },
    suffix: '-plug',
    fieldSpecs: [{ path: 'metadata/name', kind: 'Deployment' }],
  },
  {
    apiVersion: 'builtin',
    kind: 'NamespaceTransformer',
    metadata: { name: 'n', namespace: 'plugged' },
    unsetOnly: true,
    setRoleBindingSubjects: 'allServiceAccounts',
    fieldSpecs: [{ path: 'metadata/name', kind: 'Namespace' }],
  },
  { apiVersion: 'builtin', kind: 'NamespaceTransformer', metadata: { name: 'n', namespace: 'plugged' }, setRoleBindingSubjects: 'none' },
  {
    apiVersion: 'builtin',
    kind: 'LabelTransformer',
    metadata: { name: 'l' },
    labels: { plug: 'in' },
    fieldSpecs: [{ path: 'metadata/labels', create: true }],
  },
  {
    apiVersion: 'builtin',
    kind: 'AnnotationsTransformer',
    metadata: { name: 'a' },
    annotations: { plug: 'in' },
    fieldSpecs: [{ path: 'metadata/annotations', create: true }],
  },
  { apiVersion: 'builtin', kind: 'ImageTagTransformer', metadata: { name: 'i' }, imageTag: { name: 'nginx', newTag: 'plug' } },
  {
    apiVersion: 'builtin',
    kind: 'ReplicaCountTransformer',
    metadata: { name: 'r' },
    replica: { name: 'web', count: 4 },
    fieldSpecs: [{ path: 'spec/replicas', create: true, kind: 'Deployment' }],
  },
  {
    apiVersion: 'builtin',
    kind: 'PatchTransformer',
    metadata: { name: 'pt' },
    target: { kind: 'Deployment' },
    patch: '[{"op": "add", "path": "/spec/paused", "value": true}]',
  },
  {
    apiVersion: 'builtin',
    kind: 'PatchStrategicMergeTransformer',
    metadata: { name: 'ps' },
    patches: '{apiVersion: apps/v1, kind: Deployment, metadata: {name: web}, spec: {paused: true}}',
  },
  {
    apiVersion: 'builtin',
    kind: 'ReplacementTransformer',
    metadata: { name: 'rt' },
    replacements: [
      {
        source: { kind: 'Service', name: 'web' },
        targets: [{ select: { kind: 'Deployment' }, fieldPaths: ['metadata.annotations.from'], options: { create: true } }],
      },
    ],
  },
  { apiVersion: 'builtin', kind: 'NoSuchTransformer', metadata: { name: 'x' } },
  { apiVersion: 'example.org/v1', kind: 'Custom', metadata: { name: 'x' } },
];
/** A validator may set only this label. */
export const VALIDATOR = {
  apiVersion: 'builtin',
  kind: 'LabelTransformer',
  metadata: { name: 'v' },
  labels: { 'validated-by': 'lab' },
  fieldSpecs: [{ path: 'metadata/labels', create: true }],
};
/** A generator as a resource. */
export const GENERATOR_PLUGIN = {
  apiVersion: 'builtin',
  kind: 'ConfigMapGenerator',
  metadata: { name: 'plugged', namespace: 'shop' },
  literals: ['a=b'],
};

/** A file of `crds`. */
export const CRDS = JSON.stringify({
  'org.example.v1.Widget': {
    Schema: { properties: { kind: {}, apiVersion: {}, metadata: {}, spec: { $ref: 'org.example.v1.WidgetSpec' } } },
  },
  'org.example.v1.WidgetSpec': {
    Schema: {
      properties: {
        configRef: { 'x-kubernetes-object-ref-api-version': 'v1', 'x-kubernetes-object-ref-kind': 'ConfigMap' },
        owner: { 'x-kubernetes-identity': '' },
      },
    },
  },
});
/** A file of `openapi`: the items of Widgets are merged by name. */
export const OPENAPI = JSON.stringify({
  definitions: {
    'org.example.v1.Widget': {
      type: 'object',
      properties: {
        spec: {
          type: 'object',
          properties: {
            items: {
              type: 'array',
              items: { type: 'object' },
              'x-kubernetes-patch-merge-key': 'name',
              'x-kubernetes-patch-strategy': 'merge',
            },
          },
        },
      },
      'x-kubernetes-group-version-kind': [{ group: 'example.org', version: 'v1', kind: 'Widget' }],
    },
  },
});
