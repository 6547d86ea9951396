import type { Deployment } from '@slipway/kube-models/apps/v1/Deployment';
import type { Table } from '@slipway/kube-models/dynamodb.aws.m.upbound.io/v1beta1/Table';
import type { PodIdentityAssociation } from '@slipway/kube-models/eks.aws.m.upbound.io/v1beta1/PodIdentityAssociation';
import type { Policy } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/Policy';
import type { Role as AwsRole } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/Role';
import type { RolePolicyAttachment } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/RolePolicyAttachment';
import type { Role } from '@slipway/kube-models/rbac.authorization.k8s.io/v1/Role';
import type { RoleBinding } from '@slipway/kube-models/rbac.authorization.k8s.io/v1/RoleBinding';
import type { Manifest } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { productCatalog } from './product-catalog.ts';

const tenant = productCatalog.tenant?.manifests ?? {};
const workload = productCatalog.units[0]?.manifests ?? {};
/** The object of a file, as the type that its file name promises; the kind is asserted. */
function read<T extends Manifest>(files: Readonly<Record<string, Manifest>>, file: string, kind: T['kind']): T {
  const manifest = files[file];
  expect(manifest?.kind).toBe(kind);
  return manifest as T;
}

const table = read<Table>(workload, 'products-table.yaml', 'Table');
const api = read<Deployment>(workload, 'catalog-deployment.yaml', 'Deployment');
const association = read<PodIdentityAssociation>(tenant, 'access-association.yaml', 'PodIdentityAssociation');
const policy = read<Policy>(tenant, 'access-policy.yaml', 'Policy');
const awsRole = read<AwsRole>(tenant, 'access-role.yaml', 'Role');
const pod = api.spec?.template.spec;
const environment = Object.fromEntries((pod?.containers[0]?.env ?? []).map(({ name, value }) => [name, value]));

