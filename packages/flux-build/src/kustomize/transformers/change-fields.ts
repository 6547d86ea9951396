import { spendOperations } from '../../spending.ts';
import { byBytes, setField } from '../nodes/fields.ts';
import { stringScalar, type YamlNode } from '../nodes/yaml-node.ts';
import { applyFieldSpecs, type FieldSpec } from '../resources/field-spec.ts';
import type { Resource } from '../resources/resource.ts';
import { recordStep, type Transformer } from './transformer.ts';

/**
 * Sets labels or annotations at all paths of the field specs. A new entry at several paths of a resource is one shared node, as in
 * kustomize: a later change of one changes the others.
 */
export const setEntries =
  (entries: ReadonlyMap<string, string>, specs: readonly FieldSpec[]): Transformer =>
  ({ list }, { step }) => {
    if (entries.size === 0) return;
    const keys = [...entries.keys()].sort(byBytes);
    for (const resource of list) {
      spendOperations(10 * keys.length);
      for (const key of keys) setEntry(resource, key, entries.get(key) as string, specs, () => recordStep(resource, step));
    }
  };

/** Sets one entry at all its paths. */
export function setEntry({ node }: Resource, key: string, text: string, specs: readonly FieldSpec[], changed: () => void): void {
  if (node === undefined) return;
  const value = stringScalar(text);
  const set = (map: YamlNode): void => {
    setField(map, key, value);
    changed();
  };
  applyFieldSpecs(node, specs, { set, createKind: 'map', createTag: '!!map' });
}
