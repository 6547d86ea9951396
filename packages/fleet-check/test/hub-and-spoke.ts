/** Path, text and replacement. */
export type Edit = readonly [path: string, text: string, other: string];

/** Files with other texts; each text has to be there. */
export function edited(files: ReadonlyMap<string, string>, edits: readonly Edit[]): ReadonlyMap<string, string> {
  const changed = new Map(files);
  for (const [path, text, other] of edits) {
    const before = changed.get(path) ?? '';
    if (!before.includes(text)) throw new Error(`${path} has no ${text}`);
    changed.set(
      path,
      before.replace(text, () => other),
    );
  }
  return changed;
}

/** A Flux Kustomization of the repository. */
export const kustomization = (name: string, spec: string): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 10m, prune: true, sourceRef: {kind: GitRepository, name: flux-system}, ${spec}}
`;

const documents = (...texts: readonly string[]): string => texts.join('---\n');

/** A management cluster that makes a workload cluster, and applies an add-on to it; both work. */
export const HUB: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'clusters/mgmt/flux-system/gotk-sync.yaml': documents(
      `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: 'https://git.example/platform/fleet.git', ref: {branch: main}, secretRef: {name: flux-system}}
`,
      kustomization('flux-system', 'path: ./clusters/mgmt'),
    ),
    'clusters/mgmt/crossplane.yaml': documents(
      kustomization('crossplane', 'wait: true, path: ./common/crossplane/core'),
      kustomization(
        'crossplane-providers',
        'dependsOn: [{name: crossplane}], wait: true, timeout: 10m, path: ./common/crossplane/providers',
      ),
      kustomization(
        'crossplane-definitions',
        'dependsOn: [{name: crossplane-providers}], wait: true, path: ./common/crossplane/definitions',
      ),
      kustomization('crossplane-iam', 'dependsOn: [{name: crossplane-providers}], path: ./common/crossplane/iam, namePrefix: hub-'),
    ),
    'clusters/mgmt/addons.yaml': documents(
      kustomization('cert-manager', 'wait: true, path: ./common/addons/cert-manager'),
      kustomization('issuers', 'dependsOn: [{name: cert-manager}], path: ./common/addons/issuers'),
      kustomization('sealed-secrets', 'wait: true, path: ./common/addons/sealed-secrets'),
    ),
    'clusters/mgmt/spoke.yaml': documents(
      kustomization('spoke-cluster', 'dependsOn: [{name: crossplane-definitions}], wait: true, timeout: 30m, path: ./spokes/spoke/cluster'),
      kustomization('spoke', 'dependsOn: [{name: spoke-cluster}], path: ./spokes/spoke'),
    ),
    'clusters/mgmt/apps.yaml': documents(
      `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: shop, namespace: flux-system}
spec: {interval: 1m, url: 'https://git.example/shop/manifests.git', ref: {branch: main}}
`,
      kustomization('shop', 'dependsOn: [{name: issuers}, {name: sealed-secrets}], path: ./apps/shop'),
    ),
    'spokes/spoke/kustomization.yaml': 'resources: [addons.yaml]\n',
    'spokes/spoke/addons.yaml': kustomization(
      'spoke-addons',
      'path: ./common/spokes, kubeConfig: {secretRef: {name: spoke-eks-connection, key: kubeconfig}}',
    ),
    'spokes/spoke/cluster/kustomization.yaml': 'resources: [../cluster.yaml]\n',
    'spokes/spoke/cluster.yaml': `apiVersion: platform.example.org/v1alpha1
kind: EKSCluster
metadata: {name: spoke}
spec: {compositionRef: {name: eks-cluster}, parameters: {region: eu-west-1}, writeConnectionSecretToRef: {namespace: flux-system, name: spoke-eks-connection}}
`,
    'common/spokes/kustomization.yaml': 'resources: [priority.yaml]\n',
    'common/spokes/priority.yaml': `apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: {name: business}
value: 1000
`,
    'common/crossplane/core/objects.yaml': documents(
      'apiVersion: v1\nkind: Namespace\nmetadata: {name: crossplane-system}\n',
      `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: crossplane, namespace: crossplane-system}
spec: {interval: 1h, url: https://charts.crossplane.io/stable}
`,
      `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: crossplane, namespace: crossplane-system}
