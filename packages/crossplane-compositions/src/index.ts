export { assemble, configuration, crossplaneUnits } from './assemble.ts';
export { crossplane } from './crossplane.ts';
export { eksClusters } from './eks-clusters.ts';
