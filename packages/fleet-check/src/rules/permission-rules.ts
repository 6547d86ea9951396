import { type ExplainedRule, fixedBy } from './explained-rule.ts';

const NAMESPACE = `
apiVersion: v1
kind: Namespace
metadata: {name: shop}
`;

const TEAM = `
apiVersion: v1
kind: ServiceAccount
metadata: {name: team, namespace: shop}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: team, namespace: shop}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: edit}
subjects: [{kind: ServiceAccount, name: team, namespace: shop}]
`;

const kustomization = (name: string, spec: string, namespace = 'flux-system'): string => `
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: ${namespace}}
spec: {interval: 10m, prune: true, path: ./${name}, ${spec}}
`;

const SOURCE = 'sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}';

const settings = (namespace: string): string => `
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: ${namespace}}
data: {color: blue}
`;

const CONTROLLER = `
apiVersion: apps/v1
kind: Deployment
metadata: {name: kustomize-controller, namespace: flux-system}
spec:
  selector: {matchLabels: {app: kustomize-controller}}
  template:
    metadata: {labels: {app: kustomize-controller}}
    spec: {containers: [{name: manager, image: 'ghcr.io/fluxcd/kustomize-controller:v1.9.4', args: ['--no-cross-namespace-refs=true']}]}
`;

const role = (trust: string): string => `
apiVersion: iam.aws.upbound.io/v1beta1
kind: Role
metadata: {name: shop}
spec: {forProvider: {assumeRolePolicy: '{"Version":"2012-10-17","Statement":[${trust}]}'}}
`;

const ACCOUNT = `
apiVersion: v1
kind: ServiceAccount
metadata: {name: shop-api, namespace: default}
`;

const POD_ACCESS = `
apiVersion: eks.aws.upbound.io/v1beta1
kind: PodIdentityAssociation
metadata: {name: shop}
spec: {forProvider: {region: eu-west-1, clusterName: shop, namespace: default, serviceAccount: shop, roleArnRef: {name: shop}}}
`;

const documents = (...texts: readonly string[]): string => texts.join('---');

