import { type ExplainedRule, fixedBy } from './explained-rule.ts';

const documents = (...texts: readonly string[]): string => texts.join('---');

const IMAGE_POLICY = `
apiVersion: image.toolkit.fluxcd.io/v1
kind: ImageRepository
metadata: {name: web, namespace: flux-system}
spec: {interval: 10m, image: ghcr.io/stefanprodan/podinfo}
---
apiVersion: image.toolkit.fluxcd.io/v1
kind: ImagePolicy
metadata: {name: web, namespace: flux-system}
spec: {imageRepositoryRef: {name: web}, policy: {semver: {range: 6.x}}}
`;

/** Rules about references to missing objects, and to missing parts of objects. */
export const referenceRules = [
  {
    id: 'source-not-found',
    severity: 'reject',
    summary: 'A Flux Kustomization uses a source whose name is a typing mistake of another source.',
    why: 'kustomize-controller waits for the source, and applies nothing. The rule assumes that the bootstrap creates sources that are not in the repository, unless a source exists whose name differs in one letter.',
    remedy: 'Correct the name of the source.',
    example: fixedBy(
      `
# clusters/example/
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: web, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./web, sourceRef: {kind: GitRepository, name: flux-sytem}}
# web/
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: default}
data: {LOG_LEVEL: info}
`,
      'flux-sytem',
      'flux-system',
    ),
  },
  {
    id: 'chart-source-not-found',
    severity: 'reject',
    summary: 'A HelmRelease uses a chart from a source that is not on its cluster.',
    why: 'helm-controller and source-controller need the source on the cluster, in the namespace of the HelmRelease unless the reference names another one. The release is never installed, and is retried without end.',
    remedy: 'Correct the kind, name or namespace of the source, or apply the source to the cluster.',
    example: {
      failing: `
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: podinfo, namespace: flux-system}
spec: {interval: 1h, url: https://stefanprodan.github.io/podinfo}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: podinfo, namespace: flux-system}
spec: {interval: 1h, chart: {spec: {chart: podinfo, version: 6.9.0, sourceRef: {kind: HelmRepository, name: podifno}}}}
`,
      passing: `
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: podinfo, namespace: flux-system}
spec: {interval: 1h, url: https://stefanprodan.github.io/podinfo}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: podinfo, namespace: flux-system}
spec: {interval: 1h, chart: {spec: {chart: podinfo, version: 6.9.0, sourceRef: {kind: HelmRepository, name: podinfo}}}}
`,
    },
  },
  {
    id: 'release-dependency-not-found',
    severity: 'reject',
    summary: 'A HelmRelease depends on another HelmRelease that is not on its cluster.',
    why: 'helm-controller waits for the other release, and never installs this one. dependsOn names HelmReleases, not Flux Kustomizations. They are in the same namespace unless dependsOn names another one.',
    remedy: 'Correct the name or namespace, apply the other release to the cluster, or remove the entry.',
    example: {
      failing: `
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: podinfo, namespace: default}
spec: {interval: 1h, url: oci://ghcr.io/stefanprodan/charts/podinfo, ref: {tag: 6.9.0}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: podinfo, namespace: default}
spec: {interval: 1h, dependsOn: [{name: redis}], chartRef: {kind: OCIRepository, name: podinfo}}
`,
      passing: `
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: podinfo, namespace: default}
spec: {interval: 1h, url: oci://ghcr.io/stefanprodan/charts/podinfo, ref: {tag: 6.9.0}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: podinfo, namespace: default}
spec: {interval: 1h, chartRef: {kind: OCIRepository, name: podinfo}}
`,
    },
  },
  {
    id: 'flux-object-not-found',
    severity: 'reject',
    summary: 'An Alert, ImagePolicy or ImageUpdateAutomation names a Flux object that does not exist on its cluster.',
    why: 'Their controllers need the Provider, ImageRepository or GitRepository on the cluster, and do nothing without it.',
    remedy: 'Correct the name, or apply the object to the cluster.',
    example: {
      failing: `
apiVersion: notification.toolkit.fluxcd.io/v1beta3
kind: Alert
metadata: {name: all, namespace: flux-system}
spec: {providerRef: {name: slack}, eventSources: [{kind: Kustomization, name: '*'}]}
`,
      passing: `
apiVersion: notification.toolkit.fluxcd.io/v1beta3
kind: Provider
metadata: {name: slack, namespace: flux-system}
spec: {type: slack, channel: general, address: https://slack.example.com/hook}
---
apiVersion: notification.toolkit.fluxcd.io/v1beta3
kind: Alert
metadata: {name: all, namespace: flux-system}
spec: {providerRef: {name: slack}, eventSources: [{kind: Kustomization, name: '*'}]}
`,
    },
  },
  {
    id: 'release-values-not-found',
    severity: 'reject',
    summary: 'A HelmRelease uses values from a ConfigMap or Secret that nothing creates on its cluster.',
    why: 'helm-controller needs the object in the namespace of the HelmRelease, and installs nothing while it does not exist. If no existing name is similar, the finding is only a risk: another tool may create the object.',
    remedy:
      'Correct the name, apply the object in the namespace of the HelmRelease, or set optional: true. List an object that exists outside the repository with --present FILE.',
    example: {
      failing: `
apiVersion: v1
kind: ConfigMap
metadata: {name: podinfo-values, namespace: default}
data: {values.yaml: 'replicaCount: 2'}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: podinfo, namespace: default}
spec: {interval: 1h, url: oci://ghcr.io/stefanprodan/charts/podinfo, ref: {tag: 6.9.0}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: frontend, namespace: default}
spec: {interval: 1h, chartRef: {kind: OCIRepository, name: podinfo}, valuesFrom: [{kind: ConfigMap, name: podinfo-value}]}
`,
      passing: `
apiVersion: v1
kind: ConfigMap
metadata: {name: podinfo-values, namespace: default}
data: {values.yaml: 'replicaCount: 2'}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: podinfo, namespace: default}
spec: {interval: 1h, url: oci://ghcr.io/stefanprodan/charts/podinfo, ref: {tag: 6.9.0}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: frontend, namespace: default}
spec: {interval: 1h, chartRef: {kind: OCIRepository, name: podinfo}, valuesFrom: [{kind: ConfigMap, name: podinfo-values}]}
`,
    },
  },
  {
    id: 'key-not-found',
    severity: 'reject',
    summary: 'An object reads a key that the ConfigMap or Secret does not have.',
    why: 'While the key is missing, a Pod does not start (CreateContainerConfigError, or a volume that is never mounted), and a HelmRelease is not installed. The keys are those of the object, of a SealedSecret, of an ExternalSecret without dataFrom, or of a Certificate.',
    remedy: 'Correct the key, or add it to the object. Set optional: true if the key may be missing.',
    example: {
      failing: `
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: default}
data: {LOG_LEVEL: info}
---
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: default}
spec:
  containers:
    - name: web
      image: ghcr.io/stefanprodan/podinfo:6.9.0
      env: [{name: LEVEL, valueFrom: {configMapKeyRef: {name: settings, key: LOGLEVEL}}}]
`,
      passing: `
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: default}
data: {LOG_LEVEL: info}
---
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: default}
spec:
  containers:
    - name: web
      image: ghcr.io/stefanprodan/podinfo:6.9.0
      env: [{name: LEVEL, valueFrom: {configMapKeyRef: {name: settings, key: LOG_LEVEL}}}]
`,
    },
  },
  {
    id: 'secret-not-found',
    severity: 'risk',
    summary: 'An object reads a Secret that nothing in the repository creates.',
    why: 'While the Secret does not exist, Pods do not start and sources are not fetched. A Secret, SealedSecret, ExternalSecret, Certificate or connection Secret of Crossplane creates it. The rule also considers a chart in the namespace and an object of an operator that names the Secret.',
    remedy:
      'Correct the name, or create the Secret. List an object that exists outside the repository with --present FILE, or under present in slipway.yaml.',
    example: {
      failing: `
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: default}
spec: {containers: [{name: web, image: 'ghcr.io/stefanprodan/podinfo:6.9.0', envFrom: [{secretRef: {name: database}}]}]}
`,
      passing: `
apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: {name: database, namespace: default}
spec: {secretStoreRef: {kind: ClusterSecretStore, name: aws}, dataFrom: [{extract: {key: database}}]}
---
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: default}
spec: {containers: [{name: web, image: 'ghcr.io/stefanprodan/podinfo:6.9.0', envFrom: [{secretRef: {name: database}}]}]}
`,
    },
  },
  {
    id: 'config-map-not-found',
    severity: 'risk',
    summary: 'A Pod reads a ConfigMap that nothing in the repository creates.',
    why: 'The Pod does not start while the ConfigMap does not exist.',
    remedy:
      'Correct the name, or apply the ConfigMap. List an object that exists outside the repository with --present FILE, or under present in slipway.yaml.',
    example: {
      failing: `
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: default}
spec: {containers: [{name: web, image: 'ghcr.io/stefanprodan/podinfo:6.9.0', envFrom: [{configMapRef: {name: settings}}]}]}
`,
      passing: `
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: default}
data: {LOG_LEVEL: info}
---
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: default}
spec: {containers: [{name: web, image: 'ghcr.io/stefanprodan/podinfo:6.9.0', envFrom: [{configMapRef: {name: settings}}]}]}
`,
    },
  },
  {
    id: 'kubeconfig-not-found',
    severity: 'reject',
    summary: 'A Flux Kustomization or HelmRelease reaches its cluster with a Secret that nothing creates.',
    why: 'The controller needs the Secret in the namespace of the object, and applies nothing without it. The finding is a reject if a composite resource writes a connection Secret that no object reads: that one was probably meant. Otherwise it is a risk, because a user may create the Secret.',
    remedy: 'Name the Secret from writeConnectionSecretToRef of the cluster, in the same namespace.',
    example: {
      failing: `
apiVersion: platform.example.org/v1alpha1
kind: EKSCluster
metadata: {name: spoke}
spec: {writeConnectionSecretToRef: {namespace: flux-system, name: spoke-eks-connection}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: flux-system}
spec: {interval: 1h, chart: {spec: {chart: ./charts/web, sourceRef: {kind: GitRepository, name: flux-system}}}, kubeConfig: {secretRef: {name: spoke-workload-connection}}}
`,
      passing: `
apiVersion: platform.example.org/v1alpha1
kind: EKSCluster
metadata: {name: spoke}
spec: {writeConnectionSecretToRef: {namespace: flux-system, name: spoke-eks-connection}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: flux-system}
spec: {interval: 1h, chart: {spec: {chart: ./charts/web, sourceRef: {kind: GitRepository, name: flux-system}}}, kubeConfig: {secretRef: {name: spoke-eks-connection}}}
`,
    },
  },
  {
    id: 'source-type-differs',
    severity: 'reject',
    summary: 'The type of a HelmRepository does not fit its URL.',
    why: 'source-controller uses an oci:// URL only with type: oci. Without it, it downloads an index.yaml, which fails. The charts of the repository are never installed.',
    remedy: 'Set type: oci for an oci:// URL, and remove it for other URLs.',
    example: fixedBy(
      `
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: podinfo, namespace: flux-system}
spec: {interval: 1h, url: 'oci://ghcr.io/stefanprodan/charts'}
`,
      'interval: 1h',
      'interval: 1h, type: oci',
    ),
  },
  {
    id: 'source-url-not-valid',
    severity: 'reject',
    summary: 'The URL of a source must have a valid port, and its address no tag and no extra scheme.',
    why: 'The short form of SSH addresses has a colon before the path, but in a URL a colon begins the port. An OCIRepository has its tag in spec.ref, and an ImageRepository has none. The image of an ImageRepository, and the endpoint of a Bucket, have no scheme. The controller cannot parse the address and fetches nothing.',
    remedy: 'Replace the colon after the host with a slash, write the tag in spec.ref.tag, or remove the scheme.',
    example: fixedBy(
      `
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: team, namespace: flux-system}
spec: {interval: 5m, url: 'ssh://git@git.example.org:team/apps.git', ref: {branch: main}, secretRef: {name: team}}
---
apiVersion: v1
kind: Secret
metadata: {name: team, namespace: flux-system}
stringData: {identity: CHANGEME, known_hosts: CHANGEME}
`,
      'org:team',
      'org/team',
    ),
  },
  {
    id: 'alert-without-events',
    severity: 'risk',
    summary: 'A source of an Alert matches no event.',
    why: 'notification-controller compares the namespace of an event with the namespace of the source as text, so that * matches none. Without a namespace, the source has the namespace of the Alert. A source with the name * is reported if no source of the cluster selects any object of the kind.',
    remedy: 'Add an entry for each namespace with objects of the kind.',
    example: fixedBy(
      documents(
        `
apiVersion: notification.toolkit.fluxcd.io/v1beta3
kind: Provider
metadata: {name: chat, namespace: flux-system}
spec: {type: generic, address: 'https://hooks.example.org/flux'}
`,
        `
apiVersion: notification.toolkit.fluxcd.io/v1beta3
kind: Alert
metadata: {name: all, namespace: flux-system}
spec: {providerRef: {name: chat}, eventSources: [{kind: Kustomization, name: '*', namespace: '*'}]}
`,
      ),
      "namespace: '*'",
      'namespace: flux-system',
    ),
  },
  {
    id: 'image-marker-without-effect',
    severity: 'risk',
    summary: 'No ImageUpdateAutomation updates the line of an image marker.',
    why: 'image-automation-controller uses the ImagePolicies in the namespace of an ImageUpdateAutomation. It ignores a marker of another policy without a message. The automation may run on another cluster of the fleet.',
    remedy: 'Move the ImagePolicy to the namespace of the ImageUpdateAutomation, and correct the marker.',
    example: fixedBy(
      documents(
        `
apiVersion: image.toolkit.fluxcd.io/v1
kind: ImageUpdateAutomation
metadata: {name: images, namespace: flux-system}
spec: {interval: 10m, sourceRef: {kind: GitRepository, name: flux-system}, git: {commit: {author: {email: flux@example.org}}}}
`,
        `
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: default}
spec:
  containers:
    - name: web
      image: ghcr.io/stefanprodan/podinfo:6.9.0 # {"$imagepolicy": "default:web"}
`,
        IMAGE_POLICY,
      ),
      'default:web',
      'flux-system:web',
    ),
  },
  {
    id: 'flux-field-not-valid',
    severity: 'reject',
    summary: 'A field of an image kind or a kind of flux-operator is not valid.',
    why: 'The API server refuses unknown fields, and values of another type. The kinds of image.toolkit.fluxcd.io and fluxcd.controlplane.io are checked without their CRDs. So an unknown field or value is reported only if it is a typing mistake of a known one. CRDs of the group in the repository are checked instead.',
    remedy: 'Correct the name of the field, or its value.',
    example: fixedBy(
      `
apiVersion: fluxcd.controlplane.io/v1
kind: FluxInstance
metadata: {name: flux, namespace: flux-system}
spec: {distribution: {version: 2.7.x, registry: ghcr.io/fluxcd}, cluster: {networkPolicies: true}}
`,
      'networkPolicies',
      'networkPolicy',
    ),
  },
  {
    id: 'flux-value-not-valid',
    severity: 'reject',
    summary: 'A Flux object has a value with which its controller always fails.',
    why: 'The API server stores these values, and the controller reports the error only in the status of the object. Versions are ranges of the Go library Masterminds/semver. Patterns are regular expressions of Go, without lookarounds and backreferences. An ssh:// URL needs a key, and a provider such as github needs a token. An ImageUpdateAutomation needs a branch, which is a risk because later releases may find it.',
    remedy: 'Correct the value, or name the Secret. For a Receiver, add matchLabels.',
    example: fixedBy(
      `
apiVersion: image.toolkit.fluxcd.io/v1
kind: ImageRepository
metadata: {name: web, namespace: flux-system}
spec: {image: ghcr.io/stefanprodan/podinfo, interval: 5m}
---
apiVersion: image.toolkit.fluxcd.io/v1
kind: ImagePolicy
metadata: {name: web, namespace: flux-system}
spec:
  imageRepositoryRef: {name: web}
  filterTags: {pattern: '^main-(?P<time>[0-9]+)$', extract: $stamp}
  policy: {numerical: {order: asc}}
`,
      '$stamp',
      '$time',
    ),
  },
] as const satisfies readonly ExplainedRule[];
