import { testMistakes } from './test-mistakes.ts';

const release = 'HelmRelease/flux-system/cert-manager';
const pointer = 'Kustomization/flux-system/cert-manager';
const web = 'Deployment/shop/web';

testMistakes('fields', [
  {
    name: 'an unknown field',
    start: 'helmRelease',
    change: (o) => {
      o.spec.intervall = '5m';
    },
    rule: 'unknown-field',
    object: release,
    pointer: '/spec/intervall',
    hint: 'did you mean interval?',
  },
  {
    name: 'a field in the wrong case',
    start: 'deployment',
    change: (o) => {
      o.spec.template.spec.containers[0].imagepullpolicy = 'Always';
    },
    rule: 'unknown-field',
    object: web,
    pointer: '/spec/template/spec/containers/0/imagepullpolicy',
    hint: 'did you mean imagePullPolicy?',
  },
  {
    name: 'a field one level too high',
    start: 'eksCluster',
    change: (o) => {
      o.spec.region = 'eu-west-1';
    },
    rule: 'unknown-field',
    object: 'Cluster/flux-system/commercial',
    pointer: '/spec/region',
  },
  {
    name: 'an unknown field of the metadata',
    start: 'configMap',
    change: (o) => {
      o.metadata.label = { a: 'b' };
    },
    rule: 'unknown-field',
    object: 'ConfigMap/shop/settings',
    pointer: '/metadata/label',
    hint: 'did you mean labels?',
  },
  {
    name: 'an unknown field of the metadata of a custom resource',
    start: 'nodePool',
    change: (o) => {
      o.metadata.annotation = { a: 'b' };
    },
    rule: 'unknown-field',
    object: 'NodePool/default',
    pointer: '/metadata/annotation',
    hint: 'did you mean annotations?',
  },
  {
    name: 'a removed field: validation',
    start: 'kustomization',
    change: (o) => {
      o.spec.validation = 'client';
    },
    rule: 'unknown-field',
    object: pointer,
    pointer: '/spec/validation',
  },
  {
    name: 'a removed field: patchesStrategicMerge',
    start: 'kustomization',
    change: (o) => {
      o.spec.patchesStrategicMerge = [];
    },
    rule: 'unknown-field',
    object: pointer,
    pointer: '/spec/patchesStrategicMerge',
  },
  {
    name: 'a removed field: resources of a native Composition',
    start: 'composition',
    change: (o) => {
      o.spec.resources = [];
    },
    rule: 'unknown-field',
    object: 'Composition/clusters',
    pointer: '/spec/resources',
  },
  {
    name: 'a removed field: controllerConfigRef',
    start: 'provider',
    change: (o) => {
      o.spec.controllerConfigRef = { name: 'irsa' };
    },
    rule: 'unknown-field',
    object: 'Provider/provider-aws-eks',
    pointer: '/spec/controllerConfigRef',
  },
  {
    name: 'a field that kustomize does not know',
    start: 'tableOfContents',
    change: (o) => {
      o.resource = ['web.yaml'];
    },
    rule: 'unknown-field',
    object: 'Kustomization',
    pointer: '/resource',
    hint: 'did you mean resources?',
  },
  {
    name: 'a missing required field',
    start: 'kustomization',
    change: (o) => {
      delete o.spec.sourceRef;
    },
    rule: 'missing-field',
    object: pointer,
    pointer: '/spec/sourceRef',
  },
  {
    name: 'a missing spec',
    start: 'nodePool',
    change: (o) => {
      delete o.spec;
    },
    rule: 'missing-field',
    object: 'NodePool/default',
    pointer: '/spec',
  },
  {
    name: 'a missing field in a list',
    start: 'kustomization',
    change: (o) => {
      o.spec.dependsOn = [{ namespace: 'flux-system' }];
    },
    rule: 'missing-field',
    object: pointer,
    pointer: '/spec/dependsOn/0/name',
  },
  {
    name: 'a missing selector',
    start: 'deployment',
    change: (o) => {
      delete o.spec.selector;
    },
    rule: 'missing-field',
    object: web,
    pointer: '/spec/selector',
  },
  {
    name: 'an embedded resource without its kind',
    start: 'composition',
    change: (o) => {
      delete o.spec.pipeline[0].input.kind;
    },
    rule: 'missing-field',
    object: 'Composition/clusters',
    pointer: '/spec/pipeline/0/input/kind',
  },
  {
    name: 'a missing reference',
    start: 'certificate',
    change: (o) => {
      delete o.spec.issuerRef.name;
    },
    rule: 'missing-field',
    object: 'Certificate/shop/shop',
    pointer: '/spec/issuerRef/name',
  },
]);
