import { type Field, fieldsOf } from './field-paths.ts';
import { ownLabel } from './own-names.ts';
import type { Patch, ResourceTemplate } from './patches.ts';

/** Label with the name of the part. Every composed resource has it. */
const PART_LABEL = ownLabel('part');

/** A composed resource: its template, and a name by which other parts select it. */
export interface Part {
  /** Name of the resource in the Composition. */
  readonly name: string;
  /** API version of the resource. */
  readonly apiVersion: string;
  /** Kind of the resource. */
  readonly kind: string;
  /** The resource in the input of function-patch-and-transform. */
  readonly template: ResourceTemplate;
}

/** The fields of a template. A patch may set any of them, so none is required. A misspelt field does not compile. */
interface Base<Kind extends ComposedKind> {
  /** API version of the resource. */
  readonly apiVersion: NonNullable<Kind['apiVersion']>;
  /** Kind of the resource. */
  readonly kind: NonNullable<Kind['kind']>;
  /**
   * Labels and annotations of the resource.
   * @default the label of the part
   */
  readonly metadata?: {
    /** Labels of the resource, in addition to the label of the part. */
    readonly labels?: Readonly<Record<string, string>>;
    /** Annotations of the resource. */
    readonly annotations?: Readonly<Record<string, string>>;
  };
  /** Fields of `spec` that are the same in each composite resource. */
  readonly spec: DeepPartial<NonNullable<Kind['spec']>>;
}

interface ComposedKind {
  /** API version of the kind. */
  readonly apiVersion?: string;
  /** The kind. */
  readonly kind?: string;
  /** Metadata of an object of the kind. */
  readonly metadata?: object;
  /** Specification of an object of the kind. */
  readonly spec?: object;
}

type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

/** The fields of a composed resource that patches may name. */
type Composed<Kind extends ComposedKind, Status extends object> = Pick<Kind, 'metadata' | 'spec'> & { readonly status: Status };

/**
 * Returns one composed resource. Crossplane names it, unless a patch does.
 *
 * @param name Name of the resource in the Composition. Crossplane deletes the resource and creates another when it changes.
 *
 * @param base Fields that are the same in each composite resource.
 *
 * @param patches Returns the patches. It gets the fields of the composed resource.
 *
 * @example part<VPC, VPCStatus>('vpc', base, (vpc) => [fromComposite(cluster.spec.region, vpc.spec.forProvider.region)])
 */
export function part<Kind extends ComposedKind, Status extends object = object>(
  name: string,
  base: Base<Kind>,
  patches: (resource: Field<Composed<Kind, Status>>) => readonly Patch[] = () => [],
): Part {
  const labels = { [PART_LABEL]: name, ...base.metadata?.labels };
  return {
    name,
    apiVersion: base.apiVersion,
    kind: base.kind,
    template: {
      name,
      base: { ...base, metadata: { ...base.metadata, labels } },
      patches: [...patches(fieldsOf<Composed<Kind, Status>>())],
    },
  };
}

/** Selects one part of the same composite resource, never a part of another cluster. */
export const select = ({ name }: Part) => ({ matchControllerRef: true, matchLabels: { [PART_LABEL]: name } });

/** Returns the part with more patches. */
export const extend = (of: Part, patches: readonly Patch[]): Part => ({
  ...of,
  template: { ...of.template, patches: [...(of.template.patches ?? []), ...patches] },
});
