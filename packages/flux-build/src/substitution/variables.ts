import type { ByteText } from './byte-text.ts';
import type { PERHAPS, UNKNOWN } from './expand-template.ts';

/** Names that the controller takes. One other name refuses every object. */
export const VARIABLE_NAME: RegExp = /^[_A-Za-z][_A-Za-z0-9]*$/;

/** The variables of a Flux Kustomization. */
export interface Variables {
  /** In the order in which they are first set. */
  readonly names: readonly string[];
  /** Whether any is, or may be, set: without one nothing is substituted. */
  readonly isSet: boolean;
  /** Bytes of the value; `UNKNOWN` when only the cluster has it, `PERHAPS` when only the cluster decides whether it is set. */
  lookup(name: string): ByteText | typeof UNKNOWN | typeof PERHAPS | undefined;
}
