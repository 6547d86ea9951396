// Generated from widgets.yaml (crds.lock.json). To change, run npm run codegen.
import type { EmbeddedObject, ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Widget = {
  readonly apiVersion: "shop.example/v1";
  readonly kind: "Widget";
  readonly metadata: ObjectMeta;
  readonly spec: WidgetSpec;
};
export type WidgetSpec = {
  readonly description: string;
  readonly properties?: readonly string[];
  /** Default: `true`. */
  readonly default?: boolean;
  /** Matches `^[0-9]+s$`. */
  readonly interval: string;
  readonly mode: "Fast" | "Slow" | "a[]|b";
  /** 1 to 3 items. */
  readonly modes?: readonly ("On" | "Off")[];
  readonly level?: 1 | 2;
  /** At least 0. */
  readonly replicas?: number;
  /** A number, or a text such as `25%`. */
  readonly port?: number | string;
  /** Each item: a number, or a text such as `25%`. */
  readonly ports?: readonly (number | string)[];
  readonly nothing?: string | null;
  readonly nullableItems?: readonly (WidgetSpecNullableItems | null)[] | null;
  readonly matrix?: readonly (readonly number[])[];
  readonly labels?: { readonly [key: string]: string };
  readonly limits?: { readonly [key: string]: number | string };
  readonly groups?: { readonly [key: string]: readonly string[] };
  readonly listOfMaps?: readonly { readonly [key: string]: string }[];
  readonly keptMap?: { readonly [key: string]: string };
  readonly deepMap?: { readonly [key: string]: { readonly [key: string]: string } };
  readonly parts?: { readonly [key: string]: WidgetSpecParts };
  readonly values?: unknown;
  readonly settings?: { readonly [key: string]: unknown };
  readonly halfOpen?: WidgetSpecHalfOpen;
  readonly marker?: { readonly [key: string]: never };
  readonly template?: EmbeddedObject;
  readonly "dashed-name"?: WidgetSpecDashedName;
  readonly dashedName?: WidgetSpecDashedName2;
  readonly object?: WidgetSpecObject;
};
export type WidgetSpecNullableItems = {
  readonly a?: string;
};
export type WidgetSpecParts = {
  readonly size: number;
};
export type WidgetSpecHalfOpen = {
  readonly known?: string;
  readonly [key: string]: unknown;
};
export type WidgetSpecDashedName = {
  readonly "x/y"?: string;
};
export type WidgetSpecDashedName2 = {
  readonly z?: string;
};
export type WidgetSpecObject = {
  readonly meta?: WidgetSpecObjectMeta;
};
export type WidgetSpecObjectMeta = {
  readonly free?: string;
};
