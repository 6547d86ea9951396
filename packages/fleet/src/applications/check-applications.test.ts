import { DefinitionError, type Manifest, renderTree, type Unit } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { applicationUnit } from './application-unit.ts';
import { assembleApplications } from './assemble-applications.ts';
import { type Application, defineApplication, run } from './define-application.ts';
import { deployerOf, tenant } from './tenant.ts';

const given = tenant({ namespace: 'shop', team: 'shop', teamLabel: 'example.org/team', mayApply: { '': ['configmaps'] } });
const tenantWith = (manifests: Readonly<Record<string, Manifest>> = given): Unit =>
  applicationUnit({ name: 'shop-tenant', folder: 'shop/tenant', manifests, dependsOn: [] });
const configMap = (metadata: Manifest['metadata']): Manifest => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata });
const object = (apiVersion: string, kind: string, metadata: Manifest['metadata'], rest: object = {}): Manifest =>
  ({ apiVersion, kind, metadata, ...rest }) as Manifest;
const inShop = { name: 'a', namespace: 'shop' };

/** Returns an application with `manifest` as its only object. */
function shop(manifest: Manifest, tenantUnit: Unit = tenantWith(), part: Partial<Application> = {}): Application {
  const unit = applicationUnit({ name: 'shop', folder: 'shop', manifests: { 'a.yaml': manifest }, dependsOn: [tenantUnit] });
  return defineApplication({
    name: 'shop',
    summary: 'Sells',
    team: 'shop',
    tenant: tenantUnit,
    units: [unit],
    serviceAccountName: deployerOf('shop'),
    options: {},
    overrides: () => [],
    ...part,
  }) as Application;
}

const findingsOf = (...given: readonly Application[]) => {
  try {
    assembleApplications(given);
    return [];
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    return error.findings;
  }
};
const rulesOf = (...given: readonly Application[]) => findingsOf(...given).map(({ rule }) => rule);

