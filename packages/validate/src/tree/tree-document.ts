import type { Finding, SourceLocation, YamlStream } from '@slipway/manifest';
import type { ObjectFinding } from '../objects/object-finding.ts';
import { shownPointer, withPointer } from '../secrets/confidential.ts';

/** One object of a file, which was read from text or created from values. */
export interface TreeDocument {
  /** Path from the root of the tree, with forward slashes. */
  readonly file: string;
  /** Index in the file, from 0. */
  readonly index: number;
  readonly value: unknown;
  /** Findings of the YAML readers about the document, if it was read from text. */
  readonly findings?: readonly Pick<Finding, 'rule' | 'severity' | 'pointer'>[];
  /** Returns the text that `value` was read from. It is set if the same text always has the same value. */
  readonly text?: () => string;
  /** Returns the offset of a pointer in that text. */
  readonly offsetOf?: (pointer: string) => number;
  /** JSON pointer to the object in the document if it is an item of a `List`; absent if it is the document. */
  readonly at?: string;
  /** Returns the position of a pointer into the object, if the document was read from text. */
  readonly positionOf?: (pointer: string) => { readonly line: number; readonly column: number };
  /** The text of the whole file if its comments are needed: for a kustomization.yaml that was read from text. */
  readonly fileText?: string;
  /** Location of the definition of the file, if it was created from values. */
  readonly source?: SourceLocation;
}

/** Returns a finding of the tree with its position, without confidential values. */
export const locateFinding = (finding: ObjectFinding, document: TreeDocument): Finding =>
  locateShownFinding(withPointer(finding, document.value), document);

/** Returns the finding with its position: file, line and column, and the definition in TypeScript, if available. */
export const locateShownFinding = ({ spot, ...finding }: ObjectFinding, document: TreeDocument): Finding => ({
  ...finding,
  pointer: `${document.at ?? ''}${finding.confidential === true ? shownPointer(document.value, finding.pointer) : finding.pointer}`,
  file: document.file,
  ...document.positionOf?.(spot ?? finding.pointer),
  ...(document.source === undefined ? {} : { source: document.source }),
});

/** A file that was read. */
export interface ReadFile {
  readonly file: string;
  readonly text: string;
  readonly stream: YamlStream;
}
