import { type ExplainedRule, fixedBy } from './explained-rule.ts';

const INSTANCE = `
apiVersion: fluxcd.controlplane.io/v1
kind: FluxInstance
metadata: {name: flux, namespace: flux-system}
spec: {distribution: {registry: ghcr.io/fluxcd, version: 2.4.x}}
---`;

const KUSTOMIZATION = 'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization';
const SOURCE = 'sourceRef: {kind: GitRepository, name: flux-system}';

/** Returns a repository whose charts are ready before its stores are applied. */
const documents = (charts: string, stores: string): string =>
  [
    '# clusters/example/',
    `${KUSTOMIZATION}\nmetadata: {name: charts, namespace: flux-system}`,
    `spec: {interval: 10m, prune: true, wait: true, path: ./charts, ${SOURCE}}\n---`,
    `${KUSTOMIZATION}\nmetadata: {name: stores, namespace: flux-system}`,
    `spec: {interval: 10m, prune: true, path: ./stores, dependsOn: [{name: charts}], ${SOURCE}}`,
    `# charts/\n${charts}\n# stores/\n${stores}`,
  ].join('\n');

const REPOSITORY = `
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: charts, namespace: flux-system}
spec: {interval: 1h, url: 'https://charts.example.org'}
---`;

const chart = (name: string, version: string): string => `${REPOSITORY}
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 1h, chart: {spec: {chart: ${name}, version: ${version}, sourceRef: {kind: HelmRepository, name: charts}}}}
`;

const STORE = `
apiVersion: external-secrets.io/v1beta1
kind: SecretStore
metadata: {name: aws, namespace: default}
spec: {provider: {aws: {service: SecretsManager, region: eu-west-1}}}
`;

