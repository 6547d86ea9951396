// Generated from record-schema.ts. To change it, run npm run codegen:settings.

import type { Rule, SourceLocation } from '@slipway/manifest';

/** The files that `slipway synth` wrote for a package. `slipway explain` then does not run the definitions. */
export interface DefinitionRecord {
  /** Name of the package. */
  readonly package: string;
  /** The files of the tree, by path from the root of the repository. */
  readonly files: {
    /** A file that `slipway synth` wrote. */
    readonly [k: string]: RecordedFile;
  };
  /** Rules that the package documents. */
  readonly rules: readonly Rule[];
}

/** A file that `slipway synth` wrote. */
export interface RecordedFile {
  /** SHA-256 of the text, in hexadecimal. */
  readonly hash: string;
  /** The position of the definition of each object, in the order of the file; null if it is unknown. */
  readonly objects: readonly (SourceLocation | null)[];
}
