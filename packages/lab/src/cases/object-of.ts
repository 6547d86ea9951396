import type { KindSchema } from '@slipway/kube-models';
import type { Manifest } from '@slipway/manifest';
import { objectSchema, type StructuralSchema } from '@slipway/validate';
import { builtInExamples } from './built-in-examples.ts';
import type { Draw } from './draw.ts';
import { grow } from './grow.ts';
import { type Making, makeValue } from './make-value.ts';

/** How many of the optional fields of a kind are used. */
export type Size = 'smallest' | 'small' | 'large';

const BUDGETS: Readonly<Record<Size, number>> = { smallest: 0, small: 12, large: 40 };

/**
 * Returns an object that the schema of `kind` allows. Objects of built-in kinds are generated from an example, because their rules are
 * not in schemas. `alsoWanted` are dotted paths of further required fields.
 */
export function objectOf(kind: KindSchema, draw: Draw, size: Size, alsoWanted: Making['wanted'] = new Set()): Manifest {
  const root = objectSchema(kind);
  const known = wantedFields(root);
  const wanted = { has: (path: string): boolean => known.has(path) || alsoWanted.has(path) };
  const making: Making = { draw, root, budget: BUDGETS[size], wanted };
  const { apiVersion: _, kind: __, metadata: ___, status: ____, ...properties } = root.properties ?? {};
  const example = builtInExamples[`${kind.group}/${kind.version} ${kind.kind}`] ?? builtInExamples[kind.kind];
  const required = [...(root.required ?? []).filter((name) => name in properties), ...('spec' in properties ? ['spec'] : [])];
  const content =
    kind.origin === 'openapi' && example
      ? grow(example, { ...root, properties }, making)
      : makeValue({ ...root, properties, required }, making);
  return {
    apiVersion: kind.group === '' ? kind.version : `${kind.group}/${kind.version}`,
    kind: kind.kind,
    metadata: { name: 'a', ...(kind.scope === 'Namespaced' ? { namespace: 'lab' } : {}), ...labels(draw, size) },
    ...(content as object),
  };
}

const labels = (draw: Draw, size: Size): object =>
  size === 'large' && draw.chance(50) ? { labels: { app: 'web' }, annotations: { 'example.org/note': 'größe 🚀' } } : {};

/** Returns fields that CEL rules in the wording of Crossplane's providers require. */
function wantedFields(schema: StructuralSchema): ReadonlySet<string> {
  const found = JSON.stringify(schema).matchAll(/"message":"(spec\.[\w.]+) is a required parameter"/g);
  return new Set([...found].flatMap(([, path = '']) => path.split('.').map((_, index, names) => names.slice(0, index + 1).join('.'))));
}
