import { type ExplainedRule, fixedBy } from './explained-rule.ts';

/** Rules about objects of cert-manager, external-secrets and Crossplane. */
export const projectRules = [
  {
    id: 'issuer-not-found',
    severity: 'reject',
    summary: 'A Certificate names an issuer that is not on its cluster.',
    why: 'cert-manager waits for the issuer and creates no Secret. An Issuer must be in the namespace of the Certificate. A ClusterIssuer has no namespace. The rule reports nothing if Flux applies no issuer of the kind to the cluster.',
    remedy: 'Correct the kind or name of the issuer, or apply it.',
    example: fixedBy(
      `
apiVersion: cert-manager.io/v1
kind: ClusterIssuer
metadata: {name: letsencrypt}
spec: {acme: {server: https://acme-v02.api.letsencrypt.org/directory, privateKeySecretRef: {name: letsencrypt}}}
---
apiVersion: cert-manager.io/v1
kind: Certificate
metadata: {name: web, namespace: default}
spec: {secretName: web-tls, dnsNames: [web.example.org], issuerRef: {kind: ClusterIssuer, name: letsencript}}
`,
      'letsencript',
      'letsencrypt',
    ),
  },
  {
    id: 'secret-store-not-found',
    severity: 'reject',
    summary: 'An ExternalSecret uses a store that is not on its cluster.',
    why: 'external-secrets creates no Secret without the store. A SecretStore must be in the namespace of the ExternalSecret. The rule reports nothing if Flux applies no store of the kind to the cluster.',
    remedy: 'Correct the kind or name of the store, or apply it.',
    example: fixedBy(
      `
apiVersion: external-secrets.io/v1
kind: ClusterSecretStore
metadata: {name: aws}
spec: {provider: {aws: {service: SecretsManager, region: eu-west-1}}}
---
apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: {name: database, namespace: default}
spec: {secretStoreRef: {kind: ClusterSecretStore, name: secrets-manager}, dataFrom: [{extract: {key: database}}]}
`,
      'name: secrets-manager',
      'name: aws',
    ),
  },
  {
    id: 'secret-template-not-valid',
    severity: 'reject',
    summary: 'A template of external-secrets reads a key with a dash as a field.',
    why: 'Go templates refuse a field with a dash. The controller then creates no Secret, or does not update it.',
    remedy: 'Read the key with index, or give it another name with secretKey.',
    example: fixedBy(
      `
apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: {name: web, namespace: default}
spec:
  secretStoreRef: {kind: ClusterSecretStore, name: aws}
  target: {template: {data: {config.json: '{"user": {{ .db-user | toJson }}}'}}}
  data: [{secretKey: db-user, remoteRef: {key: web, property: user}}]
`,
      '.db-user',
      'index . "db-user"',
    ),
  },
  {
    id: 'provider-config-not-found',
    severity: 'reject',
    summary: 'A managed resource uses a ProviderConfig that is not on its cluster.',
    why: 'The provider of Crossplane does nothing without it. The rule reports nothing if Flux applies none of the kind to the cluster.',
    remedy: 'Correct the name or kind of providerConfigRef, or apply the ProviderConfig.',
    example: fixedBy(
      `
apiVersion: aws.upbound.io/v1beta1
kind: ProviderConfig
metadata: {name: default}
spec: {credentials: {source: PodIdentity}}
---
apiVersion: s3.aws.upbound.io/v1beta2
kind: Bucket
metadata: {name: reports}
spec: {forProvider: {region: eu-west-1}, providerConfigRef: {name: aws}}
`,
      'providerConfigRef: {name: aws}',
      'providerConfigRef: {name: default}',
    ),
  },
  {
    id: 'composition-not-found',
    severity: 'reject',
    summary: 'A composite resource or its XRD names a Composition that does not exist on its cluster, or is for another kind.',
    why: 'Crossplane composes nothing without it. A default of an XRD is a risk, because composites may name another Composition. The rule reports nothing if a Configuration is installed: it may contain the Composition.',
    remedy: 'Correct the reference, or apply the Composition.',
    example: fixedBy(
      `
# clusters/example/
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: definitions, namespace: flux-system}
spec: {interval: 10m, prune: true, wait: true, path: ./definitions, sourceRef: {kind: GitRepository, name: flux-system}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: networks, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./networks, dependsOn: [{name: definitions}], sourceRef: {kind: GitRepository, name: flux-system}}
# definitions/
apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: networks.example.org}
spec: {group: example.org, names: {kind: Network, plural: networks}, scope: Cluster, versions: [{name: v1, served: true, referenceable: true, schema: {openAPIV3Schema: {type: object}}}]}
---
apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: network-aws}
spec: {compositeTypeRef: {apiVersion: example.org/v1, kind: Network}, mode: Pipeline, pipeline: []}
# networks/
apiVersion: example.org/v1
kind: Network
metadata: {name: office}
spec: {crossplane: {compositionRef: {name: networks-aws}}}
`,
      'networks-aws',
      'network-aws',
    ),
  },
  {
    id: 'function-not-found',
    severity: 'reject',
    summary: 'A Composition runs a Function that does not exist on its cluster.',
    why: 'Crossplane composes nothing while one step of the pipeline cannot run. The rule reports nothing if a Configuration is installed, or if no Function is applied at all.',
    remedy: 'Correct functionRef: it is metadata.name of the Function, not its package.',
    example: fixedBy(
      `
apiVersion: pkg.crossplane.io/v1
kind: Function
metadata: {name: function-auto-ready}
spec: {package: 'xpkg.crossplane.io/crossplane-contrib/function-auto-ready:v0.7.0'}
---
apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: network-aws}
spec: {compositeTypeRef: {apiVersion: example.org/v1, kind: Network}, mode: Pipeline, pipeline: [{step: ready, functionRef: {name: auto-ready}}]}
`,
      'name: auto-ready',
      'name: function-auto-ready',
    ),
  },
  {
    id: 'runtime-config-not-found',
    severity: 'reject',
    summary: 'A Provider or Function runs with a DeploymentRuntimeConfig that does not exist on its cluster.',
    why: 'Crossplane does not start the package (internal/controller/pkg/runtime of crossplane). It creates the DeploymentRuntimeConfig with the name default itself.',
    remedy: 'Correct runtimeConfigRef, or apply the DeploymentRuntimeConfig.',
    example: fixedBy(
      `
apiVersion: pkg.crossplane.io/v1beta1
kind: DeploymentRuntimeConfig
metadata: {name: with-role}
spec: {}
---
apiVersion: pkg.crossplane.io/v1
kind: Provider
metadata: {name: provider-aws-s3}
spec: {package: 'xpkg.upbound.io/upbound/provider-aws-s3:v2.3.0', runtimeConfigRef: {name: role}}
`,
      '{name: role}',
      '{name: with-role}',
    ),
  },
  {
    id: 'environment-config-not-found',
    severity: 'reject',
    summary: 'A Composition reads an EnvironmentConfig that does not exist on its cluster.',
    why: 'function-environment-configs fails without it, unless its policy is Optional, and Crossplane composes nothing. The rule reports nothing if Flux applies no EnvironmentConfig to the cluster.',
    remedy: 'Correct the name in ref, or apply the EnvironmentConfig.',
    example: fixedBy(
      `
apiVersion: apiextensions.crossplane.io/v1beta1
kind: EnvironmentConfig
metadata: {name: accounts}
data: {production: "123456789012"}
---
apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: pond}
spec:
  compositeTypeRef: {apiVersion: example.org/v1, kind: Pond}
  mode: Pipeline
  pipeline:
    - step: environment
      functionRef: {name: function-environment-configs}
      input:
        apiVersion: environmentconfigs.fn.crossplane.io/v1beta1
        kind: Input
        spec: {environmentConfigs: [{type: Reference, ref: {name: account}}]}
`,
      'name: account}',
      'name: accounts}',
    ),
  },
  {
    id: 'composition-not-selected',
    severity: 'reject',
    summary: 'A composite resource selects Compositions by labels that no Composition for its kind has.',
    why: 'Crossplane finds no compatible Composition and creates nothing. The rule reports nothing if a Configuration is installed, or if no Composition for the kind is applied.',
    remedy: 'Correct compositionSelector, or the labels of the Composition.',
    example: fixedBy(
      `
apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: lake-small, labels: {size: small}}
spec: {compositeTypeRef: {apiVersion: example.org/v1, kind: Lake}, mode: Pipeline, pipeline: []}
---
apiVersion: example.org/v1
kind: Lake
metadata: {name: north, namespace: data}
spec: {crossplane: {compositionSelector: {matchLabels: {size: smal}}}}
`,
      'size: smal}}',
      'size: small}}',
    ),
  },
  {
    id: 'composite-never-ready',
    severity: 'risk',
    summary: 'No step of a pipeline sets the readiness of its resources.',
    why: 'Crossplane takes a resource as ready only if a function says so. function-go-templating and function-kcl leave that to their templates or to function-auto-ready. The composite never becomes ready, and everything that waits for it fails.',
    remedy: 'Add a last step with function-auto-ready.',
    example: fixedBy(
      `
apiVersion: pkg.crossplane.io/v1
kind: Function
metadata: {name: function-go-templating}
spec: {package: 'xpkg.crossplane.io/crossplane-contrib/function-go-templating:v0.10.0'}
---
apiVersion: pkg.crossplane.io/v1
kind: Function
metadata: {name: function-auto-ready}
spec: {package: 'xpkg.crossplane.io/crossplane-contrib/function-auto-ready:v0.5.0'}
---
apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: pond}
spec:
  compositeTypeRef: {apiVersion: example.org/v1, kind: Pond}
  mode: Pipeline
  pipeline:
    - step: resources
      functionRef: {name: function-go-templating}
      input:
        apiVersion: gotemplating.fn.crossplane.io/v1beta1
        kind: GoTemplate
        source: Inline
        inline:
          template: |
            apiVersion: example.com/v1
            kind: Water
            metadata: {annotations: {gotemplating.fn.crossplane.io/composition-resource-name: water}}
`,
      'composition-resource-name: water}}\n',
      'composition-resource-name: water}}\n    - step: readiness\n      functionRef: {name: function-auto-ready}\n',
    ),
  },
  {
    id: 'composite-kind-not-found',
    severity: 'reject',
    summary: 'A Composition is for a kind that no CompositeResourceDefinition defines.',
    why: 'Crossplane never uses the Composition. The rule reports nothing if a Configuration is installed, or if no CompositeResourceDefinition is applied at all.',
    remedy: 'Correct compositeTypeRef: group and kind are those of the definition.',
    example: fixedBy(
      `
apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: networks.example.org}
spec: {group: example.org, names: {kind: Network, plural: networks}, scope: Cluster, versions: [{name: v1, served: true, referenceable: true, schema: {openAPIV3Schema: {type: object}}}]}
---
apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: network-aws}
spec: {compositeTypeRef: {apiVersion: example.org/v1, kind: Networks}, mode: Pipeline, pipeline: []}
`,
      'kind: Networks}',
      'kind: Network}',
    ),
  },
  {
    id: 'certificate-not-valid',
    severity: 'reject',
    summary: 'A Certificate has a value that the webhook of cert-manager refuses.',
    why: 'The webhook of cert-manager refuses a duration below one hour, a renewal less than five minutes before the end, and a renewal at or before the begin. It also refuses a common name of more than 64 bytes. Without spec.duration, a certificate is valid for 90 days.',
    remedy: 'Correct the value. A name in dnsNames may be longer.',
    example: fixedBy(
      `
apiVersion: cert-manager.io/v1
kind: Certificate
metadata: {name: web, namespace: default}
spec: {secretName: web-tls, dnsNames: [web.example.org], duration: 24h, renewBefore: 48h, issuerRef: {kind: ClusterIssuer, name: ca}}
`,
      '48h',
      '8h',
    ),
  },
  {
    id: 'external-secret-not-valid',
    severity: 'reject',
    summary: 'An entry of dataFrom has no origin, or more than one.',
    why: 'The webhook of external-secrets refuses an entry without extract, find and sourceRef, and an entry with two of them. Without the webhook, the Secret is not created.',
    remedy: 'Give each entry of dataFrom exactly one of extract, find and sourceRef.',
    example: fixedBy(
      `
apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: {name: web, namespace: default}
spec:
  secretStoreRef: {kind: ClusterSecretStore, name: aws}
  dataFrom:
    - rewrite: [{regexp: {source: 'web-(.*)', target: $1}}]
`,
      '- rewrite',
      '- extract: {key: web}\n      rewrite',
    ),
  },
  {
    id: 'fqdn-without-dns',
    severity: 'risk',
    summary: 'A policy of Cilium allows DNS names, and no policy lets Cilium read DNS.',
    why: 'Cilium gets the addresses of a name from the DNS answers to the Pods. It reads these answers only for Pods with a policy that has a rule for DNS. Without it, all connections to the names are dropped. A policy that is not in the repository may have the rule.',
    remedy: 'Allow port 53 to the DNS service, with rules.dns in toPorts, for the same Pods.',
    example: fixedBy(
      `
apiVersion: cilium.io/v2
kind: CiliumNetworkPolicy
metadata: {name: web, namespace: default}
spec:
  endpointSelector: {matchLabels: {app: web}}
  egress:
    - toFQDNs: [{matchName: api.example.org}]
`,
      '  egress:\n',
      "  egress:\n    - toEndpoints: [{matchLabels: {k8s-app: kube-dns, io.kubernetes.pod.namespace: kube-system}}]\n      toPorts: [{ports: [{port: '53', protocol: ANY}], rules: {dns: [{matchPattern: '*'}]}}]\n",
    ),
  },
] as const satisfies readonly ExplainedRule[];
