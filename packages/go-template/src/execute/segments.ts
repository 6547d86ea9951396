import type { AnyNode } from '../parse/nodes.ts';

/** The text of a template, with the name that errors show. */
export interface TemplateText {
  readonly name: string;
  readonly text: string;
}

/** The origins of the parts of a text. The lists have equal length, with one entry for each part. */
export interface Segments {
  /** Start of each part. */
  readonly starts: number[];
  readonly sites: PrintSite[];
  /** The map or list that the value was read from, and the key. */
  readonly containers: (object | undefined)[];
  readonly keys: string[];
  /** The outputs of other templates in a part, if it has any. */
  readonly included: (readonly IncludedText[] | undefined)[];
}

/** A node that prints. */
export interface PrintSite {
  readonly file: TemplateText;
  readonly node: AnyNode;
}

/** The output of a template that `include` or `tpl` returned. */
export interface IncludedText {
  readonly text: string;
  readonly segments: Segments;
}

export const newSegments = (): Segments => ({ starts: [], sites: [], containers: [], keys: [], included: [] });
