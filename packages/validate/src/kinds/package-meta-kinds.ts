import type { KindSchema } from '@slipway/kube-models';
import type { StructuralSchema } from '../schema/structural-schema.ts';

/** The group of the metadata of packages. */
export const PACKAGE_META_GROUP = 'meta.pkg.crossplane.io';

const text: StructuralSchema = { type: 'string' };
const texts: StructuralSchema = { type: 'array', items: text };
const free: StructuralSchema = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };

/** The fields of Crossplane 2 (`apis/pkg/meta/v1`), and those that Crossplane 1 had for providers and functions. */
const spec: StructuralSchema = {
  type: 'object',
  properties: {
    crossplane: { type: 'object', required: ['version'], properties: { version: text } },
    dependsOn: {
      type: 'array',
      items: {
        type: 'object',
        required: ['version'],
        properties: { apiVersion: text, kind: text, package: text, provider: text, configuration: text, function: text, version: text },
      },
    },
    capabilities: texts,
    controller: free,
    image: text,
  },
};

const metaKind = (version: string, kind: string): KindSchema => ({
  ...{ group: PACKAGE_META_GROUP, version, kind, plural: `${kind.toLowerCase()}s`, scope: 'Cluster', origin: 'crd' },
  schema: { type: 'object', properties: { apiVersion: text, kind: text, metadata: { type: 'object' }, spec } },
});

/** Metadata of packages of Crossplane (`crossplane.yaml`). The package manager reads it from an image, and no server has these kinds. */
export const packageMetaKinds: readonly KindSchema[] = [
  ...['v1', 'v1alpha1'].flatMap((version) => [metaKind(version, 'Configuration'), metaKind(version, 'Provider')]),
  ...['v1', 'v1beta1', 'v1alpha1'].map((version) => metaKind(version, 'Function')),
];
