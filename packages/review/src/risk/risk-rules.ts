import type { RiskRule } from '../changes/review.ts';

/** The rules of a review, the highest risk first. */
export const riskRules = [
  {
    id: 'cluster-object-deleted',
    level: 4,
    severity: 'risk',
    summary:
      'R4: a Namespace, a CustomResourceDefinition, a CompositeResourceDefinition or a Flux Kustomization is deleted, and other objects with it.',
    why: 'The API server deletes every object of a Namespace or of a kind together with it, also objects that are not in the repository. A deleted Flux Kustomization deletes the objects that it applied.',
    remedy:
      'Keep it with the annotation kustomize.toolkit.fluxcd.io/prune: disabled, or move what is needed away first, in a change of its own.',
  },
  {
    id: 'data-deleted',
    level: 4,
    severity: 'risk',
    summary: 'R4: an object that has data, or a resource outside the cluster, is deleted.',
    why: 'The deletion of a PersistentVolumeClaim, a StatefulSet, a composite or a managed resource also deletes its volumes, databases, buckets and clusters, unless its policies keep them.',
    remedy: 'Make a backup, or set a policy on the object that keeps its data, before it is removed.',
  },
  {
    id: 'composed-data-deleted',
    level: 4,
    severity: 'risk',
    summary: 'R4: Crossplane deletes a resource of a composite with its data or its network, or deletes it and creates another one.',
    why: 'Crossplane finds the resources of a composite by the names of their templates in the Composition. A template that is removed or renamed deletes the resource of each composite at once. A renamed template also creates a new one: an empty database, or a network with other addresses, in which nothing runs yet.',
    remedy:
      'Keep the name of the template. To change it, set deletionPolicy Orphan (or managementPolicies without Delete) on the old template first, then rename it and give the new one the crossplane.io/external-name of the resource.',
  },
  {
    id: 'created-twice',
    level: 4,
    severity: 'risk',
    summary:
      'R4: a composite or managed resource changes its namespace, or a composite its cluster: the new object creates everything in the cloud again.',
    why: 'An object in another namespace or on another hub is a new object. It has no external names, so it creates a second network, cluster or database, or changes the first one while the old object still manages it.',
    remedy:
      'Move it before: create the new object paused, give it the external names, and let the old one go without deletion. For clusters of @slipway/eks slipway-move-cluster does that.',
  },
  {
    id: 'many-deleted',
    level: 4,
    severity: 'risk',
    summary: 'R4: more objects are deleted on one cluster than a person checks one by one.',
    why: 'Most mass deletions are a moved folder, an emptied kustomization file or a renamed Flux Kustomization.',
    remedy: 'Check whether each deletion is intended. Move objects in two changes, or set prune: false until they have arrived.',
  },
  {
    id: 'deletion-policy-changed',
    level: 4,
    severity: 'risk',
    summary: 'R4: an object that was kept may now be deleted: a policy of deletion, retention or pruning changes.',
    why: 'The next removal, perhaps by another user, deletes data that was safe until now.',
    remedy: 'Change the policy in its own change, and give the reason.',
  },
  {
    id: 'settings-weakened',
    level: 4,
    severity: 'risk',
    summary: 'R4: the settings turn off or lower a rule that fails a check, or replace what is checked: sources, roots, channels.',
    why: 'The settings of the base count for this review. After the merge the new settings count, and a check that fails now may pass then.',
    remedy: 'Ask a person who may decide this, in a separate change. Give slipway.yaml an owner in CODEOWNERS.',
  },
  {
    id: 'backups-ended',
    level: 3,
    severity: 'risk',
    summary: 'R3: automatic backups or versions of data end.',
    why: 'AWS deletes the continuous or automatic backups when they are turned off, and later changes of the data cannot be undone.',
    remedy: 'Leave the backups on. A field that was left out by mistake has the default, which is often off.',
  },
  {
    id: 'api-endpoint-closed',
    level: 3,
    severity: 'risk',
    summary: 'R3: addresses that reach the API server of an EKS cluster no longer reach it.',
    why: 'Flux on a hub, pipelines and users outside of the VPC use the public endpoint. Without it, nothing that the hub applies arrives.',
    remedy: 'Keep the addresses of the hub in publicCidrs, or connect the networks of hub and cluster first.',
  },
  {
    id: 'object-replaced',
    level: 3,
    severity: 'risk',
    summary: 'R3: an object is deleted and recreated.',
    why: 'An immutable field changes, and force is set. Between the two the object does not exist: its Pods, addresses and data are lost.',
    remedy: 'Create a second object with another name, move to it, and then remove the first.',
  },
  {
    id: 'change-refused',
    level: 3,
    severity: 'risk',
    summary: 'R3: the API server refuses a change, so its Flux Kustomization is blocked, or the upgrade of its release fails.',
    why: 'kustomize-controller applies nothing of a Flux Kustomization if one of its objects is refused, and its dependents wait. An upgrade of Helm fails with one refused object. The release remains failed, or a remediation restores the old one.',
    remedy: 'Revert the change, or give the object another name.',
  },
  {
    id: 'owner-changed',
    level: 3,
    severity: 'risk',
    summary: 'R3: an object moves to another Flux Kustomization, and the old one may delete it first.',
    why: 'Without an order between the two, the old Flux Kustomization may prune the object before or after the new one applies it.',
    remedy: 'Set prune: disabled on the object first, or let the old Flux Kustomization depend on the new one.',
  },
  {
    id: 'major-version',
    level: 3,
    severity: 'risk',
    summary: 'R3: a chart, an image, a package or a pinned version gets a new major version, or an older version.',
    why: 'Major versions may break their users. Most programs cannot read data that a newer version has written.',
    remedy: 'Read the notes of the release, and change one environment before the others.',
  },
  {
    id: 'composed-resource-deleted',
    level: 3,
    severity: 'risk',
    summary: 'R3: Crossplane deletes a resource of a composite, or deletes it and creates another one.',
    why: 'Crossplane finds the resources of a composite by the names of their templates in the Composition. A template that is removed or renamed deletes the resource of each composite at once. Between the deletion and the creation of a renamed one, permissions and routes are missing.',
    remedy:
      'Keep the name of the template, or change the composites one by one: compositionUpdatePolicy Manual and compositionRevisionRef.',
  },
  {
    id: 'composite-fails',
    level: 3,
    severity: 'risk',
    summary: 'R3: Crossplane cannot compose a composite after the change.',
    why: 'A fatal result of a function stops the composite. Its resources remain as they are, and no later change reaches them until the Composition is fixed.',
    remedy: 'Fix the Composition. `slipway render` shows the same error with one composite.',
  },
  {
    id: 'composition-changed',
    level: 3,
    severity: 'risk',
    summary: 'R3: a Composition changes, and with it the resources of live composite resources.',
    why: 'Composite resources whose compositionUpdatePolicy is Automatic, the default, use the new revision at once, for all their resources.',
    remedy:
      'Check the new form of each composed resource. To update composite resources one by one, set `compositionUpdatePolicy: Manual` on them in an earlier change.',
  },
  {
    id: 'kubernetes-version',
    level: 3,
    severity: 'risk',
    summary: 'R3: the Kubernetes version of a cluster changes.',
    why: 'A control plane never goes back to an older version.',
    remedy: 'Upgrade one environment, check removed APIs with slipway check, then continue.',
  },
  {
    id: 'release-fails',
    level: 3,
    severity: 'risk',
    summary: 'R3: Helm rendered a release before the change, and refuses it after the change.',
    why: 'The values do not fit the new chart, or a template fails. helm-controller does not upgrade the release, and tries again until the values or the chart change.',
    remedy: 'Change the values as the new version of the chart needs them. `slipway check` shows the line.',
  },
  {
    id: 'crds-not-upgraded',
    level: 3,
    severity: 'risk',
    summary: 'R3: a chart has other CRDs in its new version, and the HelmRelease does not change the CRDs of the cluster.',
    why: 'The controller of the new version reads and writes fields that the API server does not have, and drops. spec.upgrade.crds: Skip changes no CRD. Create changes no existing CRD without server-side apply.',
    remedy: 'Set spec.upgrade.crds to CreateReplace, or apply the CRDs of the new version from Git before the upgrade.',
  },
  {
    id: 'release-change-refused',
    level: 3,
    severity: 'risk',
    summary: 'R3: the API version of a HelmRelease and the field of its chart change in one change.',
    why: 'The API server records the fields of an owner with their API version. After a change of the version it may keep spec.chart, which the new object no longer has. It refuses a HelmRelease with chart and chartRef, and the Flux Kustomization then applies none of its objects.',
    remedy: 'Change the API version in one change, and spec.chart to spec.chartRef in a later one.',
    example: {
      failing: `
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: queue, namespace: mail}
spec: {interval: 1h, chartRef: {kind: OCIRepository, name: queue}}
`,
      passing: `
apiVersion: helm.toolkit.fluxcd.io/v2beta2
kind: HelmRelease
metadata: {name: queue, namespace: mail}
spec: {interval: 1h, chart: {spec: {chart: queue, version: 1.4.0, sourceRef: {kind: HelmRepository, name: charts}}}}
`,
    },
  },
  {
    id: 'release-uninstalled',
    level: 3,
    severity: 'risk',
    summary: 'R3: helm-controller uninstalls a release: its HelmRelease is deleted, or changes its target.',
    why: 'A HelmRelease owns all objects of its chart. helm-controller uninstalls them if the HelmRelease is deleted, or if the chart name, the release name, the target namespace or the storage namespace changes. With another target it installs the release again, empty. It looks in the new target namespace for objects whose templates have no namespace, so those in the old one are left behind.',
    remedy: 'Set spec.suspend on the release in an earlier change to keep its objects, or move its data first.',
    example: {
      failing: `
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: queue, namespace: mail}
spec: {interval: 1h, targetNamespace: post, chart: {spec: {chart: queue, version: 1.4.0, sourceRef: {kind: HelmRepository, name: charts}}}}
`,
      passing: `
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: queue, namespace: mail}
spec: {interval: 1h, targetNamespace: mail, chart: {spec: {chart: queue, version: 1.4.0, sourceRef: {kind: HelmRepository, name: charts}}}}
`,
    },
  },
  {
    id: 'owner-deleted',
    level: 3,
    severity: 'risk',
    summary: 'R3: a Namespace or a Flux Kustomization is deleted, and all known objects with it, none of which has data.',
    why: 'Objects that are not in the repository are deleted together with their Namespace, too.',
    remedy: 'Check that no other program uses the deleted objects.',
    example: {
      failing: `
apiVersion: v1
kind: Namespace
metadata: {name: measurements}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: measurements}
`,
      passing: `
apiVersion: v1
kind: Namespace
metadata: {name: metrics}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: metrics}
`,
    },
  },
  {
    id: 'resource-left-behind',
    level: 3,
    severity: 'risk',
    summary:
      'R3: a resource outside the cluster is left behind: its object gets another identity, or is removed from Git without deletion.',
    why: 'The external name, the region and the ProviderConfig of a managed resource say which resource it manages. Crossplane looks for the new one, or creates it. The old one remains in the cloud without an owner, and costs money.',
    remedy: 'Delete the old resource by hand afterwards, or create a second object and remove the first one.',
    example: {
      failing: `
apiVersion: sns.aws.m.upbound.io/v1beta1
kind: Topic
metadata: {name: alarms, namespace: default}
spec: {forProvider: {region: eu-north-1}}
`,
      passing: `
apiVersion: sns.aws.m.upbound.io/v1beta1
kind: Topic
metadata: {name: alarms, namespace: default}
spec: {forProvider: {region: eu-west-3}}
`,
    },
  },
  {
    id: 'cluster-left-behind',
    level: 3,
    severity: 'risk',
    summary: 'R3: no file applies anything to a cluster any more, and its objects remain.',
    why: 'The first Flux Kustomization of the cluster finds no path, and fails. It deletes nothing: what runs there goes on, without updates and without repair. `check --against` rejects the change (`cluster-removed`).',
    remedy:
      'Keep the folder of the cluster until the cluster is deleted. Then list its first Flux Kustomization under allow-delete in slipway.yaml.',
  },
  {
    id: 'credentials-deleted-first',
    level: 3,
    severity: 'risk',
    summary: 'R3: a ProviderConfig of Crossplane is deleted together with the managed resources that use it.',
    why: 'A provider deletes a resource in the cloud with the credentials of its ProviderConfig. Without them the deletion does not finish: the managed resource keeps its finalizer, and the resource in the cloud remains.',
    remedy: 'Remove the managed resources first, and their ProviderConfig in a later change.',
    example: {
      failing: `
apiVersion: v1
kind: Namespace
metadata: {name: mail}
`,
      passing: `
apiVersion: v1
kind: Namespace
metadata: {name: mail}
---
apiVersion: aws.m.upbound.io/v1beta1
kind: ClusterProviderConfig
metadata: {name: default}
spec: {credentials: {source: PodIdentity}}
---
apiVersion: sqs.aws.m.upbound.io/v1beta1
kind: Queue
metadata: {name: mail, namespace: mail}
spec: {forProvider: {region: eu-west-1}}
`,
    },
  },
  {
    id: 'account-deleted-first',
    level: 3,
    severity: 'risk',
    summary: 'R3: a Flux Kustomization or HelmRelease is deleted together with the ServiceAccount that it uses.',
    why: 'The controller deletes the applied objects with the permissions of that ServiceAccount. Without it, kustomize-controller and helm-controller leave the objects on the cluster, or the deletion does not finish.',
    remedy: 'Remove the Flux object first, and its ServiceAccount and bindings in a later change.',
    example: {
      failing: `
apiVersion: v1
kind: Namespace
metadata: {name: mail}
`,
      passing: `
apiVersion: v1
kind: ServiceAccount
metadata: {name: deployer, namespace: mail}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: queue, namespace: mail}
spec: {interval: 1h, serviceAccountName: deployer, chartRef: {kind: OCIRepository, name: queue}}
`,
    },
  },
  {
    id: 'second-owner-remains',
    level: 3,
    severity: 'risk',
    summary: 'R3: an object moves to another Flux Kustomization, and the old one remains on the cluster.',
    why: 'The parent of the old Flux Kustomization does not prune it. Both apply the object in turn, and each removal from one of them may delete it.',
    remedy: 'Delete the old Flux Kustomization by hand, with spec.deletionPolicy: Orphan, or let its parent prune.',
  },
  {
    id: 'resource-replaced',
    level: 3,
    severity: 'risk',
    summary: 'R3: a field of a managed resource changes that the cloud cannot change.',
    why: 'The resource must be replaced. Current providers of Crossplane refuse that, and the object is no longer synced; older ones delete and create the resource.',
    remedy: 'Create a second object with the new value, move to it, and remove the first one.',
    example: {
      failing: `
apiVersion: ec2.aws.m.upbound.io/v1beta1
kind: Subnet
metadata: {name: a, namespace: default}
spec: {forProvider: {region: eu-west-3, cidrBlock: 10.4.16.0/20}}
`,
      passing: `
apiVersion: ec2.aws.m.upbound.io/v1beta1
kind: Subnet
metadata: {name: a, namespace: default}
spec: {forProvider: {region: eu-west-3, cidrBlock: 10.4.0.0/20}}
`,
    },
  },
  {
    id: 'source-changed',
    level: 3,
    severity: 'risk',
    summary: 'R3: a source, a release or a FluxInstance gets its content from another branch, address or path.',
    why: 'The content of the new place is applied completely, and what only the old place had is deleted. For a source outside the repository the review cannot show the difference.',
    remedy: 'Compare both contents before the merge. Pin the source to a tag or a commit.',
    example: {
      failing: `
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: shared, namespace: flux-system}
spec: {interval: 10m, url: https://git.example/acme/shared.git, ref: {branch: next}}
`,
      passing: `
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: shared, namespace: flux-system}
spec: {interval: 10m, url: https://git.example/acme/shared.git, ref: {branch: main}}
`,
    },
  },
  {
    id: 'served-version-removed',
    level: 3,
    severity: 'risk',
    summary: 'R3: a CRD or XRD, or the release that installs it, does not serve a version any more.',
    why: 'The API server answers 404 to each request for that version. Objects in Git with the old apiVersion are refused, and controllers that use it stop.',
    remedy: 'Change all objects and clients to a served version first.',
    example: {
      failing: `
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: jobs.example.org}
spec:
  group: example.org
  scope: Namespaced
  names: {kind: Job, plural: jobs}
  versions:
  - {name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object}}}
`,
      passing: `
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: jobs.example.org}
spec:
  group: example.org
  scope: Namespaced
  names: {kind: Job, plural: jobs}
  versions:
  - {name: v1alpha1, served: true, storage: true, schema: {openAPIV3Schema: {type: object}}}
`,
    },
  },
  {
    id: 'load-balancer-replaced',
    level: 3,
    severity: 'risk',
    summary: 'R3: an annotation changes that decides which load balancer a controller creates.',
    why: 'The scheme and the type of a load balancer cannot be changed. The controller creates another one, with another address, and deletes the first one.',
    remedy: 'Create a second Service or Ingress, move the DNS records, and remove the first one.',
    example: {
      failing: `
apiVersion: v1
kind: Service
metadata: {name: shop, namespace: default, annotations: {service.beta.kubernetes.io/aws-load-balancer-scheme: internal}}
spec: {type: LoadBalancer, ports: [{port: 443}]}
`,
      passing: `
apiVersion: v1
kind: Service
metadata: {name: shop, namespace: default, annotations: {service.beta.kubernetes.io/aws-load-balancer-scheme: internet-facing}}
spec: {type: LoadBalancer, ports: [{port: 443}]}
`,
    },
  },
  {
    id: 'object-not-accepted',
    level: 3,
    severity: 'risk',
    summary: 'R3: a CRD or XRD accepts less than before, and an object of the fleet may not be accepted any more.',
    why: 'The API server refuses the object when Flux applies it, or drops the field.',
    remedy: 'Change the object before the definition, or add a new version of the kind.',
  },
  {
    id: 'crd-narrowed',
    level: 2,
    severity: 'risk',
    summary: 'R2: a version of a CRD or XRD does not accept a value any more, or requires a field.',
    why: 'The API server refuses objects that it accepted before. A stored object that does not fit can only be changed together with the field. Objects in other repositories are unknown.',
    remedy: 'Change the objects of the kind first.',
  },
  {
    id: 'crd-field-removed',
    level: 2,
    severity: 'risk',
    summary: 'R2: a version of a CRD or XRD does not have a field any more.',
    why: 'The API server refuses or drops the field in new objects. It drops it from stored objects when they are written again.',
    remedy: 'Move the objects to the new field first. The release notes of the project name it.',
  },
  {
    id: 'permissions-widened',
    level: 2,
    severity: 'risk',
    summary: 'R2: a role, a binding or an IAM policy allows more than before.',
    why: 'The rule compares the meaning and not the text: wildcards, NotAction, conditions, principals and Deny included.',
    remedy: 'Check that the user of the permissions needs exactly the new ones.',
  },
  {
    id: 'permissions-undecided',
    level: 2,
    severity: 'risk',
    summary: 'R2: an IAM policy or a role changes, and it is not certain whether it allows more.',
    why: 'Conditions on several values and variables in several places have meanings that depend on the request. Very large policies and roles are not compared completely.',
    remedy: 'Compare both versions by hand.',
  },
  {
    id: 'network-exposed',
    level: 2,
    severity: 'risk',
    summary: 'R2: an object becomes reachable from the network.',
    why: 'A Service of type LoadBalancer or NodePort, an Ingress or a route opens access. Deleting a NetworkPolicy opens all access.',
    remedy: 'Check who may reach it, and with which authentication.',
  },
  {
    id: 'pods-privileged',
    level: 2,
    severity: 'risk',
    summary: 'R2: Pods get more of the node: privileged, host namespaces or paths, capabilities, root.',
    why: 'An attacker who controls such a Pod controls the node.',
    remedy: 'Add only the capability that is needed.',
  },
  {
    id: 'new-registry',
    level: 2,
    severity: 'risk',
    summary: 'R2: an image, a chart or files come from a registry or host that the fleet did not use before.',
    why: 'Its content runs with the permissions of the workload.',
    remedy: 'Check that the registry or host is correct and trusted.',
  },
  {
    id: 'secret-changed',
    level: 2,
    severity: 'risk',
    summary: 'R2: a Secret, or its source, changes.',
    why: 'Programs read most secrets only when they start. With a wrong source they have no secret. Values are never shown.',
    remedy: 'Check that the readers are restarted, and that the issuer revokes the old secret.',
  },
  {
    id: 'settings-changed',
    level: 2,
    severity: 'risk',
    summary: 'R2: other settings of Slipway or CRDs change: allowances, flags, slipway-kinds, package.json.',
    why: 'They decide what later checks report. The settings and kinds of the base count for this review.',
    remedy: 'Check that each of them is intended. Give slipway.yaml and slipway-kinds an owner in CODEOWNERS.',
  },
  {
    id: 'pod-security-changed',
    level: 2,
    severity: 'risk',
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
    level: 2,
    severity: 'risk',
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
    level: 2,
    severity: 'risk',
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
    level: 2,
    severity: 'risk',
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
    level: 2,
    severity: 'risk',
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
    level: 2,
    severity: 'risk',
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
    level: 2,
    severity: 'risk',
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
    level: 2,
    severity: 'risk',
    summary: 'R2: a cluster is new, and some of its objects would be a risk on an existing cluster.',
    why: 'All its objects are new, so no running program changes. One risk lists the rules and how often each applies.',
    remedy: 'Check the folder or the definition of the cluster, and compare it with an existing cluster.',
  },
  {
    id: 'behaviour-changed',
    level: 1,
    severity: 'risk',
    summary: 'R1: running programs change: versions, replicas, resources, schedules, settings.',
    why: 'Most changes have this risk.',
    remedy: 'Check the values.',
  },
  {
    id: 'change-waits',
    level: 1,
    severity: 'risk',
    summary: 'R1: a change is not applied, because its Flux Kustomization waits for a suspended one.',
    why: 'A suspended object is not reconciled. Its dependents with the same source wait for the new revision.',
    remedy: 'Resume the suspended one, or remove the dependency.',
  },
  {
    id: 'releases-upgraded',
    level: 1,
    severity: 'risk',
    summary: 'R1: an OCIRepository or a HelmChart changes its version, and so do the releases that use it.',
    why: 'The HelmReleases do not change in Git. helm-controller upgrades each of them when the source has the new version.',
    remedy: 'Read the notes of the chart, and check the values of each release.',
    example: {
      failing: `
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: web, namespace: default}
spec: {interval: 10m, url: oci://registry.example/charts/web, ref: {tag: 2.3.0}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: default}
spec: {interval: 1h, chartRef: {kind: OCIRepository, name: web}}
`,
      passing: `
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: web, namespace: default}
spec: {interval: 10m, url: oci://registry.example/charts/web, ref: {tag: 2.2.0}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: default}
spec: {interval: 1h, chartRef: {kind: OCIRepository, name: web}}
`,
    },
  },
  {
    id: 'release-not-upgraded',
    level: 1,
    severity: 'risk',
    summary: 'R1: the content of a chart changes, and its version does not, so that helm-controller does not upgrade the release.',
    why: 'source-controller packages a chart of a Git repository or a Bucket again only when its version changes, unless spec.chart.spec.reconcileStrategy is Revision. The change arrives with a later upgrade.',
    remedy: 'Raise the version in Chart.yaml, or set reconcileStrategy: Revision.',
  },
  {
    id: 'change-without-effect',
    level: 1,
    severity: 'risk',
    summary: 'R1: a tag or range of an OCIRepository changes, and another field of ref comes first.',
    why: 'source-controller uses the digest, else the range of versions, else the tag. The cluster keeps the content that the first of them selects.',
    remedy: 'Change or remove the field that comes first.',
    example: {
      failing: `
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: web, namespace: flux-system}
spec: {interval: 10m, url: oci://registry.example/charts/web, ref: {semver: 2.x, tag: 2.2.0}}
`,
      passing: `
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: web, namespace: flux-system}
spec: {interval: 10m, url: oci://registry.example/charts/web, ref: {semver: 2.x, tag: 2.1.0}}
`,
    },
  },
] as const satisfies readonly RiskRule[];

/** The id of a rule of the review. */
export type RiskRuleId = (typeof riskRules)[number]['id'];
