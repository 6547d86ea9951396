import { ownLabel } from './own-names.ts';
import type { Patch, ResourceTemplate } from './patches.ts';

/** Label of every composed resource: which part of the composition it is. */
const PART_LABEL = ownLabel('part');

/** A composed resource: its template, and a name by which other parts select it. */
export interface Part {
  readonly name: string;
  readonly apiVersion: string;
  readonly kind: string;
  readonly template: ResourceTemplate;
}

/** What a template says of a kind: any field may be left to a patch, none can be misspelt. */
interface Base<Kind extends ComposedKind> {
  readonly apiVersion: NonNullable<Kind['apiVersion']>;
  readonly kind: NonNullable<Kind['kind']>;
  readonly metadata?: { readonly labels?: Readonly<Record<string, string>>; readonly annotations?: Readonly<Record<string, string>> };
  readonly spec: DeepPartial<NonNullable<Kind['spec']>>;
}

interface ComposedKind {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly spec?: object;
}

type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

/** One composed resource. It is named by Crossplane unless a patch names it. */
export function part<Kind extends ComposedKind>(name: string, base: Base<Kind>, patches: readonly Patch[] = []): Part {
  const labels = { [PART_LABEL]: name, ...base.metadata?.labels };
  return {
    name,
    apiVersion: base.apiVersion,
    kind: base.kind,
    template: { name, base: { ...base, metadata: { ...base.metadata, labels } }, patches: [...patches] },
  };
}

/** Selects one part of the same composite resource, never that of another cluster. */
export const select = ({ name }: Part) => ({ matchControllerRef: true, matchLabels: { [PART_LABEL]: name } });

/** The same part with more patches. */
export const extend = (of: Part, patches: readonly Patch[]): Part => ({
  ...of,
  template: { ...of.template, patches: [...(of.template.patches ?? []), ...patches] },
});
