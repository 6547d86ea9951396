import { readYaml } from '@slipway/manifest';
import { isDefinitionPatch } from '@slipway/validate';
import type { PlacedObject } from './defined-kinds.ts';

/** Whether a text may define kinds. Most texts define none, and parsing them twice would take time. */
export const mayDefine = (text: string): boolean => text.includes('ResourceDefinition');

/**
 * Returns the objects of the files that may define kinds, without patches of CRDs. The check of the file reports text that is not YAML.
 */
export const definitionsIn = (texts: ReadonlyMap<string, string>, read: typeof readYaml = readYaml): PlacedObject[] =>
  [...texts].flatMap(([file, text]) =>
    mayDefine(text)
      ? read(text, file).documents.flatMap(({ value, positionOf }) =>
          isDefinitionPatch(file, value)
            ? []
            : placedItems(value).map(({ object, at }) => ({ file, object, positionOf: (pointer) => positionOf(`${at}${pointer}`) })),
        )
      : [],
  );

export const itemsOf = (value: unknown): readonly unknown[] => placedItems(value).map(({ object }) => object);

/** Returns the items of a List, which `kubectl get crds -o yaml` prints, or the document itself. */
export function placedItems(value: unknown): readonly { readonly object: unknown; readonly at: string }[] {
  const { kind, items } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof kind === 'string' && kind.endsWith('List') && Array.isArray(items)
    ? items.map((object: unknown, index) => ({ object, at: `/items/${index}` }))
    : [{ object: value, at: '' }];
}
