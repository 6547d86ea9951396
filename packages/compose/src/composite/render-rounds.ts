import { isDeepStrictEqual } from 'node:util';
import { fieldsOf, isFields, setKey, textOf } from '@slipway/manifest';
import { RESOURCE_NAME_ANNOTATION } from './composed-metadata.ts';
import { type JsonObject, type RenderedComposite, type RenderInput, renderComposite } from './render-composite.ts';

/** The last of several runs of Crossplane, or its error. */
export type RenderedRounds = SettledRounds | { readonly error: string; readonly round: number };

/** Runs of Crossplane, each of which observes the objects that the run before applied. */
export interface SettledRounds {
  /** The last run. */
  readonly rendering: RenderedComposite;
  /** The number of runs. */
  readonly rounds: number;
  /** Changes of the last run: names of templates, and `composite` for the status. Empty if it changed nothing. */
  readonly changing: readonly string[];
}

/**
 * Renders a composite until a run changes nothing, at most `most` times. A run observes the composed resources as the run before applied
 * them. `observed` sets fields that no template has, such as a status. Resources that Crossplane deletes are no longer observed.
 */
export function renderRounds(input: RenderInput, most: number): RenderedRounds {
  const given = new Map((input.observed ?? []).map((object) => [templateOf(object), object as JsonObject]));
  let before: RenderedComposite | undefined;
  for (let round = 1; ; round++) {
    const rendering = renderComposite(before === undefined ? input : nextInput(input, before, given));
    if ('error' in rendering) return { error: rendering.error, round };
    const changing = before === undefined ? [COMPOSITE] : changes(before, rendering);
    if ((before !== undefined && changing.length === 0) || round >= most) return { rendering, rounds: round, changing };
    const composed = new Set(rendering.resources.map(templateOf));
    for (const name of given.keys()) if (!composed.has(name)) given.delete(name);
    before = rendering;
  }
}

const COMPOSITE = 'composite';

function nextInput(input: RenderInput, before: RenderedComposite, given: ReadonlyMap<string, JsonObject>): RenderInput {
  return {
    ...input,
    composite: withApplied(input.composite, before.composite) as object,
    observed: before.resources.map((resource) => withApplied(given.get(templateOf(resource)), resource) as object),
  };
}

/** Returns a value with the fields that an owner applies. A list is replaced. */
function withApplied(live: unknown, applied: unknown): unknown {
  if (!isFields(live) || !isFields(applied)) return applied;
  const result: Record<string, unknown> = { ...live };
  for (const [key, value] of Object.entries(applied))
    setKey(result, key, withApplied(Object.hasOwn(live, key) ? live[key] : undefined, value));
  return result;
}

function changes(before: RenderedComposite, after: RenderedComposite): readonly string[] {
  const [old, now] = [before, after].map(({ resources }) => new Map(resources.map((resource) => [templateOf(resource), resource])));
  const names = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
  const changed = names.filter((name) => !isDeepStrictEqual(old?.get(name), now?.get(name)));
  return isDeepStrictEqual(before.composite, after.composite) ? changed : [COMPOSITE, ...changed];
}

const templateOf = (object: object): string =>
  textOf(fieldsOf(fieldsOf((object as JsonObject).metadata).annotations)[RESOURCE_NAME_ANNOTATION]);
