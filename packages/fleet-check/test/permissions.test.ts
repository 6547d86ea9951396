import { describe, expect, test } from 'vitest';
import { exampleFiles, problemsIn } from './example-fleet.ts';

const found = (text: string): readonly string[] =>
  problemsIn(exampleFiles(text)).map(({ rule, severity, pointer }) => [rule, ...(severity ? [severity] : []), pointer].join(' '));

describe('what a policy allows', () => {
  const inline = (statement: string): string => `
apiVersion: iam.aws.upbound.io/v1beta1
kind: Role
metadata: {name: shop}
spec: {forProvider: {assumeRolePolicy: '{}', inlinePolicy: [{name: own, policy: '{"Version":"2012-10-17","Statement":[${statement}]}'}]}}
`;
  const POLICY = '/spec/forProvider/inlinePolicy/0/policy';

  test.each([
    ['all of IAM', '{"Effect":"Allow","Action":["iam:*"],"Resource":"*"}', [`permissions-without-bounds ${POLICY}`]],
    ['all but a service', '{"Effect":"Allow","NotAction":"s3:*","Resource":"*"}', [`permissions-without-bounds ${POLICY}`]],
    ['all but IAM', '{"Effect":"Allow","NotAction":["iam:*","organizations:*"],"Resource":"*"}', []],
    ['all on all but one', '{"Effect":"Allow","Action":"*","NotResource":"arn:aws:s3:::a"}', [`permissions-without-bounds ${POLICY}`]],
    ['all of IAM under a condition', '{"Effect":"Allow","Action":"iam:*","Resource":"*","Condition":{"Bool":{"a":"b"}}}', []],
    ['nothing', '{"Effect":"Deny","Action":"*","Resource":"*"}', []],
  ])('%s', (_, statement, expected) => expect(found(inline(statement))).toEqual(expected));
});

describe('whom a role trusts', () => {
  const role = (provider: string, subject: string): string => `
apiVersion: iam.aws.upbound.io/v1beta1
kind: Role
metadata: {name: shop}
spec: {forProvider: {assumeRolePolicy: '{"Statement":[{"Effect":"Allow","Principal":{"Federated":"${provider}"},"Action":"sts:AssumeRoleWithWebIdentity","Condition":{"StringLike":{"oidc.example:sub":"${subject}"}}}]}'}}
---
apiVersion: v1
kind: ServiceAccount
metadata: {name: shop, namespace: default, annotations: {eks.amazonaws.com/role-arn: 'arn:aws:iam::111122223333:role/shop'}}
`;
  const OWN = 'arn:aws:iam::111122223333:oidc-provider/oidc.example';

  test('another account, by its name or by a pattern', () => {
    expect(found(role(OWN, 'system:serviceaccount:default:shop'))).toEqual([]);
    expect(found(role(OWN, 'system:serviceaccount:default:*'))).toEqual([]);
    expect(found(role(OWN, 'system:serviceaccount:shop:*'))).toEqual([
      'account-not-trusted /metadata/annotations/eks.amazonaws.com~1role-arn',
    ]);
  });
  test('a role of the same name in another account of AWS says nothing', () =>
    expect(found(role(OWN.replace('1111', '9999'), 'system:serviceaccount:shop:*'))).toEqual([]));
});

describe('what a tenant may do', () => {
  const bound = (binding: string, role: string): string => `
apiVersion: v1
kind: ServiceAccount
metadata: {name: team, namespace: default}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ${binding}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: ${role}}
subjects: [{kind: ServiceAccount, name: team, namespace: default}]
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: shop, namespace: default}
spec: {interval: 1h, serviceAccountName: team, chart: {spec: {chart: ./charts/shop, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}}
`;
  const SYSTEM = 'RoleBinding\nmetadata: {name: team, namespace: kube-system}';
  const CLUSTER = 'ClusterRoleBinding\nmetadata: {name: team}';
  const SUBJECT = '/subjects/0/name';

  test.each([
    [SYSTEM, 'edit', [`tenant-in-system-namespace reject ${SUBJECT}`]],
    [SYSTEM, 'cluster-admin', [`tenant-in-system-namespace reject ${SUBJECT}`]],
    [SYSTEM, 'view', []],
    [CLUSTER, 'edit', [`tenant-that-may-escalate ${SUBJECT}`]],
    [CLUSTER, 'cluster-admin', [`tenant-with-all-permissions ${SUBJECT}`]],
    [CLUSTER, 'view', []],
  ])('%s %s', (binding, role, expected) => expect(found(bound(binding, role))).toEqual(expected));

  test('may come from the controller of a tenant that names the account', () => {
    const files = (owner: string): string => `# clusters/example/
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: team, namespace: team}
spec: {interval: 1h, prune: true, serviceAccountName: team, path: ./team, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}
---
apiVersion: v1
kind: Namespace
metadata: {name: team}
---
apiVersion: v1
kind: ServiceAccount
metadata: {name: team, namespace: team}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: team, namespace: team}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: cluster-admin}
subjects: [{kind: ServiceAccount, name: team, namespace: team}]
---
apiVersion: tenants.example.org/v1
kind: Tenant
metadata: {name: team}
spec: {owners: [{kind: ServiceAccount, name: ${owner}}]}
# team/
apiVersion: v1
kind: Namespace
metadata: {name: shop}
`;
    const rules = (owner: string): readonly string[] => found(files(owner)).filter((each) => each.startsWith('outside-of-permissions'));
    expect(rules("'system:serviceaccount:other:team'")).toEqual(['outside-of-permissions /kind']);
    expect(rules("'system:serviceaccount:team:team'")).toEqual([]);
  });

  test('is not asked of the account by which the cluster begins', () => {
    const kustomization = (name: string, path: string): string => `
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 1h, prune: true, serviceAccountName: platform, path: ./${path}, sourceRef: {kind: GitRepository, name: flux-system}}
---`;
    const binding = `
apiVersion: v1
kind: ServiceAccount
metadata: {name: platform, namespace: flux-system}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata: {name: platform}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: cluster-admin}
subjects: [{kind: ServiceAccount, name: platform, namespace: flux-system}]
`;
    const files = (root: string): string =>
      `# clusters/example/flux-system/gotk-sync.yaml\n${root}\napiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: flux-system, namespace: flux-system}\nspec: {interval: 1m, url: 'https://git.example/platform/fleet.git', ref: {branch: main}}\n# clusters/example/\n${kustomization('apps', 'apps')}${binding}# apps/\napiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n`;
    const root = kustomization('flux-system', 'clusters/example');
    expect(found(files(root))).toEqual([]);
    expect(found(files(root.replace('serviceAccountName: platform, ', '')))).toEqual([`tenant-with-all-permissions ${SUBJECT}`]);
  });
});
