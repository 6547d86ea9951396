import type { Addon } from '@slipway/fleet';
import type { HelmRelease } from '@slipway/kube-models/helm.toolkit.fluxcd.io/v2/HelmRelease';
import type { Policy } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/Policy';
import type { Role } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/Role';
import type { Manifest, Unit } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { addons } from '../../test/reference/index.ts';
import { MAX_POLICY_LENGTH, MAX_POLICY_NAME, MAX_ROLE_NAME, policyLength } from '../aws-access/iam-limits.ts';
import { CLUSTER_NAME } from '../aws-access/this-cluster.ts';
import { podIdentity } from './pod-identity.ts';

const all: readonly Addon[] = addons;
const permissionUnits: readonly Unit[] = all.flatMap(({ units }) => units.filter(({ name }) => name.endsWith('-iam')));
const objectsOf = (unit: Unit) => Object.values(unit.manifests);
const isPolicy = (manifest: Manifest): manifest is Policy => manifest.kind === 'Policy';
const isRole = (manifest: Manifest): manifest is Role => manifest.kind === 'Role';
const specOf = (manifest: Manifest | undefined) =>
  (manifest as { spec?: { forProvider?: Record<string, unknown> } } | undefined)?.spec?.forProvider ?? {};

describe('the AWS permissions of an add-on', () => {
  const account = { name: 'reader', namespace: 'reading' };
  const statement = { sid: 'Read', actions: ['s3:GetObject'], resources: ['arn:aws:s3:::books/*'] } as const;
  const files = podIdentity({ name: 'reader', account, policies: { read: [statement], list: [statement] } });

  it('agree on one role, for each policy a file and its attachment', () => {
    const role = files['role.yaml'];
    for (const part of ['read', 'list']) {
      expect(specOf(files[`attachment-${part}.yaml`])).toEqual({
        roleRef: { name: role?.metadata.name },
        policyArnRef: { name: files[`policy-${part}.yaml`]?.metadata.name },
      });
    }
    expect(specOf(files['association.yaml']).roleArnRef).toEqual({ name: role?.metadata.name });
  });

  it('carry the name of the cluster, so that two clusters of one account have two roles', () => {
    for (const { metadata } of Object.values(files)) expect(metadata.name.startsWith(`${CLUSTER_NAME}.reader`)).toBe(true);
  });
});

describe('the permission units of the catalogue', () => {
  it.each(permissionUnits.map((unit) => [unit.name, unit] as const))('%s refers only to roles and policies that it has', (_, unit) => {
    const named = (kind: string) =>
      objectsOf(unit)
        .filter((manifest) => manifest.kind === kind)
        .map(({ metadata }) => metadata.name);
    const references = objectsOf(unit).flatMap((manifest) => {
      const { roleRef, roleArnRef, principalArnFromRoleRef, policyArnRef } = specOf(manifest) as Record<
        string,
        { name: string } | undefined
      >;
      return [
        ...[roleRef, roleArnRef, principalArnFromRoleRef].flatMap((ref) => (ref ? [['Role', ref.name] as const] : [])),
        ...(policyArnRef ? [['Policy', policyArnRef.name] as const] : []),
      ];
    });
    expect(references.length).toBeGreaterThan(0);
    for (const [kind, name] of references) expect(named(kind)).toContain(name);
  });

  it.each(permissionUnits.map((unit) => [unit.name, unit] as const))(
    '%s gives its permissions to the account that the chart uses',
    (_, unit) => {
      const association = specOf(objectsOf(unit).find(({ kind }) => kind === 'PodIdentityAssociation'));
      const addon = all.find(({ units }) => units.includes(unit));
      const releases = (addon?.units ?? []).flatMap(objectsOf).filter(({ kind }) => kind === 'HelmRelease') as HelmRelease[];
      expect(releases.map(({ spec }) => spec?.targetNamespace)).toContain(association.namespace);
      expect(JSON.stringify(releases.map(({ spec }) => spec?.values))).toContain(
        `"serviceAccount":{"create":true,"name":"${association.serviceAccount}"}`,
      );
    },
  );

  it('have no name twice', () => {
    const names = permissionUnits.flatMap(objectsOf).map(({ kind, metadata }) => `${kind}/${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are below the limits of IAM for clusters with names of up to 35 characters', () => {
    const longest = (text: string) =>
      text.replaceAll(/\$\{(\w+)\}/g, (_, name) => (name === 'CLUSTER_NAME' ? 'c'.repeat(35) : 'ap-southeast-2'));
    for (const manifest of permissionUnits.flatMap(objectsOf)) {
      const name = longest(manifest.metadata.name).length;
      if (isRole(manifest)) expect(name).toBeLessThanOrEqual(MAX_ROLE_NAME);
      if (!isPolicy(manifest)) continue;
      expect(name).toBeLessThanOrEqual(MAX_POLICY_NAME);
      expect(policyLength(longest(manifest.spec?.forProvider?.policy ?? ''))).toBeLessThanOrEqual(MAX_POLICY_LENGTH);
    }
  });

  it('allow no action by wildcard', () => {
    for (const { spec } of permissionUnits.flatMap(objectsOf).filter(isPolicy)) {
      const { Statement: statements } = JSON.parse(spec?.forProvider?.policy ?? '');
      for (const { Action } of statements) for (const action of Action) expect(action).toMatch(/^[a-z0-9-]+:[A-Za-z0-9]+$/);
    }
  });

  it('are ready only when AWS has made every resource', () => {
    for (const unit of permissionUnits) {
      const kinds = new Set(objectsOf(unit).map(({ apiVersion, kind }) => `${apiVersion} ${kind}`));
      expect(new Set(unit.ready?.expressions?.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`))).toEqual(kinds);
      for (const { current } of unit.ready?.expressions ?? []) expect(current).toContain("c.type == 'Ready' && c.status == 'True'");
    }
  });
});
