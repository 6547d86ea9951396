import { type ExplainedRule, fixedBy } from './explained-rule.ts';

/** Rules about objects of projects, for example cert-manager, external-secrets and Crossplane. */
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
    id: 'package-not-installed',
    severity: 'reject',
    summary: 'A package of Crossplane has a value with which it never runs.',
    why: 'The CRDs accept any text for packagePullPolicy and revisionActivationPolicy. Crossplane copies the first one into the Deployment of the package, which the API server then refuses, and activates no revision with an unknown value of the second one. Names of repositories have no capital letters. In a DeploymentRuntimeConfig, only the container package-runtime gets the image of the package.',
    remedy: 'Correct the value.',
    example: fixedBy(
      `
apiVersion: pkg.crossplane.io/v1
kind: Function
metadata: {name: function-auto-ready}
spec:
  package: xpkg.crossplane.io/crossplane-contrib/function-auto-ready:v0.7.0
  revisionActivationPolicy: automatic
`,
      'automatic',
      'Automatic',
    ),
  },
  {
    id: 'usage-without-object',
    severity: 'risk',
    summary: 'A Usage of Crossplane names an object that does not exist.',
    why: 'Crossplane protects an object when the objects of both sides exist. Until then it retries without a condition in the status, and the object can be deleted. A selector with matchControllerRef finds only objects with the controller of the Usage, which an applied Usage does not have. Crossplane looks for the Usages of an object in the namespace of the object, so a Usage does not protect an object without a namespace, and a ClusterUsage does not find one with a namespace. Objects of a kind that a Composition names are not checked by their names.',
    remedy: 'Correct the kind, the name or the labels, or use the kind of Usage with the scope of the object.',
    example: fixedBy(
      `
apiVersion: v1
kind: ConfigMap
metadata: {name: state, namespace: data}
data: {a: b}
---
apiVersion: protection.crossplane.io/v1beta1
kind: Usage
metadata: {name: state, namespace: data}
spec:
  of: {apiVersion: v1, kind: ConfigMap, resourceRef: {name: stat}}
  reason: it has the state
`,
      'name: stat}}',
      'name: state}}',
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
  {
    id: 'database-not-valid',
    severity: 'reject',
    summary: 'A Cluster of CloudNativePG has no size for its storage.',
    why: 'The webhook of CloudNativePG refuses a Cluster without spec.storage.size, unless spec.storage.pvcTemplate has a request. The same applies to spec.walStorage if it is set. Without the webhook, the volumes cannot be created.',
    remedy: 'Set the size.',
    example: fixedBy(
      `
apiVersion: postgresql.cnpg.io/v1
kind: Cluster
metadata: {name: db, namespace: default}
spec: {instances: 3, storage: {storageClass: gp3}}
`,
      'storageClass: gp3',
      'storageClass: gp3, size: 10Gi',
    ),
  },
  {
    id: 'backup-schedule-of-five-fields',
    severity: 'risk',
    summary: 'A ScheduledBackup of CloudNativePG has a schedule of five fields.',
    why: 'A schedule of CloudNativePG begins with the seconds, and the day of the week may be missing. It accepts the five fields of a CronJob, and begins the backups at other times: 0 7 * * * is minute 7 of each hour.',
    remedy: 'Put a field for the seconds before the others.',
    example: fixedBy(
      `
apiVersion: postgresql.cnpg.io/v1
kind: ScheduledBackup
metadata: {name: db, namespace: default}
spec: {schedule: '0 7 * * *', cluster: {name: db}}
`,
      "'0 7",
      "'0 0 7",
    ),
  },
  {
    id: 'backup-method-not-set',
    severity: 'reject',
    summary: 'A ScheduledBackup uses a method that its Cluster does not have.',
    why: 'Without spec.method, a ScheduledBackup of CloudNativePG uses barmanObjectStore. Each backup fails if the Cluster has no spec.backup with the method. A Cluster with the plugin for Barman needs method: plugin.',
    remedy: 'Set spec.method to what the Cluster has, or set spec.backup in the Cluster.',
    example: fixedBy(
      `
apiVersion: postgresql.cnpg.io/v1
kind: Cluster
metadata: {name: db, namespace: default}
spec:
  instances: 3
  storage: {size: 10Gi}
  plugins: [{name: barman-cloud.cloudnative-pg.io, isWALArchiver: true, parameters: {barmanObjectName: db}}]
---
apiVersion: postgresql.cnpg.io/v1
kind: ScheduledBackup
metadata: {name: db, namespace: default}
spec: {schedule: '0 0 7 * * *', cluster: {name: db}}
`,
      'cluster: {name: db}}',
      'cluster: {name: db}, method: plugin, pluginConfiguration: {name: barman-cloud.cloudnative-pg.io}}',
    ),
  },
  {
    id: 'disruption-schedule-not-valid',
    severity: 'reject',
    summary: 'A budget of a NodePool has a schedule that Karpenter cannot read.',
    why: 'The API server accepts any five words as the schedule of a budget. Karpenter reads it like the schedule of a CronJob, in UTC: Sunday is 0, and 7 is not valid. It reports "invalid disruption budgets" and disrupts no node of the NodePool.',
    remedy: 'Correct the field. A range over all days is *.',
    example: fixedBy(
      `
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: default}
spec:
  template:
    spec:
      requirements: [{key: kubernetes.io/arch, operator: In, values: [amd64]}]
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}
  disruption: {consolidateAfter: 1m, budgets: [{nodes: '0', schedule: 30 10 * * 1-7, duration: 8h}]}
`,
      '1-7',
      '1-6',
    ),
  },
  {
    id: 'middleware-not-found',
    severity: 'reject',
    summary: 'An Ingress names a middleware of Traefik in a form that no middleware has.',
    why: 'Traefik calls a Middleware NAMESPACE-NAME@kubernetescrd. It finds no middleware with another form, and then creates no route for the Ingress.',
    remedy: 'Write the namespace, a hyphen and the name, then @kubernetescrd.',
    example: fixedBy(
      `
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: {name: web, namespace: default, annotations: {traefik.ingress.kubernetes.io/router.middlewares: strip@kubernetescrd}}
spec: {defaultBackend: {resource: {apiGroup: example.org, kind: Bucket, name: files}}}
`,
      'strip@',
      'default-strip@',
    ),
  },
  {
    id: 'middleware-of-other-namespace',
    severity: 'risk',
    summary: 'An IngressRoute uses a Middleware of another namespace, and Traefik allows none.',
    why: 'Without providers.kubernetesCRD.allowCrossNamespace, Traefik refuses a Middleware of another namespace, and also a name with @kubernetescrd. It then creates no route. The rule reports only on clusters with a HelmRelease of the chart traefik, without the option in its values.',
    remedy: 'Create the Middleware in the namespace of the IngressRoute, or set providers.kubernetesCRD.allowCrossNamespace.',
    example: fixedBy(
      `
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: traefik, namespace: default}
spec: {interval: 1h, url: https://traefik.github.io/charts}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: traefik, namespace: default}
spec: {interval: 1h, chart: {spec: {chart: traefik, version: 37.0.0, sourceRef: {kind: HelmRepository, name: traefik}}}}
---
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: ingressroutes.traefik.io}
spec: {group: traefik.io, names: {kind: IngressRoute, plural: ingressroutes}, scope: Namespaced, versions: [{name: v1alpha1, served: true, storage: true, schema: {openAPIV3Schema: {type: object, x-kubernetes-preserve-unknown-fields: true}}}]}
---
apiVersion: traefik.io/v1alpha1
kind: IngressRoute
metadata: {name: web, namespace: default}
spec:
  routes:
    - {match: Host(\`web.example.org\`), kind: Rule, middlewares: [{name: headers, namespace: kube-system}], services: [{name: kubernetes, port: 443}]}
`,
      ', namespace: kube-system}',
      '}',
    ),
  },
] as const satisfies readonly ExplainedRule[];
