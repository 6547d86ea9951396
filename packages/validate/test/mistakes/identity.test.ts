import { testMistakes } from './test-mistakes.ts';

const release = 'HelmRelease/flux-system/cert-manager';
const pointer = 'Kustomization/flux-system/cert-manager';
const web = 'Deployment/shop/web';

testMistakes('what the object calls itself', [
  {
    name: 'a kind that does not exist',
    start: 'configMap',
    change: (o) => {
      o.kind = 'ConfigMaps';
    },
    rule: 'unknown-kind',
    object: 'ConfigMaps/shop/settings',
    pointer: '/kind',
    hint: 'did you mean ConfigMap?',
  },
  {
    name: 'a removed kind: ControllerConfig',
    start: 'provider',
    change: (o) => {
      o.apiVersion = 'pkg.crossplane.io/v1alpha1';
      o.kind = 'ControllerConfig';
    },
    rule: 'unknown-kind',
    object: 'ControllerConfig/provider-aws-eks',
    pointer: '/kind',
  },
  {
    name: 'a removed version: Kustomization v1beta2',
    start: 'kustomization',
    change: (o) => {
      o.apiVersion = 'kustomize.toolkit.fluxcd.io/v1beta2';
    },
    rule: 'wrong-api-version',
    object: pointer,
    pointer: '/apiVersion',
    hint: 'kustomize.toolkit.fluxcd.io/v1',
  },
  {
    name: 'a removed version: HelmRelease v2beta1',
    start: 'helmRelease',
    change: (o) => {
      o.apiVersion = 'helm.toolkit.fluxcd.io/v2beta1';
    },
    rule: 'wrong-api-version',
    object: release,
    pointer: '/apiVersion',
    hint: 'helm.toolkit.fluxcd.io/v2',
  },
  {
    name: 'a removed version: ExternalSecret v1alpha1',
    start: 'externalSecret',
    change: (o) => {
      o.apiVersion = 'external-secrets.io/v1alpha1';
    },
    rule: 'wrong-api-version',
    object: 'ExternalSecret/shop/database',
    pointer: '/apiVersion',
    hint: 'external-secrets.io/v1',
  },
  {
    name: 'a removed version: NodePool v1beta1',
    start: 'nodePool',
    change: (o) => {
      o.apiVersion = 'karpenter.sh/v1beta1';
    },
    rule: 'wrong-api-version',
    object: 'NodePool/default',
    pointer: '/apiVersion',
    hint: 'karpenter.sh/v1',
  },
  {
    name: 'a removed group: extensions',
    start: 'deployment',
    change: (o) => {
      o.apiVersion = 'extensions/v1beta1';
    },
    rule: 'wrong-api-version',
    object: web,
    pointer: '/apiVersion',
    hint: 'apps/v1',
  },
  {
    name: 'a removed group of the same vendor: helm.fluxcd.io',
    start: 'helmRelease',
    change: (o) => {
      o.apiVersion = 'helm.fluxcd.io/v1';
    },
    rule: 'wrong-api-version',
    object: release,
    pointer: '/apiVersion',
    hint: 'helm.toolkit.fluxcd.io/v2',
  },
  {
    name: 'a kind of Flux in lower case',
    start: 'helmRelease',
    change: (o) => {
      o.kind = 'helmrelease';
    },
    rule: 'unknown-kind',
    object: 'helmrelease/flux-system/cert-manager',
    pointer: '/kind',
    hint: 'did you mean HelmRelease?',
  },
  {
    name: 'a slip in the kind of a community project',
    start: 'configMap',
    change: (o) => {
      o.apiVersion = 'keda.sh/v1alpha1';
      o.kind = 'ScaledObjct';
    },
    rule: 'unknown-kind',
    object: 'ScaledObjct/shop/settings',
    pointer: '/kind',
    hint: 'did you mean ScaledObject?',
  },
  {
    name: 'a group that only Kubernetes could have',
    start: 'configMap',
    change: (o) => {
      o.apiVersion = 'widgets/v1';
      o.kind = 'Widget';
    },
    rule: 'unknown-kind',
    object: 'Widget/shop/settings',
    pointer: '/kind',
  },
  {
    name: 'a version that a community project does not serve',
    start: 'configMap',
    change: (o) => {
      o.apiVersion = 'keda.sh/v1';
      o.kind = 'ScaledObject';
    },
    rule: 'wrong-api-version',
    object: 'ScaledObject/shop/settings',
    pointer: '/apiVersion',
    hint: 'keda.sh/v1alpha1',
  },
  {
    name: 'no kind',
    start: 'configMap',
    change: (o) => {
      delete o.kind;
    },
    rule: 'not-an-object',
    object: '',
    pointer: '/kind',
  },
  {
    name: 'no apiVersion',
    start: 'configMap',
    change: (o) => {
      delete o.apiVersion;
    },
    rule: 'not-an-object',
    object: 'ConfigMap/shop/settings',
    pointer: '/apiVersion',
  },
]);
