import { type ExplainedRule, mendedBy } from './explained-rule.ts';

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

/** What accounts may do, on the cluster and in AWS. */
export const rightsRules = [
  {
    id: 'outside-of-rights',
    severity: 'reject',
    summary: 'A Flux Kustomization applies an object without the permission of its account.',
    why: 'With serviceAccountName, or --default-service-account of the controllers, kustomize-controller applies as that ServiceAccount. The API server refuses an object in a namespace, or of the whole cluster, that no binding of the account allows, and then nothing of the Flux Kustomization is applied. Nothing is said of accounts to which the repository gives no rights at all.',
    remedy: 'Move the object into a namespace of the tenant, or leave it to the platform team.',
    example: mendedBy(
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
    why: 'The flag keeps tenants from the sources of others: the controller refuses the reference and applies nothing (`acl.AccessDeniedError` of fluxcd/pkg/runtime).',
    remedy: 'Have a source of its own in the namespace, or put the object into the namespace of the source.',
    example: mendedBy(
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
    why: 'The agent takes the role in the name of pods.eks.amazonaws.com. A role that does not trust it is refused, and the Pods have no rights.',
    remedy: 'Allow the principal pods.eks.amazonaws.com sts:AssumeRole and sts:TagSession in the assumeRolePolicy of the role.',
    example: mendedBy(
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
    summary: 'A ServiceAccount names an AWS role that does not trust it.',
    why: 'AWS compares the subject of the token, system:serviceaccount:NAMESPACE:NAME, with the condition of the role, and refuses AssumeRoleWithWebIdentity where it is another. A role on any cluster of the repository counts, by its name.',
    remedy: 'Write the namespace and name of the ServiceAccount into the condition, or correct the ARN.',
    example: mendedBy(
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
    id: 'rights-for-nobody',
    severity: 'risk',
    summary: 'An AWS role is for a ServiceAccount that no cluster has.',
    why: 'A PodIdentityAssociation, and the condition of a role for IRSA, name the ServiceAccount by namespace and name; AWS accepts any. Pods that run as another one have no rights, and whoever makes an account of that name gets them. Reported where the namespace has other ServiceAccounts in the repository, and no chart installs into it.',
    remedy: 'Correct the name or the namespace, or delete the association.',
    example: mendedBy(
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
    id: 'resource-without-right',
    severity: 'risk',
    summary: 'A workload uses a table, bucket or queue of AWS without a permission in its role.',
    why: 'The environment of the Pods, written there or in a ConfigMap, has the name of a Table, Bucket or Queue that Crossplane makes, and all policies of the role of their ServiceAccount are known: none allows any action of the service on it, or one denies all of them. AWS refuses every request of the program. Nothing is said where a policy is not in the repository, where the role may take another one, or where the resources have policies of their own.',
    remedy: 'Allow the actions that are needed on the ARN of the resource in a policy of the role.',
    example: mendedBy(
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
    why: 'Where provider.defaultActivations of the chart of Crossplane leaves all kinds off, the CustomResourceDefinition of a kind exists only once a policy activates it: the API server does not know the kind.',
    remedy: 'Add plural.group of the kind to a ManagedResourceActivationPolicy on that cluster.',
    example: mendedBy(
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
    why: 'Providers for clouds are one for each service, and each brings the kinds of its own. On a cluster that gets other providers of the cloud by Flux, something else may install this one.',
    remedy: 'Add the Provider, or remove the resource.',
    example: mendedBy(
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
    why: 'The names of roles, policies, buckets, tables and clusters are those of AWS. Two managed resources with one name and one ProviderConfig are one thing there: each undoes what the other does, and the deletion of one deletes that of both.',
    remedy: 'Give each a name, or crossplane.io/external-name, of its own.',
    example: mendedBy(
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
    summary: 'Controllers on one cluster are given different names of it.',
    why: 'Controllers for EKS look for their cluster, its subnets and its queue in AWS by the name of the cluster. One that has another name finds nothing, or what belongs to another cluster.',
    remedy: 'Take the name from one place: a variable of the cluster.',
    example: mendedBy(
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
    summary: 'A ConfigMap or Secret is applied only after the object that reads it is ready.',
    why: 'The Flux Kustomization of the reader has wait: true, and that of the ConfigMap or Secret depends on it: neither can be ready first.',
    remedy: 'Turn the dependency around, or apply the ConfigMap or Secret with its reader.',
    example: mendedBy(
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
