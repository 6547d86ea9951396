import type { KnownDocument } from '@slipway/manifest';
import type { ObjectFinding } from '../objects/object-finding.ts';

/** What was found out about a text. */
export interface KnownText extends KnownDocument {
  /** What was found in it, by what was known beside the text. */
  readonly findings: Readonly<Record<string, readonly ObjectFinding[]>>;
}
