// Generated from widgets.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Widget = {
  readonly apiVersion: "shop.example/v1beta1";
  readonly kind: "Widget";
  readonly metadata: ObjectMeta;
  readonly [key: string]: unknown;
};
