import type { ExplainedRule } from './explained-rule.ts';

/** Returns two states of a repository, in the format of the rule pages. */
const states = (before: string, after: string): string => `# before\n${before.trim()}\n# after\n${after.trim()}\n`;

const SIZE = 'size: {type: string}';

/** Returns an XRD whose composites have these fields. */
const narrowed = (fields: string, version = 'v1'): string => `apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: queues.example.org, annotations: {kustomize.toolkit.fluxcd.io/prune: disabled}}
spec:
  group: example.org
  names: {kind: Queue, plural: queues}
  scope: Namespaced
  versions:
    - name: ${version}
      served: true
      referenceable: true
      schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {${fields}}}}}}
`;

const SETTINGS = `apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: default}
`;

/** The output of `flux bootstrap`, with the settings of the cluster `example` in another file. */
const OTHER_CLUSTER = `# clusters/other/flux-system/gotk-sync.yaml
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: 'https://git.example/platform/fleet.git', ref: {branch: main}, secretRef: {name: flux-system}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./clusters/other, sourceRef: {kind: GitRepository, name: flux-system}}
`;

const COMPOSITES = `apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: networks.example.org}
spec:
  group: example.org
  names: {kind: Network, plural: networks}
  scope: Cluster
  versions:
    - name: v1
      served: true
      referenceable: true
      schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {range: {type: string}}}}}}
`;

const composite = (annotations: string): string => `apiVersion: example.org/v1
kind: Network
metadata: {name: main, annotations: ${annotations}}
spec: {range: 10.0.0.0/16}
`;

const names = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings-${index}, namespace: default}\n`,
  ).join('---\n');

const fixed = (name: string, value: string): string => `apiVersion: v1
kind: ConfigMap
metadata: {name: ${name}, namespace: default, annotations: {kustomize.toolkit.fluxcd.io/force: enabled}}
immutable: true
data: {value: ${value}}
`;

const apps = (name: string): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./${name}, sourceRef: {kind: GitRepository, name: flux-system}}
`;

const nodes = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: general}
spec: {template: {spec: {nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: general}}}}
`;

const karpenter = `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: karpenter, namespace: flux-system}
spec: {interval: 1h, type: oci, url: 'oci://public.ecr.aws/karpenter'}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: karpenter, namespace: flux-system}
spec: {interval: 1h, chart: {spec: {chart: karpenter, version: 1.8.1, sourceRef: {kind: HelmRepository, name: karpenter}}}}
`;

const remote = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: spoke, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./nothing, sourceRef: {kind: GitRepository, name: flux-system}, kubeConfig: {secretRef: {name: spoke}}}
`;

const spoke = `apiVersion: eks.aws.upbound.io/v1beta1
kind: ClusterAuth
metadata: {name: spoke}
spec: {forProvider: {region: eu-west-1, clusterName: spoke}, writeConnectionSecretToRef: {name: spoke, namespace: flux-system}}
`;

const queue = `apiVersion: sqs.aws.m.upbound.io/v1beta1
kind: Queue
metadata: {name: orders, namespace: default}
spec: {forProvider: {region: eu-west-1}}
`;

const guard = `apiVersion: protection.crossplane.io/v1beta1
kind: Usage
metadata: {name: keep-orders, namespace: default}
spec: {of: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue, resourceRef: {name: orders}}, reason: Orders are kept.}
`;

const cluster = (version: string): string => `apiVersion: eks.aws.upbound.io/v1beta1
kind: Cluster
metadata: {name: example}
spec: {forProvider: {region: eu-west-1, version: '${version}'}}
`;

const nodeGroup = (version: string): string => `apiVersion: eks.aws.upbound.io/v1beta1
kind: NodeGroup
metadata: {name: example}
spec: {forProvider: {region: eu-west-1, clusterNameRef: {name: example}, version: '${version}', subnetIds: [], scalingConfig: {desiredSize: 1, maxSize: 1, minSize: 1}}}
`;

/** Returns a CRD in a catalogue with its own source, and an object of its kind. */
const sources = (gate: string, fields: string, spec: string): string => `# clusters/example/
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: catalogue, namespace: flux-system}
spec: {interval: 1m, url: 'https://git.example/platform/fleet.git', ref: {branch: main}, secretRef: {name: flux-system}}
---
${apps('definitions').replace('name: flux-system}}', 'name: catalogue}}').replace('prune', 'wait: true, prune')}---
${apps('networks').replace('interval: 10m', `interval: 10m, dependsOn: [{name: definitions${gate}}]`)}
# definitions/
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: networks.example.org}
spec: {group: example.org, scope: Cluster, names: {kind: Network, plural: networks}, versions: [{name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {${fields}}}}}}}]}
# networks/
apiVersion: example.org/v1
kind: Network
metadata: {name: office}
spec: {${spec}}
`;

