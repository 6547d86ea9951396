import type { RiskPage } from '../../changes/review.ts';

/** Rules of R2: security. */
export const R2_RULES = [
  {
    id: 'crd-narrowed',
    summary: 'R2: a version of a CRD or XRD does not accept a value any more, or requires a field.',
    why: 'The API server refuses objects that it accepted before. A stored object that does not fit can only be changed together with the field. Objects in other repositories are unknown.',
    remedy: 'Change the objects of the kind first.',
  },
  {
    id: 'crd-field-removed',
    summary: 'R2: a version of a CRD or XRD does not have a field any more.',
    why: 'The API server refuses or drops the field in new objects. It drops it from stored objects when they are written again.',
    remedy: 'Move the objects to the new field first. The release notes of the project name it.',
  },
  {
    id: 'permissions-widened',
    summary: 'R2: a role, a binding or an IAM policy allows more than before.',
    why: 'The rule compares the meaning and not the text: wildcards, NotAction, conditions, principals and Deny included.',
    remedy: 'Check that the user of the permissions needs exactly the new ones.',
  },
  {
    id: 'permissions-undecided',
    summary: 'R2: an IAM policy or a role changes, and it is not certain whether it allows more.',
    why: 'Conditions on several values and variables in several places have meanings that depend on the request. Very large policies and roles are not compared completely.',
    remedy: 'Compare both versions by hand.',
  },
  {
    id: 'network-exposed',
    summary: 'R2: an object becomes reachable from the network.',
    why: 'A Service of type LoadBalancer or NodePort, an Ingress or a route opens access. Deleting a NetworkPolicy opens all access.',
    remedy: 'Check who may reach it, and with which authentication.',
  },
  {
    id: 'pods-privileged',
    summary: 'R2: Pods get more of the node: privileged, host namespaces or paths, capabilities, root.',
    why: 'An attacker who controls such a Pod controls the node.',
    remedy: 'Add only the capability that is needed.',
  },
  {
    id: 'new-registry',
    summary: 'R2: an image, a chart or files come from a registry or host that the fleet did not use before.',
    why: 'Its content runs with the permissions of the workload.',
    remedy: 'Check that the registry or host is correct and trusted.',
  },
  {
    id: 'secret-changed',
    summary: 'R2: a Secret, or its source, changes.',
    why: 'Programs read most secrets only when they start. With a wrong source they have no secret. Values are never shown.',
    remedy: 'Check that the readers are restarted, and that the issuer revokes the old secret.',
  },
  {
    id: 'release-values-kept',
    summary: 'R2: a HelmRelease with upgrade.preserveValues changes its values or its chart.',
    why: 'Helm adds the new values to those of the installed release, and uses the default values of the installed chart. A value that is removed stays, and a default of the new chart is not used. A review renders the objects with the values of the base. Values from before the base are only on the cluster, so the real objects may differ.',
    remedy:
      'Write all values into the HelmRelease and remove upgrade.preserveValues. Otherwise compare with `helm get values --all` before the merge.',
    example: {
      failing: `
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: apps}
spec:
  interval: 1h
  chart: {spec: {chart: web, version: 2.0.0, sourceRef: {kind: HelmRepository, name: charts}}}
  upgrade: {preserveValues: true}
`,
      passing: `
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: apps}
spec:
  interval: 1h
  chart: {spec: {chart: web, version: 1.9.0, sourceRef: {kind: HelmRepository, name: charts}}}
`,
    },
  },
  {
    id: 'settings-changed',
    summary: 'R2: other settings of Slipway or CRDs change: allowances, flags, slipway-kinds, package.json.',
    why: 'They decide what later checks report. The settings and kinds of the base count for this review.',
    remedy: 'Check that each of them is intended. Give slipway.yaml and slipway-kinds an owner in CODEOWNERS.',
  },
  {
    id: 'pod-security-changed',
    summary: 'R2: the Pod Security level of a Namespace changes.',
    why: 'The label pod-security.kubernetes.io/enforce decides which Pods the API server admits. A lower level, or no label, admits Pods that may control their node. A higher level refuses existing Pods when they start again.',
    remedy: 'Lower it only for the namespace that needs it. Before you raise it, set the label warn and check the warnings.',
    example: {
      failing: `
apiVersion: v1
kind: Namespace
metadata: {name: shop, labels: {pod-security.kubernetes.io/enforce: baseline}}
`,
      passing: `
apiVersion: v1
kind: Namespace
metadata: {name: shop, labels: {pod-security.kubernetes.io/enforce: restricted}}
`,
    },
  },
  {
    id: 'cloud-role-changed',
    summary: 'R2: a ServiceAccount gets another identity in the cloud.',
    why: 'Its Pods have all permissions of the role in the annotation after their next start, and no others.',
    remedy: 'Check the policies of the new role, and that its trust policy names this ServiceAccount.',
    example: {
      failing: `
apiVersion: v1
kind: ServiceAccount
metadata: {name: uploader, namespace: default, annotations: {eks.amazonaws.com/role-arn: 'arn:aws:iam::111122223333:role/writer'}}
`,
      passing: `
apiVersion: v1
kind: ServiceAccount
metadata: {name: uploader, namespace: default, annotations: {eks.amazonaws.com/role-arn: 'arn:aws:iam::111122223333:role/reader'}}
`,
    },
  },
  {
    id: 'admission-changed',
    summary: 'R2: a webhook or a policy of admission is new, changes or is deleted.',
    why: 'It decides about objects of the whole cluster. A new one may refuse Pods when they start again; with failurePolicy Fail it refuses all of them while its server does not answer. Without one, the API server accepts what it refused.',
    remedy: 'Start with failurePolicy Ignore or with audit, and exclude kube-system and the namespace of its server.',
    example: {
      failing: `
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingWebhookConfiguration
metadata: {name: policies}
webhooks:
- name: policies.example.org
  failurePolicy: Fail
  admissionReviewVersions: [v1]
  sideEffects: None
  clientConfig: {service: {name: policies, namespace: policies}}
`,
      passing: `
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingWebhookConfiguration
metadata: {name: policies}
webhooks:
- name: policies.example.org
  failurePolicy: Ignore
  admissionReviewVersions: [v1]
  sideEffects: None
  clientConfig: {service: {name: policies, namespace: policies}}
`,
    },
  },
  {
    id: 'limits-changed',
    summary: 'R2: a ResourceQuota or LimitRange is new in an existing namespace, or changes.',
    why: 'A quota refuses new Pods above it, and Pods without requests. A LimitRange gives other resources to Pods without them. Both have an effect when a Pod starts again.',
    remedy: 'Compare the limits with the requests of the running Pods first.',
    example: {
      failing: `
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: default}
---
apiVersion: v1
kind: ResourceQuota
metadata: {name: all, namespace: default}
spec: {hard: {requests.cpu: 4}}
`,
      passing: `
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: default}
`,
    },
  },
  {
    id: 'cluster-default-changed',
    summary: 'R2: a PriorityClass, StorageClass or IngressClass becomes the default of the cluster, or stops being it.',
    why: 'The default has an effect on all new objects that name no class, in all namespaces. Pods with a higher priority evict others.',
    remedy: 'Name the class in the objects that need it.',
    example: {
      failing: `
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: default}
---
apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: {name: usual}
value: 5000
globalDefault: true
`,
      passing: `
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: default}
`,
    },
  },
  {
    id: 'traffic-denied',
    summary: 'R2: a NetworkPolicy denies all traffic of existing Pods.',
    why: 'A policy that selects a Pod and allows nothing isolates it at once, also from DNS and webhooks, unless other policies allow the traffic.',
    remedy: 'Add the policies that allow the needed traffic in the same change or before.',
    example: {
      failing: `
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: default}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: {name: none, namespace: default}
spec: {podSelector: {}, policyTypes: [Ingress, Egress]}
`,
      passing: `
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: default}
`,
    },
  },
  {
    id: 'source-without-account',
    summary: 'R2: a Flux Kustomization applies content of another owner without serviceAccountName.',
    why: 'It has all permissions of kustomize-controller, usually cluster-admin. The owner of the source can then change each object of the cluster.',
    remedy: 'Set spec.serviceAccountName to a ServiceAccount with the permissions of that owner.',
    example: {
      failing: `
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: team, namespace: flux-system}
spec: {interval: 10m, url: https://git.example/team-mail/deploy.git}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: team, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./, sourceRef: {kind: GitRepository, name: team}}
`,
      passing: `
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: team, namespace: flux-system}
spec: {interval: 10m, url: https://git.example/team-mail/deploy.git}
`,
    },
  },
  {
    id: 'cluster-added',
    summary: 'R2: a cluster is new, and some of its objects would be a risk on an existing cluster.',
    why: 'All its objects are new, so no running program changes. One risk lists the rules and how often each applies.',
    remedy: 'Check the folder or the definition of the cluster, and compare it with an existing cluster.',
  },
] as const satisfies readonly RiskPage[];
