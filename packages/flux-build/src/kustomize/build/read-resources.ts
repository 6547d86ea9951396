import type { Budget } from '@slipway/manifest';
import type { BuiltObject, KustomizeResult } from '../../built-object.ts';
import { withBudget } from '../../spending.ts';
import { refolded } from '../nodes/folded-text.ts';
import { objectValue } from '../nodes/node-value.ts';
import { Refusal } from '../nodes/refusal.ts';
import { FOLDED, type YamlNode } from '../nodes/yaml-node.ts';
import { createParseCache, makeResources } from '../resources/make-resources.ts';
import { appendAll, createResourceSet } from '../resources/resource-set.ts';

/**
 * Returns the objects of some texts as kyaml prints them and kustomize reads them, without a kustomization. A text with a problem is named
 * in it. Two objects with one id are rejected, like an object without a kind or a name.
 */
export function readResources(texts: ReadonlyMap<string, string>, budget?: Budget): KustomizeResult {
  try {
    return { objects: withBudget(budget, () => read(texts)), notes: [] };
  } catch (error) {
    if (error instanceof Refusal) return { error: error.problem };
    if (error instanceof RangeError) return { error: { reason: 'too-deep', message: 'values are nested too deeply' } };
    throw error;
  }
}

function read(texts: ReadonlyMap<string, string>): readonly BuiltObject[] {
  const set = createResourceSet();
  const cache = createParseCache();
  const taken = new Set<string>();
  for (const [file, text] of texts) appendAll(set, resourcesOf(file, text, cache), taken);
  return set.list.flatMap(({ node, file, index, trace }) => {
    if (node === undefined) return [];
    reprint(node);
    return [{ object: objectValue(node), file, index, trace }];
  });
}

/** Changes folded texts as writing and reading them again does. All other nodes remain the same. */
function reprint(node: YamlNode): void {
  if (node.kind === 'scalar' && node.style & FOLDED && node.tag === '!!str') node.value = refolded(node.value);
  for (const inner of node.content) reprint(inner);
}

/** Names the file in the problem. */
function resourcesOf(file: string, text: string, cache: ReturnType<typeof createParseCache>) {
  try {
    return makeResources(text, file, cache, { action: 'read', file, by: 'resources' });
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal({ file, ...error.problem });
    throw error;
  }
}
