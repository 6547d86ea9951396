import type { Platform } from '@slipway/fleet';
import { EKS_VERSIONS } from '../eks-cluster/eks-version.ts';
import { eksClusterSpec } from '../eks-cluster/schema.ts';

/** The EKS fields of a cluster definition: the parameters of its composite resource, as the XRD has them. */
export const eksFields: Platform['fields'] = {
  hub: { required: [], properties: {}, neutral: {} },
  workload: {
    required: ['kubernetes', 'nodes'],
    properties: workloadParameters(),
    neutral: {
      // A parameter without a value here is optional: it is left out where it is wrong.
      ...Object.fromEntries(Object.keys(workloadParameters()).map((name) => [name, undefined])),
      kubernetes: { controlPlane: '1.35', nodes: '1.35' },
      network: { cidr: '10.0.0.0/16', zones: [] },
      nodes: { instanceType: 'm7i.large', min: 1, max: 1, desired: 1 },
    },
  },
};

function workloadParameters(): Readonly<Record<string, unknown>> {
  // These two values come from the region and the account, which every definition has.
  const { region: _, providerConfigName: __, kubernetes, ...parameters } = eksClusterSpec.properties;
  const eksVersion = { enum: EKS_VERSIONS };
  return {
    ...parameters,
    kubernetes: { ...kubernetes, properties: { ...kubernetes.properties, controlPlane: eksVersion, nodes: eksVersion } },
  };
}
