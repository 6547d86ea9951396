import { findSchema, type KindSchema, listKinds } from '@slipway/kube-models';
import type { Manifest } from '@slipway/manifest';

/** A CustomResourceDefinition, as far as the lab looks into it. */
export interface CustomResourceDefinition extends Manifest {
  readonly spec: {
    readonly group: string;
    readonly names: { readonly kind: string; readonly plural: string; readonly [field: string]: unknown };
    readonly versions: readonly { readonly name: string; readonly served: boolean }[];
    readonly [field: string]: unknown;
  };
}

/**
 * Returns the CRDs of `@slipway/kube-models`, all or those of the given groups. They are created from the schemas that the offline
 * validator reads, so that server and validator answer the same question.
 */
export function modelCrds(wanted: (group: string) => boolean = () => true): readonly CustomResourceDefinition[] {
  const kinds = listKinds()
    .filter(({ group }) => wanted(group))
    .map(({ group, version, kind }) => findSchema(group === '' ? version : `${group}/${version}`, kind))
    .filter((schema) => schema !== undefined)
    .filter(({ origin }) => origin === 'crd');
  return crdsOf(kinds);
}

/** The CRDs that serve these versions of kinds. */
export function crdsOf(kinds: readonly KindSchema[]): readonly CustomResourceDefinition[] {
  return Object.values(Object.groupBy(kinds, ({ group, kind }) => `${kind}.${group}`))
    .filter((versions) => versions !== undefined)
    .map(customResourceDefinition);
}

function customResourceDefinition(versions: readonly KindSchema[]): CustomResourceDefinition {
  const first = versions[0];
  if (!first) throw new Error('a kind without versions');
  const { group, kind, plural, scope } = first;
  // One version has to be stored; of several without mark, the last in order, which is the newest.
  const stored = versions.find(({ storage }) => storage) ?? versions.at(-1);
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.${group}`, ...approval(group) },
    spec: {
      group,
      scope,
      names: { kind, plural, singular: kind.toLowerCase(), listKind: `${kind}List` },
      versions: versions.map((version) => ({
        name: version.version,
        served: true,
        storage: version === stored,
        schema: { openAPIV3Schema: version.schema },
        ...(version.subresources ? { subresources: version.subresources } : {}),
      })),
    },
  };
}

/** Kubernetes' own groups are refused without it. */
const approval = (group: string) =>
  /(^|\.)(k8s|kubernetes)\.io$/.test(group) ? { annotations: { 'api-approved.kubernetes.io': 'unapproved, lab only' } } : {};
