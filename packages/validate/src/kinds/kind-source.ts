import type { KindSchema } from '@slipway/kube-models';
import type { Problem } from '../objects/object-finding.ts';

/** The fields that identify a kind. */
export type KnownKind = Pick<KindSchema, 'group' | 'version' | 'kind'>;

/** Kinds that are read one by one, when an object has the kind. */
export interface KindSource {
  readonly find: (apiVersion: string, kind: string) => KindSchema | undefined;
  /** Returns the problem of objects of a kind whose CRD the server rejects. It is called for kinds that `find` returns. */
  readonly refused?: (apiVersion: string, kind: string) => Problem | undefined;
  readonly list: () => readonly KnownKind[];
  /** A text that changes with each change of one of the kinds. Cached verdicts are valid for one digest. */
  readonly digest: string;
}

/** Returns `apps/v1`, or `v1` in the core group. */
export const apiVersionOf = ({ group, version }: Pick<KindSchema, 'group' | 'version'>): string =>
  group === '' ? version : `${group}/${version}`;
