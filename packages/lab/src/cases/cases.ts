import type { KindSchema } from '@slipway/kube-models';
import type { Manifest } from '@slipway/manifest';
import { type Draw, drawn, sampleOf } from './draw.ts';
import { mutations } from './mutations.ts';
import { objectOf, type Size } from './object-of.ts';
import { type TypedValue, typedValues, withValue } from './typed-values.ts';

/** A case for the API server: an object, and its mutations. */
export interface Case {
  /** `none`, or the names of the mutations, joined by `+`. */
  readonly mutation: string;
  readonly object: Manifest;
}

/** Returns cases of one kind: valid objects of every size, and single mutations of them, a few with two. */
export const casesOf = (kind: KindSchema, count: number, seed: number): readonly Case[] =>
  sampleOf(
    drawn((draw) => drawCase(kind, draw)),
    count,
    seed,
  ).map(jsonOf);

/** Returns cases of random kinds. */
export const mixedCases = (kinds: readonly KindSchema[], count: number, seed: number): readonly Case[] =>
  sampleOf(
    drawn((draw) => drawCase(draw.pick(kinds), draw)),
    count,
    seed,
  ).map(jsonOf);

function drawCase(kind: KindSchema, draw: Draw): Case {
  const object = objectOf(kind, draw, draw.pick<Size>(['smallest', 'small', 'small', 'large']));
  if (draw.chance(22)) return { mutation: 'none', object };
  const once = mutate({ mutation: '', object }, kind, draw);
  const changed = draw.chance(8) ? mutate(once, kind, draw) : once;
  // A few mistakes make an object useless for a comparison. The original object is used instead.
  return isAskable(changed.object, kind.scope === 'Namespaced') ? changed : { mutation: 'none', object };
}

/**
 * Whether the API server has a path for the object, which contains its names. Flux rejects objects without a name, or without a required
 * namespace, before it sends them.
 */
function isAskable({ apiVersion, kind, metadata }: Manifest, needsNamespace: boolean): boolean {
  const { name, namespace } = (metadata ?? {}) as unknown as Readonly<Record<string, unknown>>;
  const isName = (value: unknown): boolean => typeof value === 'string' && value !== '' && !/^\.\.?$/.test(value);
  return [apiVersion, kind, name].every(isName) && (namespace === undefined ? !needsNamespace : isName(namespace));
}

function mutate({ mutation, object }: Case, kind: KindSchema, draw: Draw): Case {
  const values = typedValues(object, kind);
  const fitting = Object.entries(mutations).flatMap(([name, { fits, change }]) => {
    const where: readonly TypedValue[] = values.filter(fits);
    return where.length > 0 ? [{ name, change, where }] : [];
  });
  const { name, change, where } = draw.pick(fitting);
  const typed = draw.pick(where);
  return { mutation: mutation === '' ? name : `${mutation}+${name}`, object: withValue(object, typed.path, change(typed, draw)) };
}

/** Converts to JSON, so that no value is undefined or shared. */
const jsonOf = (value: Case): Case => JSON.parse(JSON.stringify(value)) as Case;
