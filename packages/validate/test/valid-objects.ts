/** One object of each kind that the mistakes start from; each is accepted without a finding. */
export const validObjects = {
  helmRelease: {
    apiVersion: 'helm.toolkit.fluxcd.io/v2',
    kind: 'HelmRelease',
    metadata: { name: 'cert-manager', namespace: 'flux-system', labels: { team: 'platform' } },
    spec: {
      interval: '30m',
      targetNamespace: 'cert-manager',
      chart: { spec: { chart: 'cert-manager', version: '1.21.1', sourceRef: { kind: 'HelmRepository', name: 'jetstack' } } },
      install: { crds: 'CreateReplace', createNamespace: true, remediation: { retries: 3 } },
      values: { replicaCount: 2, crds: { enabled: true }, anything: null },
    },
  },
  kustomization: {
    apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
    kind: 'Kustomization',
    metadata: { name: 'cert-manager', namespace: 'flux-system' },
    spec: {
      interval: '10m',
      prune: true,
      wait: true,
      path: './common/cluster-addons/add-ons/cert-manager',
      sourceRef: { kind: 'GitRepository', name: 'addons-catalog' },
      dependsOn: [{ name: 'sources' }],
      postBuild: { substituteFrom: [{ kind: 'ConfigMap', name: 'cluster-info' }] },
    },
  },
  gitRepository: {
    apiVersion: 'source.toolkit.fluxcd.io/v1',
    kind: 'GitRepository',
    metadata: { name: 'addons-catalog', namespace: 'flux-system' },
    spec: { interval: '1m', url: 'https://git.slipway.example/platform/fleet.git', ref: { branch: 'flux/addons-catalog/latest' } },
  },
  externalSecret: {
    apiVersion: 'external-secrets.io/v1',
    kind: 'ExternalSecret',
    metadata: { name: 'database', namespace: 'shop' },
    spec: {
      refreshInterval: '1h',
      secretStoreRef: { kind: 'ClusterSecretStore', name: 'aws' },
      data: [{ secretKey: 'password', remoteRef: { key: 'shop/database', property: 'password' } }],
    },
  },
  clusterSecretStore: {
    apiVersion: 'external-secrets.io/v1',
    kind: 'ClusterSecretStore',
    metadata: { name: 'aws' },
    spec: { provider: { aws: { service: 'SecretsManager', region: 'eu-west-1' } } },
  },
  nodePool: {
    apiVersion: 'karpenter.sh/v1',
    kind: 'NodePool',
    metadata: { name: 'default' },
    spec: {
      template: {
        spec: {
          nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'default' },
          requirements: [{ key: 'kubernetes.io/arch', operator: 'In', values: ['amd64'] }],
        },
      },
      limits: { cpu: 100, memory: '200Gi' },
      disruption: { consolidationPolicy: 'WhenEmpty', consolidateAfter: '30s' },
    },
  },
  nodeClass: {
    apiVersion: 'karpenter.k8s.aws/v1',
    kind: 'EC2NodeClass',
    metadata: { name: 'default' },
    spec: {
      role: 'karpenter-node',
      amiSelectorTerms: [{ alias: 'al2023@latest' }],
      subnetSelectorTerms: [{ tags: { 'karpenter.sh/discovery': 'commercial' } }],
      securityGroupSelectorTerms: [{ tags: { 'karpenter.sh/discovery': 'commercial' } }],
    },
  },
  eksCluster: {
    apiVersion: 'eks.aws.m.upbound.io/v1beta1',
    kind: 'Cluster',
    metadata: { name: 'commercial', namespace: 'flux-system' },
    spec: {
      forProvider: {
        region: 'eu-west-1',
        version: '1.36',
        roleArnSelector: { matchControllerRef: true, matchLabels: { role: 'cluster' } },
        vpcConfig: { endpointPrivateAccess: true, subnetIdSelector: { matchControllerRef: true } },
        tags: { team: 'platform' },
      },
    },
  },
  provider: {
    apiVersion: 'pkg.crossplane.io/v1',
    kind: 'Provider',
    metadata: { name: 'provider-aws-eks' },
    spec: { package: 'xpkg.example.org/upbound/provider-aws-eks:v2.6.0', runtimeConfigRef: { name: 'provider-aws' } },
  },
  composition: {
    apiVersion: 'apiextensions.crossplane.io/v1',
    kind: 'Composition',
    metadata: { name: 'clusters' },
    spec: {
      compositeTypeRef: { apiVersion: 'fleet.slipway.example/v1alpha1', kind: 'EksCluster' },
      mode: 'Pipeline',
      pipeline: [
        {
          step: 'patch-and-transform',
          functionRef: { name: 'function-patch-and-transform' },
          input: { apiVersion: 'pt.fn.crossplane.io/v1beta1', kind: 'Resources', resources: [] },
        },
      ],
    },
  },
  xrd: {
    apiVersion: 'apiextensions.crossplane.io/v2',
    kind: 'CompositeResourceDefinition',
    metadata: { name: 'eksclusters.fleet.slipway.example' },
    spec: {
      group: 'fleet.slipway.example',
      scope: 'Namespaced',
      names: { kind: 'EksCluster', plural: 'eksclusters' },
      versions: [{ name: 'v1alpha1', served: true, referenceable: true, schema: { openAPIV3Schema: { type: 'object' } } }],
    },
  },
  sealedSecret: {
    apiVersion: 'bitnami.com/v1alpha1',
    kind: 'SealedSecret',
    metadata: { name: 'token', namespace: 'shop' },
    spec: { encryptedData: { token: 'AgBy3i4OJSWK+PiTySYZZA9rO43cGDEq' }, template: { metadata: { name: 'token', namespace: 'shop' } } },
  },
  certificate: {
    apiVersion: 'cert-manager.io/v1',
    kind: 'Certificate',
    metadata: { name: 'shop', namespace: 'shop' },
    spec: { secretName: 'shop-tls', dnsNames: ['shop.example.org'], issuerRef: { kind: 'ClusterIssuer', name: 'letsencrypt' } },
  },
  deployment: {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web', namespace: 'shop', labels: { app: 'web' } },
    spec: {
      replicas: 2,
      selector: { matchLabels: { app: 'web' } },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: '25%', maxSurge: 1 } },
      template: {
        metadata: { labels: { app: 'web' } },
        spec: {
          containers: [
            {
              name: 'web',
              image: 'registry.example.org/web:1.2.3',
              env: [{ name: 'LOG_LEVEL', value: 'info' }],
              ports: [{ name: 'http', containerPort: 8080 }],
              resources: { requests: { cpu: '100m', memory: '64Mi' }, limits: { memory: '128Mi' } },
            },
          ],
        },
      },
    },
  },
  service: {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'web', namespace: 'shop' },
    spec: { selector: { app: 'web' }, ports: [{ name: 'http', port: 80, targetPort: 'http' }] },
  },
  configMap: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'settings', namespace: 'shop' }, data: { colour: 'blue' } },
  namespace: { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'shop' } },
  emptySecret: { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'token', namespace: 'shop' }, type: 'Opaque' },
  disruptionBudget: {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name: 'web', namespace: 'shop' },
    spec: { minAvailable: '50%', selector: { matchLabels: { app: 'web' } } },
  },
  clusterRole: {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'ClusterRole',
    metadata: { name: 'shop:reader' },
    rules: [{ apiGroups: [''], resources: ['configmaps'], verbs: ['get'] }],
  },
  tableOfContents: { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization', resources: ['web.yaml'] },
} as const;

export type ValidObject = keyof typeof validObjects;
