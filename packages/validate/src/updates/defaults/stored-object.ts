import type { KindSchema } from '@slipway/kube-models';
import { type Fields, isFields } from '@slipway/manifest';
import { objectSchema } from '../../schema/object-schema.ts';
import { goType } from '../../schema/stored-zeros.ts';
import { resolveReference, type StructuralSchema } from '../../schema/structural-schema.ts';
import type { Filler } from './filled.ts';
import { otherFillers } from './other-defaults.ts';
import { podFillers } from './pod-defaults.ts';
import { service } from './service-defaults.ts';
import { workloadFillers } from './workload-defaults.ts';

const FILLERS: ReadonlyMap<string, Filler> = new Map([
  ...Object.entries(podFillers),
  ...Object.entries(workloadFillers),
  ...Object.entries(otherFillers),
  ['Service', service],
]);

/** Returns an object of a built-in kind with the defaults of its types, which the server sets first. */
export function withGoDefaults(object: Fields, kind: KindSchema): Fields {
  const root = objectSchema(kind);
  return fill(object, kind.kind, root, { root, kind: kind.kind }) as Fields;
}

interface Around {
  readonly root: StructuralSchema;
  readonly kind: string;
}

function fill(value: unknown, type: string | undefined, schema: StructuralSchema, around: Around): unknown {
  const below = (child: unknown, given: StructuralSchema): unknown =>
    typeof child === 'object' && child !== null ? fill(child, typeOf(given, around), resolveReference(given, around.root), around) : child;
  const { items, properties = {}, additionalProperties } = schema;
  if (Array.isArray(value)) return items ? value.map((entry: unknown) => below(entry, items)) : value;
  if (!isFields(value)) return value;
  const filled = (type === undefined ? undefined : FILLERS.get(type)?.(value)) ?? value;
  const entries = Object.entries(filled).map(([name, child]) => {
    const given = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    return [name, given ? below(child, given) : child] as const;
  });
  return Object.fromEntries(entries);
}

function typeOf(given: StructuralSchema, { kind }: Around): string | undefined {
  const reference = given.$ref ?? (given.allOf?.length === 1 ? given.allOf[0]?.$ref : undefined);
  return reference === undefined ? undefined : goType(reference.replace('#/$defs/', ''), kind);
}
