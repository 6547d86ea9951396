import type { KindSchema } from '@slipway/kube-models';
import type { Manifest } from '@slipway/manifest';
import { type Draw, drawn, sampleOf } from './draw.ts';
import { mutations } from './mutations.ts';
import { objectOf, type Size } from './object-of.ts';
import { type Place, placesOf, withValue } from './places.ts';

/** A question for the API server: an object, and what was done to it. */
export interface Case {
  /** `none`, or the names of the mutations, joined by `+`. */
  readonly mutation: string;
  readonly object: Manifest;
}

/** Cases of one kind: valid objects of every size, and single mutations of them; a few with two. */
export const casesOf = (kind: KindSchema, count: number, seed: number): readonly Case[] =>
  sampleOf(
    drawn((draw) => drawCase(kind, draw)),
    count,
    seed,
  ).map(jsonOf);

/** Cases of kinds chosen at random. */
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
  // Half a dozen mistakes leave nothing to ask about; the object as it was is as good.
  return isAskable(changed.object, kind.scope === 'Namespaced') ? changed : { mutation: 'none', object };
}

/**
 * Whether there is a place to ask at: the API has its objects at paths with names in them. Flux refuses objects without a
 * name, or without a namespace where they need one, before it asks.
 */
function isAskable({ apiVersion, kind, metadata }: Manifest, needsNamespace: boolean): boolean {
  const { name, namespace } = (metadata ?? {}) as unknown as Readonly<Record<string, unknown>>;
  const isName = (value: unknown): boolean => typeof value === 'string' && value !== '' && !/^\.\.?$/.test(value);
  return [apiVersion, kind, name].every(isName) && (namespace === undefined ? !needsNamespace : isName(namespace));
}

function mutate({ mutation, object }: Case, kind: KindSchema, draw: Draw): Case {
  const places = placesOf(object, kind);
  const fitting = Object.entries(mutations).flatMap(([name, { fits, change }]) => {
    const where: readonly Place[] = places.filter(fits);
    return where.length > 0 ? [{ name, change, where }] : [];
  });
  const { name, change, where } = draw.pick(fitting);
  const place = draw.pick(where);
  return { mutation: mutation === '' ? name : `${mutation}+${name}`, object: withValue(object, place.path, change(place, draw)) };
}

/** What JSON can say: nothing is undefined, and no value is shared. */
const jsonOf = (value: Case): Case => JSON.parse(JSON.stringify(value)) as Case;
