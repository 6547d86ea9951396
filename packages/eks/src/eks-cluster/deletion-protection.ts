import type { Usage } from '@slipway/kube-models/protection.crossplane.io/v1beta1/Usage';
import { ownLabel } from '../crossplane/own-names.ts';
import { type Part, part, select } from '../crossplane/part.ts';
import { fromComposite } from '../crossplane/patches.ts';
import { composite } from './common-patches.ts';
import { EKS_CLUSTER_KIND, EKS_CLUSTER_VERSION } from './definition.ts';

/** The reason that `kubectl delete` prints for a protected cluster and its parts. */
export const PROTECTION_REASON =
  'the cluster is protected against deletion: first set deletionProtection: false in its definition, in a change of its own';

/**
 * Usages of the composite resource and of each AWS resource that it composes. Crossplane refuses to delete an object that has a Usage.
 * EKS protects only the control plane, so node groups, add-ons and the network need this. Crossplane retries a Usage of a missing
 * resource for up to a minute, and the cluster does not wait for it.
 */
export const protectionParts = (parts: readonly Part[]): readonly Part[] => [
  withoutReadiness(compositeUsage),
  ...parts.filter(isInAws).map((of) => withoutReadiness(usageOf(of))),
];

const usage = { replayDeletion: false, reason: PROTECTION_REASON } as const;

const compositeUsage = part<Usage>(
  'protect-composite',
  {
    apiVersion: 'protection.crossplane.io/v1beta1',
    kind: 'Usage',
    spec: { ...usage, of: { apiVersion: ownLabel(EKS_CLUSTER_VERSION), kind: EKS_CLUSTER_KIND } },
  },
  (of) => [fromComposite(composite.metadata.name, of.spec.of.resourceRef.name)],
);

const usageOf = (of: Part): Part =>
  part<Usage>(`protect-${of.name}`, {
    apiVersion: 'protection.crossplane.io/v1beta1',
    kind: 'Usage',
    spec: { ...usage, of: { apiVersion: of.apiVersion, kind: of.kind, resourceSelector: select(of) } },
  });

const withoutReadiness = (of: Part): Part => ({ ...of, template: { ...of.template, readinessChecks: [{ type: 'None' }] } });

/** A ClusterAuth is not an AWS resource. */
const isInAws = ({ apiVersion, kind }: Part): boolean => apiVersion.includes('.aws.m.upbound.io/') && kind !== 'ClusterAuth';