/** Rules about the releases that run on a cluster, and about fields of later releases. */
export const versionRules = [
  {
    id: 'field-of-later-release',
    severity: 'reject',
    summary: 'An object has a field of a later release of Flux, Crossplane or Kubernetes than its cluster has.',
    why: 'The API server refuses a field that the schema of the cluster does not have, and Flux applies nothing of the whole Kustomization. The release of Flux is read from a FluxInstance or from the applied manifests, that of Crossplane from its chart version. The release of Kubernetes is `kubernetes` in slipway.yaml. `check` without a path also reads it from the definition of the cluster. The CRDs of each release tell which field it added.',
    remedy: 'Remove the field, or upgrade the cluster first.',
    example: fixedBy(
      `${INSTANCE}
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: shop, namespace: flux-system}
spec: {interval: 1m, url: 'https://git.example/shop/manifests.git', ref: {branch: main}, sparseCheckout: [deploy]}
`,
      ', sparseCheckout: [deploy]',
      '',
    ),
  },
  {
    id: 'kind-of-later-release',
    severity: 'reject',
    summary: 'An object has an API version of a later release of Flux, Crossplane or Kubernetes than its cluster has.',
    why: 'Flux reports "no matches for kind", and applies nothing of the whole Kustomization. The page of field-of-later-release describes how releases are found.',
    remedy: 'Use a version that the cluster serves, or upgrade the cluster first.',
    example: fixedBy(
      `${INSTANCE}
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: podinfo, namespace: flux-system}
spec: {interval: 1h, url: oci://ghcr.io/stefanprodan/manifests/podinfo, ref: {tag: 6.9.0}}
`,
      'version: 2.4.x',
      'version: 2.6.x',
    ),
  },
  {
    id: 'deprecated-api-version',
    severity: 'advice',
    summary: 'An object has an API version that a later release of Kubernetes removes.',
    why: 'After the upgrade of the control plane Flux reports "no matches for kind" and applies nothing of the whole Kustomization. The finding is a risk if the next release removes the version. The types of Kubernetes list the releases that deprecate and remove a version, and its replacement (k8s.io/api, zz_generated.prerelease-lifecycle.go). The release is `kubernetes` in slipway.yaml. `check` without a path also reads it from the definition of the cluster. The definition of a hub has no release: set it under `clusters` in slipway.yaml. The rule wrong-api-version reports a version that the cluster no longer serves.',
    remedy: 'Use the replacement, and check the fields against it.',
    example: fixedBy(
      `# slipway.yaml
kubernetes: '1.31'
# clusters/example/
apiVersion: flowcontrol.apiserver.k8s.io/v1beta3
kind: FlowSchema
metadata: {name: batch}
spec: {priorityLevelConfiguration: {name: workload-low}, matchingPrecedence: 1000}
`,
      'v1beta3',
      'v1',
    ),
  },
  {
    id: 'add-on-not-for-release',
    severity: 'risk',
    summary: 'The release of Karpenter does not support the Kubernetes release of its cluster.',
    why: 'Karpenter compares the Kubernetes release with those that it supports. It logs "karpenter is not compatible with kubernetes version" every few minutes if it does not support the release. New nodes may not start then, because images and bootstrapping differ between releases. The release is `kubernetes` in slipway.yaml. `check` without a path also reads it from the definition of the cluster. The definition of a hub has no release: set it under `clusters` in slipway.yaml. The ranges are from the releases of Karpenter (pkg/providers/version/version.go). The rule reports nothing about later releases.',
    remedy: 'Upgrade Karpenter first, then the control plane.',
    example: fixedBy(
      `# slipway.yaml
kubernetes: '1.35'
# clusters/example/
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: karpenter, namespace: flux-system}
spec: {interval: 1h, url: 'oci://public.ecr.aws/karpenter/karpenter', ref: {tag: 1.8.1}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: karpenter, namespace: flux-system}
spec: {interval: 1h, chartRef: {kind: OCIRepository, name: karpenter}, values: {settings: {clusterName: shop}}}
`,
      'tag: 1.8.1',
      'tag: 1.9.2',
    ),
  },
  {
    id: 'flux-kind-not-installed',
    severity: 'reject',
    summary: 'An object of Flux needs a controller that the cluster does not have.',
    why: 'Each controller of Flux is installed with its CRDs. A FluxInstance and gotk-components.yaml list the controllers. Without its CRD the API server reports "no matches for kind", and the Flux Kustomization applies none of its objects. A CRD of the kind in the repository is accepted.',
    remedy: 'Add the controller to spec.components of the FluxInstance, or run flux install --export with --components-extra.',
    example: fixedBy(
      `
apiVersion: fluxcd.controlplane.io/v1
kind: FluxInstance
metadata: {name: flux, namespace: flux-system}
spec: {distribution: {version: 2.7.x, registry: ghcr.io/fluxcd}, components: [source-controller, kustomize-controller]}
---
apiVersion: image.toolkit.fluxcd.io/v1
kind: ImageRepository
metadata: {name: web, namespace: flux-system}
spec: {interval: 10m, image: ghcr.io/stefanprodan/podinfo}
`,
      'kustomize-controller]',
      'kustomize-controller, image-reflector-controller]',
    ),
  },
  {
    id: 'version-not-served',
    severity: 'reject',
    summary: 'The release of a project on the cluster does not serve the API version of an object.',
    why: 'The API server reports "no matches for kind", and the Flux Kustomization applies none of its objects. The release is the version of the chart, the tag of the manifests of Flux, or the version of a FluxInstance. The rule has the versions of Flux, external-secrets, Karpenter, Strimzi and cert-manager that begin or end with a release. CRDs of the group in the repository are checked instead.',
    remedy: 'Use a version that this release serves, or install another release first.',
    example: fixedBy(documents(chart('external-secrets', '0.17.0'), STORE), 'external-secrets.io/v1beta1', 'external-secrets.io/v1'),
  },
  {
    id: 'version-ends',
    severity: 'advice',
    summary: 'A later release of a project ends the API version of an object.',
    why: 'The release on the cluster serves the version. After the upgrade the API server reports "no matches for kind". The advice names the first object of each version.',
    remedy: 'Use the next version of the kind before the upgrade.',
    example: fixedBy(documents(chart('external-secrets', '0.16.2'), STORE), 'external-secrets.io/v1beta1', 'external-secrets.io/v1'),
  },
] as const satisfies readonly ExplainedRule[];
