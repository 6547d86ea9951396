import type { WorkloadCluster } from '@slipway/fleet';
import { fluxKustomization, planFleet } from '@slipway/fleet';
import { describe, expect, it } from 'vitest';
import { commercialProduction, fleet, mgmtProduction } from '../reference/index.ts';

const cluster = { ...(commercialProduction as WorkloadCluster), deletionProtection: false };
const { placements } = planFleet({ ...fleet, clusters: [mgmtProduction, cluster] });
const policyOf = (home: string, name: string): string | undefined => {
  const placement = placements.find((one) => one.runnerId === home && one.name === name);
  if (!placement) throw new Error(`no ${name} on ${home}`);
  return fluxKustomization(placement, []).spec?.deletionPolicy;
};

describe('a Flux Kustomization that is removed', () => {
  it.each([
    ['node pools, whose nodes Karpenter must end', 'karpenter-config'],
    ['AWS resources, which Crossplane must delete', 'karpenter-interruption'],
    ['roles, which Crossplane must delete', 'karpenter-iam'],
    ['a table of an application', 'product-catalog'],
  ])('is kept until no %s are left', (_, name) => {
    expect(policyOf('commercial-production', name)).toBe('WaitForTermination');
  });

  it.each(['karpenter', 'cert-manager', 'source-jetstack'])('does not wait for what Helm and Flux remove themselves: %s', (name) => {
    expect(policyOf('commercial-production', name)).toBeUndefined();
  });

  it('leaves alone what is on another cluster, which may be gone', () => {
    expect(policyOf('mgmt-production', 'commercial-production-external-secrets-config')).toBe('Orphan');
    expect(policyOf('mgmt-production', 'commercial-production-secrets')).toBe('Orphan');
  });

  it('does not hold up Flux for the half hour in which EKS deletes a cluster', () => {
    expect(policyOf('mgmt-production', 'commercial-production-eks-cluster')).toBeUndefined();
  });
});
