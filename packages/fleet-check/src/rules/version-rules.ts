import { type ExplainedRule, mendedBy } from './explained-rule.ts';

const INSTANCE = `
apiVersion: fluxcd.controlplane.io/v1
kind: FluxInstance
metadata: {name: flux, namespace: flux-system}
spec: {distribution: {registry: ghcr.io/fluxcd, version: 2.4.x}}
---`;

/** Releases of what runs on a cluster, and what its objects take from later ones. */
export const versionRules = [
  {
    id: 'field-of-later-release',
    severity: 'reject',
    summary: 'An object has a field of a later release of Flux, Crossplane or Kubernetes than its cluster has.',
    why: 'The API server refuses a field that the schema of the cluster does not have, and Flux applies nothing of the whole Kustomization. The release of Flux is that of a FluxInstance or of the manifests that are applied, that of Crossplane the version of its chart, that of Kubernetes `kubernetes` in slipway.yaml or the definition of the cluster. Which field came with which release is read from the definitions that each release has.',
    remedy: 'Remove the field, or upgrade the cluster first.',
    example: mendedBy(
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
    why: 'Flux answers "no matches for kind", and applies nothing of the whole Kustomization. Where releases are read from, the page of field-of-later-release says.',
    remedy: 'Write a version that the cluster serves, or upgrade the cluster first.',
    example: mendedBy(
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
    why: 'After the upgrade of the control plane Flux answers "no matches for kind" and applies nothing of the whole Kustomization. It is a risk where the next release removes the version. Which release deprecates and which removes a version, and what takes its place, the types of Kubernetes say (k8s.io/api, zz_generated.prerelease-lifecycle.go). The release of the cluster is `kubernetes` in slipway.yaml or the definition of the cluster; a version that it does not serve any more is wrong-api-version.',
    remedy: 'Write the version that takes its place, and check the fields against it.',
    example: mendedBy(
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
    why: 'Karpenter compares the release of Kubernetes with those that it is made for, and logs "karpenter is not compatible with kubernetes version" every few minutes where it is none of them; nodes may not come up then, since images and bootstrapping of nodes differ between releases. The release of Kubernetes is `kubernetes` in slipway.yaml or the definition of the cluster. The ranges are read from the releases of Karpenter (pkg/providers/version/version.go); nothing is said about releases that came later.',
    remedy: 'Upgrade Karpenter first, then the control plane.',
    example: mendedBy(
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
] as const satisfies readonly ExplainedRule[];
