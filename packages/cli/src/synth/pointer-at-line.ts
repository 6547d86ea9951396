import { childPointer, type YamlDocument } from '@slipway/manifest';

/**
 * Returns the pointer of the value at `line`: the last value of the last document that begins at or before it. Returns undefined above the
 * first document.
 */
export function pointerAtLine(
  documents: readonly YamlDocument[],
  line: number,
): { readonly document: number; readonly pointer: string } | undefined {
  const document = documents.findLast((candidate) => candidate.positionOf('').line <= line);
  if (document === undefined) return undefined;
  let best = { pointer: '', line: 0 };
  for (const pointer of pointersOf(document.value, '')) {
    const position = document.positionOf(pointer);
    if (position.line <= line && position.line >= best.line) best = { pointer, line: position.line };
  }
  return { document: document.index, pointer: best.pointer };
}

function* pointersOf(value: unknown, pointer: string): Generator<string> {
  yield pointer;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) yield* pointersOf(child, childPointer(pointer, key));
}
