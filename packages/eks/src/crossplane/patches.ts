import type { Resources } from '@slipway/kube-models/pt.fn.crossplane.io/v1beta1/Resources';
import { pathOf, type Source, type Target, transformsOf } from './field-paths.ts';

/** One composed resource in the input of function-patch-and-transform. */
export type ResourceTemplate = NonNullable<Resources['resources']>[number];
/** One patch of a composed resource. */
export type Patch = NonNullable<ResourceTemplate['patches']>[number];

/** Options of {@link fromComposite}. */
export interface FromCompositeOptions {
  /**
   * Composes the resource also when the field is absent.
   * @default false: the resource is not composed until the field has a value, so that no resource is created half configured
   */
  readonly optional?: boolean;
  /**
   * Merges an object into the one of the base, which wins.
   * @default false: the value replaces that of the base
   */
  readonly merge?: boolean;
}

/**
 * Copies a field of the composite resource to the composed resource. A value that the target cannot have does not compile.
 * @example fromComposite(cluster.spec.region, vpc.spec.forProvider.region)
 */
export const fromComposite = <T>(
  from: Source<T>,
  to: Target<NoInfer<T>>,
  { optional = false, merge = false }: FromCompositeOptions = {},
): Patch => ({
  type: 'FromCompositeFieldPath',
  ...paths(from, to),
  policy: { fromFieldPath: optional ? 'Optional' : 'Required', ...(merge ? { toFieldPath: 'MergeObjects' } : {}) },
  ...transforms(from),
});

/**
 * Copies an observed field of the composed resource to the status of the composite resource. Crossplane skips the patch until the field
 * is observed.
 * @example toComposite(vpc.status.atProvider.id, cluster.status.vpcId)
 */
export const toComposite = <T>(from: Source<T>, to: Target<NoInfer<T>>): Patch => ({
  type: 'ToCompositeFieldPath',
  ...paths(from, to),
  ...transforms(from),
});

const paths = <T>(from: Source<T>, to: Target<T>): Pick<Patch, 'fromFieldPath' | 'toFieldPath'> => ({
  fromFieldPath: pathOf(from as Source<never>),
  toFieldPath: pathOf(to as Target<never>),
});

function transforms(from: Source<unknown>): Pick<Patch, 'transforms'> {
  const list = transformsOf(from);
  return list.length > 0 ? { transforms: [...list] } : {};
}
