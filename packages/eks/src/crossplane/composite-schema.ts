/**
 * The part of OpenAPI that the XRDs of Slipway use. It excludes the fields that Crossplane drops from an XRD when it creates the CRD:
 * `anyOf`, `allOf`, `default` and `additionalProperties` on `spec` and `status`, and all fields next to them.
 */
type FieldSchema =
  | (FieldBase & { readonly type: 'string'; readonly pattern?: string; readonly maxLength?: number; readonly enum?: readonly string[] })
  | (FieldBase & { readonly type: 'integer'; readonly minimum?: number; readonly maximum?: number })
  | (FieldBase & { readonly type: 'boolean' })
  | (FieldBase & { readonly type: 'array'; readonly items: FieldSchema; readonly minItems?: number; readonly maxItems?: number })
  | (FieldBase & { readonly type: 'object'; readonly additionalProperties: FieldSchema; readonly maxProperties?: number })
  | (FieldBase & ObjectFields);

interface FieldBase {
  readonly description?: string;
  readonly default?: unknown;
  readonly 'x-kubernetes-validations'?: readonly ValidationRule[];
}

interface ObjectFields {
  readonly type: 'object';
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, FieldSchema>>;
}

/** A CEL rule; `self == oldSelf` makes a field immutable. */
interface ValidationRule {
  readonly rule: string;
  readonly message: string;
}

/** `spec` or `status` of a composite resource. */
export interface RootSchema extends ObjectFields {
  readonly description?: string;
  readonly 'x-kubernetes-validations'?: readonly ValidationRule[];
}

/** The TypeScript type of the values that a schema accepts, before defaults are filled in. */
export type ValueOf<S> = S extends { readonly enum: readonly (infer Value)[] }
  ? Value
  : S extends { readonly type: 'string' }
    ? string
    : S extends { readonly type: 'integer' }
      ? number
      : S extends { readonly type: 'boolean' }
        ? boolean
        : S extends { readonly type: 'array'; readonly items: infer Items }
          ? readonly ValueOf<Items>[]
          : S extends { readonly additionalProperties: infer Values }
            ? Readonly<Record<string, ValueOf<Values>>>
            : S extends { readonly properties: infer Properties }
              ? ObjectOf<Properties, S extends { readonly required: readonly (infer Key)[] } ? Key : never>
              : never;

type ObjectOf<Properties, Required> = Simplify<
  { readonly [Key in Extract<keyof Properties, Required>]: ValueOf<Properties[Key]> } & {
    readonly [Key in Exclude<keyof Properties, Required>]?: ValueOf<Properties[Key]>;
  }
>;

type Simplify<T> = { [Key in keyof T]: T[Key] };
