import type { AnyNode } from '../parse/nodes.ts';

/** The text of a template, with the name that errors show. */
export interface TemplateText {
  readonly name: string;
  readonly text: string;
}

/** Where the parts of a text are from. The lists have equal length, one entry for each part. */
export interface Segments {
  /** Where a part starts. */
  readonly starts: number[];
  readonly sites: PrintSite[];
  /** The map or list that the value was read from, and the key. */
  readonly containers: (object | undefined)[];
  readonly keys: string[];
  /** For a part that has the text of other templates: those texts. */
  readonly included: (readonly IncludedText[] | undefined)[];
}

/** A node that prints. */
export interface PrintSite {
  readonly file: TemplateText;
  readonly node: AnyNode;
}

/** The text of a template that `include` or `tpl` gave. */
export interface IncludedText {
  readonly text: string;
  readonly segments: Segments;
}

export const newSegments = (): Segments => ({ starts: [], sites: [], containers: [], keys: [], included: [] });
