import type { Resources } from '@slipway/kube-models/pt.fn.crossplane.io/v1beta1/Resources';

/** One composed resource in the input of function-patch-and-transform. */
export type ResourceTemplate = NonNullable<Resources['resources']>[number];
export type Patch = NonNullable<ResourceTemplate['patches']>[number];
type Transform = NonNullable<Patch['transforms']>[number];

interface FromOptions {
  /** Compose the resource also when the field is absent; without it the resource waits until the field is there. */
  readonly optional?: boolean;
  /** Merge an object into what the base says; the base wins. */
  readonly merge?: boolean;
  readonly transforms?: readonly Transform[];
}

/** Copies a field of the composite resource. A missing field holds the resource back: a half-configured one is never created. */
export const fromComposite = (from: string, to: string, { optional = false, merge = false, transforms = [] }: FromOptions = {}): Patch => ({
  type: 'FromCompositeFieldPath',
  fromFieldPath: from,
  toFieldPath: to,
  policy: { fromFieldPath: optional ? 'Optional' : 'Required', ...(merge ? { toFieldPath: 'MergeObjects' } : {}) },
  ...(transforms.length > 0 ? { transforms: [...transforms] } : {}),
});

/** Publishes an observed field of the composed resource in the composite's status; skipped until it is observed. */
export const toComposite = (from: string, to: string, ...transforms: readonly Transform[]): Patch => ({
  type: 'ToCompositeFieldPath',
  fromFieldPath: from,
  toFieldPath: to,
  ...(transforms.length > 0 ? { transforms: [...transforms] } : {}),
});

/** Go's format verbs; only for text, since every number reaches the function as a float64 (`%d` would print garbage). */
export const format = (text: `${string}%s${string}`): Transform => ({ type: 'string', string: { type: 'Format', fmt: text } });

export const trimPrefix = (prefix: string): Transform => ({ type: 'string', string: { type: 'TrimPrefix', trim: prefix } });

/** Numbers become text without an exponent, unlike `%v`. */
export const toText: Transform = { type: 'convert', convert: { toType: 'string' } };
