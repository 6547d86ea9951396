import type { Addon } from '@slipway/kube-models/eks.aws.m.upbound.io/v1beta1/Addon';
import { type Part, part, select } from '../crossplane/part.ts';
import { fromComposite } from '../crossplane/patches.ts';
import { composite, region, tags } from './common-patches.ts';
import { cluster } from './control-plane.ts';
import type { EksAddonVersions } from './schema.ts';

/** The EKS add-ons that a node needs before it is ready. All others are add-ons of the catalogue. */
export const eksAddonParts: readonly Part[] = [
  addon('vpc-cni', 'vpcCni'),
  addon('kube-proxy', 'kubeProxy'),
  addon('coredns', 'coredns'),
  addon('eks-pod-identity-agent', 'podIdentityAgent'),
];

function addon(name: string, version: keyof EksAddonVersions): Part {
  return part<Addon>(
    `addon-${name}`,
    {
      apiVersion: 'eks.aws.m.upbound.io/v1beta1',
      kind: 'Addon',
      spec: {
        forProvider: {
          addonName: name,
          clusterNameSelector: select(cluster),
          resolveConflictsOnCreate: 'OVERWRITE',
          resolveConflictsOnUpdate: 'OVERWRITE',
        },
      },
    },
    (of) => [
      region(of),
      fromComposite(composite.spec.kubernetes.addons[version], of.spec.forProvider.addonVersion, { optional: true }),
      ...tags(name, of),
    ],
  );
}
