import { findSchema } from '@slipway/kube-models';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { eksClusterComposition, eksClusterParts } from './composition.ts';
import { PROTECTION_REASON, protectionParts } from './deletion-protection.ts';
import { compositionName, ZONE_COUNTS } from './names.ts';

const GROUP = 'fleet.example.org';

interface Template {
  readonly name: string;
  readonly base?: unknown;
  readonly readinessChecks?: unknown;
}
interface UsageBase {
  readonly spec: { readonly of: { readonly apiVersion: string; readonly kind: string; readonly resourceSelector?: unknown } };
}
const templatesOf = (composition: ReturnType<typeof eksClusterComposition>): readonly Template[] =>
  composition.spec.pipeline.flatMap((step) => ('input' in step ? (step.input.resources ?? []) : []));

describe.each(ZONE_COUNTS)('a protected cluster in %i zones', (zoneCount) => {
  const parts = eksClusterParts(zoneCount);
  const [open, guarded] = [false, true].map((isProtected) => eksClusterComposition(zoneCount, GROUP, isProtected)) as [
    ReturnType<typeof eksClusterComposition>,
    ReturnType<typeof eksClusterComposition>,
  ];
  const usages = templatesOf(guarded).slice(templatesOf(open).length);
  const baseOf = (name: string) => usages.find((usage) => usage.name === name)?.base as UsageBase | undefined;

  it('has everything of an unprotected one, under the same names', () => {
    expect([open.metadata.name, guarded.metadata.name]).toEqual([compositionName(zoneCount), compositionName(zoneCount, true)]);
    expect(templatesOf(guarded).slice(0, templatesOf(open).length)).toEqual(templatesOf(open));
  });

  it('has a Usage with the reason for the composite resource', () => {
    expect(baseOf('protect-composite')).toMatchObject({
      apiVersion: 'protection.crossplane.io/v1beta1',
      kind: 'Usage',
      spec: { reason: PROTECTION_REASON, replayDeletion: false, of: { apiVersion: `${GROUP}/v1beta1`, kind: 'EKSCluster' } },
    });
  });

  it('has a Usage with the reason for each resource in AWS, and for nothing else', () => {
    const inAws = parts.filter(({ apiVersion, kind }) => apiVersion.includes('.aws.m.upbound.io/') && kind !== 'ClusterAuth');
    expect(usages.map(({ name }) => name)).toEqual(['protect-composite', ...inAws.map(({ name }) => `protect-${name}`)]);
    for (const { name, apiVersion, kind } of inAws) {
      const resourceSelector = { matchControllerRef: true, matchLabels: { [`${GROUP}/part`]: name } };
      expect(baseOf(`protect-${name}`)?.spec, name).toEqual({
        reason: PROTECTION_REASON,
        replayDeletion: false,
        of: { apiVersion, kind, resourceSelector },
      });
    }
  });

  it('does not become ready later because of its Usages', () => {
    for (const { name, readinessChecks } of usages) expect(readinessChecks, name).toEqual([{ type: 'None' }]);
  });

  it('has Usages that the CRD of Crossplane accepts', () => {
    const validate = new Ajv({ strict: false, logger: false }).compile(
      findSchema('protection.crossplane.io/v1beta1', 'Usage')?.schema as object,
    );
    for (const { name, base } of usages) expect(validate(base), `${name}: ${JSON.stringify(validate.errors)}`).toBe(true);
  });

  it('has names that are valid as labels', () => {
    for (const { name } of protectionParts(parts)) expect(name).toMatch(/^[a-z0-9-]{1,63}$/);
  });
});
