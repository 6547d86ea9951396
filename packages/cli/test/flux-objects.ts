/** Returns a source of the fleet's own repository. */
export const gitRepository = (name: string, ref: Readonly<Record<string, string>>): object => ({
  apiVersion: 'source.toolkit.fluxcd.io/v1',
  kind: 'GitRepository',
  metadata: { name, namespace: 'flux-system' },
  spec: { interval: '1m', url: 'https://git.example/fleet', ref },
});

/** Returns a Flux Kustomization of a GitRepository, by default the one with its name. */
export const fluxKustomization = (name: string, path: string, source = name): object => ({
  apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
  kind: 'Kustomization',
  metadata: { name, namespace: 'flux-system' },
  spec: { interval: '10m', prune: true, path, sourceRef: { kind: 'GitRepository', name: source } },
});

/** Returns the entry of a content package with objects by the path of their file. */
export const assembling = (content: Readonly<Record<string, readonly object[]>>): string =>
  `export const assemble = () => ${JSON.stringify(Object.entries(content).map(([path, objects]) => ({ path, objects })))};`;

/** Returns the text of a Flux Kustomization of the repository. `more` continues its spec. */
export const kustomizationText = (name: string, path: string, more = ''): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata:
  name: ${name}
  namespace: flux-system
spec:
  interval: 10m
  prune: true
  path: ${path}
  sourceRef:
    kind: GitRepository
    name: flux-system
${more}`;

/** Returns the files of a cluster as `flux bootstrap` writes them. */
export const bootstrapFiles = (cluster: string): Readonly<Record<string, string>> => ({
  [`clusters/${cluster}/flux-system/gotk-sync.yaml`]: `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata:
  name: flux-system
  namespace: flux-system
spec:
  interval: 1m
  url: https://git.example/team/fleet.git
  ref:
    branch: main
---
${kustomizationText('flux-system', `./clusters/${cluster}`)}`,
});
