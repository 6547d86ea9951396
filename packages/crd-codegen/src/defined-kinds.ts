import type { KindSchema } from '@slipway/kube-models';
import type { Finding } from '@slipway/manifest';

/** What one object defines, and what is wrong with it. */
export interface DefinedKinds {
  readonly kinds: readonly KindSchema[];
  readonly findings: readonly Finding[];
}
