import { at, type Field, fieldsOf, format, type Target } from '../crossplane/field-paths.ts';
import { fromComposite, type Patch } from '../crossplane/patches.ts';
import type { EksClusterSpec, EksClusterStatus } from './schema.ts';

/** The fields of the composite resource that patches name. */
export const composite = fieldsOf<{
  readonly metadata: { readonly name: string };
  readonly spec: EksClusterSpec;
  readonly status: EksClusterStatus;
}>();

/** Patches the AWS region of a resource. Kinds of IAM have none. */
export const region = ({ spec }: { readonly spec: { readonly forProvider: { readonly region: Target<string> } } }): Patch =>
  fromComposite(composite.spec.region, spec.forProvider.region);

/** Patches the tags of the cluster and a readable `Name`: `commercial-staging-vpc`. */
export const tags = (
  suffix: string,
  { spec }: { readonly spec: { readonly forProvider: { readonly tags: Field<Readonly<Record<string, string>>> } } },
): readonly Patch[] => [
  fromComposite(format(`%s-${suffix}`, composite.metadata.name), at(spec.forProvider.tags, 'Name')),
  fromComposite(composite.spec.tags, spec.forProvider.tags, { optional: true, merge: true }),
];

/**
 * Patches the name of the resource in AWS, for resources whose name others must know. The name that Crossplane generates contains a hash.
 */
export const externalName = (
  text: '%s' | `%s-${string}`,
  { metadata }: { readonly metadata: { readonly annotations: Field<Readonly<Record<string, string>>> } },
): Patch =>
  fromComposite(
    text === '%s' ? composite.metadata.name : format(text, composite.metadata.name),
    at(metadata.annotations, 'crossplane.io/external-name'),
  );
