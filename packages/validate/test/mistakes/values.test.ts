import { testMistakes } from './test-mistakes.ts';

const release = 'HelmRelease/flux-system/cert-manager';
const pointer = 'Kustomization/flux-system/cert-manager';
const web = 'Deployment/shop/web';

testMistakes('values', [
  {
    name: 'a value that is not listed',
    start: 'helmRelease',
    change: (o) => {
      o.spec.install.crds = 'CreateReplaced';
    },
    rule: 'not-allowed-value',
    object: release,
    pointer: '/spec/install/crds',
    hint: 'did you mean CreateReplace?',
  },
  {
    name: 'a value in the wrong case',
    start: 'composition',
    change: (o) => {
      o.spec.mode = 'pipeline';
    },
    rule: 'not-allowed-value',
    object: 'Composition/clusters',
    pointer: '/spec/mode',
    hint: 'did you mean Pipeline?',
  },
  {
    name: 'a protocol that does not exist',
    start: 'service',
    change: (o) => {
      o.spec.ports[0].protocol = 'HTTP';
    },
    rule: 'not-allowed-value',
    object: 'Service/shop/web',
    pointer: '/spec/ports/0/protocol',
  },
  {
    name: 'a duration in words',
    start: 'helmRelease',
    change: (o) => {
      o.spec.interval = '5 minutes';
    },
    rule: 'wrong-pattern',
    object: release,
    pointer: '/spec/interval',
  },
  {
    name: 'a duration of days',
    start: 'gitRepository',
    change: (o) => {
      o.spec.interval = '1d';
    },
    rule: 'wrong-pattern',
    object: 'GitRepository/flux-system/addons-catalog',
    pointer: '/spec/interval',
  },
  {
    name: 'a quantity that is not valid',
    start: 'deployment',
    change: (o) => {
      o.spec.template.spec.containers[0].resources.requests.memory = '64 MB';
    },
    rule: 'wrong-format',
    object: web,
    pointer: '/spec/template/spec/containers/0/resources/requests/memory',
  },
  {
    name: 'data that is not base64',
    start: 'configMap',
    change: (o) => {
      o.binaryData = { logo: 'not base64!' };
    },
    rule: 'wrong-format',
    object: 'ConfigMap/shop/settings',
    pointer: '/binaryData/logo',
  },
  {
    name: 'a number beyond its type',
    start: 'deployment',
    change: (o) => {
      o.spec.replicas = 2 ** 33;
    },
    rule: 'out-of-range',
    object: web,
    pointer: '/spec/replicas',
  },
  {
    name: 'a number beyond its limit',
    start: 'nodePool',
    change: (o) => {
      o.spec.weight = 101;
    },
    rule: 'out-of-range',
    object: 'NodePool/default',
    pointer: '/spec/weight',
    hint: '<= 100',
  },
  {
    name: 'a list that is too short',
    start: 'composition',
    change: (o) => {
      o.spec.pipeline = [];
    },
    rule: 'wrong-length',
    object: 'Composition/clusters',
    pointer: '/spec/pipeline',
    hint: 'at least 1 entries',
  },
  {
    name: 'text that is too long',
    start: 'kustomization',
    change: (o) => {
      o.spec.targetNamespace = 'a'.repeat(64);
    },
    rule: 'wrong-length',
    object: pointer,
    pointer: '/spec/targetNamespace',
    hint: 'at most 63 characters',
  },
  {
    name: 'two fields that exclude each other',
    start: 'clusterSecretStore',
    change: (o) => {
      o.spec.provider.fake = { data: [] };
    },
    rule: 'exclusive-fields',
    object: 'ClusterSecretStore/aws',
    pointer: '/spec/provider',
    hint: 'aws, fake',
  },
]);
