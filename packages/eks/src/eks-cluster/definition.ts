import type { CompositeResourceDefinition } from '@slipway/kube-models/apiextensions.crossplane.io/v2/CompositeResourceDefinition';
import { KEEP } from '../crossplane/crossplane-unit.ts';
import { eksClusterSpec, eksClusterStatus } from './schema.ts';

/** Version of the kind, in any API group. */
export const EKS_CLUSTER_VERSION = 'v1beta1';
export const EKS_CLUSTER_KIND = 'EKSCluster';
export const EKS_CLUSTER_PLURAL = 'eksclusters';

/** Longest name of a cluster: `<name>-control-plane` must fit the 64 characters of an IAM role name. */
export const MAX_CLUSTER_NAME = 50;

/** The XRD of the kind EKSCluster. It is never pruned, because every cluster would be deleted with it. */
export const eksClusterDefinition = (group: string): CompositeResourceDefinition => ({
  apiVersion: 'apiextensions.crossplane.io/v2',
  kind: 'CompositeResourceDefinition',
  metadata: { name: `${EKS_CLUSTER_PLURAL}.${group}`, annotations: KEEP },
  spec: {
    scope: 'Namespaced',
    group,
    names: { kind: EKS_CLUSTER_KIND, plural: EKS_CLUSTER_PLURAL, singular: 'ekscluster', categories: ['fleet'] },
    versions: [
      {
        name: EKS_CLUSTER_VERSION,
        served: true,
        referenceable: true,
        additionalPrinterColumns: [
          { name: 'Region', type: 'string', jsonPath: '.spec.region' },
          { name: 'Control plane', type: 'string', jsonPath: '.spec.kubernetes.controlPlane' },
          { name: 'Nodes', type: 'string', jsonPath: '.spec.kubernetes.nodes' },
        ],
        schema: {
          openAPIV3Schema: {
            type: 'object',
            required: ['spec'],
            properties: {
              // Crossplane keeps only the maximum length of the name from this schema of the metadata.
              metadata: { type: 'object', properties: { name: { type: 'string', maxLength: MAX_CLUSTER_NAME } } },
              spec: eksClusterSpec,
              status: eksClusterStatus,
            },
          },
        },
      },
    ],
  },
});