spec: {interval: 1h, chart: {spec: {chart: crossplane, version: 1.20.11, sourceRef: {kind: HelmRepository, name: crossplane}}}}
`,
    ),
    'common/crossplane/providers/providers.yaml': documents(
      `apiVersion: pkg.crossplane.io/v1
kind: Provider
metadata: {name: provider-aws-iam}
spec: {package: 'xpkg.crossplane.io/crossplane-contrib/provider-aws-iam:v2.6.0'}
`,
      `apiVersion: pkg.crossplane.io/v1
kind: Provider
metadata: {name: provider-aws-eks}
spec: {package: 'xpkg.crossplane.io/crossplane-contrib/provider-aws-eks:v2.6.0'}
`,
      `apiVersion: pkg.crossplane.io/v1
kind: Function
metadata: {name: function-patch-and-transform}
spec: {package: 'xpkg.crossplane.io/crossplane-contrib/function-patch-and-transform:v0.10.8'}
`,
    ),
    'common/crossplane/definitions/definition.yaml': `apiVersion: apiextensions.crossplane.io/v1
kind: CompositeResourceDefinition
metadata: {name: eksclusters.platform.example.org}
spec:
  group: platform.example.org
  names: {kind: EKSCluster, plural: eksclusters}
  connectionSecretKeys: [kubeconfig]
  versions: [{name: v1alpha1, served: true, referenceable: true, schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {parameters: {type: object, properties: {region: {type: string}}}}}}}}}]
`,
    'common/crossplane/definitions/composition.yaml': `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: eks-cluster}
spec:
  compositeTypeRef: {apiVersion: platform.example.org/v1alpha1, kind: EKSCluster}
  mode: Pipeline
  pipeline:
    - step: resources
      functionRef: {name: function-patch-and-transform}
      input:
        apiVersion: pt.fn.crossplane.io/v1beta1
        kind: Resources
        resources:
          - name: cluster
            base: {apiVersion: eks.aws.upbound.io/v1beta2, kind: Cluster, metadata: {labels: {part: cluster}}, spec: {forProvider: {region: eu-west-1, vpcConfig: {}}}}
            patches: [{type: FromCompositeFieldPath, fromFieldPath: spec.parameters.region, toFieldPath: spec.forProvider.region}]
          - name: nodes
            base: {apiVersion: eks.aws.upbound.io/v1beta2, kind: NodeGroup, spec: {forProvider: {region: eu-west-1, scalingConfig: {minSize: 1, maxSize: 3}, clusterNameSelector: {matchControllerRef: true, matchLabels: {part: cluster}}}}}
`,
    'common/crossplane/definitions/config.yaml': `apiVersion: aws.upbound.io/v1beta1
kind: ProviderConfig
metadata: {name: default}
spec: {credentials: {source: PodIdentity}}
`,
    'common/crossplane/iam/kustomization.yaml': 'resources: [role.yaml, policy.yaml, attachment.yaml]\n',
    'common/crossplane/iam/role.yaml': `apiVersion: iam.aws.upbound.io/v1beta1
kind: Role
metadata: {name: crossplane}
spec: {forProvider: {assumeRolePolicy: '{}'}, providerConfigRef: {name: default}}
`,
    'common/crossplane/iam/policy.yaml': `apiVersion: iam.aws.upbound.io/v1beta1
kind: Policy
metadata: {name: crossplane}
spec: {forProvider: {policy: '{}'}, providerConfigRef: {name: default}}
`,
    'common/crossplane/iam/attachment.yaml': `apiVersion: iam.aws.upbound.io/v1beta1
kind: RolePolicyAttachment
metadata: {name: crossplane}
spec: {forProvider: {roleRef: {name: hub-crossplane}, policyArnRef: {name: hub-crossplane}}, providerConfigRef: {name: default}}
`,
    'common/addons/cert-manager/kustomization.yaml': 'resources: [namespace.yaml, source.yaml, release.yaml]\n',
    'common/addons/cert-manager/namespace.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata: {name: cert-manager}\n',
    'common/addons/cert-manager/source.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: jetstack, namespace: cert-manager}
spec: {interval: 1h, url: https://charts.jetstack.io}
`,
    'common/addons/cert-manager/release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: cert-manager, namespace: cert-manager}
