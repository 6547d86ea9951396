import type { Budget, Fields } from '@slipway/manifest';
import {
  type ClusterState,
  type Composite,
  compositionNamed,
  kindKey,
  NO_COMPOSITION,
  namesComposition,
  objectKey,
  selectComposition,
} from './cluster-state.ts';
import { type Composed, composedResources, nestedComposite, templatesOf } from './composed-resources.ts';
import { type Comparing, type ComposedStep, type Compositions, stepsOf } from './composed-steps.ts';
import { isSame, revisionAfter, type UnchangedOrUnknown } from './revisions.ts';

/** The effect of a change on the resources of a composite. */
export type CompositeEffect =
  /** `steps` are the actions of Crossplane. */
  | { readonly kind: 'composed'; readonly steps: readonly ComposedStep[]; readonly unknown: readonly string[] }
  /** Crossplane fails after the change, and does not change the resources. */
  | { readonly kind: 'fails'; readonly error: string }
  | UnchangedOrUnknown;

/** A composite that a change reaches, and the effect on its resources. */
export interface CompositeChange {
  /** The composite or claim of the repository, after the change, or before it if it is deleted. */
  readonly composite: Fields;
  readonly event: 'changed' | 'created' | 'deleted';
  /** The Composition that composes it, after the change or before it; undefined if it is unknown. */
  readonly composition?: Fields;
  readonly effect: CompositeEffect;
}

/** A composite of a cluster, and its composed resources. */
export interface ComposedComposite {
  /** The composite or claim of the repository, or a composite among the resources of another one. */
  readonly composite: Composite;
  readonly composition: Fields;
  readonly composed: Composed;
}

/**
 * Yields the composites of a cluster, and those among their resources, with their composed resources. Skips those without a known
 * Composition.
 */
export function* composedComposites(state: ClusterState, composites: Iterable<Composite>, budget?: Budget): Generator<ComposedComposite> {
  for (const composite of composites) yield* withParts(composite, state, { budget, depth: 0 });
}

function* withParts(
  composite: Composite,
  state: ClusterState,
  { budget, depth }: { readonly budget: Budget | undefined; readonly depth: number },
): Generator<ComposedComposite> {
  const composition = namedComposition(state, selectComposition(state, composite));
  if (composition === undefined) return;
  const composed = composeWith(state, composite, composition, budget);
  yield { composite, composition, composed };
  if (depth === MAX_DEPTH || !('resources' in composed)) return;
  for (const resource of composed.resources.values()) {
    const nested = nestedComposite(resource, state, kindKey(resource.object));
    if (nested !== undefined) yield* withParts(nested, state, { budget, depth: depth + 1 });
  }
}

/** Both states of a cluster. */
export interface CompositeSides {
  readonly before: ClusterState;
  readonly after: ClusterState;
  readonly budget?: Budget | undefined;
}

/** Yields the effects of a change of a cluster on the resources of its composites. Skips composites without an effect. */
export function* compositeChanges(sides: CompositeSides): Generator<CompositeChange> {
  const { before, after } = sides;
  for (const [key, composite] of after.composites) {
    const old = before.composites.get(key);
    const change = old === undefined ? createdComposite(composite, sides) : changedComposite(old, composite, sides);
    if (change !== undefined) yield change;
  }
  for (const [key, composite] of before.composites) if (!after.composites.has(key)) yield* deletedComposite(composite, sides);
}

function createdComposite(composite: Composite, { after, budget }: CompositeSides): CompositeChange | undefined {
  const composition = namedComposition(after, selectComposition(after, composite));
  if (composition === undefined) return undefined;
  const head = composeWith(after, composite, composition, budget);
  return {
    composite: composite.object,
    event: 'created',
    composition,
    effect: effectOf({ resources: new Map() }, head, { compositions: { before: composition, after: composition } }),
  };
}

function* deletedComposite(composite: Composite, { before, budget }: CompositeSides): Generator<CompositeChange> {
  const composition = namedComposition(before, selectComposition(before, composite));
  if (composition === undefined) return;
  const base = composeWith(before, composite, composition, budget);
  const effect = effectOf(
    base,
    { resources: new Map() },
    { compositions: { before: composition, after: composition }, cause: 'composite-deleted' },
  );
  yield { composite: composite.object, event: 'deleted', composition, effect };
}

const namedComposition = (state: ClusterState, selection: ReturnType<typeof selectComposition>): Fields | undefined =>
  'name' in selection ? compositionNamed(state, selection.name) : undefined;

