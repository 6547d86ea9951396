import type { ByteText } from './byte-text.ts';
import type { MAYBE_SET, UNKNOWN } from './expand-template.ts';

/** Names that the controller accepts. Any other name refuses every object. */
export const VARIABLE_NAME: RegExp = /^[_A-Za-z][_A-Za-z0-9]*$/;

/** The variables of a Flux Kustomization. */
export interface Variables {
  /** Names in the order in which they are first set. */
  readonly names: readonly string[];
  /** Whether any variable is, or may be, set. If not, nothing is substituted. */
  readonly isSet: boolean;
  /** Returns the bytes of the value; `UNKNOWN` when only the cluster has it, `MAYBE_SET` when only the cluster decides whether it is set. */
  lookup(name: string): ByteText | typeof UNKNOWN | typeof MAYBE_SET | undefined;
}