/** Rules about the permissions of accounts, on the cluster and in AWS. */
export const permissionRules = [
  {
    id: 'outside-of-permissions',
    severity: 'reject',
    summary: 'A Flux Kustomization applies an object for which its account has no permission.',
    why: 'With serviceAccountName, or --default-service-account of the controllers, kustomize-controller applies objects as that ServiceAccount. The API server refuses an object that no binding of the account allows. Then Flux applies nothing of the Flux Kustomization. The rule reports nothing for accounts to which the repository gives no permissions at all.',
    remedy: 'Move the object into a namespace of the tenant, or leave it to the platform team.',
    example: fixedBy(
      `# clusters/example/
${documents(kustomization('tenants', `wait: true, ${SOURCE}`), kustomization('shop', `dependsOn: [{name: tenants, namespace: flux-system}], serviceAccountName: team, ${SOURCE}`, 'shop'))}
# tenants/
${documents(NAMESPACE, TEAM)}
# shop/
${settings('default')}
`,
      'namespace: default',
      'namespace: shop',
    ),
  },
  {
    id: 'cross-namespace-reference',
    severity: 'reject',
    summary: 'A Flux object names a source in another namespace, and Flux runs with --no-cross-namespace-refs.',
    why: 'The flag separates tenants from the sources of other tenants. The controller refuses the reference and applies nothing (`acl.AccessDeniedError` of fluxcd/pkg/runtime).',
    remedy: 'Create a source in the namespace of the object, or move the object into the namespace of the source.',
    example: fixedBy(
      documents(
        NAMESPACE,
        CONTROLLER,
        `
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: charts, namespace: shop}
spec: {interval: 1h, url: 'https://charts.example'}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: charts, namespace: flux-system}
spec: {interval: 1h, url: 'https://charts.example'}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: shop, namespace: shop}
spec: {interval: 1h, chart: {spec: {chart: shop, version: 1.0.0, sourceRef: {kind: HelmRepository, name: charts, namespace: flux-system}}}}
`,
      ),
      'name: charts, namespace: flux-system}}}}',
      'name: charts}}}}',
    ),
  },
  {
    id: 'role-not-for-pods',
    severity: 'reject',
    summary: 'A PodIdentityAssociation gives Pods a role that does not trust EKS Pod Identity.',
    why: 'The agent assumes the role as pods.eks.amazonaws.com. AWS refuses a role that does not trust it, and the Pods have no permissions.',
    remedy: 'Allow the principal pods.eks.amazonaws.com sts:AssumeRole and sts:TagSession in the assumeRolePolicy of the role.',
    example: fixedBy(
      documents(
        role('{"Effect":"Allow","Principal":{"Service":"ec2.amazonaws.com"},"Action":["sts:AssumeRole","sts:TagSession"]}'),
        `
apiVersion: eks.aws.upbound.io/v1beta1
kind: PodIdentityAssociation
metadata: {name: shop}
spec: {forProvider: {region: eu-west-1, clusterName: shop, namespace: shop, serviceAccount: shop, roleArnRef: {name: shop}}}
`,
      ),
      'ec2.amazonaws.com',
      'pods.eks.amazonaws.com',
    ),
  },
  {
    id: 'account-not-trusted',
    severity: 'reject',
    summary: 'A ServiceAccount uses a role in AWS that trusts only other accounts.',
    why: 'AWS compares the subject of the token, system:serviceaccount:NAMESPACE:NAME, with the condition of the role. It refuses AssumeRoleWithWebIdentity if they differ. The rule finds roles of all clusters in the repository by name.',
    remedy: 'Write the namespace and name of the ServiceAccount into the condition, or correct the ARN.',
    example: fixedBy(
      documents(
        role(
          '{"Effect":"Allow","Principal":{"Federated":"arn:aws:iam::111122223333:oidc-provider/oidc.example"},"Action":"sts:AssumeRoleWithWebIdentity","Condition":{"StringEquals":{"oidc.example:sub":"system:serviceaccount:default:shop"}}}',
        ),
        `
apiVersion: v1
kind: ServiceAccount
metadata: {name: shop-sa, namespace: default, annotations: {eks.amazonaws.com/role-arn: 'arn:aws:iam::111122223333:role/shop'}}
`,
      ),
      'serviceaccount:default:shop"',
      'serviceaccount:default:shop-sa"',
    ),
  },
  {
    id: 'permissions-without-subject',
    severity: 'risk',
    summary: 'An AWS role is for a ServiceAccount that no cluster has.',
    why: 'A PodIdentityAssociation, and the condition of an IRSA role, name the ServiceAccount by namespace and name; AWS accepts any name. Pods of another account have no permissions, and any user who creates an account of that name gets them. The rule applies if the namespace has other ServiceAccounts in the repository, and no chart installs into it.',
    remedy: 'Correct the name or the namespace, or delete the association.',
    example: fixedBy(
      documents(
        role('{"Effect":"Allow","Principal":{"Service":"pods.eks.amazonaws.com"},"Action":["sts:AssumeRole","sts:TagSession"]}'),
        POD_ACCESS,
        ACCOUNT,
      ),
      'serviceAccount: shop,',
      'serviceAccount: shop-api,',
    ),
  },
  {
    id: 'resource-without-permission',
    severity: 'risk',
    summary: 'A workload uses a table, a bucket or a queue of AWS, and its role has no permission for it.',
    why: 'The environment of the Pods contains the name of a Table, Bucket or Queue that Crossplane creates. The repository has all policies of the role of their ServiceAccount. No policy allows an action of the service on the resource, or one denies all of them. AWS refuses every request of the program. The rule reports nothing if a policy is not in the repository. It also reports nothing if the role may assume another one, or if the resource has its own policy.',
    remedy: 'Allow the actions that are needed on the ARN of the resource in a policy of the role.',
    example: fixedBy(
      documents(
        role('{"Effect":"Allow","Principal":{"Service":"pods.eks.amazonaws.com"},"Action":["sts:AssumeRole","sts:TagSession"]}').replace(
          '}}\n',
          `, inlinePolicy: [{name: orders, policy: '{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":["dynamodb:GetItem"],"Resource":"arn:aws:dynamodb:eu-west-1:111122223333:table/baskets"}]}'}]}}\n`,
        ),
        POD_ACCESS.replace('serviceAccount: shop', 'serviceAccount: shop-api'),
        ACCOUNT,
        `
apiVersion: dynamodb.aws.upbound.io/v1beta1
kind: Table
metadata: {name: orders}
spec: {forProvider: {region: eu-west-1, hashKey: id, billingMode: PAY_PER_REQUEST, attribute: [{name: id, type: S}]}}
---
apiVersion: v1
kind: Pod
metadata: {name: shop-api, namespace: default}
spec:
  serviceAccountName: shop-api
  containers: [{name: api, image: 'registry.example/shop-api:1.0.0', env: [{name: ORDERS_TABLE, value: orders}]}]
`,
      ),
      'table/baskets',
      'table/orders',
    ),
  },
  {
    id: 'kind-not-activated',
    severity: 'reject',
    summary: 'No ManagedResourceActivationPolicy activates the kind of a managed resource.',
    why: 'provider.defaultActivations of the Crossplane chart can leave all kinds inactive. Then the CustomResourceDefinition of a kind exists only after a policy activates it, and the API server refuses the kind until then. A name that is not plural.group activates nothing, which is a risk.',
    remedy: 'Add plural.group of the kind to a ManagedResourceActivationPolicy on that cluster.',
    example: fixedBy(
      `# clusters/example/
${documents(kustomization('crossplane', `wait: true, ${SOURCE}`), kustomization('providers', `wait: true, dependsOn: [{name: crossplane}], ${SOURCE}`), kustomization('buckets', `dependsOn: [{name: providers}], ${SOURCE}`))}
# crossplane/
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: crossplane, namespace: flux-system}
spec: {interval: 1h, url: 'https://charts.crossplane.example'}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: crossplane, namespace: flux-system}
spec:
  interval: 1h
  chart: {spec: {chart: crossplane, version: 2.3.4, sourceRef: {kind: HelmRepository, name: crossplane}}}
  values: {provider: {defaultActivations: []}}
# providers/
apiVersion: pkg.crossplane.io/v1
kind: Provider
metadata: {name: provider-aws-s3}
spec: {package: 'xpkg.crossplane.io/crossplane-contrib/provider-aws-s3:v2.2.0'}
---
apiVersion: apiextensions.crossplane.io/v1alpha1
kind: ManagedResourceActivationPolicy
metadata: {name: storage}
spec: {activate: [tables.dynamodb.aws.m.upbound.io]}
# buckets/
apiVersion: s3.aws.m.upbound.io/v1beta1
kind: Bucket
metadata: {name: reports, namespace: default}
spec: {forProvider: {region: eu-west-1}}
`,
      '[tables.dynamodb.aws.m.upbound.io]',
      '["*.s3.aws.m.upbound.io"]',
    ),
  },
  {
    id: 'provider-not-found',
    severity: 'risk',
    summary: 'The provider of a managed resource is not installed.',
    why: 'Cloud providers are one package for each service, and each package installs the kinds of its service. If Flux installs other providers of the cloud on the cluster, another tool may still install this one.',
    remedy: 'Add the Provider, or remove the resource.',
    example: fixedBy(
      `# clusters/example/
${documents(kustomization('providers', `wait: true, ${SOURCE}`), kustomization('buckets', `dependsOn: [{name: providers}], ${SOURCE}`))}
# providers/
apiVersion: pkg.crossplane.io/v1
kind: Provider
metadata: {name: provider-aws}
spec: {package: 'xpkg.crossplane.io/crossplane-contrib/provider-aws-dynamodb:v2.2.0'}
# buckets/
apiVersion: s3.aws.m.upbound.io/v1beta1
kind: Bucket
metadata: {name: reports, namespace: default}
spec: {forProvider: {region: eu-west-1}}
`,
      'provider-aws-dynamodb',
      'provider-aws-s3',
    ),
  },
  {
    id: 'name-taken-in-account',
    severity: 'reject',
    summary: 'Two managed resources have the same name in one AWS account.',
    why: 'Roles, policies, buckets, tables and clusters have their names in AWS. Two managed resources with one name and one ProviderConfig are the same resource there. Each reverts the changes of the other, and deleting one deletes both.',
    remedy: 'Give each resource its own name or crossplane.io/external-name.',
    example: fixedBy(
      documents(
        role('{"Effect":"Allow","Principal":{"Service":"ec2.amazonaws.com"},"Action":"sts:AssumeRole"}'),
        `
apiVersion: iam.aws.upbound.io/v1beta1
kind: Role
metadata: {name: store, annotations: {crossplane.io/external-name: shop}}
spec: {forProvider: {assumeRolePolicy: '{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Principal":{"Service":"ec2.amazonaws.com"},"Action":"sts:AssumeRole"}]}'}}
`,
      ),
      'external-name: shop',
      'external-name: store',
    ),
  },
  {
    id: 'cluster-names-differ',
    severity: 'risk',
    summary: 'Controllers on one cluster are configured with different cluster names.',
    why: 'Controllers for EKS find their cluster, its subnets and its queue in AWS by the cluster name. A controller with another name finds nothing, or the resources of another cluster.',
    remedy: 'Set the name once, as a variable of the cluster.',
    example: fixedBy(
      `
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: eks, namespace: kube-system}
spec: {interval: 1h, url: 'https://charts.example'}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: karpenter, namespace: kube-system}
spec: {interval: 1h, chart: {spec: {chart: karpenter, version: 1.8.1, sourceRef: {kind: HelmRepository, name: eks}}}, values: {settings: {clusterName: shop-a1b2c}}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: load-balancers, namespace: kube-system}
spec: {interval: 1h, chart: {spec: {chart: aws-load-balancer-controller, version: 1.14.0, sourceRef: {kind: HelmRepository, name: eks}}}, values: {clusterName: shop}}
`,
      'values: {clusterName: shop}',
      'values: {clusterName: shop-a1b2c}',
    ),
  },
  {
    id: 'value-comes-later',
    severity: 'reject',
    summary: 'A ConfigMap or Secret is applied only after its reader is ready.',
    why: 'The Flux Kustomization of the reader has wait: true. The Flux Kustomization of the ConfigMap or Secret depends on it, so neither can become ready.',
    remedy: 'Reverse the dependency, or apply the ConfigMap or Secret together with its reader.',
    example: fixedBy(
      `# clusters/example/
${documents(kustomization('shop', `wait: true, ${SOURCE}`), kustomization('settings', `dependsOn: [{name: shop}], ${SOURCE}`))}
# shop/
apiVersion: v1
kind: Pod
metadata: {name: shop, namespace: default}
spec: {containers: [{name: shop, image: 'shop:1.0.0', envFrom: [{configMapRef: {name: settings}}]}]}
# settings/
${settings('default')}
`,
      'dependsOn: [{name: shop}], ',
      '',
    ),
  },
] as const satisfies readonly ExplainedRule[];