/** Returns the change of a composite on both sides; undefined if no input of its resources changes. */
function changedComposite(old: Composite, next: Composite, sides: CompositeSides): CompositeChange | undefined {
  const { before, after, budget } = sides;
  const was = selectComposition(before, old);
  // Crossplane writes the selected Composition into the composite, and keeps it.
  const is = namesComposition(next) || namesComposition(old) ? selectComposition(after, next) : was;
  const base = namedComposition(before, was);
  const head = namedComposition(after, is);
  const isChanged = !isSame(old.object, next.object) || !isSame(old.definition, next.definition) || !isSame(base, head);
  if (!isChanged && !isEnvironmentChanged(sides) && !hasNested(head, after)) return undefined;
  const result = (effect: CompositeEffect): CompositeChange => ({
    composite: next.object,
    event: 'changed',
    ...((head ?? base) ? { composition: (head ?? base) as Fields } : {}),
    effect,
  });
  if ('unknown' in was || 'unknown' in is) return withoutComposition(was, is, { base, head, isChanged }, result);
  const revision = revisionAfter({ old, next, base, head });
  if (revision === undefined) return undefined;
  if ('effect' in revision) return result(revision.effect);
  const { from, to } = revision;
  const known = { old: composeWith(before, old, from, budget), next: composeWith(after, next, to, budget) };
  const effect = withNested(known, { compositions: { before: from, after: to }, sides, depth: 0 });
  const isReached = isChanged || effect.kind !== 'composed' || effect.steps.length + effect.unknown.length > 0;
  return isReached ? result(effect) : undefined;
}

/** Whether a Composition composes composites, which may change even if the Composition does not. */
const hasNested = (composition: Fields | undefined, { definitions }: ClusterState): boolean =>
  composition !== undefined && [...templatesOf(composition).values()].some(({ base = {} }) => definitions.has(kindKey(base)));

/** Without a Composition in the repository, the effect is unknown: only the composite's own change is shown. */
function withoutComposition(
  was: ReturnType<typeof selectComposition>,
  is: ReturnType<typeof selectComposition>,
  { base, head, isChanged }: { readonly base: Fields | undefined; readonly head: Fields | undefined; readonly isChanged: boolean },
  result: (effect: CompositeEffect) => CompositeChange,
): CompositeChange | undefined {
  const why = 'unknown' in is ? is.unknown : 'unknown' in was ? was.unknown : '';
  if (!isChanged || (why === NO_COMPOSITION && base === undefined && head === undefined)) return undefined;
  return result({ kind: 'unknown', why });
}

const isEnvironmentChanged = ({ before, after }: CompositeSides): boolean =>
  before !== after &&
  (!isSame(before.environments, after.environments) || !isSame([...before.functions].sort(), [...after.functions].sort()));

const composeWith = (
  { functions, environments }: ClusterState,
  composite: Composite,
  composition: Fields,
  budget: Budget | undefined,
): Composed => composedResources({ composite, composition, functions, environments, budget });

/** Compares two renders of a composite. */
function effectOf(base: Composed, head: Composed, comparing: Comparing): CompositeEffect {
  if ('unknown' in head) return { kind: 'unknown', why: head.unknown };
  if ('unknown' in base) return { kind: 'unknown', why: base.unknown };
  if ('error' in base) return { kind: 'unknown', why: `Crossplane fails before the change: ${base.error}` };
  if ('error' in head) return { kind: 'fails', error: head.error };
  return { kind: 'composed', steps: stepsOf(base.resources, head.resources, comparing), unknown: [] };
}

/** Limit of composites in composites. */
const MAX_DEPTH = 5;

interface Nesting {
  readonly compositions: Compositions;
  readonly sides: CompositeSides;
  readonly depth: number;
  readonly within?: readonly string[];
}

/** Compares two renders of a composite, and those of the composites among its resources. */
function withNested({ old, next }: { readonly old: Composed; readonly next: Composed }, nesting: Nesting): CompositeEffect {
  const { compositions, sides, depth, within = [] } = nesting;
  const own = effectOf(old, next, { compositions, within });
  if (own.kind !== 'composed' || !('resources' in old) || !('resources' in next)) return own;
  const steps = [...own.steps];
  const unknown: string[] = [];
  for (const after of next.resources.values()) {
    const before = old.resources.get(after.template);
    const nested = [
      before && nestedComposite(before, sides.before, kindKey(before.object)),
      nestedComposite(after, sides.after, kindKey(after.object)),
    ];
    const [was, is] = nested;
    if (was === undefined || is === undefined || objectKey(was.object) !== objectKey(is.object)) continue;
    const effect =
      depth < MAX_DEPTH ? nestedEffect(was, is, { ...nesting, depth: depth + 1, within: [...within, after.template] }) : TOO_DEEP;
    if (effect?.kind === 'composed') {
      steps.push(...effect.steps);
      unknown.push(...effect.unknown);
    } else if (effect !== undefined) unknown.push(`${after.template}: ${effect.kind === 'fails' ? effect.error : effect.why}`);
  }
  return { kind: 'composed', steps, unknown };
}

const TOO_DEEP: CompositeEffect = { kind: 'unknown', why: 'composites in composites in many levels' };

function nestedEffect(old: Composite, next: Composite, nesting: Nesting): CompositeEffect | undefined {
  const { before, after, budget } = nesting.sides;
  const base = namedComposition(before, selectComposition(before, old));
  const head = namedComposition(after, selectComposition(after, next));
  const isChanged = !isSame(old.object, next.object) || !isSame(old.definition, next.definition) || !isSame(base, head);
  if (!isChanged && !isEnvironmentChanged(nesting.sides) && !hasNested(head, after)) return undefined;
  const revision = revisionAfter({ old, next, base, head });
  if (revision === undefined || 'effect' in revision) return revision?.effect;
  const { from, to } = revision;
  const known = { old: composeWith(before, old, from, budget), next: composeWith(after, next, to, budget) };
  return withNested(known, { ...nesting, compositions: { before: from, after: to } });
}
