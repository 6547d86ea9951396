import { getPointer } from '@slipway/manifest';
import { documentsOf } from '../documents-of.ts';
import type { ValueLocation } from './candidate.ts';

/** Line and column in a text, from 1. */
export interface Position {
  readonly line?: number;
  readonly column?: number;
}

/** Returns line and column of a position in its file; nothing if the file cannot be read. */
export function positionOfValue(text: string, { file, index, pointer, inside }: ValueLocation): Position {
  const document = documentsOf(text, file).get(index);
  if (document === undefined) return {};
  const { line, column } = document.positionOf(pointer);
  const written = inside === undefined ? undefined : getPointer(document.value, pointer);
  if (inside === undefined || typeof written !== 'string') return { line, column };
  const within = 'line' in inside ? inside : documentsOf(written, file).get(inside.index)?.positionOf(inside.pointer);
  return within === undefined ? { line, column } : (positionInBlock(text, line, written, within) ?? { line, column });
}

/** A block scalar has one line of the file for each line of its text. */
function positionInBlock(
  text: string,
  start: number,
  written: string,
  within: { readonly line: number; readonly column: number },
): Position | undefined {
  const wanted = written.split('\n')[within.line - 1] ?? '';
  const lines = text.split('\n');
  const found = lines[start + within.line - 1];
  if (found === undefined || found.trim() !== wanted.trim()) return undefined;
  const indentation = found.length - found.trimStart().length - (wanted.length - wanted.trimStart().length);
  return { line: start + within.line, column: within.column + Math.max(0, indentation) };
}
