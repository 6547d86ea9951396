import type { Fleet } from '@slipway/fleet';
import { eksPlatform } from '../../src/index.ts';
import { externalSecrets, flux, sealedSecrets } from './addons.ts';
import { catalogue } from './catalogue.ts';
import { commercialProduction } from './commercial-production.ts';
import { commercialStaging } from './commercial-staging.ts';
import { eksClusters } from './crossplane.ts';
import { crossplaneDemoProduction } from './crossplane-demo-production.ts';
import { mgmtProduction } from './mgmt-production.ts';

export * from './addons.ts';
export { applications, catalogue } from './catalogue.ts';
export { commercialProduction } from './commercial-production.ts';
export { commercialStaging } from './commercial-staging.ts';
export * from './crossplane.ts';
export { crossplaneDemoProduction } from './crossplane-demo-production.ts';
export { defineCluster } from './define-cluster.ts';
export { mgmtProduction } from './mgmt-production.ts';
export { productCatalog } from './product-catalog.ts';
export * from './sources.ts';
export { webapp } from './webapp.ts';

/** A hub, two clusters with their own Flux and one that the hub drives. They use every part of the library. */
export const fleet: Fleet = {
  clusters: [mgmtProduction, commercialProduction, commercialStaging, crossplaneDemoProduction],
  repository: { url: 'https://git.slipway.example/platform/fleet.git', secretName: 'flux-system' },
  definitions: 'cluster-defs',
  catalogue,
  platform: eksPlatform({ externalSecrets, sealedSecrets, flux, eksClusters }),
};
