import { type ExplainedRule, mendedBy } from './explained-rule.ts';

const kustomization = (name: string, more = ''): string => `
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./${name}, sourceRef: {kind: GitRepository, name: flux-system}${more}}
`;

const documents = (...texts: readonly string[]): string => texts.join('---');

const NAMESPACE = `
apiVersion: v1
kind: Namespace
metadata: {name: shop}
`;

const NETWORK = `
apiVersion: example.org/v1
kind: Network
metadata: {name: office}
spec: {}
`;

const SETTINGS = `
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: shop}
data: {LOG_LEVEL: info}
`;

const release = (name: string, more: string): string => `
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 1h, chart: {spec: {chart: ./charts/${name}, sourceRef: {kind: GitRepository, name: flux-system}}}${more}}
`;

/** What comes before what, and what is waited for. */
export const orderRules = [
  {
    id: 'definition-comes-later',
    severity: 'reject',
    summary: 'An object is applied before the CRD of its kind.',
    why: 'kustomize-controller asks the API server about all objects of a Flux Kustomization before it applies them, and applies none while a kind is not known. CustomResourceDefinitions of the same Flux Kustomization are applied first; those that a chart brings, and those that Crossplane makes of a Provider or CompositeResourceDefinition, come too late there. It is a risk where nothing says which comes first: it fails until the kind is there, and is tried again. Of charts that usually bring definitions it is a risk, or advice: something else may have brought them.',
    remedy:
      'Put the definition, or the chart that brings it, into a Flux Kustomization of its own with wait: true, and have the other one depend on it.',
    example: mendedBy(
      `# clusters/example/
${documents(kustomization('definitions', ', wait: true'), kustomization('networks', ', dependsOn: [{name: definitions}]'))}
# definitions/
${documents(
  `
apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: networks.example.org}
spec: {group: example.org, names: {kind: Network, plural: networks}, scope: Cluster, versions: [{name: v1, served: true, referenceable: true, schema: {openAPIV3Schema: {type: object}}}]}
`,
  NETWORK,
)}
# networks/
${NETWORK.replace('office', 'home')}
`,
      `---${NETWORK}`,
      '',
    ),
  },
  {
    id: 'namespace-comes-later',
    severity: 'reject',
    summary: 'An object is applied before the Namespace that it is in.',
    why: 'The API server refuses objects in a namespace that does not exist. Namespaces of the same Flux Kustomization are applied first. Where only nothing says which comes first it is a risk: it fails until the Namespace is there, and is tried again.',
    remedy: 'Have the Flux Kustomization of the content depend on that of the Namespace, or apply both with one.',
    example: mendedBy(
      `# clusters/example/
${documents(kustomization('namespaces', ', dependsOn: [{name: web}]'), kustomization('web'))}
# namespaces/
${NAMESPACE}
# web/
${SETTINGS}
`,
      documents(kustomization('namespaces', ', dependsOn: [{name: web}]'), kustomization('web')),
      documents(kustomization('namespaces'), kustomization('web', ', dependsOn: [{name: namespaces}]')),
    ),
  },
  {
    id: 'namespace-not-found',
    severity: 'reject',
    summary: 'An object is in a namespace that nothing creates.',
    why: 'The API server refuses it: neither targetNamespace nor namespace in a kustomization.yaml makes one. It is a risk unless the name is a slip of another one: something else may make it. Where Flux applies no Namespace to the cluster nothing is said.',
    remedy:
      'Apply the Namespace, or correct the name. What exists by other means is given with --present FILE, or present in slipway.yaml.',
    example: mendedBy(documents(NAMESPACE, SETTINGS.replace('namespace: shop', 'namespace: shpo')), 'namespace: shpo', 'namespace: shop'),
  },
  {
    id: 'health-check-not-found',
    severity: 'reject',
    summary: 'A Flux Kustomization waits for an object that does not exist on its cluster.',
    why: 'It is never ready, so that whatever depends on it is never applied.',
    remedy: 'Name the object as it is applied, after patches, namespace and prefixes; or use wait: true.',
    example: mendedBy(
      `# clusters/example/
${kustomization('web', ', healthChecks: [{apiVersion: helm.toolkit.fluxcd.io/v2, kind: HelmRelease, name: website, namespace: flux-system}]')}
# web/
${release('web', '')}
`,
      'name: website',
      'name: web',
    ),
  },
  {
    id: 'name-of-revision',
    severity: 'risk',
    summary: 'A health check or a binding names an object that Crossplane creates for one version of a package.',
    why: 'Crossplane names the Deployment and the ServiceAccount of a package after its digest: with the next version they have other names, so that the Flux Kustomization is never ready again, or the provider has no rights.',
    remedy:
      'Wait for the Provider or Function, with healthCheckExprs on its conditions Installed and Healthy. Name the account in a DeploymentRuntimeConfig.',
    example: {
      failing: `# clusters/example/
${kustomization('provider', ', healthChecks: [{apiVersion: apps/v1, kind: Deployment, name: crossplane-provider-aws-45985ebe751d, namespace: crossplane-system}]')}
# provider/
apiVersion: pkg.crossplane.io/v1
kind: Provider
metadata: {name: provider-aws}
spec: {package: 'xpkg.crossplane.io/crossplane-contrib/provider-aws:v0.57.0'}
`,
      passing: `# clusters/example/
${kustomization('provider', ", wait: true, healthCheckExprs: [{apiVersion: pkg.crossplane.io/v1, kind: Provider, current: \"status.conditions.exists(c, c.type == 'Healthy' && c.status == 'True')\"}]")}
# provider/
apiVersion: pkg.crossplane.io/v1
kind: Provider
metadata: {name: provider-aws}
spec: {package: 'xpkg.crossplane.io/crossplane-contrib/provider-aws:v0.57.0'}
`,
    },
  },
  {
    id: 'ignored-health-checks',
    severity: 'advice',
    summary: 'A Flux Kustomization has healthChecks that are ignored.',
    why: 'With wait: true all that it applies is waited for, and nothing else: healthChecks have no effect then.',
    remedy: 'Remove healthChecks, or wait: true where something is to be waited for that others make.',
    example: mendedBy(
      `# clusters/example/
${kustomization('web', ', wait: true, healthChecks: [{apiVersion: helm.toolkit.fluxcd.io/v2, kind: HelmRelease, name: web, namespace: flux-system}]')}
# web/
${release('web', '')}
`,
      'wait: true, ',
      '',
    ),
  },
  {
    id: 'timeout-too-short',
    severity: 'risk',
    summary: 'A Flux Kustomization has a timeout that is too short for the objects that it waits for.',
    why: 'The control plane of an EKS cluster takes 10 to 15 minutes. A timeout below that fails each time, and what depends on it waits for the next try, half an hour in all.',
    remedy: 'Set spec.timeout to 20m or more.',
    example: mendedBy(
      `# clusters/example/
${kustomization('spoke', ', wait: true, timeout: 2m')}
# spoke/
apiVersion: eks.aws.upbound.io/v1beta2
kind: Cluster
metadata: {name: spoke}
spec: {forProvider: {region: eu-west-1}}
`,
      'timeout: 2m',
      'timeout: 30m',
    ),
  },
  {
    id: 'nothing-left',
    severity: 'reject',
    summary: 'A Flux Kustomization with prune: true no longer applies any object.',
    why: 'kustomize-controller takes a kustomization.yaml whose resources have no entry, which the kustomize command refuses, applies nothing, and deletes all that it applied before.',
    remedy: 'List what is to be applied. Where nothing is to be left, write resources: [].',
    example: mendedBy(
      `# clusters/example/
${kustomization('web')}
# web/kustomization.yaml
resources:
`,
      'resources:\n',
      'resources: []\n',
    ),
  },
  {
    id: 'dependency-suspended',
    severity: 'risk',
    summary: 'A Flux Kustomization or HelmRelease depends on a suspended one.',
    why: 'What is suspended keeps its last state. On a new cluster it is never ready, and what depends on it is never applied.',
    remedy: 'Resume the one that is suspended, or remove the dependency.',
    example: mendedBy(
      documents(release('redis', ', suspend: true'), release('web', ', dependsOn: [{name: redis}]')),
      ', suspend: true',
      '',
    ),
  },
  {
    id: 'release-circle',
    severity: 'reject',
    summary: 'HelmReleases depend on each other in a cycle.',
    why: 'Each waits until the next is ready, so none is ever installed.',
    remedy: 'Remove one of the dependsOn entries.',
    example: mendedBy(
      documents(release('redis', ', dependsOn: [{name: web}]'), release('web', ', dependsOn: [{name: redis}]')),
      ', dependsOn: [{name: web}]',
      '',
    ),
  },
] as const satisfies readonly ExplainedRule[];
