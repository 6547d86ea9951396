import { assembleUnits } from '@slipway/fleet';
import { findSchema } from '@slipway/kube-models';
import type { HelmRelease } from '@slipway/kube-models/helm.toolkit.fluxcd.io/v2/HelmRelease';
import { DefinitionError, type Finding, locationOf, type Manifest, renderTree, splitApiVersion, type Unit } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { crossplaneUnits } from '../../test/reference/index.ts';
import { eksClusterParts } from '../eks-cluster/composition.ts';
import { protectionParts } from '../eks-cluster/deletion-protection.ts';
import { AWS_PROVIDERS, activatedKinds, listActivatedKinds } from './activated-kinds.ts';

import { awsProviderAccount } from './providers.ts';

const BUILT_IN = ['', 'admissionregistration.k8s.io', 'rbac.authorization.k8s.io'];
const [crossplaneCore, crossplaneProviders] = crossplaneUnits as [Unit, Unit];
const files = assembleUnits(crossplaneUnits);
const before = (unit: Unit): Unit[] => unit.dependsOn.flatMap((each) => [each, ...before(each)]);
const findingsOf = (run: () => unknown): readonly Finding[] => {
  try {
    run();
    return [];
  } catch (error) {
    if (error instanceof DefinitionError) return error.findings;
    throw error;
  }
};
const serves = (groups: readonly string[], group: string) =>
  groups.some((served) => (served.startsWith('*.') ? group.endsWith(served.slice(1)) : served === group));

describe('the units', () => {
  it('lead to the file of the fleet that defines them', () => {
    for (const unit of crossplaneUnits) expect(locationOf(unit)?.file, unit.name).toMatch(/reference\/crossplane\.ts$/);
  });

  it('are applied one after the other', () => {
    expect(crossplaneUnits.map(({ name, dependsOn }) => [name, dependsOn.map((unit) => unit.name)])).toEqual([
      ['crossplane-core', ['source-crossplane-stable']],
      ['crossplane-providers', ['crossplane-core']],
      ['crossplane-functions', ['crossplane-providers']],
      ['crossplane-provider-config', ['crossplane-functions']],
      ['eks-cluster', ['crossplane-provider-config']],
    ]);
  });

  it('hold only objects whose API an earlier unit serves', () => {
    for (const unit of crossplaneUnits) {
      const served = [...before(unit).flatMap(({ provides = [] }) => provides), ...BUILT_IN, 'helm.toolkit.fluxcd.io', 'aws.m.upbound.io'];
      const objects = [...Object.values(unit.manifests), ...Object.values(unit.components ?? {}).flatMap((part) => Object.values(part))];
      for (const { apiVersion, kind } of objects) {
        expect(serves(served, splitApiVersion(apiVersion).group), `${unit.name}: ${kind}`).toBe(true);
        expect(findSchema(apiVersion, kind), kind).toBeDefined();
      }
    }
  });

  it('define the health check of every kind that Flux cannot evaluate itself', () => {
    const kinds = crossplaneUnits.flatMap(({ ready }) => ready?.expressions ?? []).map(({ kind }) => kind);
    expect(kinds).toEqual(['Provider', 'ManagedResourceActivationPolicy', 'Function', 'CompositeResourceDefinition']);
    // A unit without a list of objects waits for all its objects.
    for (const { ready, name } of crossplaneUnits) expect(ready?.wait ?? ready?.healthChecks === undefined, name).toBe(true);
  });
});