describe('the table of the product catalogue', () => {
  it('has one name, in the table, in the environment of the API and in its permissions', () => {
    const { name } = table.metadata;
    expect(environment.PRODUCTS_TABLE_NAME).toBe(name);
    const { Statement: statements } = JSON.parse(policy.spec?.forProvider?.policy ?? '');
    expect(statements).toHaveLength(1);
    expect(statements[0].Resource).toEqual([expect.stringMatching(/^arn:aws:dynamodb:\$\{AWS_REGION\}:\$\{ACCOUNT_ID\}:table\//)]);
    expect(statements[0].Resource[0].split('/').at(-1)).toBe(name);
    for (const action of statements[0].Action) expect(action).toMatch(/^dynamodb:[A-Z][A-Za-z]+$/);
  });

  it('is in one region, that of the API and of the permissions', () => {
    const region = table.spec?.forProvider?.region;
    expect(environment.AWS_REGION).toBe(region);
    expect(association.spec?.forProvider?.region).toBe(region);
    expect(policy.spec?.forProvider?.policy).toContain(`dynamodb:${region}:`);
  });

  it('differs from cluster to cluster, and survives a removed file', () => {
    expect(table.metadata.name).toMatch(/^\$\{CLUSTER_NAME\}\.product-catalog-/);
    expect(table.spec?.forProvider?.deletionProtectionEnabled).toBe(true);
  });

  it('can be given up by a cluster that says so', () => {
    expect(productCatalog.overrides({ protectTable: false })).toEqual([
      {
        unit: 'product-catalog',
        target: { kind: table.kind, name: table.metadata.name },
        merge: { spec: { forProvider: { deletionProtectionEnabled: false } } },
      },
    ]);
  });
});

describe('the AWS permissions of the product catalogue', () => {
  it('go to the service account that the API runs under', () => {
    expect(association.spec?.forProvider).toMatchObject({ namespace: api.metadata.namespace, serviceAccount: pod?.serviceAccountName });
    expect(read(workload, 'catalog-account.yaml', 'ServiceAccount').metadata).toMatchObject({
      namespace: api.metadata.namespace,
      name: pod?.serviceAccountName,
    });
    expect(JSON.parse(awsRole.spec?.forProvider?.assumeRolePolicy ?? '').Statement[0]).toMatchObject({
      Principal: { Service: 'pods.eks.amazonaws.com' },
      Condition: {
        StringEquals: {
          'aws:RequestTag/kubernetes-namespace': api.metadata.namespace,
          'aws:RequestTag/kubernetes-service-account': pod?.serviceAccountName,
        },
      },
    });
  });

  it('are one role and one policy, attached to each other', () => {
    const attachment = read<RolePolicyAttachment>(tenant, 'access-attachment.yaml', 'RolePolicyAttachment');
    expect(attachment.spec?.forProvider).toEqual({
      roleRef: { name: awsRole.metadata.name },
      policyArnRef: { name: policy.metadata.name },
    });
    expect(association.spec?.forProvider?.roleArnRef).toEqual({ name: awsRole.metadata.name });
    expect(awsRole.metadata.name).toContain('${' + 'CLUSTER_NAME}');
  });

  it('are applied by the platform, not by the team', () => {
    expect(Object.values(workload).filter(({ apiVersion }) => /^(iam|eks)\.aws\./.test(apiVersion))).toEqual([]);
  });
});

describe('the team of the product catalogue', () => {
  it('may apply its kinds in its namespace, and nothing anywhere else', () => {
    const role = read<Role>(tenant, 'role.yaml', 'Role');
    const binding = read<RoleBinding>(tenant, 'role-binding.yaml', 'RoleBinding');
    expect(binding.roleRef).toMatchObject({ kind: 'Role', name: role.metadata.name });
    expect(binding.subjects).toEqual([{ kind: 'ServiceAccount', namespace: 'flux-system', name: productCatalog.serviceAccountName }]);
    expect(role.metadata.namespace).toBe('product-catalog');
    expect(JSON.stringify(role.rules)).not.toContain('*');
    expect(role.rules?.flatMap(({ apiGroups = [] }) => apiGroups)).not.toContain('rbac.authorization.k8s.io');
  });

  it('keeps its namespace, and the account and permissions with which Flux prunes the workload', () => {
    for (const file of ['namespace.yaml', 'service-account.yaml', 'role.yaml', 'role-binding.yaml']) {
      expect(tenant[file]?.metadata.annotations, file).toEqual({ 'kustomize.toolkit.fluxcd.io/prune': 'disabled' });
    }
  });

  it('publishes into its own namespace only', () => {
    for (const { metadata } of Object.values(workload)) expect(metadata.namespace).toBe('product-catalog');
  });
});

describe('the workloads of the product catalogue', () => {
  const deployments = Object.values(workload).filter((manifest): manifest is Deployment => manifest.kind === 'Deployment');

  it('ask for resources, answer probes, and run without privileges', () => {
    expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['catalog', 'frontend']);
    for (const { spec } of deployments) {
      const container = spec?.template.spec?.containers[0];
      expect(container?.resources?.requests).toMatchObject({ cpu: expect.any(String), memory: expect.any(String) });
      expect(container?.livenessProbe?.httpGet?.path).toBe('/health/live');
      expect(container?.readinessProbe?.httpGet?.path).toBe('/health/ready');
      expect(container?.securityContext).toMatchObject({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true });
      expect(spec?.template.spec?.securityContext).toMatchObject({ runAsNonRoot: true });
    }
  });

  it('select their own pods, and the front end finds the API', () => {
    for (const { metadata, spec } of deployments) {
      expect(workload[`${metadata.name}-service.yaml`]).toMatchObject({ spec: { selector: spec?.selector.matchLabels } });
      expect(spec?.template.metadata?.labels).toEqual(spec?.selector.matchLabels);
    }
    expect(deployments[1]?.spec?.template.spec?.containers[0]?.env).toContainEqual({
      name: 'BASE_URL',
      value: 'http://catalog.product-catalog.svc.cluster.local',
    });
  });
});
