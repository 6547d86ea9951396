import type { Finding, SourceLocation, YamlStream } from '@slipway/manifest';
import type { ObjectFinding } from '../objects/object-finding.ts';
import { shownPointer, withPointer } from '../secrets/confidential.ts';

/** One object of one file, however it came into memory. */
export interface TreeDocument {
  /** Path from the root of the tree, with forward slashes. */
  readonly file: string;
  /** Number in the file, from 0. */
  readonly index: number;
  readonly value: unknown;
  /** What the readers of YAML refuse or change in the document, when it was read from text. */
  readonly findings?: readonly Pick<Finding, 'rule' | 'severity' | 'pointer'>[];
  /** The text that `value` was read from, when the same text always gives the same value. */
  readonly text?: () => string;
  /** Offset of a pointer in that text. */
  readonly offsetOf?: (pointer: string) => number;
  /** JSON pointer to the object within the document when it is an item of a `List`; absent when it is the document. */
  readonly at?: string;
  /** Where a pointer into the object is written, when the document was read from text. */
  readonly positionOf?: (pointer: string) => { readonly line: number; readonly column: number };
  /** The text of the whole file, where its comments have a say: of a kustomization.yaml that was read from text. */
  readonly fileText?: string;
  /** Where the file was defined, when it was made from values. */
  readonly source?: SourceLocation;
}

/** Returns a finding of the tree at its position, as it may be shown. */
export const placeFinding = (finding: ObjectFinding, document: TreeDocument): Finding =>
  placeShown(withPointer(finding, document.value), document);

/** Returns the finding at its position: file, line and column, and the definition in TypeScript, if available. */
export const placeShown = ({ spot, ...finding }: ObjectFinding, document: TreeDocument): Finding => ({
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
