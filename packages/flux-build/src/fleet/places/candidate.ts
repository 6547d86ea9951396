import type { WrittenPlace } from '../written-place.ts';

/** A place that may have given a value to an object. */
export interface Candidate {
  readonly place: ValuePlace;
  /** Whether the value comes from there; false if it is only near that position. */
  readonly whole: boolean;
  /** Segments of the object's path that lead to it. */
  readonly depth: number;
  /** What is written there. */
  readonly value?: unknown;
  /** What put it into the object, in kustomize's words; undefined for the document of the object itself. */
  readonly by?: string;
}

/** A field of a document. */
export interface ValuePlace extends WrittenPlace {
  /** RFC 6901 pointer from the root of the document. */
  readonly pointer: string;
  /** Where the field is a text that contains YAML itself: a field of one of its documents, or a position in the text. */
  readonly inside?: { readonly index: number; readonly pointer: string } | { readonly line: number; readonly column: number };
}
