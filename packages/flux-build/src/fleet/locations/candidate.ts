import type { WrittenLocation } from '../written-location.ts';

/** A position that may have set a value of an object. */
export interface Candidate {
  readonly location: ValueLocation;
  /** Whether the value comes from there; false if the position is only near it. */
  readonly whole: boolean;
  /** Number of segments of the object's path that exist there. */
  readonly depth: number;
  /** The value in the file. */
  readonly value?: unknown;
  /** The cause, in kustomize's words; undefined for the document of the object itself. */
  readonly by?: string;
}

/** A field of a document. */
export interface ValueLocation extends WrittenLocation {
  /** RFC 6901 pointer from the root of the document. */
  readonly pointer: string;
  /** Set when the field is a string that contains YAML: a field of one of its documents, or a position in the string. */
  readonly inside?: { readonly index: number; readonly pointer: string } | { readonly line: number; readonly column: number };
}
