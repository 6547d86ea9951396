import { isDeepStrictEqual } from 'node:util';
import { type Fields, fieldsOf, textOf } from '@slipway/manifest';
import { type Composite, crossplaneFieldOf, hasLabels } from './cluster-state.ts';

/** The effect of a change on a composite whose revision does not change, or is not in Git. */
export type UnchangedOrUnknown =
  /** The composite keeps its revision of the Composition. */
  { readonly kind: 'kept'; readonly why: string } | { readonly kind: 'unknown'; readonly why: string };

/** A composite on both sides, and the Compositions that it selects there. */
export interface Revisions {
  readonly old: Composite;
  readonly next: Composite;
  readonly base: Fields | undefined;
  readonly head: Fields | undefined;
}

/** The revisions before and after a change, or the effect if one of them is not in Git. */
export type RevisionChange = { readonly from: Fields; readonly to: Fields } | { readonly effect: UnchangedOrUnknown };

/** Returns the revisions before and after the change, by the update policy; an effect if one of them is not in Git. */
export function revisionAfter(revisions: Revisions): RevisionChange | undefined {
  const { old, next, base, head } = revisions;
  const [before, after] = [policyOf(old), policyOf(next)];
  if (after === 'Manual') return manualRevision(revisions);
  if (base === undefined && head === undefined) return undefined;
  if (head === undefined) return { effect: { kind: 'unknown', why: 'its Composition is not in the repository any more' } };
  if (before === 'Manual') return { effect: { kind: 'unknown', why: 'it leaves a revision of its Composition that only the cluster has' } };
  if (base === undefined) return { effect: { kind: 'unknown', why: 'the base has no Composition of it' } };
  const [from, to] = [base, head].map((each, index) => hasLabels(each, revisionSelector(index === 0 ? old : next)));
  if (!from) return { effect: { kind: 'unknown', why: 'its revision selector does not match the Composition of the base' } };
  if (to) return { from: base, to: head };
  if (isSame(old.object, next.object))
    return { effect: { kind: 'kept', why: 'its compositionRevisionSelector does not match the new revision' } };
  return { from: base, to: base };
}

/** With the policy Manual, a reference sets the revision of a composite, and Git has only the name of that revision. */
function manualRevision({ old, next, base, head }: Revisions): { readonly effect: UnchangedOrUnknown } | undefined {
  const [was, is] = [old, next].map((each) => textOf(fieldsOf(crossplaneFieldOf(each, 'compositionRevisionRef')).name));
  if (is !== '' && was !== is)
    return { effect: { kind: 'unknown', why: `it moves to the revision ${is}, whose content only the cluster has` } };
  if (!isSame(old.object, next.object) || !isSame(old.definition, next.definition))
    return {
      effect: { kind: 'unknown', why: 'its compositionUpdatePolicy is Manual, and only the cluster has its revision of the Composition' },
    };
  if (isSame(base, head)) return undefined;
  return {
    effect: { kind: 'kept', why: 'its compositionUpdatePolicy is Manual: it keeps its revision until compositionRevisionRef changes' },
  };
}

const policyOf = (composite: Composite): string =>
  textOf(crossplaneFieldOf(composite, 'compositionUpdatePolicy')) ||
  textOf(fieldsOf(composite.definition.spec).defaultCompositionUpdatePolicy);

function revisionSelector(composite: Composite): unknown {
  const own = crossplaneFieldOf(composite, 'compositionRevisionSelector');
  if (own !== undefined || crossplaneFieldOf(composite, 'compositionRevisionRef') !== undefined) return own;
  return fieldsOf(composite.definition.spec).defaultCompositionRevisionSelector;
}

export const isSame = (a: unknown, b: unknown): boolean => a === b || isDeepStrictEqual(a, b);
