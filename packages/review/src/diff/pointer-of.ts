import { buildPointer } from '@slipway/manifest';
import { isFields, isSame, own } from '../objects/values.ts';
import type { Step } from './difference.ts';
import { idOf } from './list-keys.ts';

/** The JSON pointer of a path in one of the objects that were compared; it ends where the object does. */
export function pointerOf(object: unknown, path: readonly Step[]): string {
  const segments: string[] = [];
  let node = object;
  for (const step of path) {
    const segment = segmentOf(node, step);
    if (segment === undefined) break;
    segments.push(segment);
    node = Array.isArray(node) ? node[Number(segment)] : isFields(node) ? own(node, segment) : undefined;
  }
  return buildPointer(segments);
}

function segmentOf(node: unknown, step: Step): string | undefined {
  if ('field' in step) return isFields(node) && Object.hasOwn(node, step.field) ? step.field : undefined;
  if (!Array.isArray(node)) return undefined;
  const index = 'index' in step ? step.index : node.findIndex((item) => isSame(idOf(item, step.by), step.id));
  return index >= 0 && index < node.length ? String(index) : undefined;
}
