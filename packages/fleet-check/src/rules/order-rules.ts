import { type ExplainedRule, fixedBy } from './explained-rule.ts';

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

/** Rules about the order in which Flux applies objects, and about waiting. */
export const orderRules = [
  {
    id: 'definition-comes-later',
    severity: 'reject',
    summary: 'An object is applied before the CRD of its kind.',
    why: 'kustomize-controller checks all objects of a Flux Kustomization with the API server before it applies them, and applies none while a kind is missing. Flux applies CustomResourceDefinitions of the same Flux Kustomization first. CRDs from a chart, a Provider or a CompositeResourceDefinition are installed too late for that. The finding is a risk if the order is not fixed: Flux fails until the kind exists, and retries. For charts that install CRDs it is a risk or advice: another tool may have installed them. It is a risk if one Flux Kustomization has both the HelmRelease and the object. It is also a risk if the templates of one chart have both the CRD and the object. Helm reads the kinds of the cluster before it creates the first object or hook.',
    remedy:
      'Move the CRD, or the chart that installs it, into its own Flux Kustomization with wait: true, and let the other one depend on it.',
    example: fixedBy(
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
    id: 'definition-not-found',
    severity: 'risk',
    summary: 'An object has a kind that nothing installs on its cluster.',
    why: 'The API server does not accept an object of an unknown kind. Then Flux applies no object of the Flux Kustomization, and Helm installs nothing of the release. The rule needs the charts of all HelmReleases of the cluster. It reports objects of charts, and other objects if the chart that usually has the CRD does not install it. A user may have created the CRD by hand.',
    remedy: 'Install the CRD: many charts have a value for it. List it with --present if it is on the cluster.',
    example: fixedBy(
      `# charts/shop/Chart.yaml
apiVersion: v2
name: shop
version: 1.0.0
# charts/shop/values.yaml
monitor: true
# charts/shop/templates/monitor.yaml
{{ if .Values.monitor }}
apiVersion: monitoring.coreos.com/v1
kind: PodMonitor
metadata: {name: shop}
spec: {selector: {matchLabels: {app: shop}}}
{{ end }}
# clusters/example/shop.yaml
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: shop, namespace: default}
spec:
  interval: 1h
  chart: {spec: {chart: ./charts/shop, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}
  values: {monitor: true}
`,
      'values: {monitor: true}',
      'values: {monitor: false}',
    ),
  },
  {
    id: 'hook-needs-later-object',
    severity: 'risk',
    summary: 'A hook before the installation of a chart needs an object that Helm creates after it.',
    why: 'Helm runs pre-install hooks before it creates the other objects of the chart, and waits until each has succeeded. The Pods of the hook do not start without their ServiceAccount, ConfigMap, Secret or volume. So the installation fails after its timeout. A release that is already installed has the objects.',
    remedy:
      'Make the needed objects pre-install hooks with a lower weight, or make the hook post-install. Charts often have a value for it.',
    example: fixedBy(
      `# charts/shop/Chart.yaml
apiVersion: v2
name: shop
version: 1.0.0
# charts/shop/values.yaml
{}
# charts/shop/templates/account.yaml
apiVersion: v1
kind: ServiceAccount
metadata: {name: migration}
# charts/shop/templates/migration.yaml
apiVersion: batch/v1
kind: Job
metadata: {name: migration, annotations: {helm.sh/hook: pre-install}}
spec: {template: {spec: {serviceAccountName: migration, restartPolicy: Never, containers: [{name: migration, image: 'ghcr.io/acme/shop:1.0.0'}]}}}
# clusters/example/shop.yaml
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: shop, namespace: default}
spec:
  interval: 1h
  chart: {spec: {chart: ./charts/shop, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}
`,
      'helm.sh/hook: pre-install',
      'helm.sh/hook: post-install',
    ),
  },
  {
    id: 'namespace-comes-later',
    severity: 'reject',
    summary: 'An object is applied before the Namespace that it is in.',
    why: 'The API server refuses objects in a namespace that does not exist. Flux applies Namespaces of the same Flux Kustomization first. The finding is a risk if the order is not fixed: Flux fails until the Namespace exists, and retries.',
    remedy: 'Let the Flux Kustomization of the content depend on that of the Namespace, or apply both with one Flux Kustomization.',
    example: fixedBy(
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
    why: 'The API server refuses the object: neither targetNamespace nor namespace in a kustomization.yaml creates a Namespace. The finding is a risk unless the name is a typing mistake of another one: another tool may create the Namespace. The rule reports nothing if Flux applies no Namespace to the cluster.',
    remedy:
      'Apply the Namespace, or correct the name. List an object that exists outside the repository with --present FILE, or under present in slipway.yaml.',
    example: fixedBy(documents(NAMESPACE, SETTINGS.replace('namespace: shop', 'namespace: shpo')), 'namespace: shpo', 'namespace: shop'),
  },
  {
    id: 'health-check-not-found',
    severity: 'reject',
    summary: 'A Flux Kustomization waits for an object that does not exist on its cluster.',
    why: 'The Flux Kustomization is never ready, so its dependents are never applied.',
    remedy: 'Name the object as it is applied, after patches, namespace and prefixes; or use wait: true.',
    example: fixedBy(
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
    summary: 'A health check or a binding names an object that Crossplane creates from one version of a package.',
    why: 'Crossplane names the Deployment and the ServiceAccount of a package after its digest. The next version has other names. Then the Flux Kustomization is never ready again, or the provider has no permissions.',
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
    why: 'With wait: true Flux waits for all objects that it applies, and for no others: healthChecks have no effect.',
    remedy: 'Remove healthChecks, or remove wait: true if Flux must wait for an object that it does not apply.',
    example: fixedBy(
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
    summary: 'A Flux Kustomization times out before the objects that it waits for can be ready.',
    why: 'The control plane of an EKS cluster takes 10 to 15 minutes. A shorter timeout fails each time. Dependents wait for the next attempt, half an hour in all.',
    remedy: 'Set spec.timeout to 20m or more.',
    example: fixedBy(
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
    why: 'The kustomize command refuses a kustomization.yaml whose resources have no entry. kustomize-controller accepts it, applies nothing, and deletes all objects that it applied before.',
    remedy: 'List the resources. If the Flux Kustomization must apply nothing, write resources: [].',
    example: fixedBy(
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
    why: 'A suspended object keeps its last state. On a new cluster it is never ready, and its dependents are never applied.',
    remedy: 'Resume the suspended object, or remove the dependency.',
    example: fixedBy(documents(release('redis', ', suspend: true'), release('web', ', dependsOn: [{name: redis}]')), ', suspend: true', ''),
  },
  {
    id: 'release-cycle',
    severity: 'reject',
    summary: 'HelmReleases depend on each other in a cycle.',
    why: 'Each waits until the next is ready, so none is ever installed.',
    remedy: 'Remove one of the dependsOn entries.',
    example: fixedBy(
      documents(release('redis', ', dependsOn: [{name: web}]'), release('web', ', dependsOn: [{name: redis}]')),
      ', dependsOn: [{name: web}]',
      '',
    ),
  },
  {
    id: 'wait-cycle',
    severity: 'reject',
    summary: 'Flux Kustomizations and HelmReleases wait for each other in a cycle.',
    why: 'With wait: true a Flux Kustomization is ready when all objects that it applies are ready, also other Flux Kustomizations and HelmReleases. With healthChecks it waits for the named objects. dependsOn waits until the other object is ready. An object exists only after the Flux Kustomization that creates it is applied. In a cycle of these waits none of the objects becomes ready.',
    remedy:
      'Remove one of the waits: a dependsOn entry, wait: true or a health check. Or apply one of the objects with another Flux Kustomization.',
    example: fixedBy(
      `# clusters/example/
${kustomization('platform', ', wait: true')}
# platform/
${kustomization('apps', ', dependsOn: [{name: platform}]')}
# apps/
${release('web', '')}
`,
      ', dependsOn: [{name: platform}]',
      '',
    ),
  },
  {
    id: 'wait-for-own-source',
    severity: 'risk',
    summary: 'A Flux Kustomization waits for the FluxInstance that creates its own source.',
    why: 'flux-operator creates the source from spec.sync of the FluxInstance. After a faulty change of the instance the Flux Kustomization waits for it, and the source gets no new revision. A correction in Git is then never applied.',
    remedy: 'Apply the FluxInstance with a Flux Kustomization without wait: true, or correct it by hand with kubectl.',
    example: fixedBy(
      `# clusters/example/
${kustomization('instance', ', wait: true')}
# instance/
apiVersion: fluxcd.controlplane.io/v1
kind: FluxInstance
metadata: {name: flux, namespace: flux-system}
spec: {distribution: {version: 2.7.x, registry: ghcr.io/fluxcd}, sync: {kind: GitRepository, url: 'https://git.example/platform/fleet.git', ref: refs/heads/main, path: ./clusters/example}}
`,
      ', wait: true',
      '',
    ),
  },
] as const satisfies readonly ExplainedRule[];
