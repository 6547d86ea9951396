import type { Budget } from '@slipway/manifest';
import type { KustomizeResult, TraceStep } from '../../built-object.ts';
import { withBudget } from '../../spending.ts';
import { fieldSpecOf } from '../config/field-specs.ts';
import { builtInSchemas } from '../merge/merge-schema.ts';
import { objectValue } from '../nodes/node-value.ts';
import { Refusal } from '../nodes/refusal.ts';
import { createParseCache, makeResources } from '../resources/make-resources.ts';
import { appendAll, createResourceSet } from '../resources/resource-set.ts';
import { setEntries } from '../transformers/change-fields.ts';

/** Labels and annotations for all objects. */
export interface SharedMetadata {
  readonly labels?: ReadonlyMap<string, string>;
  readonly annotations?: ReadonlyMap<string, string>;
}

/**
 * Returns the objects of some texts as kustomize reads them into one set, without a kustomization. Later metadata replaces earlier
 * metadata. Two objects with one id are rejected, like an object without a kind or a name.
 */
export function readResources(
  texts: ReadonlyMap<string, string>,
  metadata: readonly SharedMetadata[] = [],
  budget?: Budget,
): KustomizeResult {
  try {
    return { objects: withBudget(budget, () => read(texts, metadata)), notes: [] };
  } catch (error) {
    if (error instanceof Refusal) return { error: error.problem };
    if (error instanceof RangeError) return { error: { reason: 'too-deep', message: 'values are nested too deeply' } };
    throw error;
  }
}

function read(texts: ReadonlyMap<string, string>, metadata: readonly SharedMetadata[]) {
  const set = createResourceSet();
  const cache = createParseCache();
  const taken = new Set<string>();
  for (const [file, text] of texts) appendAll(set, resourcesOf(file, text, cache), taken);
  const step: TraceStep = { action: 'transformed', file: '', by: 'metadata' };
  const transformation = { schemas: builtInSchemas, notes: [], step };
  for (const { labels, annotations } of metadata) {
    if (labels !== undefined) setEntries(labels, [fieldSpecOf('metadata/labels', true)])(set, transformation);
    if (annotations !== undefined) setEntries(annotations, [fieldSpecOf('metadata/annotations', true)])(set, transformation);
  }
  return set.list.flatMap(({ node, file, index, trace }) =>
    node === undefined ? [] : [{ object: objectValue(node), file, index, trace }],
  );
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
