import {
  buildFleet,
  type FileTree,
  type FleetBuild,
  type FleetKustomization,
  fileMapTree,
  searchRoots,
  writtenValue,
} from '@slipway/flux-build';
import { type Review, type ReviewInput, reviewFleets } from '../src/index.ts';

export type Files = ReadonlyMap<string, string>;

const source = 'sourceRef: {kind: GitRepository, name: flux-system}';

const bootstrap = (cluster: string): string => `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: 'https://git.example/platform/fleet.git', ref: {branch: main}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./clusters/${cluster}, ${source}}
`;

const applies = (name: string, cluster: string): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./${name}, ${source}, postBuild: {substitute: {CLUSTER: ${cluster}}}}
`;

export const CLUSTERS = ['de', 'fr', 'us', 'jp'].flatMap((region) => [`${region}-production`, `${region}-staging`]);

/** Returns the files of one cluster that applies these folders. */
export const clusterFiles = (cluster: string, folders: readonly string[]): readonly (readonly [string, string])[] => [
  [`clusters/${cluster}/flux-system/gotk-sync.yaml`, bootstrap(cluster)],
  ...folders.map((name) => [`clusters/${cluster}/${name}.yaml`, applies(name, cluster)] as const),
];

const ADDONS = `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: jetstack, namespace: flux-system}
spec: {interval: 1h, url: 'https://charts.jetstack.io'}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: cert-manager, namespace: flux-system}
spec:
  interval: 1h
  chart: {spec: {chart: cert-manager, version: 1.18.2, sourceRef: {kind: HelmRepository, name: jetstack}}}
  values: {replicaCount: 2, prometheus: {enabled: true}}
`;

const SHOP = `apiVersion: v1
kind: Namespace
metadata: {name: shop}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: shop, labels: {app: web, helm.sh/chart: web-1.0.0}}
spec:
  replicas: 2
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      containers:
      - name: web
        image: ghcr.io/shop/web:1.4.0
        env: [{name: MODE, value: full}, {name: CLUSTER, value: '\${CLUSTER}'}]
        resources: {requests: {cpu: 1000m, memory: 1Gi}}
      - {name: proxy, image: 'ghcr.io/shop/proxy:2.0.0'}
---
apiVersion: v1
kind: Service
metadata: {name: web, namespace: shop}
spec: {selector: {app: web}, ports: [{name: http, port: 80}]}
---
apiVersion: v1
kind: Secret
metadata: {name: token, namespace: shop}
stringData: {token: hunter2-hunter2}
---
apiVersion: v1
kind: PersistentVolumeClaim
metadata: {name: data, namespace: shop}
spec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 10Gi}}}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata: {name: web, namespace: shop}
rules: [{apiGroups: [''], resources: [configmaps], verbs: [get]}]
`;

const PLATFORM = `apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: buckets.platform.example}
spec:
  group: platform.example
  scope: Namespaced
  names: {kind: Bucket, plural: buckets}
  versions:
  - {name: v1, served: true, referenceable: true, schema: {openAPIV3Schema: {type: object}}}
---
apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: buckets}
spec:
  compositeTypeRef: {apiVersion: platform.example/v1, kind: Bucket}
  mode: Pipeline
  pipeline:
  - {step: compose, functionRef: {name: function-patch-and-transform}}
---
apiVersion: platform.example/v1
kind: Bucket
metadata: {name: images, namespace: default}
spec: {region: eu-central-1}
`;

/** Eight clusters with the same add-ons, platform and application. */
export const plainFleet: Files = new Map([
  ...CLUSTERS.flatMap((cluster) => clusterFiles(cluster, ['addons', 'platform', 'shop'])),
  ['addons/release.yaml', ADDONS],
  ['platform/buckets.yaml', PLATFORM],
  ['shop/all.yaml', SHOP],
]);

/** Returns the files of one cluster, `de-staging`, on which one Flux Kustomization applies these documents. */
export const oneCluster = (...documents: readonly string[]): Files =>
  new Map([...clusterFiles('de-staging', ['apps']), ['apps/all.yaml', documents.join('---\n')]]);

/** Returns the files with a text replaced in one of them. Fails if the file does not contain the text. */
export function edited(files: Files, path: string, ...changes: readonly (readonly [from: string, to: string])[]): Files {
  let text = files.get(path) ?? '';
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
    text = text.replaceAll(from, () => to);
  }
  return new Map([...files, [path, text]]);
}

interface Side {
  readonly tree: FileTree;
  readonly fleet: FleetBuild;
}

/** Builds a repository in which every channel and tag has these files. */
function builtSide(files: Files): Side {
  const tree = fileMapTree(files);
  const { roots, evidence } = searchRoots(tree, '');
  return { tree, fleet: buildFleet({ tree, roots, evidence, findCommit: () => undefined }) };
}

const built = new WeakMap<Files, Side>();
const sideOf = (files: Files): Side => {
  const side = built.get(files) ?? builtSide(files);
  built.set(files, side);
  return side;
};

/** Reviews two states of a repository. */
export function reviewOf(
  before: Files,
  after: Files,
  maskOf: (kustomizations: readonly FleetKustomization[]) => ReviewInput['mask'] = () => undefined,
): Review {
  const [base, head] = [sideOf(before), sideOf(after)];
  const mask = maskOf([...base.fleet.kustomizations, ...head.fleet.kustomizations]);
  return reviewFleets({
    base: { name: 'main', kustomizations: base.fleet.kustomizations },
    head: { name: 'change', kustomizations: head.fleet.kustomizations },
    ...(mask && { mask }),
    causeOf({ kustomization, applied }, pointer, side) {
      const { tree, fleet } = side === 'base' ? base : head;
      const { file, line } = writtenValue({ fleet, treeOf: () => tree }, { kustomization, applied, pointer });
      return { file, ...(line !== undefined && { line }) };
    },
  });
}
