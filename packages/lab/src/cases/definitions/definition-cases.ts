import type { KindSchema } from '@slipway/kube-models';
import type { StructuralSchema } from '@slipway/validate';
import { crdsOf } from '../../kubernetes/model-crds.ts';
import type { Case } from '../cases.ts';
import { type Draw, drawn, sampleOf } from '../draw.ts';
import { probeKind } from '../probe-kind.ts';
import { type Path, withValue } from '../typed-values.ts';
import { schemaMistakes } from './schema-mistakes.ts';
import { specMistakes } from './spec-mistakes.ts';

/** Returns CRDs with a part of the schema of some kind, of at most `largest` nodes, and up to three changes of them. */
export const definitionCases = (kinds: readonly KindSchema[], count: number, seed: number, largest = 40): readonly Case[] =>
  sampleOf(
    drawn((draw) => drawDefinition([...kinds, probeKind, probeKind, probeKind], largest, draw)),
    count,
    seed,
  ).map((value) => JSON.parse(JSON.stringify(value)) as Case);

/** A node of a schema, which is a schema itself. */
interface SchemaPart {
  readonly path: Path;
  readonly schema: StructuralSchema;
}

const SPEC: Path = ['spec', 'versions', 0, 'schema', 'openAPIV3Schema', 'properties', 'spec'];

function drawDefinition(kinds: readonly KindSchema[], largest: number, draw: Draw): Case {
  let { mutation, object }: Case = { mutation: 'none', object: smallDefinition(draw.pick(kinds), largest, draw) };
  const count = draw.pick([0, 1, 1, 1, 1, 1, 2, 2, 3]);
  for (let done = 0; done < count; done++) {
    const changed = draw.chance(25) ? changeSpec(object, draw) : changeSchema(object, draw);
    mutation = mutation === 'none' ? changed.mutation : `${mutation}+${changed.mutation}`;
    object = changed.object;
  }
  return { mutation, object };
}

/** Returns a CRD with its own name, whose spec is a part of the kind's schema that is not too large. */
function smallDefinition(kind: KindSchema, largest: number, draw: Draw): Case['object'] {
  const parts = partsIn({ path: [], schema: kind.schema as StructuralSchema }).filter(
    ({ path, schema }) => path.length > 0 && !path.includes('metadata') && schema.type === 'object' && sizeOf(schema) <= largest,
  );
  const part = parts.length > 0 ? draw.pick(parts).schema : { type: 'object', properties: { name: { type: 'string' } } };
  const { properties: { apiVersion, kind: kindField, metadata } = {} } = kind.schema as StructuralSchema;
  const schema: StructuralSchema = {
    type: 'object',
    properties: {
      ...(draw.chance(50) && apiVersion && kindField && metadata ? { apiVersion, kind: kindField, metadata } : {}),
      spec: part,
      ...(draw.chance(30) ? { status: { type: 'object', properties: { ready: { type: 'boolean' } } } } : {}),
    },
  };
  const subresources = draw.chance(40) ? { status: {} } : undefined;
  const [definition] = crdsOf([
    {
      group: 'made.slipway.example',
      version: 'v1',
      kind: 'Thing',
      plural: 'things',
      scope: draw.pick(['Namespaced', 'Cluster']),
      origin: 'crd',
      storage: true,
      schema: schema as KindSchema['schema'],
      ...(subresources ? { subresources } : {}),
    },
  ]);
  if (!definition) throw new Error('no definition was made');
  return definition;
}

const sizeOf = (schema: StructuralSchema): number => partsIn({ path: [], schema }).length;

/** Returns every schema inside a schema, the outer ones first. */
function partsIn(part: SchemaPart): readonly SchemaPart[] {
  const { path, schema } = part;
  const { items, additionalProperties, properties = {} } = schema;
  return [
    part,
    ...Object.entries(properties).flatMap(([name, child]) => partsIn({ path: [...path, 'properties', name], schema: child })),
    ...(isSchema(items) ? partsIn({ path: [...path, 'items'], schema: items }) : []),
    ...(isSchema(additionalProperties) ? partsIn({ path: [...path, 'additionalProperties'], schema: additionalProperties }) : []),
  ];
}

const isSchema = (value: unknown): value is StructuralSchema => typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Readonly<Record<string | number, unknown>> | undefined)?.[key], value);

function changeSchema(object: Case['object'], draw: Draw): Case {
  const root = SPEC.slice(0, -2);
  const from = draw.chance(15) ? root : SPEC;
  const schema = valueAt(object, from);
  if (!isSchema(schema)) return { mutation: 'none', object };
  const { path, schema: chosen } = draw.pick(partsIn({ path: from, schema }));
  const { name, change } = draw.pick(schemaMistakes);
  const changed = change(chosen, draw);
  return changed === undefined ? { mutation: 'none', object } : { mutation: name, object: withValue(object, path, changed) };
}

function changeSpec(object: Case['object'], draw: Draw): Case {
  const { name, path, value } = draw.pick(specMistakes);
  const at = path.slice(0, -1);
  if (!isSchema(valueAt(object, at)) && !Array.isArray(valueAt(object, at))) return { mutation: 'none', object };
  return { mutation: name, object: withValue(object, path, value(draw)) };
}
