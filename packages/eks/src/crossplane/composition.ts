import type { Composition } from '@slipway/kube-models/apiextensions.crossplane.io/v1/Composition';
import type { Resources } from '@slipway/kube-models/pt.fn.crossplane.io/v1beta1/Resources';
import { AUTO_READY, PATCH_AND_TRANSFORM } from './functions.ts';
import { withGroup } from './own-names.ts';
import type { Part } from './part.ts';

/** A kind in a version. */
export interface CompositeKind {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

/** Returns the Composition of a kind with these composed resources. Names of the fleet in the resources get the group of the kind. */
export function compositionOf(name: string, { group, version, kind }: CompositeKind, parts: readonly Part[]) {
  const input: Omit<Resources, 'metadata'> = {
    apiVersion: 'pt.fn.crossplane.io/v1beta1',
    kind: 'Resources',
    resources: parts.map(({ template }) => withGroup(template, group)),
  };
  return {
    apiVersion: 'apiextensions.crossplane.io/v1',
    kind: 'Composition',
    metadata: { name },
    spec: {
      compositeTypeRef: { apiVersion: `${group}/${version}`, kind },
      mode: 'Pipeline',
      pipeline: [
        { step: 'compose', functionRef: { name: PATCH_AND_TRANSFORM }, input: { ...input } },
        { step: 'mark-ready', functionRef: { name: AUTO_READY } },
      ],
    },
  } satisfies Composition;
}
