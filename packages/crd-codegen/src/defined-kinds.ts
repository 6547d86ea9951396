import type { KindSchema } from '@slipway/kube-models';
import type { Finding } from '@slipway/manifest';

/** The kinds that one object defines, and its problems. */
export interface DefinedKinds {
  readonly kinds: readonly KindSchema[];
  readonly findings: readonly Finding[];
}
