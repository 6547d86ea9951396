import { findCommunitySchema } from '@slipway/community-kinds';
import { findSchema, type KindSchema } from '@slipway/kube-models';
import { lazy } from '@slipway/manifest/lazy';
import type { ClusterSettings } from '../cluster/cluster-settings.ts';
import type { Problem } from '../objects/object-finding.ts';
import { apiVersionOf, type KindSource, type KnownKind } from './kind-source.ts';
import { kustomizeKinds } from './kustomize-kinds.ts';

/** The kinds that objects are checked against. */
export interface KindIndex {
  readonly find: (apiVersion: string, kind: string) => KindSchema | undefined;
  /** Returns the problem of each object of a kind that `find` returns, when the server rejects its CRD. */
  readonly refused: (apiVersion: string, kind: string) => Problem | undefined;
  /** What to say of a kind that `find` does not know. */
  readonly explainMissing: (apiVersion: string, kind: string) => Problem;
}

/** Where kinds are from. */
export interface KindOrigins {
  readonly schemas: readonly KindSchema[];
  readonly sources: readonly KindSource[];
  /** By default kube-apiserver without flags. */
  readonly cluster: ClusterSettings | undefined;
}

/** Which versions a cluster serves is asked of those that say something of it, and of kinds that are off by default. */
const servedKinds = lazy<typeof import('../cluster/served-kinds.ts')>(import.meta.url, '../cluster/served-kinds.ts');

/** All kinds are searched for the names to suggest for an unknown kind. */
const missingKinds = lazy<typeof import('./missing-kind.ts')>(import.meta.url, './missing-kind.ts');

/**
 * The kinds of `schemas`, which win, then those of `sources`, those that `@slipway/kube-models` pins and `cluster` serves, and the
 * community's.
 */
export function createKindIndex({ schemas, sources, cluster }: KindOrigins): KindIndex {
  const own = new Map([...kustomizeKinds, ...schemas].map((schema) => [keyOf(apiVersionOf(schema), schema.kind), schema]));
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
