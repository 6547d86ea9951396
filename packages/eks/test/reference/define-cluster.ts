import { clusterDefiner } from '../../src/index.ts';
import type { catalogue } from './catalogue.ts';

export const defineCluster = clusterDefiner<keyof typeof catalogue>();
