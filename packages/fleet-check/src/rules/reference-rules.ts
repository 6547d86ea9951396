import { type ExplainedRule, mendedBy } from './explained-rule.ts';

/** Names of objects that do not exist, and of parts that they do not have. */
export const referenceRules = [
  {
    id: 'source-not-found',
    severity: 'reject',
    summary: 'A Flux Kustomization names a source that does not exist, and the name is a typo of another source.',
    why: 'kustomize-controller waits for the source, and applies nothing. Sources that the repository does not have are taken to be made by the bootstrap, unless one whose name differs in one letter exists.',
    remedy: 'Correct the name of the source.',
    example: mendedBy(
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
    summary: 'A HelmRelease takes its chart from a source that does not exist on its cluster.',
    why: 'helm-controller and source-controller look for the source on the cluster, in the namespace of the HelmRelease unless the reference names another one. The release is never installed, and asks again and again.',
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
    summary: 'A HelmRelease depends on a HelmRelease that does not exist on its cluster.',
    why: 'helm-controller waits for the other release, and never installs the one that depends on it. dependsOn names HelmReleases, not Flux Kustomizations, in the same namespace unless it names another one.',
    remedy: 'Correct the name or namespace, have the release applied, or remove the entry.',
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
    why: 'Their controllers look for the Provider, ImageRepository or GitRepository on the cluster, and do nothing without it.',
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
    summary: 'A HelmRelease takes values from a ConfigMap or Secret that nothing creates on its cluster.',
    why: 'helm-controller looks for it in the namespace of the HelmRelease, and installs nothing while it does not exist. Without a name that is nearly the same it is a risk only: something outside of the repository may make it.',
    remedy:
      'Correct the name, have it applied in the namespace of the HelmRelease, or set optional: true. What exists by other means is given with --present FILE.',
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
    why: 'A Pod is not started (CreateContainerConfigError, or a volume that is never mounted), and a HelmRelease is not installed, while the key is missing. Keys are those of the object, of a SealedSecret, of an ExternalSecret without dataFrom, or of a Certificate.',
    remedy: 'Correct the key, or add it to the object. What may be missing is marked optional: true.',
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
    why: 'Pods are not started, and sources are not fetched, while it does not exist. A Secret, SealedSecret, ExternalSecret, Certificate, connection Secret of Crossplane and the like make it; what else could, such as a chart in the namespace or an object that names it, is considered.',
    remedy: 'Correct the name, or have it made. What exists by other means is given with --present FILE, or present in slipway.yaml.',
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
    why: 'It is not started while the ConfigMap does not exist.',
    remedy:
      'Correct the name, or apply the ConfigMap. What exists by other means is given with --present FILE, or present in slipway.yaml.',
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
    summary: 'A Flux Kustomization or HelmRelease reads its kubeconfig from a Secret that nothing creates.',
    why: 'The controller looks for the Secret in the namespace of the object, and applies nothing without it. It is a reject where a composite resource writes a connection Secret that nobody reads, which is then the one that was meant, and a risk otherwise: the Secret may be made by hand.',
    remedy: 'Name the Secret that writeConnectionSecretToRef of the cluster names, in the same namespace.',
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
] as const satisfies readonly ExplainedRule[];
