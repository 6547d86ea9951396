/** Paths and texts of a repository. */
export type Files = ReadonlyMap<string, string>;

export const documents = (...texts: readonly string[]): string => texts.join('---\n');

export const kustomization = (name: string, spec: string): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 10m, prune: true, sourceRef: {kind: GitRepository, name: flux-system}, ${spec}}
`;

/** As \`flux bootstrap\` leaves it. */
export const bootstrap = (cluster: string): string =>
  documents(
    `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: 'https://git.example/platform/fleet.git', ref: {branch: main}, secretRef: {name: flux-system}}
`,
    kustomization('flux-system', `path: ./clusters/${cluster}`),
  );

export const namespace = (name: string): string => `apiVersion: v1\nkind: Namespace\nmetadata: {name: ${name}}\n`;