describe('applications', () => {
  it('are written below applications, every path once, the same every time', () => {
    const paths = assembleApplications([shop(configMap(inShop))]).map(({ path }) => path);
    expect(paths.filter((path) => !path.startsWith('applications/shop/'))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(renderTree(assembleApplications([shop(configMap(inShop))]))).toEqual(
      renderTree(assembleApplications([shop(configMap(inShop))])),
    );
  });

  it('have typed options', () => {
    const web = defineApplication({
      name: 'web',
      summary: 'Serves',
      team: 'shop',
      units: [],
      options: {
        replicas: { type: 'integer', min: 1, required: false, summary: 'Pods' },
        logLevel: { type: 'choice', values: ['info', 'debug'], required: false, summary: 'What is logged' },
      },
      overrides: () => [],
    });
    expect(run(web, { replicas: 4 }).options).toEqual({ replicas: 4 });
    expect(run(web).options).toEqual({});
    // @ts-expect-error there is no such option
    run(web, { replica: 4 });
    // @ts-expect-error not a log level
    run(web, { logLevel: 'loud' });
  });

  it('may have required options in a list of applications', () => {
    const zoned = defineApplication({
      name: 'zoned',
      summary: 'Serves a zone',
      team: 'shop',
      units: [applicationUnit({ name: 'zoned', folder: 'zoned', manifests: {}, dependsOn: [] })],
      options: { zone: { type: 'text', required: true, summary: 'DNS zone' } },
      overrides: ({ zone }) => [{ unit: 'zoned', target: { kind: 'ConfigMap', name: zone }, merge: {} }],
    });
    const listed: readonly Application[] = [zoned];
    expect(findingsOf(...listed).map(({ rule }) => rule)).toEqual([]);
    // @ts-expect-error the required option is missing
    run(zoned);
    expect(zoned.overrides({ zone: 'example.org' })).toHaveLength(1);
  });
});

describe('the check of applications', () => {
  it('accepts an application whose objects are in its namespace', () => {
    expect(findingsOf(shop(configMap(inShop)))).toEqual([]);
  });

  it.each([
    ['an object in a namespace of others', configMap({ name: 'a', namespace: 'kube-system' }), 'outside-tenant'],
    ['an object in no namespace', object('v1', 'Namespace', { name: 'more' }), 'outside-tenant'],
    ['a ClusterRoleBinding', object('rbac.authorization.k8s.io/v1', 'ClusterRoleBinding', { name: 'a' }), 'permissions-of-its-own'],
    ['a RoleBinding of its own', object('rbac.authorization.k8s.io/v1', 'RoleBinding', inShop), 'permissions-of-its-own'],
    ['an AWS role of its own', object('iam.aws.m.upbound.io/v1beta1', 'Role', inShop), 'permissions-of-its-own'],
    ['a kind that its account may not apply', object('apps/v1', 'Deployment', inShop), 'missing-right'],
    ['a kind that does not exist', object('v1', 'ConfigMapp', inShop), 'missing-right'],
  ])('refuses %s', (_, manifest, rule) => {
    const finding = findingsOf(shop(manifest)).find((each) => each.rule === rule);
    expect(finding).toMatchObject({ file: 'applications/shop/a.yaml', severity: 'reject' });
    expect(finding?.object).toContain(manifest.kind);
    expect(finding?.source?.file).toContain('check-applications.test.ts');
  });

  it('refuses a tenant whose account has more permissions than the application needs', () => {
    const { 'role.yaml': role, 'role-binding.yaml': binding } = given;
    const admin = { ...binding, roleRef: { ...binding.roleRef, kind: 'ClusterRole', name: 'cluster-admin' } };
    expect(rulesOf(shop(configMap(inShop), tenantWith({ ...given, 'role-binding.yaml': admin })))).toEqual(['cluster-wide-permissions']);
    const everything = { ...role, rules: [{ apiGroups: [''], resources: ['*'], verbs: ['*'] }] };
    expect(rulesOf(shop(configMap(inShop), tenantWith({ ...given, 'role.yaml': everything })))).toContain('wildcard-permissions');
    const clusterRole = object('rbac.authorization.k8s.io/v1', 'ClusterRole', { name: 'a' });
    expect(rulesOf(shop(configMap(inShop), tenantWith({ ...given, 'more.yaml': clusterRole })))).toEqual(['cluster-wide-permissions']);
  });

  it('refuses a tenant whose binding names a role that does not exist', () => {
    const { 'role.yaml': role, ...rest } = given;
    const renamed = { ...role, metadata: { ...role.metadata, name: 'shop-team-infra-admin' } };
    expect(rulesOf(shop(configMap(inShop), tenantWith({ ...rest, 'role.yaml': renamed })))).toEqual(['unbound-role']);
  });

  it('refuses an application that Flux would apply with its own permissions', () => {
    const { serviceAccountName, ...withoutAccount } = shop(configMap(inShop));
    expect(serviceAccountName).toBe('shop-deployer');
    expect(rulesOf(withoutAccount)).toEqual(['unknown-account']);
    expect(findingsOf(shop(configMap(inShop), tenantWith(), { serviceAccountName: 'default' }))).toMatchObject([
      { rule: 'unknown-account', value: 'default' },
    ]);
  });

  it('refuses an application that does not wait for its tenant', () => {
    const unit = applicationUnit({ name: 'shop', folder: 'shop', manifests: { 'a.yaml': configMap(inShop) }, dependsOn: [] });
    expect(rulesOf(shop(configMap(inShop), tenantWith(), { units: [unit] }))).toEqual(['tenant-not-awaited']);
  });

  it.each(['web', 'web:latest', 'registry:5000/web', `web@sha256:${'a'.repeat(10)}`])(
    'refuses the image %s, which would move by itself',
    (image) => {
      const manifest = object('apps/v1', 'Deployment', inShop, { spec: { template: { spec: { containers: [{ name: 'web', image }] } } } });
      expect(findingsOf(shop(manifest))).toContainEqual(
        expect.objectContaining({ rule: 'unpinned-image', value: image, pointer: '/spec/template/spec/containers/0/image' }),
      );
    },
  );

  it('refuses a release whose chart would upgrade itself', () => {
    const chart = { spec: { chart: 'web', version: '>=1.0.0', sourceRef: { kind: 'HelmRepository', name: 'jetstack' } } };
    const release = object('helm.toolkit.fluxcd.io/v2', 'HelmRelease', inShop, { spec: { interval: '1h', chart } });
    expect(rulesOf(shop(release))).toEqual(expect.arrayContaining(['unpinned-chart', 'unknown-source']));
  });

  it('refuses two applications of one name and one without a unit of its name, all at once', () => {
    const unit = applicationUnit({ name: 'other', folder: 'other', manifests: {}, dependsOn: [tenantWith()] });
    const findings = findingsOf(shop(configMap(inShop)), shop(configMap(inShop), tenantWith(), { units: [unit] }));
    expect(findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['duplicate-application', 'no-main-unit', 'duplicate-unit']));
  });
});
