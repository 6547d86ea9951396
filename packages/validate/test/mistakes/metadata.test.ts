import { testMistakes } from './test-mistakes.ts';

const release = 'HelmRelease/flux-system/cert-manager';
const web = 'Deployment/shop/web';

testMistakes('metadata', [
  {
    name: 'no name',
    start: 'configMap',
    change: (o) => {
      delete o.metadata.name;
    },
    rule: 'missing-name',
    object: 'ConfigMap',
    pointer: '/metadata/name',
  },
  {
    name: 'a generated name',
    start: 'configMap',
    change: (o) => {
      delete o.metadata.name;
      o.metadata.generateName = 'settings-';
    },
    rule: 'missing-name',
    object: 'ConfigMap/shop/settings-',
    pointer: '/metadata/name',
    hint: 'metadata.name',
  },
  {
    name: 'a name with capitals',
    start: 'helmRelease',
    change: (o) => {
      o.metadata.name = 'Cert-Manager';
    },
    rule: 'wrong-name',
    object: 'HelmRelease/flux-system/Cert-Manager',
    pointer: '/metadata/name',
    hint: 'did you mean cert-manager?',
  },
  {
    name: 'a namespace with a dot',
    start: 'namespace',
    change: (o) => {
      o.metadata.name = 'shop.example';
    },
    rule: 'wrong-name',
    object: 'Namespace/shop.example',
    pointer: '/metadata/name',
  },
  {
    name: 'a role with a slash',
    start: 'clusterRole',
    change: (o) => {
      o.metadata.name = 'shop/reader';
    },
    rule: 'wrong-name',
    object: 'ClusterRole/shop/reader',
    pointer: '/metadata/name',
  },
  {
    name: 'no namespace',
    start: 'helmRelease',
    change: (o) => {
      delete o.metadata.namespace;
    },
    rule: 'missing-namespace',
    object: 'HelmRelease/cert-manager',
    pointer: '/metadata/namespace',
  },
  {
    name: 'a namespace that the server drops',
    start: 'nodePool',
    change: (o) => {
      o.metadata.namespace = 'karpenter';
    },
    rule: 'needless-namespace',
    object: 'NodePool/karpenter/default',
    pointer: '/metadata/namespace',
  },
  {
    name: 'a label that is too long',
    start: 'helmRelease',
    change: (o) => {
      o.metadata.labels.team = 'a'.repeat(64);
    },
    rule: 'wrong-label',
    object: release,
    pointer: '/metadata/labels',
  },
  {
    name: 'a label with spaces',
    start: 'deployment',
    change: (o) => {
      o.metadata.labels.owner = 'Platform Team';
    },
    rule: 'wrong-label',
    object: web,
    pointer: '/metadata/labels',
  },
  {
    name: 'annotations that are too big',
    start: 'configMap',
    change: (o) => {
      o.metadata.annotations = { text: 'x'.repeat(262_144) };
    },
    rule: 'wrong-annotation',
    object: 'ConfigMap/shop/settings',
    pointer: '/metadata/annotations',
  },
  {
    name: 'a finalizer without a domain',
    start: 'configMap',
    change: (o) => {
      o.metadata.finalizers = ['keep'];
    },
    rule: 'wrong-finalizer',
    object: 'ConfigMap/shop/settings',
    pointer: '/metadata/finalizers/0',
  },
  {
    name: 'a status',
    start: 'gitRepository',
    change: (o) => {
      o.status = { observedGeneration: 1 };
    },
    rule: 'dropped-status',
    object: 'GitRepository/flux-system/addons-catalog',
    pointer: '/status',
  },
]);
