import { buildFleet, type FleetBuild, type FleetInput, fileMapTree, fleetFindings, searchRoots } from '../src/index.ts';

/** Files by path; what is not text is written as JSON, which is YAML. */
export type Files = Readonly<Record<string, unknown>>;

export const treeOf = (files: Files) => fileMapTree(new Map(Object.entries(files).map(([path, content]) => [path, textOf(content)])));

export const textOf = (content: unknown): string => (typeof content === 'string' ? content : JSON.stringify(content));

/** Documents of one file. */
export const documents = (...objects: readonly unknown[]): string => objects.map(textOf).join('\n---\n');

export const fluxKustomization = (name: string, spec: object, metadata: object = {}) => ({
  apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
  kind: 'Kustomization',
  metadata: { name, namespace: 'flux-system', ...metadata },
  spec: { interval: '10m', prune: true, sourceRef: { kind: 'GitRepository', name: 'flux-system' }, ...spec },
});

export const repository = (name: string, spec: object) => ({
  apiVersion: 'source.toolkit.fluxcd.io/v1',
  kind: 'GitRepository',
  metadata: { name, namespace: 'flux-system' },
  spec: { interval: '1m', ...spec },
});

export const configMap = (name: string, data: object = {}, metadata: object = {}) => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name, namespace: 'flux-system', ...metadata },
  data,
});

export const helmRelease = (name: string, spec: object = {}) => ({
  apiVersion: 'helm.toolkit.fluxcd.io/v2',
  kind: 'HelmRelease',
  metadata: { name, namespace: 'flux-system' },
  spec: { interval: '10m', chart: { spec: { chart: name, version: '1.0.0', sourceRef: { kind: 'HelmRepository', name } } }, ...spec },
});

/** A bootstrap as `flux bootstrap` writes it. */
export const bootstrap = (path: string, branch = 'main'): string =>
  documents(
    repository('flux-system', { url: 'https://git.example/platform/fleet.git', ref: { branch } }),
    fluxKustomization('flux-system', { path }),
  );

/** The fleet that files make, with its findings and what each Flux Kustomization applies. */
export function fleetOf(files: Files, more: Partial<FleetInput> = {}) {
  const tree = treeOf(files);
  const { roots, evidence } = searchRoots(tree, '');
  const fleet = buildFleet({ tree, roots, evidence, ...more });
  return { fleet, findings: fleetFindings(fleet, { newestFlux: true }), applied: appliedBy(fleet) };
}

/** Names of objects, or the message, by `cluster/name`. */
export const appliedBy = ({ kustomizations }: FleetBuild): Readonly<Record<string, string>> =>
  Object.fromEntries(
    kustomizations.map(({ cluster, name, objects, error }) => [
      `${cluster}/${name}`,
      error?.message ??
        objects?.map(({ object }) => `${String(object.kind)} ${(object.metadata as { name: string }).name}`).join(', ') ??
        '',
    ]),
  );

/** The object of a kind and name that the fleet applies. */
export function objectOf({ kustomizations }: FleetBuild, kind: string, name: string): Readonly<Record<string, unknown>> | undefined {
  const objects = kustomizations.flatMap(({ objects = [] }) => objects.map(({ object }) => object));
  return objects.find((object) => object.kind === kind && (object.metadata as { name: string }).name === name);
}
