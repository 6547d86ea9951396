import { type ExplainedRule, fixedBy } from './explained-rule.ts';

/** Rules about versions, permissions, sealed values, and resources of Crossplane. */
export const hygieneRules = [
  {
    id: 'chart-without-version',
    severity: 'risk',
    summary: 'A HelmRelease installs the newest version of a chart.',
    why: 'Clusters change without a commit, each at another time. A new major version is installed like any other.',
    remedy: 'Set spec.chart.spec.version.',
    example: fixedBy(
      `
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: prometheus, namespace: flux-system}
spec: {interval: 1h, url: https://prometheus-community.github.io/helm-charts}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: prometheus, namespace: flux-system}
spec: {interval: 1h, chart: {spec: {chart: prometheus, sourceRef: {kind: HelmRepository, name: prometheus}}}}
`,
      'chart: prometheus,',
      'chart: prometheus, version: 27.1.0,',
    ),
  },
  {
    id: 'artifact-without-version',
    severity: 'risk',
    summary: 'An OCIRepository uses the tag latest.',
    why: 'Clusters change without a commit, each at another time.',
    remedy: 'Set a version tag, a digest or a version range in spec.ref.',
    example: fixedBy(
      `
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: podinfo, namespace: flux-system}
spec: {interval: 1h, url: oci://ghcr.io/stefanprodan/charts/podinfo, ref: {tag: latest}}
`,
      'tag: latest',
      'tag: 6.9.0',
    ),
  },
  {
    id: 'image-without-version',
    severity: 'advice',
    summary: 'Pods run an image with the tag latest.',
    why: 'An image without a tag has the tag latest. The program that runs depends on the time at which a Pod started on its node. No commit records the change, and reverting a commit does not undo it. An image with a digest or a variable is accepted.',
    remedy: 'Set a version tag or a digest.',
    example: fixedBy(
      `
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: default}
spec: {containers: [{name: web, image: 'registry.example:5000/shop/web'}]}
`,
      'shop/web',
      'shop/web:1.4.2',
    ),
  },
  {
    id: 'tenant-with-all-permissions',
    severity: 'risk',
    summary: 'The objects of a tenant are applied with all permissions on the cluster.',
    why: 'serviceAccountName limits a Flux Kustomization or HelmRelease to the permissions of an account. An account that is cluster-admin has all permissions, also on Secrets and on the namespaces of other tenants.',
    remedy: 'Bind the role in the namespaces of the tenant with a RoleBinding.',
    example: fixedBy(
      `
apiVersion: v1
kind: Namespace
metadata: {name: shop}
---
apiVersion: v1
kind: ServiceAccount
metadata: {name: shop-team, namespace: shop}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata: {name: shop-team}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: cluster-admin}
subjects: [{kind: ServiceAccount, name: shop-team, namespace: shop}]
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: shop, namespace: shop}
spec: {interval: 1h, serviceAccountName: shop-team, chart: {spec: {chart: ./charts/shop, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}}
`,
      'name: cluster-admin',
      'name: view',
    ),
  },
  {
    id: 'tenant-in-system-namespace',
    severity: 'risk',
    summary: 'The objects of a tenant are applied with permissions in a namespace of Kubernetes itself.',
    why: 'An account that may change objects in kube-system may change what the whole cluster depends on. The finding is a reject if the role includes Secrets, roles or bindings: these Secrets include the tokens of controllers, and so control of the whole cluster.',
    remedy: 'Bind the role only in the namespaces of the tenant.',
    example: fixedBy(
      `
apiVersion: v1
kind: ServiceAccount
metadata: {name: shop-team, namespace: default}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: shop-team, namespace: kube-system}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: admin}
subjects: [{kind: ServiceAccount, name: shop-team, namespace: default}]
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: shop, namespace: default}
spec: {interval: 1h, serviceAccountName: shop-team, chart: {spec: {chart: ./charts/shop, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}}
`,
      'namespace: kube-system',
      'namespace: default',
    ),
  },
  {
    id: 'tenant-that-may-escalate',
    severity: 'risk',
    summary: 'The objects of a tenant are applied with a role that can give itself more permissions.',
    why: 'escalate and bind create roles and bindings with permissions that the account does not have. impersonate lets it act as another account, so its permissions have no limit. An account that reads the Secrets of all namespaces gets the tokens of other accounts.',
    remedy: 'Remove escalate, bind and impersonate from the role. Bind roles that read Secrets only in the namespaces of the tenant.',
    example: fixedBy(
      `
apiVersion: v1
kind: ServiceAccount
metadata: {name: shop-team, namespace: default}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata: {name: shop-team, namespace: default}
rules: [{apiGroups: [rbac.authorization.k8s.io], resources: [roles], verbs: [get, create, escalate]}]
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: shop-team, namespace: default}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: shop-team}
subjects: [{kind: ServiceAccount, name: shop-team, namespace: default}]
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: shop, namespace: default}
spec: {interval: 1h, serviceAccountName: shop-team, chart: {spec: {chart: ./charts/shop, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}}
`,
      ', escalate',
      '',
    ),
  },
  {
    id: 'permissions-without-bounds',
    severity: 'reject',
    summary: 'An IAM policy allows everything in the account.',
    why: 'A policy that allows all actions, or all IAM actions, on all resources makes its user the administrator of the account. Its other statements do not change that. NotAction that excludes only actions of other services has the same effect. A statement with a Condition is skipped.',
    remedy: 'Name the actions and the resources that are needed.',
    example: fixedBy(
      `
apiVersion: iam.aws.upbound.io/v1beta1
kind: Policy
metadata: {name: reports}
spec: {forProvider: {policy: '{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":["iam:*"],"Resource":"*"}]}'}}
`,
      'iam:*',
      'iam:GetRole',
    ),
  },
  {
    id: 'permissions-over-service',
    severity: 'risk',
    summary: 'An IAM policy allows all actions of a service on all resources.',
    why: 'With s3:* on * a program can read and delete every bucket of the account. With kms:* it can delete every key. Services that have few resources of their own are accepted (cloudwatch, xray, tag, pricing, ssmmessages, ec2messages). Statements with a Condition are accepted, too. So are policies that the repository uses as permissions boundaries: a boundary grants no permissions.',
    remedy: 'Name the actions and the ARNs of the resources that are needed.',
    example: fixedBy(
      `
apiVersion: iam.aws.upbound.io/v1beta1
kind: Policy
metadata: {name: reports}
spec: {forProvider: {policy: '{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":["s3:*"],"Resource":"*"}]}'}}
`,
      '"Resource":"*"',
      '"Resource":["arn:aws:s3:::reports","arn:aws:s3:::reports/*"]',
    ),
  },
  {
    id: 'empty-policy',
    severity: 'reject',
    summary: 'An IAM policy has no statement.',
    why: 'AWS refuses the policy as malformed. Resources that wait for the policy are never created.',
    remedy: 'Add a statement, or remove the policy.',
    example: fixedBy(
      `
apiVersion: iam.aws.upbound.io/v1beta1
kind: Policy
metadata: {name: reports}
spec: {forProvider: {policy: '{"Version":"2012-10-17","Statement":[]}'}}
`,
      '"Statement":[]',
      '"Statement":[{"Effect":"Allow","Action":"s3:GetObject","Resource":"arn:aws:s3:::reports/*"}]',
    ),
  },
  {
    id: 'sealed-for-another',
    severity: 'reject',
    summary: 'A SealedSecret is applied with another name or namespace than it was sealed for.',
    why: 'Name and namespace are part of the encryption, unless the scope is namespace-wide or cluster-wide. The controller cannot decrypt the Secret. A copy, targetNamespace, or a prefix or namespace of kustomize changes them.',
    remedy: 'Seal the Secret again for the name and namespace in which it is applied, or restore both.',
    example: fixedBy(
      `
apiVersion: bitnami.com/v1alpha1
kind: SealedSecret
metadata: {name: database, namespace: default}
spec:
  encryptedData: {password: AgBy3i4OJSWK}
  template: {metadata: {name: shop-database, namespace: default}}
`,
      'name: shop-database',
      'name: database',
    ),
  },
  {
    id: 'managed-resource-not-found',
    severity: 'reject',
    summary: 'A managed resource of Crossplane refers to one that is not on its cluster.',
    why: 'The provider waits for the other resource and creates nothing. The rule reports nothing where Compositions create such resources, or where Flux applies none of the kind.',
    remedy: 'Correct the name. It must be the name of the other resource after patches, prefixes and suffixes.',
    example: fixedBy(
      `
apiVersion: iam.aws.upbound.io/v1beta1
kind: Role
metadata: {name: reports}
spec: {forProvider: {assumeRolePolicy: '{}'}}
---
apiVersion: iam.aws.upbound.io/v1beta1
kind: RolePolicyAttachment
metadata: {name: reports}
spec: {forProvider: {roleRef: {name: reports-role}, policyArn: 'arn:aws:iam::aws:policy/ReadOnlyAccess'}}
`,
      'name: reports-role',
      'name: reports',
    ),
  },
] as const satisfies readonly ExplainedRule[];
