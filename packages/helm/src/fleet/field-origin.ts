import { getPointer, onceForEach, parsePointer, readYaml } from '@slipway/manifest';
import type { RenderedDocument } from '../render/render-chart.ts';
import type { InstalledObject } from './installed-objects.ts';

/** The origin of a field of an object of a release. */
export interface FieldOrigin {
  /** The template: `web/templates/deployment.yaml`. */
  readonly template: string;
  /** From 1. */
  readonly line: number;
  /** The path of the printed value in the values of the release, if a value was printed: `['image', 'tag']`. */
  readonly valuesPath?: readonly string[];
}

/** Finds the line of a template that prints a field, and the value that it prints. Undefined for a CRD of `crds/`. */
export function fieldOrigin({ document }: InstalledObject, pointer: string): FieldOrigin | undefined {
  if (document === undefined) return undefined;
  const { start, output, source } = document;
  const { offset, length } = spanOf(document, pointer);
  const origin = output.originAt(start + offset);
  if (origin === undefined) return undefined;
  const valuesPath = pathInRelease(source, origin.path ?? printedIn(document, offset, length));
  return { template: origin.template, line: origin.line, ...(valuesPath === undefined ? {} : { valuesPath }) };
}

/** Returns the path of the first value that is printed inside a scalar, for example after a quote. */
function printedIn({ start, output }: RenderedDocument, offset: number, length: number): string | undefined {
  for (let at = offset + 1; at < offset + length; at++) {
    const path = output.originAt(start + at)?.path;
    if (path !== undefined) return path;
  }
  return undefined;
}

/** Longer scalars usually have several lines. */
const MAX_SCALAR = 500;

/** The position of a value in the text of a document. */
interface Span {
  readonly offset: number;
  /** Length of a scalar with its quotes; 0 for a map or list. */
  readonly length: number;
}

/** Parses a document once, because callers search thousands of fields of one object. */
const parsedDocument = onceForEach(({ text, source }: RenderedDocument) => {
  let end = 0;
  const lineStarts = text.split('\n').map((line) => {
    const start = end;
    end += line.length + 1;
    return start;
  });
  return { parsed: readYaml(text, source).documents[0], lineStarts };
});

/** Returns the position of a field in a document, or that of the nearest map around it. */
function spanOf(document: RenderedDocument, pointer: string): Span {
  const { parsed, lineStarts } = parsedDocument(document);
  if (parsed === undefined) return { offset: 0, length: 0 };
  let written = pointer;
  while (written !== '' && getPointer(parsed.value, written) === undefined) written = written.slice(0, written.lastIndexOf('/'));
  if (written === '') return { offset: 0, length: 0 };
  const { line, column } = parsed.positionOf(written);
  const offset = (lineStarts[line - 1] ?? 0) + column - 1;
  const value = getPointer(parsed.value, written);
  const length = typeof value === 'object' || written !== pointer ? 0 : Math.min(String(value).length + QUOTES, MAX_SCALAR);
  return { offset: offset + lengthOfKey(document.text.slice(offset), String(parsePointer(written).at(-1) ?? '')), length };
}

const QUOTES = 2;

/** Returns the length of a key with its colon, if the text begins with it. The position of a field is that of its key. */
function lengthOfKey(text: string, key: string): number {
  const quotes = text.startsWith('"') || text.startsWith("'") ? 1 : 0;
  if (!text.startsWith(key, quotes)) return 0;
  const end = key.length + 2 * quotes;
  const colon = text.indexOf(':', end);
  if (colon < 0 || text.slice(end, colon).trim() !== '') return 0;
  const value = text.slice(colon + 1);
  return colon + 1 + value.length - value.trimStart().length;
}

/**
 * Returns a path in the values of the release. A subchart gets only a part of them: `web/charts/db/templates/a.yaml` gets the values of
 * `db`.
 */
function pathInRelease(source: string, path: string | undefined): readonly string[] | undefined {
  if (path === undefined || !path.startsWith('.Values.')) return undefined;
  const charts = source.slice(0, source.lastIndexOf('/templates/')).split('/charts/').slice(1);
  return [...charts, ...path.slice('.Values.'.length).split('.')];
}
