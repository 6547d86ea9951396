import { testMistakes } from './test-mistakes.ts';

const pointer = 'Kustomization/flux-system/cert-manager';
const web = 'Deployment/shop/web';

testMistakes('types and nulls', [
  {
    name: 'text for a boolean',
    start: 'kustomization',
    change: (o) => {
      o.spec.prune = 'true';
    },
    rule: 'wrong-type',
    object: pointer,
    pointer: '/spec/prune',
    hint: 'without quotes',
  },
  {
    name: 'text for a number',
    start: 'deployment',
    change: (o) => {
      o.spec.replicas = '2';
    },
    rule: 'wrong-type',
    object: web,
    pointer: '/spec/replicas',
    hint: 'without quotes: 2',
  },
  {
    name: 'a number for text',
    start: 'eksCluster',
    change: (o) => {
      o.spec.forProvider.version = 1.36;
    },
    rule: 'wrong-type',
    object: 'Cluster/flux-system/commercial',
    pointer: '/spec/forProvider/version',
    hint: '"1.36"',
  },
  {
    name: 'a list for an object',
    start: 'eksCluster',
    change: (o) => {
      o.spec.forProvider.vpcConfig = [];
    },
    rule: 'wrong-type',
    object: 'Cluster/flux-system/commercial',
    pointer: '/spec/forProvider/vpcConfig',
    hint: 'without the list',
  },
  {
    name: 'an object for a list',
    start: 'nodeClass',
    change: (o) => {
      o.spec.subnetSelectorTerms = { tags: { a: 'b' } };
    },
    rule: 'wrong-type',
    object: 'EC2NodeClass/default',
    pointer: '/spec/subnetSelectorTerms',
    hint: 'write a list',
  },
  {
    name: 'a boolean for an integer or a string',
    start: 'disruptionBudget',
    change: (o) => {
      o.spec.minAvailable = true;
    },
    rule: 'wrong-type',
    object: 'PodDisruptionBudget/shop/web',
    pointer: '/spec/minAvailable',
    hint: 'an integer or a string',
  },
  {
    name: 'a fraction for an integer',
    start: 'deployment',
    change: (o) => {
      o.spec.replicas = 1.5;
    },
    rule: 'wrong-type',
    object: web,
    pointer: '/spec/replicas',
  },
  {
    name: 'a number as the value of a label',
    start: 'configMap',
    change: (o) => {
      o.metadata.labels = { version: 2 };
    },
    rule: 'wrong-type',
    object: 'ConfigMap/shop/settings',
    pointer: '/metadata/labels/version',
  },
  {
    name: 'a boolean as the value of an annotation',
    start: 'nodePool',
    change: (o) => {
      o.metadata.annotations = { 'example.org/a': true };
    },
    rule: 'wrong-type',
    object: 'NodePool/default',
    pointer: '/metadata/annotations/example.org~1a',
  },
  {
    name: 'a number in a ConfigMap',
    start: 'configMap',
    change: (o) => {
      o.data.retries = 3;
    },
    rule: 'wrong-type',
    object: 'ConfigMap/shop/settings',
    pointer: '/data/retries',
    hint: '"3"',
  },
  {
    name: 'null for a required field of a custom resource',
    start: 'kustomization',
    change: (o) => {
      o.spec.interval = null;
    },
    rule: 'null-value',
    object: pointer,
    pointer: '/spec/interval',
  },
  {
    name: 'null for a required field of a built-in object',
    start: 'deployment',
    change: (o) => {
      o.spec.selector = null;
    },
    rule: 'missing-field',
    object: web,
    pointer: '/spec/selector',
  },
  {
    name: 'null for a field that the server fills',
    start: 'deployment',
    change: (o) => {
      o.spec.replicas = null;
    },
    rule: 'replaced-null',
    object: web,
    pointer: '/spec/replicas',
  },
]);
