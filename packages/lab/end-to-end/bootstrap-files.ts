/** Returns the files that `flux bootstrap` writes, with a Flux Kustomization of the namespaces that others need. */
export const bootstrapFiles = (url: string, namespaces: readonly string[]): Readonly<Record<string, string>> => ({
  'clusters/lab/flux-system/gotk-sync.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1s, url: '${url}', ref: {branch: main}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1h, retryInterval: 2s, prune: true, path: ./clusters/lab, sourceRef: {kind: GitRepository, name: flux-system}}
`,
  'clusters/lab/spaces.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: spaces, namespace: flux-system}
spec: {interval: 1h, prune: true, wait: true, path: ./spaces, sourceRef: {kind: GitRepository, name: flux-system}}
`,
  'spaces/spaces.yaml': namespaces.map((name) => `apiVersion: v1\nkind: Namespace\nmetadata: {name: ${name}}\n`).join('---\n'),
});
