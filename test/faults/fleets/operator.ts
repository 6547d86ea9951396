import { documents, type Files, namespace } from './texts.ts';

const inSystem = (kind: string, group: string, name: string, spec: string): string =>
  `apiVersion: ${group}\nkind: ${kind}\nmetadata: {name: ${name}, namespace: flux-system}\nspec: ${spec}\n`;

/** A cluster where flux-operator installs Flux and makes the namespaces of teams; secrets come from a store. */
export const operator: Files = new Map([
  [
    'clusters/apps/flux-instance.yaml',
    inSystem(
      'FluxInstance',
      'fluxcd.controlplane.io/v1',
      'flux',
      "{distribution: {version: 2.9.x, registry: ghcr.io/fluxcd}, sync: {kind: GitRepository, url: 'https://git.example/platform/fleet.git', ref: refs/heads/main, path: clusters/apps}}",
    ),
  ],
  [
    'clusters/apps/fleet.yaml',
    documents(
      inSystem(
        'Kustomization',
        'kustomize.toolkit.fluxcd.io/v1',
        'secrets',
        '{interval: 10m, prune: true, wait: true, path: ./platform/secrets, sourceRef: {kind: GitRepository, name: flux-system}}',
      ),
      inSystem(
        'Kustomization',
        'kustomize.toolkit.fluxcd.io/v1',
        'stores',
        '{interval: 10m, prune: true, wait: true, dependsOn: [{name: secrets}], path: ./platform/stores, sourceRef: {kind: GitRepository, name: flux-system}}',
      ),
      inSystem(
        'Kustomization',
        'kustomize.toolkit.fluxcd.io/v1',
        'teams',
        '{interval: 10m, prune: true, dependsOn: [{name: stores}], path: ./teams, sourceRef: {kind: GitRepository, name: flux-system}}',
      ),
    ),
  ],
  [
    'platform/secrets/operator.yaml',
    documents(
      namespace('external-secrets'),
      `apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: external-secrets, namespace: external-secrets}
spec: {interval: 1h, url: 'oci://registry.example.org/charts/external-secrets', ref: {tag: 0.20.4}}
`,
      `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: external-secrets, namespace: external-secrets}
spec: {interval: 1h, chartRef: {kind: OCIRepository, name: external-secrets}}
`,
    ),
  ],
  [
    'platform/stores/store.yaml',
    `apiVersion: external-secrets.io/v1
kind: ClusterSecretStore
metadata: {name: vault}
spec: {provider: {aws: {service: SecretsManager, region: eu-west-1}}}
`,
  ],
  [
    'teams/teams.yaml',
    `apiVersion: fluxcd.controlplane.io/v1
kind: ResourceSet
metadata: {name: teams, namespace: flux-system}
spec:
  inputs: [{team: blue}, {team: green}]
  resources:
    - {apiVersion: v1, kind: Namespace, metadata: {name: "<< inputs.team >>"}}
    - {apiVersion: v1, kind: ServiceAccount, metadata: {name: runner, namespace: "<< inputs.team >>"}}
`,
  ],
  [
    'teams/blue.yaml',
    documents(
      namespace('blue-store'),
      `apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: {name: database, namespace: blue-store}
spec: {secretStoreRef: {kind: ClusterSecretStore, name: vault}, target: {name: database}, data: [{secretKey: password, remoteRef: {key: blue/database}}]}
`,
      `apiVersion: apps/v1
kind: Deployment
metadata: {name: store, namespace: blue-store}
spec:
  selector: {matchLabels: {app: store}}
  template:
    metadata: {labels: {app: store}}
    spec:
      containers:
        - name: store
          image: registry.example.org/store:5.0.0
          ports: [{name: http, containerPort: 8080}]
          env: [{name: PASSWORD, valueFrom: {secretKeyRef: {name: database, key: password}}}]
`,
      'apiVersion: v1\nkind: Service\nmetadata: {name: store, namespace: blue-store}\nspec: {selector: {app: store}, ports: [{port: 80, targetPort: http}]}\n',
    ),
  ],
]);
