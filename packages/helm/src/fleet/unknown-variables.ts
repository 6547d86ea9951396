import { findMarkers, hasMarker } from '@slipway/go-template';
import { setKey } from '@slipway/manifest';
import type { RenderedDocument } from '../render/render-chart.ts';
import { isTable, type Values } from '../value-maps.ts';

/** Returns the name of the variable that replaces an unknown value in an object, in the form of Flux variables: `Secret_apps_db`. */
export const unknownVariable = (reason: string): string => reason.replace(/[^A-Za-z0-9]+/g, '_').replace(/^(?=\d)|^$/, '_');

/** Replaces markers in an object by expressions such as `${Secret_apps_db}`, and adds the variables to `names`. */
export function withExpressions(value: unknown, document: RenderedDocument, names: Set<string>): unknown {
  if (typeof value === 'string') return hasMarker(value) ? textWithExpressions(value, document, names) : value;
  if (Array.isArray(value)) return value.map((item) => withExpressions(item, document, names));
  if (!isTable(value)) return value;
  const copy: Values = {};
  for (const [key, item] of Object.entries(value)) {
    setKey(copy, hasMarker(key) ? textWithExpressions(key, document, names) : key, withExpressions(item, document, names));
  }
  return copy;
}

function textWithExpressions(text: string, { output }: RenderedDocument, names: Set<string>): string {
  let result = '';
  let at = 0;
  for (const { start, end, id } of findMarkers(text)) {
    const name = unknownVariable(output.rendered.unknowns[id]?.unknown.reason ?? 'unknown');
    names.add(name);
    result += `${text.slice(at, start)}\${${name}}`;
    at = end;
  }
  return result + text.slice(at);
}

/** Returns the text of a document with expressions instead of markers. */
export const shownText = (document: RenderedDocument): string =>
  hasMarker(document.text) ? textWithExpressions(document.text, document, new Set()) : document.text;
