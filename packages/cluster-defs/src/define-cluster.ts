import { clusterDefiner } from '@slipway/eks';
import type { catalogue } from './catalogue.ts';

/** Defines one running cluster; a file of `clusters/` exports it. */
export const defineCluster = clusterDefiner<keyof typeof catalogue>();