spec: {interval: 1h, chart: {spec: {chart: cert-manager, version: v1.19.1, sourceRef: {kind: HelmRepository, name: jetstack}}}}
`,
    'common/addons/issuers/kustomization.yaml': 'resources: [issuer.yaml]\n',
    'common/addons/issuers/issuer.yaml': `apiVersion: cert-manager.io/v1
kind: ClusterIssuer
metadata: {name: letsencrypt}
spec: {acme: {server: 'https://acme-v02.api.letsencrypt.org/directory', privateKeySecretRef: {name: letsencrypt}, solvers: []}}
`,
    'common/addons/sealed-secrets/objects.yaml': documents(
      'apiVersion: v1\nkind: Namespace\nmetadata: {name: sealed-secrets}\n',
      `apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: sealed-secrets, namespace: sealed-secrets}
spec: {interval: 1h, url: 'oci://registry-1.docker.io/bitnamicharts/sealed-secrets', ref: {tag: 2.5.19}}
`,
      `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: sealed-secrets, namespace: sealed-secrets}
spec: {interval: 1h, chartRef: {kind: OCIRepository, name: sealed-secrets}}
`,
    ),
    'apps/shop/kustomization.yaml':
      'resources: [namespace.yaml, account.yaml, binding.yaml, settings.yaml, deployment.yaml, service.yaml, ingress.yaml, certificate.yaml, release.yaml, role.yaml, database.yaml]\n',
    'apps/shop/namespace.yaml': documents(
      'apiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n',
      'apiVersion: v1\nkind: Namespace\nmetadata: {name: shop-tenant}\n',
    ),
    'apps/shop/account.yaml': 'apiVersion: v1\nkind: ServiceAccount\nmetadata: {name: shop-team, namespace: shop-tenant}\n',
    'apps/shop/role.yaml': `apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata: {name: shop-team, namespace: shop}
rules: [{apiGroups: [apps], resources: [deployments], verbs: [get, list, watch, patch]}]
`,
    'apps/shop/binding.yaml': `apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: shop-team, namespace: shop}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: shop-team}
subjects: [{kind: ServiceAccount, name: shop-team, namespace: shop-tenant}]
`,
    'apps/shop/release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: shop, namespace: shop-tenant}
spec: {interval: 1h, serviceAccountName: shop-team, chart: {spec: {chart: ./chart, sourceRef: {kind: GitRepository, name: shop, namespace: flux-system}}}}
`,
    'apps/shop/settings.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings, namespace: shop}\ndata: {LOG_LEVEL: info}\n',
    'apps/shop/database.yaml': `apiVersion: bitnami.com/v1alpha1
kind: SealedSecret
metadata: {name: shop-database, namespace: shop}
spec:
  encryptedData: {password: AgBy3i4OJSWK}
  template: {metadata: {name: shop-database, namespace: shop}}
`,
    'apps/shop/deployment.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: shop, namespace: shop}
spec:
  selector: {matchLabels: {app: shop}}
  template:
    metadata: {labels: {app: shop}}
    spec:
      containers:
        - name: shop
          image: ghcr.io/stefanprodan/podinfo:6.9.0
          ports: [{name: http, containerPort: 9898}]
          env:
            - {name: PASSWORD, valueFrom: {secretKeyRef: {name: shop-database, key: password}}}
            - {name: LEVEL, valueFrom: {configMapKeyRef: {name: settings, key: LOG_LEVEL}}}
            - {name: COLOUR, valueFrom: {configMapKeyRef: {name: colours, key: main, optional: true}}}
      volumes: [{name: tls, secret: {secretName: shop-tls, items: [{key: tls.crt, path: tls.crt}]}}]
`,
    'apps/shop/service.yaml': `apiVersion: v1
kind: Service
metadata: {name: shop, namespace: shop}
spec: {selector: {app: shop}, ports: [{name: http, port: 80, targetPort: http}]}
`,
    'apps/shop/ingress.yaml': `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: {name: shop, namespace: shop}
spec: {rules: [{http: {paths: [{path: /, pathType: Prefix, backend: {service: {name: shop, port: {number: 80}}}}]}}]}
`,
    'apps/shop/certificate.yaml': `apiVersion: cert-manager.io/v1
kind: Certificate
metadata: {name: shop, namespace: shop}
spec: {secretName: shop-tls, dnsNames: [shop.example.org], issuerRef: {kind: ClusterIssuer, name: letsencrypt}}
`,
  }),
);
