import { defineEksClusters } from '@slipway/eks';
import { crossplane } from './crossplane.ts';

/** The kind EKSCluster, in the API group of this fleet. */
export const eksClusters = defineEksClusters({ group: 'fleet.slipway.example', crossplane });
