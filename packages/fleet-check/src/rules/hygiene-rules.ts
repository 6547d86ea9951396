import { type ExplainedRule, mendedBy } from './explained-rule.ts';

/** Versions, rights, sealed values, and resources of Crossplane. */
export const hygieneRules = [
  {
    id: 'chart-without-version',
    severity: 'risk',
    summary: 'A HelmRelease uses the newest version of a chart.',
    why: 'Clusters change without a change of the repository, each at another time, and a new major version is taken like any other.',
    remedy: 'Write spec.chart.spec.version.',
    example: mendedBy(
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
    why: 'Clusters change without a change of the repository, each at another time.',
    remedy: 'Write a tag of a version, a digest or a range of versions in spec.ref.',
    example: mendedBy(
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
    why: 'An image without a tag has the tag latest. Which program runs depends on when a Pod started on which node, no commit says that it changed, and reverting a commit brings nothing back. An image with a digest, or with a variable in it, passes.',
    remedy: 'Write the tag of a version, or the digest.',
    example: mendedBy(
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
    id: 'several-references',
    severity: 'risk',
    summary: 'A GitRepository has several references, and Flux ignores all but one.',
    why: 'source-controller takes commit before name, semver, tag and branch: who changes one that gives way changes nothing.',
    remedy: 'Leave one of branch, tag, semver, name and commit.',
    example: mendedBy(
      `
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: shop, namespace: flux-system}
spec: {interval: 1m, url: 'https://git.example/shop/manifests.git', ref: {branch: main, tag: v1.4.0}}
`,
      'branch: main, ',
      '',
    ),
  },
  {
    id: 'tenant-with-all-rights',
    severity: 'risk',
    summary: 'The objects of a tenant are applied with all permissions on the cluster.',
    why: 'serviceAccountName keeps a Flux Kustomization or HelmRelease within the rights of an account. An account that is cluster-admin may do everything everywhere: the namespaces of others and secrets included.',
    remedy: 'Bind the role in the namespaces of the tenant with a RoleBinding.',
    example: mendedBy(
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
    why: 'Who may change objects in kube-system may change what all of the cluster runs on. It is rejected where the role has to do with Secrets, roles or bindings: the tokens of controllers are among these Secrets, and so all of the cluster.',
    remedy: 'Bind the role in the namespaces of the tenant only.',
    example: mendedBy(
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
    why: 'escalate and bind make roles and bindings with rights that the account does not have, and impersonate makes it somebody else: its bounds are none. Who reads the Secrets of all namespaces has the tokens of others.',
    remedy: 'Leave escalate, bind and impersonate out of the role, and bind roles that read Secrets in the namespaces of the tenant.',
    example: mendedBy(
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
    id: 'rights-without-bounds',
    severity: 'reject',
    summary: 'An IAM policy allows everything in the account.',
    why: 'Who may do all, or all with IAM, on all resources is the administrator of the account, whatever else the policy says; so is who may do all but some actions that are not those of IAM. A statement with a Condition is skipped.',
    remedy: 'Name the actions and the resources that are needed.',
    example: mendedBy(
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
    id: 'rights-over-service',
    severity: 'risk',
    summary: 'An IAM policy allows all actions of a service on all resources.',
    why: 'With s3:* on * a program reads and deletes every bucket of the account, with kms:* it deletes every key, whatever it needs. Services that have few resources of their own pass (cloudwatch, xray, tag, pricing, ssmmessages, ec2messages), and so do statements with a Condition, and policies that are permissions boundaries of roles here, for a boundary gives no rights.',
    remedy: 'Name the actions, and the ARNs of the resources, that are needed.',
    example: mendedBy(
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
    why: 'AWS refuses it as malformed, so that what waits for the policy is never made.',
    remedy: 'Write a statement, or leave the policy out.',
    example: mendedBy(
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
    why: 'Name and namespace are part of what is encrypted, unless the scope is namespace-wide or cluster-wide: the controller cannot decrypt it. A copy, a prefix or a namespace of kustomize, or targetNamespace, moves it.',
    remedy: 'Seal the Secret again for where it is applied, or leave name and namespace as they were.',
    example: mendedBy(
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
    summary: 'A managed resource refers to a managed resource that does not exist on its cluster.',
    why: 'The provider waits for the other resource and makes nothing. Nothing is said where Compositions make such resources, or Flux applies none of the kind.',
    remedy: 'Correct the name: after patches, prefixes and suffixes it has to be that of the other resource.',
    example: mendedBy(
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
  {
    id: 'selector-of-all',
    severity: 'risk',
    summary: 'A selector in a Composition selects the resources of every composite.',
    why: 'Labels of a base are the same for all composites: a second cluster of one Composition may get the subnets or addresses of the first.',
    remedy: 'Add matchControllerRef: true, or a label that a patch takes from the composite.',
    example: mendedBy(
      `
apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: network-aws}
spec:
  compositeTypeRef: {apiVersion: example.org/v1, kind: Network}
  mode: Pipeline
  pipeline:
    - step: resources
      functionRef: {name: function-patch-and-transform}
      input:
        apiVersion: pt.fn.crossplane.io/v1beta1
        kind: Resources
        resources:
          - name: gateway
            base:
              apiVersion: ec2.aws.upbound.io/v1beta1
              kind: NATGateway
              spec: {forProvider: {region: eu-west-1, subnetIdSelector: {matchLabels: {access: public}}}}
`,
      'subnetIdSelector: {',
      'subnetIdSelector: {matchControllerRef: true, ',
    ),
  },
] as const satisfies readonly ExplainedRule[];
