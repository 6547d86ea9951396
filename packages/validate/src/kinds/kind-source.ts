import type { KindSchema } from '@slipway/kube-models';
import type { Problem } from '../objects/object-finding.ts';

/** What of a kind says that it exists. */
export type KnownKind = Pick<KindSchema, 'group' | 'version' | 'kind'>;

/** Kinds that are read one by one, when an object has one. */
export interface KindSource {
  readonly find: (apiVersion: string, kind: string) => KindSchema | undefined;
  /** What to say of objects of a kind of which the server refuses the definition; asked of kinds that `find` gives. */
  readonly refused?: (apiVersion: string, kind: string) => Problem | undefined;
  readonly list: () => readonly KnownKind[];
  /** A text that changes whenever one of the kinds changes. Remembered verdicts are valid for one digest. */
  readonly digest: string;
}

/** `apps/v1`, or `v1` in the core group. */
export const apiVersionOf = ({ group, version }: Pick<KindSchema, 'group' | 'version'>): string =>
  group === '' ? version : `${group}/${version}`;
