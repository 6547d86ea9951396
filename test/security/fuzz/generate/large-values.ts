import type { Command, Draft } from './draft.ts';
import { fleetCommand } from './flux-fleet.ts';
import { LARGE_FIELDS } from './large-fields.ts';
import { largeSize, largeText } from './large-texts.ts';
import { isMap, type Node, placesBelow } from './nodes.ts';
import { objectOfKind, randomKind } from './schema-object.ts';

/** A long text in a field that something reads closely, or in any string of any kind. */
export function largeValues(draft: Draft): Command {
  const { random, note } = draft;
  const size = draft.sized(largeSize(random), 20_000);
  note(`size:${size > 900_000 ? 'megabytes' : size > 100_000 ? 'large' : 'small'}`);
  if (random.chance(0.15)) return largeAnywhere(draft, size);
  const { name, units, objects, cluster, fluxSpec, kustomize, files } = random.pick(LARGE_FIELDS);
  note(`large:${name}`);
  const text = largeText(random, size, units);
  return fleetCommand(draft, {
    objects: objects?.(text, random),
    cluster: cluster?.(text, random),
    fluxSpec: fluxSpec?.(text, random),
    kustomize: kustomize?.(text, random),
    files: files?.(text, random),
  });
}

function largeAnywhere(draft: Draft, size: number): Command {
  const { random, note } = draft;
  const object = objectOfKind(randomKind(random), random);
  const texts = placesBelow(object).filter(({ node }) => typeof node === 'string');
  const place = random.pick(texts);
  const kind = object.entries.find(([key]) => key === 'kind')?.[1];
  note(`large:any`, `kind:${typeof kind === 'string' ? kind : ''}`);
  const text = largeText(random, size, typeof place.node === 'string' && place.node !== '' ? [place.node, place.node.slice(0, 1)] : []);
  place.set(random.chance(0.4) && typeof place.node === 'string' ? place.node + text : text);
  if (random.chance(0.2)) renameKey(object, text.slice(0, 90_000), draft);
  return fleetCommand(draft, { objects: [object] });
}

/** One of the keys of a map becomes a long one. */
function renameKey(object: Node, text: string, { random }: Draft): void {
  const keys = placesBelow(object).filter(({ node, rename }) => rename !== undefined && !isMap(node));
  if (keys.length > 0) random.pick(keys).rename?.(text);
}
