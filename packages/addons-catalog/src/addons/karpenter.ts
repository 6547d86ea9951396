import { stockAddons } from '@slipway/eks';
import { defineOciRepository } from '@slipway/fleet';

/** Published as an OCI artifact only; its tag is the chart's version. */
const chart = defineOciRepository({ name: 'karpenter', url: 'oci://public.ecr.aws/karpenter/karpenter', tag: '1.14.1' });

export const karpenter = stockAddons.karpenter({ chart });
