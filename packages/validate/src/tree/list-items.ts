import { childPointer } from '@slipway/manifest';
import type { TreeDocument } from './tree-document.ts';

/**
 * Returns the objects of a document: the items of a `List`, as `kubectl get -o yaml` writes them, or the document itself. kustomize splits
 * any kind that ends in List and has items, also lists inside lists (measured with kustomize 5.8.1).
 */
export function listItems(document: TreeDocument): TreeDocument[] {
  if (!isList(document.value)) return [document];
  const { at = '', positionOf } = document;
  return document.value.items.flatMap((value, index) => {
    const pointer = childPointer('/items', index);
    const place = positionOf && ((below: string) => positionOf(`${pointer}${below}`));
    const { text: _, ...rest } = document;
    return listItems({ ...rest, value, at: `${at}${pointer}`, ...(place === undefined ? {} : { positionOf: place }) });
  });
}

function isList(value: unknown): value is { readonly items: readonly unknown[] } {
  if (typeof value !== 'object' || value === null) return false;
  const { apiVersion, kind, items } = value as Readonly<Record<string, unknown>>;
  return typeof apiVersion === 'string' && typeof kind === 'string' && kind.endsWith('List') && Array.isArray(items);
}
