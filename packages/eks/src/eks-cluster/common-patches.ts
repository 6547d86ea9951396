import { format, fromComposite, type Patch } from '../crossplane/patches.ts';

/** AWS region of a resource; kinds of IAM have none. */
export const region: Patch = fromComposite('spec.region', 'spec.forProvider.region');

/** The tags of the cluster and a `Name` for people: `commercial-staging-vpc`. */
export const tags = (suffix: string): readonly Patch[] => [
  fromComposite('metadata.name', 'spec.forProvider.tags.Name', { transforms: [format(`%s-${suffix}`)] }),
  fromComposite('spec.tags', 'spec.forProvider.tags', { optional: true, merge: true }),
];

/** Name of the resource in AWS, where others must know it; Crossplane's generated name would carry a hash. */
export const externalName = (text: '%s' | `%s-${string}`): Patch =>
  fromComposite('metadata.name', 'metadata.annotations[crossplane.io/external-name]', text === '%s' ? {} : { transforms: [format(text)] });
