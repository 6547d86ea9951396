// Generated from list.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Shop = {
  readonly apiVersion: "shop.example/v1";
  readonly kind: "Shop";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: ShopSpec;
};
export type ShopSpec = {
  readonly street?: string;
};
