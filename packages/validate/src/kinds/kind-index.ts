import { findCommunitySchema } from '@slipway/community-kinds';
import { findSchema, type KindSchema } from '@slipway/kube-models';
import { lazy } from '@slipway/manifest/lazy';
import type { ClusterSettings } from '../cluster/cluster-settings.ts';
import type { Problem } from '../objects/object-finding.ts';
import { apiVersionOf, type KindSource, type KnownKind } from './kind-source.ts';
import { kustomizeKinds } from './kustomize-kinds.ts';
import { packageMetaKinds } from './package-meta-kinds.ts';

/** The kinds for which objects can be checked. */
export interface KindIndex {
  readonly find: (apiVersion: string, kind: string) => KindSchema | undefined;
  /** Returns the problem of all objects of a kind that `find` returns, if the server rejects its CRD. */
  readonly refused: (apiVersion: string, kind: string) => Problem | undefined;
  /** Returns the problem of a kind that `find` does not have. */
  readonly explainMissing: (apiVersion: string, kind: string) => Problem;
}

/** The sources of kinds. */
export interface KindOrigins {
  readonly schemas: readonly KindSchema[];
  readonly sources: readonly KindSource[];
  /** The settings of the cluster. @default kube-apiserver without flags */
  readonly cluster: ClusterSettings | undefined;
}

/** Loaded for clusters with such settings, and for kinds that are disabled by default. */
const servedKinds = lazy<typeof import('../cluster/served-kinds.ts')>(import.meta.url, '../cluster/served-kinds.ts');

/** Loaded for an unknown kind, to search all kinds for names to suggest. */
const missingKinds = lazy<typeof import('./missing-kind.ts')>(import.meta.url, './missing-kind.ts');

/**
 * Creates the index of all kinds. Those of `schemas` have precedence, then those of `sources`, then those that `@slipway/kube-models` pins
 * and `cluster` serves, then the community kinds.
 */
export function createKindIndex({ schemas, sources, cluster }: KindOrigins): KindIndex {
  const own = new Map(
    [...kustomizeKinds, ...packageMetaKinds, ...schemas].map((schema) => [keyOf(apiVersionOf(schema), schema.kind), schema]),
  );
  const sourceOf = (apiVersion: string, kind: string): KindSource | undefined =>
    sources.find((source) => source.find(apiVersion, kind) !== undefined);
  return {
    find: (apiVersion, kind) => {
      const given = own.get(keyOf(apiVersion, kind)) ?? sourceOf(apiVersion, kind)?.find(apiVersion, kind);
      if (given) return given;
      const pinned = findSchema(apiVersion, kind);
      if (pinned === undefined) return findCommunitySchema(apiVersion, kind);
      return isServed(pinned, cluster) ? pinned : undefined;
    },
    refused: (apiVersion, kind) => (own.has(keyOf(apiVersion, kind)) ? undefined : sourceOf(apiVersion, kind)?.refused?.(apiVersion, kind)),
    explainMissing: (apiVersion, kind) => {
      const listed: readonly KnownKind[] = [...own.values(), ...sources.flatMap((source) => source.list())];
      return missingKinds().explainMissing(apiVersion, kind, listed, cluster ?? {});
    },
  };
}

function isServed(kind: KindSchema, cluster: ClusterSettings | undefined): boolean {
  if (kind.origin !== 'openapi' || (cluster === undefined && !kind.offByDefault)) return true;
  return servedKinds().whyUnserved(kind, cluster ?? {}) === undefined;
}

const keyOf = (apiVersion: string, kind: string): string => `${apiVersion} ${kind}`;
