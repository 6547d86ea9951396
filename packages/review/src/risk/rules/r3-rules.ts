import type { RiskPage } from '../../changes/review.ts';

/** Rules of R3: an object is recreated, or the change is irreversible. */
export const R3_RULES = [
  {
    id: 'backups-ended',
    summary: 'R3: automatic backups or versions of data end.',
    why: 'AWS deletes the continuous or automatic backups when they are turned off, and later changes of the data cannot be undone.',
    remedy: 'Leave the backups on. A field that was left out by mistake has the default, which is often off.',
  },
  {
    id: 'api-endpoint-closed',
    summary: 'R3: addresses that reach the API server of an EKS cluster no longer reach it.',
    why: 'Flux on a hub, pipelines and users outside of the VPC use the public endpoint. Without it, nothing that the hub applies arrives.',
    remedy: 'Keep the addresses of the hub in publicCidrs, or connect the networks of hub and cluster first.',
  },
  {
    id: 'object-replaced',
    summary: 'R3: an object is deleted and recreated.',
    why: 'An immutable field changes, and force is set. Between the two the object does not exist: its Pods, addresses and data are lost.',
    remedy: 'Create a second object with another name, move to it, and then remove the first.',
  },
  {
    id: 'change-refused',
    summary: 'R3: the API server refuses a change, so its Flux Kustomization is blocked, or the upgrade of its release fails.',
    why: 'kustomize-controller applies nothing of a Flux Kustomization if one of its objects is refused, and its dependents wait. An upgrade of Helm fails with one refused object. The release remains failed, or a remediation restores the old one.',
    remedy: 'Revert the change, or give the object another name.',
  },
  {
    id: 'owner-changed',
    summary: 'R3: an object moves to another Flux Kustomization, and the old one may delete it first.',
    why: 'Without an order between the two, the old Flux Kustomization may prune the object before or after the new one applies it.',
    remedy: 'Set prune: disabled on the object first, or let the old Flux Kustomization depend on the new one.',
  },
  {
    id: 'major-version',
    summary: 'R3: a chart, an image, a package or a pinned version gets a new major version, or an older version.',
    why: 'Major versions may break their users. Most programs cannot read data that a newer version has written.',
    remedy: 'Read the notes of the release, and change one environment before the others.',
  },
  {
    id: 'composed-resource-deleted',
    summary: 'R3: Crossplane deletes a resource of a composite, or deletes it and creates another one.',
    why: 'Crossplane finds the resources of a composite by the names of their templates in the Composition. A template that is removed or renamed deletes the resource of each composite at once. Between the deletion and the creation of a renamed one, permissions and routes are missing.',
    remedy:
      'Keep the name of the template, or change the composites one by one: compositionUpdatePolicy Manual and compositionRevisionRef.',
  },
  {
    id: 'composite-fails',
    summary: 'R3: Crossplane cannot compose a composite after the change.',
    why: 'A fatal result of a function stops the composite. Its resources remain as they are, and no later change reaches them until the Composition is fixed.',
    remedy: 'Fix the Composition. `slipway render` shows the same error with one composite.',
  },
  {
    id: 'composition-changed',
    summary: 'R3: a Composition changes, and with it the resources of live composite resources.',
    why: 'Composite resources whose compositionUpdatePolicy is Automatic, the default, use the new revision at once, for all their resources.',
    remedy:
      'Check the new form of each composed resource. To update composite resources one by one, set `compositionUpdatePolicy: Manual` on them in an earlier change.',
  },
  {
    id: 'kubernetes-version',
    summary: 'R3: the Kubernetes version of a cluster changes.',
    why: 'A control plane never goes back to an older version.',
    remedy: 'Upgrade one environment, check removed APIs with slipway check, then continue.',
  },
  {
    id: 'release-fails',
    summary: 'R3: Helm rendered a release before the change, and refuses it after the change.',
    why: 'The values do not fit the new chart, or a template fails. helm-controller does not upgrade the release, and tries again until the values or the chart change.',
    remedy: 'Change the values as the new version of the chart needs them. `slipway check` shows the line.',
  },
  {
    id: 'crds-not-upgraded',
    summary: 'R3: a chart has other CRDs in its new version, and the HelmRelease does not change the CRDs of the cluster.',
    why: 'The controller of the new version reads and writes fields that the API server does not have, and drops. spec.upgrade.crds: Skip changes no CRD. Create changes no existing CRD without server-side apply.',
    remedy: 'Set spec.upgrade.crds to CreateReplace, or apply the CRDs of the new version from Git before the upgrade.',
  },
  {
    id: 'release-change-refused',
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
    summary: 'R3: no file applies anything to a cluster any more, and its objects remain.',
    why: 'The first Flux Kustomization of the cluster finds no path, and fails. It deletes nothing: what runs there goes on, without updates and without repair. `check --against` rejects the change (`cluster-removed`).',
    remedy:
      'Keep the folder of the cluster until the cluster is deleted. Then list its first Flux Kustomization under allow-delete in slipway.yaml.',
  },
  {
    id: 'credentials-deleted-first',
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
    summary: 'R3: an object moves to another Flux Kustomization, and the old one remains on the cluster.',
    why: 'The parent of the old Flux Kustomization does not prune it. Both apply the object in turn, and each removal from one of them may delete it.',
    remedy: 'Delete the old Flux Kustomization by hand, with spec.deletionPolicy: Orphan, or let its parent prune.',
  },
  {
    id: 'resource-replaced',
    summary: 'R3: a change of a managed resource sets a field that the cloud cannot change.',
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
    summary: 'R3: a CRD or XRD accepts less than before, and an object of the fleet may not be accepted any more.',
    why: 'The API server refuses the object when Flux applies it, or drops the field.',
    remedy: 'Change the object before the definition, or add a new version of the kind.',
  },
] as const satisfies readonly RiskPage[];
