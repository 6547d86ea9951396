import type { ContentPackageOptions } from './repository/content-package.ts';

/** Libraries of Slipway that definitions import. */
const LIBRARIES = { '@slipway/fleet': '*', '@slipway/manifest': '*' };
const EKS = { ...LIBRARIES, '@slipway/eks': '*', '@slipway/kube-models': '*' };

/** The content packages of the layout that Slipway's libraries expect: sources, units for clusters, and the clusters. */
export const standardPackages: readonly ContentPackageOptions[] = [
  {
    name: 'flux-sources',
    summary: 'The Helm repositories of the fleet',
    prefixes: ['common/cluster-addons/sources'],
    dependencies: LIBRARIES,
  },
  {
    name: 'addons-catalog',
    summary: 'One file per add-on: chart, version, and what is particular about it here',
    prefixes: ['common/cluster-addons/add-ons', 'common/service-mesh'],
    registries: ['src/addons'],
    imports: ['flux-sources'],
    dependencies: EKS,
  },
  {
    name: 'crossplane-compositions',
    summary: 'Crossplane, its providers and functions in their versions, and the kinds of composite resources that clusters have',
    prefixes: ['common/crossplane'],
    imports: ['flux-sources'],
    dependencies: EKS,
  },
  {
    name: 'applications',
    summary: 'One file per application: workload, its cloud resources, the permissions of its team',
    prefixes: ['applications'],
    registries: ['src/applications'],
    dependencies: EKS,
  },
  {
    name: 'cluster-defs',
    summary: 'One file per cluster: which add-ons and applications go where',
    prefixes: ['clusters'],
    registries: ['src/clusters'],
    imports: ['flux-sources', 'addons-catalog', 'crossplane-compositions', 'applications'],
    dependencies: EKS,
  },
];
