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
  /** Description of the field, which `kubectl explain` shows. */
  readonly description?: string;
  /** Value of the field when it is absent. */
  readonly default?: unknown;
  /** Rules in CEL that a value must follow. */
  readonly 'x-kubernetes-validations'?: readonly ValidationRule[];
}

interface ObjectFields {
  /** Type of the value. */
  readonly type: 'object';
  /**
   * Names of the fields that must have a value.
   * @default none
   */
  readonly required?: readonly string[];
  /** Schemas of the fields, by name. */
  readonly properties: Readonly<Record<string, FieldSchema>>;
}

/** A CEL rule; `self == oldSelf` makes a field immutable. */
interface ValidationRule {
  /** Expression that is true for a valid value `self`. In an update, `oldSelf` is the value before. */
  readonly rule: string;
  /** Message of the API server when the expression is false. */
  readonly message: string;
}

/** `spec` or `status` of a composite resource. */
export interface RootSchema extends ObjectFields {
  /** Description of the kind, which `kubectl explain` shows. */
  readonly description?: string;
  /** Rules in CEL that the whole value must follow. */
  readonly 'x-kubernetes-validations'?: readonly ValidationRule[];
}

/** The TypeScript type of the values that a schema accepts, before defaults are filled in. Any schema accepts unknown values. */
export type ValueOf<S> = RootSchema extends S ? unknown : FieldSchema extends S ? unknown : KnownValueOf<S>;

type KnownValueOf<S> = S extends { readonly enum: readonly (infer Value)[] }
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

/** A mapped type over `Pick` keeps the declaration of each property, so the editor can go from a path to the field in the schema. */
type ObjectOf<Properties, Required> = Simplify<
  ValuesOf<Pick<Properties, Extract<keyof Properties, Required>>> & Partial<ValuesOf<Pick<Properties, Exclude<keyof Properties, Required>>>>
>;

type ValuesOf<Properties> = { readonly [Key in keyof Properties]: ValueOf<Properties[Key]> };

type Simplify<T> = { [Key in keyof T]: T[Key] };