describe('the tree', () => {
  it('has one object a file, named after its role', () => {
    expect(
      files.map(({ path }) => path).filter((path) => !path.endsWith('kustomization.yaml') && !path.includes('/providers/aws-')),
    ).toEqual([
      'common/crossplane/core/release.yaml',
      'common/crossplane/providers/service-account.yaml',
      'common/crossplane/providers/runtime-config.yaml',
      'common/crossplane/providers/provider-family.yaml',
      'common/crossplane/functions/patch-and-transform.yaml',
      'common/crossplane/functions/auto-ready.yaml',
      'common/crossplane/provider-config/aws.yaml',
      'common/crossplane/eks-cluster/definition.yaml',
      'common/crossplane/eks-cluster/namespace-rights.yaml',
      'common/crossplane/eks-cluster/move-guard.yaml',
      'common/crossplane/eks-cluster/move-guard-binding.yaml',
      'common/crossplane/eks-cluster/composition-2-zones.yaml',
      'common/crossplane/eks-cluster/composition-3-zones.yaml',
      'common/crossplane/eks-cluster/composition-2-zones-protected.yaml',
      'common/crossplane/eks-cluster/composition-3-zones-protected.yaml',
    ]);
    for (const { path, objects } of files) {
      expect(objects, path).toHaveLength(1);
      expect(path).toMatch(/^common\/crossplane\//);
    }
  });

  it('has nothing for Flux to substitute, so no cluster can be named in it', () => {
    for (const [path, content] of renderTree(files)) expect(content, path).not.toContain('${');
  });

  it('is the same on every run', () => {
    expect([...renderTree(assembleUnits(crossplaneUnits))]).toEqual([...renderTree(files)]);
  });
});

describe('the release of Crossplane', () => {
  const { spec } = crossplaneCore.manifests['release.yaml'] as HelmRelease;

  it('is waited for longer than Helm may take', () => {
    const minutes = (duration: string | undefined) => Number(duration?.replace('m', ''));
    expect(minutes(crossplaneCore.timeout)).toBeGreaterThan(minutes(spec?.timeout));
  });

  // Crossplane used 691 and 905 tokens for the 50 resources of three zones, and opened its circuit breaker at a limit of 500.
  it('lets a new cluster cost twice what was counted before it stops watching', () => {
    const flags = (spec?.values as { readonly args?: readonly string[] } | undefined)?.args ?? [];
    const burst = Number(flags.find((flag) => flag.startsWith('--circuit-breaker-burst='))?.split('=')[1]);
    const parts = eksClusterParts(3);
    const tokensOfOne = 905 / 50;
    expect(burst).toBeGreaterThanOrEqual(2 * tokensOfOne * (parts.length + protectionParts(parts).length));
    expect(flags).toContain('--circuit-breaker-refill-rate=5');
  });
});

describe('the check of the units', () => {
  it('refuses a Crossplane that would upgrade itself', () => {
    const { 'release.yaml': release } = crossplaneCore.manifests;
    const { spec } = release as HelmRelease;
    const ranging = { ...release, spec: { ...spec, chart: { spec: { ...spec?.chart?.spec, version: '2.x' } } } } as unknown as Manifest;
    const units = [{ ...crossplaneCore, manifests: { 'release.yaml': ranging } }];
    expect(findingsOf(() => assembleUnits(units))).toMatchObject([{ rule: 'unpinned-chart', value: '2.x' }]);
  });
});

describe('what a removed resource in AWS still needs', () => {
  const kept = new Set([
    'ClusterProviderConfig',
    'CompositeResourceDefinition',
    'DeploymentRuntimeConfig',
    'HelmRelease',
    'Provider',
    'ServiceAccount',
  ]);
  const objects = files.flatMap(({ objects }) => objects).filter(({ kind }) => kept.has(kind));

  it('is never pruned: its CRD, its provider, and what the provider runs on', () => {
    expect(new Set(objects.map(({ kind }) => kind))).toEqual(kept);
    for (const { kind, metadata } of objects) {
      expect(metadata.annotations, `${kind} ${metadata.name}`).toMatchObject({ 'kustomize.toolkit.fluxcd.io/prune': 'disabled' });
    }
  });
});

describe('the AWS providers', () => {
  it('are one component each, at one version, under the account that has the permissions', () => {
    expect(Object.keys(crossplaneProviders.components ?? {})).toEqual(Object.keys(AWS_PROVIDERS));
    for (const [name, manifests] of Object.entries(crossplaneProviders.components ?? {})) {
      expect(Object.keys(manifests)).toEqual(['provider.yaml', 'activation-policy.yaml']);
      expect(manifests['provider.yaml']).toMatchObject({
        metadata: { name: `provider-${name}` },
        spec: { package: `xpkg.upbound.io/upbound/provider-${name}:v2.6.0`, runtimeConfigRef: { name: 'provider-aws' } },
      });
    }
  });

  it('share a service account that is not Crossplane’s own', () => {
    expect(awsProviderAccount).toEqual({ name: 'provider-aws', namespace: 'crossplane-system' });
    expect(crossplaneProviders.manifests['service-account.yaml']?.metadata).toMatchObject(awsProviderAccount);
    const { spec } = crossplaneProviders.manifests['runtime-config.yaml'] as unknown as { spec: object };
    expect(spec).toMatchObject({ deploymentTemplate: { spec: { template: { spec: { serviceAccountName: 'provider-aws' } } } } });
    expect(spec).not.toHaveProperty('serviceAccountTemplate');
  });

  it('activate every kind that a Composition composes', () => {
    const composed = eksClusterParts(3).filter(({ apiVersion }) => apiVersion.includes('.aws.m.upbound.io/'));
    const names = composed.map(({ apiVersion, kind }) => `${findSchema(apiVersion, kind)?.plural}.${splitApiVersion(apiVersion).group}`);
    expect(listActivatedKinds()).toEqual(expect.arrayContaining([...new Set(names)]));
  });

  it('activate no kind that nothing uses', () => {
    expect(activatedKinds('aws-ec2')).toEqual([
      'eips.ec2.aws.m.upbound.io',
      'internetgateways.ec2.aws.m.upbound.io',
      'launchtemplates.ec2.aws.m.upbound.io',
      'natgateways.ec2.aws.m.upbound.io',
      'routes.ec2.aws.m.upbound.io',
      'routetableassociations.ec2.aws.m.upbound.io',
      'routetables.ec2.aws.m.upbound.io',
      'subnets.ec2.aws.m.upbound.io',
      'tags.ec2.aws.m.upbound.io',
      'vpcs.ec2.aws.m.upbound.io',
    ]);
    expect(activatedKinds('aws-dynamodb')).toEqual(['tables.dynamodb.aws.m.upbound.io']);
    expect(listActivatedKinds().some((kind) => kind.includes('*'))).toBe(false);
  });
});
