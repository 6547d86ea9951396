import type { ExplainedRule } from './explained-rule.ts';

/** Two states of a repository, as the pages show them. */
const step = (before: string, after: string): string => `# before\n${before.trim()}\n# after\n${after.trim()}\n`;

const SETTINGS = `apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: default}
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

/** A kind in a catalogue that is a source of its own, and an object of the kind. */
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

/** What happens when one state of a fleet follows another: \`slipway check PATH --against OLD\`. */
export const stepRules = [
  {
    id: 'protected-object-deleted',
    severity: 'reject',
    summary: 'An object is deleted together with other objects or data.',
    why: 'A Namespace takes all that is in it, a definition all objects of its kind, a composite resource what it made in the cloud, a PersistentVolume or PersistentVolumeClaim the data, and a part of Flux the way back. Nothing of that comes again with the next commit. An object counts that is deleted and made again, too.',
    remedy:
      'Keep the object, or mark it kustomize.toolkit.fluxcd.io/prune: disabled in a change before. If it is meant to go, write it under allow-delete in slipway.yaml, with the reason.',
    example: {
      failing: step(`${SETTINGS}---\napiVersion: v1\nkind: Namespace\nmetadata: {name: shop}`, SETTINGS),
      passing: step(
        `${SETTINGS}---\napiVersion: v1\nkind: Namespace\nmetadata: {name: shop, annotations: {kustomize.toolkit.fluxcd.io/prune: disabled}}`,
        SETTINGS,
      ),
    },
  },
  {
    id: 'many-deletions',
    severity: 'reject',
    summary: 'More than half of what Flux applies to a cluster is deleted, and at least ten objects.',
    why: 'A folder that was moved, a list of resources that lost its entries or a branch that is empty looks like that: with prune: true Flux deletes what is no longer there.',
    remedy:
      'Look at what would be deleted. If it is meant to go, write the objects under allow-delete in slipway.yaml, with the reason; * stands for any text.',
    example: { failing: step(names(12), names(2)), passing: step(names(12), names(7)) },
  },
  {
    id: 'object-recreated',
    severity: 'risk',
    summary: 'An object is deleted and recreated, because an immutable field changes.',
    why: 'With force, of the Flux Kustomization or of the object, kustomize-controller deletes what the API server refuses to change, and applies it anew: what belongs to it (Pods, addresses, data) is gone in between or for good.',
    remedy: 'Leave the field as it is, or make a new object under another name and remove the old one later.',
    example: {
      failing: step(fixed('settings', 'a'), fixed('settings', 'b')),
      passing: step(fixed('settings-1', 'a'), fixed('settings-2', 'b')),
    },
  },
  {
    id: 'moved-object-may-be-deleted',
    severity: 'risk',
    summary: 'An object moves to another Flux Kustomization, and may be deleted during the move.',
    why: 'kustomize-controller does not delete what has the labels of another Flux Kustomization. Whether the new one has applied the object before the old one prunes it depends on which of them is first: if it is the old one, the object is deleted and made again. For objects that take others or data with them, it is refused.',
    remedy:
      'Mark the object kustomize.toolkit.fluxcd.io/prune: disabled in one change, and move it in the next one. Where both have the same source, dependsOn of the old one on the new one does it, too.',
    example: {
      failing: step(
        `# clusters/example/\n${apps('web')}---\n${apps('shop')}# web/\n${SETTINGS}---\n${SETTINGS.replace('settings', 'moved')}# shop/\n${SETTINGS.replace('settings', 'other')}`,
        `# clusters/example/\n${apps('web')}---\n${apps('shop')}# web/\n${SETTINGS}# shop/\n${SETTINGS.replace('settings', 'other')}---\n${SETTINGS.replace('settings', 'moved')}`,
      ),
      passing: step(
        `# clusters/example/\n${apps('web').replace('interval: 10m', 'dependsOn: [{name: shop}], interval: 10m')}---\n${apps('shop')}# web/\n${SETTINGS}---\n${SETTINGS.replace('settings', 'moved')}# shop/\n${SETTINGS.replace('settings', 'other')}`,
        `# clusters/example/\n${apps('web').replace('interval: 10m', 'dependsOn: [{name: shop}], interval: 10m')}---\n${apps('shop')}# web/\n${SETTINGS}# shop/\n${SETTINGS.replace('settings', 'other')}---\n${SETTINGS.replace('settings', 'moved')}`,
      ),
    },
  },
  {
    id: 'removed-with-controller',
    severity: 'risk',
    summary: 'An object is deleted at the same time as the controller that must finish its deletion.',
    why: 'The object has a finalizer: it stays until its controller has cleaned up behind it, which takes minutes. Flux does not wait for that before it deletes the next object. Once the controller is gone, the object never goes, and its Namespace or definition stays with it; what it stands for in the cloud stays, too.',
    remedy: 'Remove the objects in one change and, when they are gone, the controller in the next one.',
    example: {
      failing: step(`${SETTINGS}---\n${karpenter}---\n${nodes}`, SETTINGS),
      passing: step(`${SETTINGS}---\n${karpenter}---\n${nodes}`, `${SETTINGS}---\n${karpenter}`),
    },
  },
  {
    id: 'removed-with-kubeconfig',
    severity: 'risk',
    summary: 'A Flux object is deleted at the same time as the kubeconfig of its cluster.',
    why: 'Its finalizer deletes on the other cluster what it applied there. Without the kubeconfig it fails each time, and the object, its Namespace and what it applied stay.',
    remedy:
      'Remove what reaches the cluster in one change and, when it is gone, the cluster in the next one; or give it deletionPolicy: Orphan before.',
    example: {
      failing: step(`${SETTINGS}---\n${spoke}---\n${remote}`, SETTINGS),
      passing: step(`${SETTINGS}---\n${spoke}---\n${remote}`, `${SETTINGS}---\n${spoke}`),
    },
  },
  {
    id: 'guarded-object-deleted',
    severity: 'reject',
    summary: 'An object is deleted although a Crossplane Usage protects it.',
    why: 'The webhook of Crossplane refuses the deletion while the Usage exists, so that the Flux Kustomization fails each time, and deletes nothing of what comes after it.',
    remedy: 'Keep the object. If it is meant to go, remove the Usage in a change before.',
    example: {
      failing: step(`${guard}---\n${queue}`, guard),
      passing: step(`${guard}---\n${queue}`, queue),
    },
  },
  {
    id: 'kubernetes-version-refused',
    severity: 'reject',
    summary: 'The Kubernetes version of a cluster is lowered, or skips a minor version.',
    why: 'EKS, and Kubernetes itself, take a control plane up by one minor version at a time, and never down: the change is refused again and again, and all else about the cluster waits.',
    remedy: 'Go up by one minor version in each change.',
    example: { failing: step(cluster('1.33'), cluster('1.35')), passing: step(cluster('1.33'), cluster('1.34')) },
  },
  {
    id: 'used-before-defined',
    severity: 'risk',
    summary: 'An object uses a new field or version of its CRD, and the CRD changes at the same time from another source.',
    why: 'Flux compares revisions only of Flux Kustomizations with one source. dependsOn on one with another source is satisfied while that has the old revision, so that the object may be applied first: the API server refuses the field, nothing of the Flux Kustomization is applied, and it is tried again until the definition is there.',
    remedy: 'Publish the definition first. Or let dependsOn wait for its revision with readyExpr (Flux 2.7).',
    example: {
      failing: step(
        sources('', 'size: {type: string}', 'size: L'),
        sources('', 'size: {type: string}, zone: {type: string}', 'size: L, zone: a'),
      ),
      passing: step(
        sources(REVISION, 'size: {type: string}', 'size: L'),
        sources(REVISION, 'size: {type: string}, zone: {type: string}', 'size: L, zone: a'),
      ),
    },
  },
] as const satisfies readonly ExplainedRule[];

/** Id of a rule about a step. */
export type StepRuleId = (typeof stepRules)[number]['id'];
