import { buildFleet, fileMapTree, searchRoots } from '@slipway/flux-build';
import { chartFolder, DEFAULT_CAPABILITIES, type FleetRelease, fleetReleases, type ReleaseMemory, releaseMemory } from '@slipway/helm';
import { type Review, type ReviewInput, reviewFleets } from '../src/index.ts';

/** Files of a repository by their paths. */
export type Files = Readonly<Record<string, string>>;

const sync = (cluster: string): string => `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: https://example.com/fleet, ref: {branch: main}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 10m, path: ./clusters/${cluster}, prune: true, sourceRef: {kind: GitRepository, name: flux-system}}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: charts, namespace: apps}
spec: {interval: 1h, url: https://charts.example.com}
`;

/** Returns a HelmRelease of the chart `web` in a version, in namespace `apps`. */
export const release = (version: string, spec: Readonly<Record<string, unknown>> = {}, name = 'web'): string =>
  `${JSON.stringify({
    apiVersion: 'helm.toolkit.fluxcd.io/v2',
    kind: 'HelmRelease',
    metadata: { name, namespace: 'apps' },
    spec: { interval: '10m', chart: { spec: { chart: 'web', version, sourceRef: { kind: 'HelmRepository', name: 'charts' } } }, ...spec },
  })}\n`;

/** Returns the files of the chart `web` in a version, below `charts`. */
export const chart = (version: string, files: Files): Files => ({
  [`charts/web-${version}/Chart.yaml`]: `apiVersion: v2\nname: web\nversion: ${version}\n`,
  ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`charts/web-${version}/${path}`, text])),
});

/** Returns the files of one cluster with these documents. */
export const cluster = (name: string, ...documents: readonly string[]): Files => ({
  [`clusters/${name}/sync.yaml`]: sync(name),
  [`clusters/${name}/releases.yaml`]: documents.join('---\n'),
});

interface Side {
  readonly kustomizations: Parameters<typeof reviewFleets>[0]['base']['kustomizations'];
  readonly releases: readonly FleetRelease[];
}

function sideOf(files: Files, memory: ReleaseMemory): Side {
  const tree = fileMapTree(new Map(Object.entries(files)));
  const { roots, evidence } = searchRoots(tree, '');
  const fleet = buildFleet({ tree, roots, evidence, findCommit: () => undefined });
  const kustomizations = [...fleet.kustomizations, ...fleet.entries];
  const releases = fleetReleases({
    fleet,
    owners: kustomizations,
    charts: chartFolder(tree, 'charts'),
    capabilitiesOf: () => DEFAULT_CAPABILITIES,
    isNamespaced: ({ kind }) => !['ClusterRole', 'CustomResourceDefinition', 'ValidatingWebhookConfiguration'].includes(String(kind)),
    memory,
  });
  return { kustomizations: fleet.kustomizations, releases };
}

/** Reviews two states of a repository whose charts are in `charts`. */
export function reviewOfReleases(before: Files, after: Files, refusalsOfUpdate?: ReviewInput['refusalsOfUpdate']): Review {
  const memory = releaseMemory();
  const [base, head] = [sideOf(before, memory), sideOf(after, memory)];
  return reviewFleets({
    base: { name: 'main', ...base },
    head: { name: 'change', ...head },
    ...(refusalsOfUpdate && { refusalsOfUpdate }),
  });
}