const REVISION = `, readyExpr: "dep.metadata.annotations['example.org/release'] == self.metadata.annotations['example.org/release']"`;

const CHART = 'chart: {spec: {chart: ./charts/web, sourceRef: {kind: GitRepository, name: flux-system}}}';
const CHART_REF = 'chartRef: {kind: OCIRepository, name: web}';

const release = (version: string, chart: string): string => `
apiVersion: helm.toolkit.fluxcd.io/${version}
kind: HelmRelease
metadata: {name: web, namespace: flux-system}
spec: {interval: 1h, ${chart}}
`;

/** Rules about the change from one state of a fleet to the next: `slipway check PATH --against OLD`. */
export const transitionRules = [
  {
    id: 'protected-object-deleted',
    severity: 'reject',
    summary: 'The deletion of an object also deletes other objects or data.',
    why: 'Deleting a Namespace deletes all objects in it. Deleting a CRD deletes all objects of its kind. Deleting a composite resource deletes its cloud resources, and deleting a PersistentVolume or PersistentVolumeClaim deletes its data. Without a part of Flux the cluster cannot reconcile. The next commit does not restore any of this. The rule also applies to an object that is deleted and recreated.',
    remedy:
      'Keep the object, or set kustomize.toolkit.fluxcd.io/prune: disabled on it in an earlier change. If the deletion is intended, list the object under allow-delete in slipway.yaml, with the reason.',
    example: {
      failing: states(`${SETTINGS}---\napiVersion: v1\nkind: Namespace\nmetadata: {name: shop}`, SETTINGS),
      passing: states(
        `${SETTINGS}---\napiVersion: v1\nkind: Namespace\nmetadata: {name: shop, annotations: {kustomize.toolkit.fluxcd.io/prune: disabled}}`,
        SETTINGS,
      ),
    },
  },
  {
    id: 'many-deletions',
    severity: 'reject',
    summary: 'More than half of the objects that Flux applies to a cluster are deleted, and at least ten.',
    why: 'This happens when a folder is moved, a resource list loses its entries or a branch is empty. With prune: true Flux deletes the missing objects.',
    remedy:
      'Check the list of deletions. If they are intended, list the objects under allow-delete in slipway.yaml, with the reason; * matches any text.',
    example: { failing: states(names(12), names(2)), passing: states(names(12), names(7)) },
  },
  {
    id: 'cluster-removed',
    severity: 'reject',
    summary: 'All files of a cluster are removed from Git.',
    why: 'Flux on the cluster deletes nothing: the path of its first Flux Kustomization does not exist any more, so it fails. All objects remain, and get no updates. This also happens when the folder of a cluster is renamed or moved. The definitions of a fleet have mass-deletion and protected-deletion for this.',
    remedy:
      'Keep the folder of the cluster. If the cluster is deleted, list its first Flux Kustomization under allow-delete in slipway.yaml, with the cluster and the reason.',
    example: {
      failing: states(`# clusters/example/\n${SETTINGS}${OTHER_CLUSTER}`, `# clusters/example/\n${SETTINGS}`),
      passing: states(
        `# clusters/example/\n${SETTINGS}${OTHER_CLUSTER}`,
        `# clusters/example/\n${SETTINGS}${OTHER_CLUSTER.replace('10m', '30m')}`,
      ),
    },
  },
  {
    id: 'composite-left-behind',
    severity: 'risk',
    summary: 'A composite resource is removed from Git, and Flux does not delete it.',
    why: 'An annotation, prune: false or deletionPolicy: Orphan prevents the deletion. Crossplane keeps the resource with all its cloud resources, and these cost money. No file of the repository manages or names it any more.',
    remedy: 'Keep the object in Git. To delete its resources, allow Flux to delete it in an earlier change.',
    example: {
      failing: states(`${COMPOSITES}---\n${composite('{kustomize.toolkit.fluxcd.io/prune: disabled}')}`, COMPOSITES),
      passing: states(
        `${COMPOSITES}---\n${composite('{kustomize.toolkit.fluxcd.io/prune: disabled}')}`,
        `${COMPOSITES}---\n${composite('{}')}`,
      ),
    },
  },
  {
    id: 'object-recreated',
    severity: 'risk',
    summary: 'An object is deleted and recreated, because an immutable field changes.',
    why: 'With force, on the Flux Kustomization or on the object, kustomize-controller deletes an object that the API server refuses to update, and applies it again. Its Pods, addresses or data are missing for some time or lost.',
    remedy: 'Keep the value of the field, or create a new object with another name and remove the old one later.',
    example: {
      failing: states(fixed('settings', 'a'), fixed('settings', 'b')),
      passing: states(fixed('settings-1', 'a'), fixed('settings-2', 'b')),
    },
  },
  {
    id: 'moved-object-may-be-deleted',
    severity: 'risk',
    summary: 'An object moves to another Flux Kustomization, and may be deleted in between.',
    why: 'kustomize-controller does not delete an object that has the labels of another Flux Kustomization. If the old Flux Kustomization prunes the object before the new one has applied it, the object is deleted and recreated. The finding is a reject if the deletion also deletes other objects or data.',
    remedy:
      'Set kustomize.toolkit.fluxcd.io/prune: disabled on the object in one change, and move it in the next one. If both have the same source, dependsOn of the old one on the new one is enough.',
    example: {
      failing: states(
        `# clusters/example/\n${apps('web')}---\n${apps('shop')}# web/\n${SETTINGS}---\n${SETTINGS.replace('settings', 'moved')}# shop/\n${SETTINGS.replace('settings', 'other')}`,
        `# clusters/example/\n${apps('web')}---\n${apps('shop')}# web/\n${SETTINGS}# shop/\n${SETTINGS.replace('settings', 'other')}---\n${SETTINGS.replace('settings', 'moved')}`,
      ),
      passing: states(
        `# clusters/example/\n${apps('web').replace('interval: 10m', 'dependsOn: [{name: shop}], interval: 10m')}---\n${apps('shop')}# web/\n${SETTINGS}---\n${SETTINGS.replace('settings', 'moved')}# shop/\n${SETTINGS.replace('settings', 'other')}`,
        `# clusters/example/\n${apps('web').replace('interval: 10m', 'dependsOn: [{name: shop}], interval: 10m')}---\n${apps('shop')}# web/\n${SETTINGS}# shop/\n${SETTINGS.replace('settings', 'other')}---\n${SETTINGS.replace('settings', 'moved')}`,
      ),
    },
  },
  {
    id: 'removed-with-controller',
    severity: 'risk',
    summary: 'An object is deleted at the same time as the controller that must finish its deletion.',
    why: 'The object has a finalizer, so it exists until its controller has cleaned up. That takes minutes, and Flux does not wait for it before it deletes the next object. Without the controller the object is never deleted. Its Namespace or CRD remains, and so do its cloud resources.',
    remedy: 'Remove the objects in one change. Remove the controller in a later change, after the objects are deleted.',
    example: {
      failing: states(`${SETTINGS}---\n${karpenter}---\n${nodes}`, SETTINGS),
      passing: states(`${SETTINGS}---\n${karpenter}---\n${nodes}`, `${SETTINGS}---\n${karpenter}`),
    },
  },
  {
    id: 'removed-with-kubeconfig',
    severity: 'risk',
    summary: 'An object of Flux is deleted at the same time as the kubeconfig of its cluster.',
    why: 'The finalizer of the object deletes on the other cluster what it applied there. Without the Secret with the kubeconfig, kustomize-controller always fails: the Flux Kustomization, its Namespace and the applied objects remain. helm-controller deletes the HelmRelease without an uninstall: the objects of the release remain on the cluster, unless the cluster is deleted, too.',
    remedy:
      'Remove the objects that use the kubeconfig in one change. Remove the cluster in a later change, after they are deleted; or set deletionPolicy: Orphan on Flux Kustomizations before.',
    example: {
      failing: states(`${SETTINGS}---\n${spoke}---\n${remote}`, SETTINGS),
      passing: states(`${SETTINGS}---\n${spoke}---\n${remote}`, `${SETTINGS}---\n${spoke}`),
    },
  },
  {
    id: 'guarded-object-deleted',
    severity: 'reject',
    summary: 'An object is deleted that a Usage of Crossplane protects.',
    why: 'The webhook of Crossplane refuses the deletion while the Usage exists. The Flux Kustomization fails each time, and does not delete its remaining objects.',
    remedy: 'Keep the object. If the deletion is intended, remove the Usage in an earlier change.',
    example: {
      failing: states(`${guard}---\n${queue}`, guard),
      passing: states(`${guard}---\n${queue}`, queue),
    },
  },
  {
    id: 'kubernetes-version-refused',
    severity: 'reject',
    summary: 'The Kubernetes version of a cluster goes back, or skips a minor version.',
    why: 'EKS and Kubernetes upgrade a control plane by one minor version at a time, and never downgrade it. The change is refused each time, and other changes of the cluster wait.',
    remedy:
      'To upgrade, change the version by one minor version, and wait until the control plane is ready before the next change. A version cannot go back: keep the present one, or create a new cluster.',
    example: { failing: states(cluster('1.33'), cluster('1.35')), passing: states(cluster('1.33'), cluster('1.34')) },
  },
  {
    id: 'nodes-with-control-plane',
    severity: 'risk',
    summary: 'The Kubernetes version of a control plane and of its nodes change in one change.',
    why: 'Nodes must not be newer than their control plane (https://kubernetes.io/releases/version-skew-policy/#kubelet). Controllers apply both objects at once, and the upgrade of a control plane takes minutes: EKS refuses a node group until the upgrade has finished, and Karpenter may start nodes with a newer kubelet. A failed upgrade leaves both versions in between.',
    remedy: 'Upgrade the control plane first, by one minor version. Upgrade the nodes in a later change, when the control plane is ready.',
    example: {
      failing: states(`${cluster('1.33')}---\n${nodeGroup('1.33')}`, `${cluster('1.34')}---\n${nodeGroup('1.34')}`),
      passing: states(`${cluster('1.33')}---\n${nodeGroup('1.33')}`, `${cluster('1.34')}---\n${nodeGroup('1.33')}`),
    },
  },
  {
    id: 'used-before-defined',
    severity: 'risk',
    summary: 'An object uses a field or version that its CRD gets in the same change, from another source.',
    why: 'Flux compares revisions only between Flux Kustomizations of one source. dependsOn on a Flux Kustomization of another source is satisfied while that one has the old revision. The object may be applied first: the API server refuses the field, and Flux applies nothing of the Flux Kustomization. Flux retries until the CRD has the field.',
    remedy: 'Publish the CRD first. Or let dependsOn wait for its revision with readyExpr (Flux 2.7).',
    example: {
      failing: states(
        sources('', 'size: {type: string}', 'size: L'),
        sources('', 'size: {type: string}, zone: {type: string}', 'size: L, zone: a'),
      ),
      passing: states(
        sources(REVISION, 'size: {type: string}', 'size: L'),
        sources(REVISION, 'size: {type: string}, zone: {type: string}', 'size: L, zone: a'),
      ),
    },
  },
  {
    id: 'version-and-chart-changed',
    severity: 'risk',
    summary: 'A HelmRelease changes its API version and the field of its chart in one change.',
    why: 'The API server records the fields of an owner with their API version. After a change of the version it may keep spec.chart, which the new object no longer has. It refuses a HelmRelease with chart and chartRef. The Flux Kustomization then applies none of its objects.',
    remedy: 'Change the API version first. Change the chart after all clusters have the new version.',
    example: {
      failing: states(release('v2beta2', CHART), release('v2', CHART_REF)),
      passing: states(release('v2beta2', CHART), release('v2', CHART)),
    },
  },
  {
    id: 'definition-version-removed',
    severity: 'risk',
    summary: 'A CRD or XRD does not serve a version any more.',
    why: 'The API server refuses objects of the version. Objects of the fleet are checked with the new versions. Objects and clients in other repositories are unknown.',
    remedy: 'Serve the version until all objects and clients have another one.',
    example: {
      failing: states(narrowed(SIZE), narrowed(SIZE, 'v2')),
      passing: states(narrowed(SIZE), narrowed(SIZE)),
    },
  },
  {
    id: 'definition-field-removed',
    severity: 'risk',
    summary: 'A version of a CRD or XRD does not have a field any more.',
    why: 'The API server refuses or drops the field. Objects of the fleet are checked with the new fields. Objects in other repositories are unknown.',
    remedy: 'Add a new version without the field, or keep the field until no object has it.',
    example: {
      failing: states(narrowed(`${SIZE}, zone: {type: string}`), narrowed(SIZE)),
      passing: states(narrowed(SIZE), narrowed(`${SIZE}, zone: {type: string}`)),
    },
  },
  {
    id: 'definition-narrowed',
    severity: 'risk',
    summary: 'A version of a CRD or XRD does not accept a value any more, or requires a field; or a short name or the claims are removed.',
    why: 'The API server refuses objects that it accepted before, when they are created or changed. Objects of the fleet are checked with the new schema. Objects in other repositories are unknown.',
    remedy: 'Give a new field a default, or add a new version of the kind.',
    example: {
      failing: states(narrowed(SIZE), narrowed('size: {type: string, enum: [small, large]}')),
      passing: states(narrowed('size: {type: string, enum: [small]}'), narrowed('size: {type: string, enum: [small, large]}')),
    },
  },
] as const satisfies readonly ExplainedRule[];

/** Id of a rule about a change of a fleet. */
export type TransitionRuleId = (typeof transitionRules)[number]['id'];
