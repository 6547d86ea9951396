import {
  type AppliedObject,
  applyPolicy,
  type FleetKustomization,
  inventoryId,
  kustomizationKey,
  withoutApplyMarks,
} from '@slipway/flux-build';
import { type Fields, fieldsOf, plainText } from '@slipway/manifest';
import { isSame, titleOf } from '../objects/values.ts';
import type { ReviewedObject } from '../releases/release-changes.ts';

/** A change of an object in Git that kustomize-controller does not apply, because of a mark of the object. */
export interface UnappliedChange {
  readonly title: string;
  readonly cluster: string;
  readonly evidence: string;
  /** The object with the mark. */
  readonly object: ReviewedObject;
}

/**
 * Finds the changes of objects that kustomize-controller skips (`shouldSkipApply` of fluxcd/pkg/ssa): `reconcile: disabled` and `ssa:
 * Ignore` skip each change, and `ssa: IfNotPresent` skips those of an object that exists.
 */
export function unappliedChanges(old: readonly FleetKustomization[], next: readonly FleetKustomization[]): readonly UnappliedChange[] {
  const before = new Map(old.map((each) => [kustomizationKey(each), each]));
  return next.flatMap((kustomization) => {
    const was = before.get(kustomizationKey(kustomization));
    if (was === undefined || [was, kustomization].some(({ error, suspendedBy }) => error !== undefined || suspendedBy !== undefined))
      return [];
    const had = new Map((was.objects ?? []).map((applied) => [inventoryId(applied.object), applied]));
    return (kustomization.objects ?? []).flatMap((applied): UnappliedChange[] => {
      const mark = markOf(applied.object);
      if (mark === undefined) return [];
      const title = titleOf(applied.object);
      const effect = effectOf(applied, had.get(inventoryId(applied.object)), mark);
      if (effect === undefined) return [];
      return [{ title, cluster: kustomization.appliesTo, evidence: `${title} ${effect}`, object: { kustomization, applied } }];
    });
  });
}

/** Returns the effect of a change on the cluster, after the name of the object; undefined without a change or if it is applied. */
function effectOf({ object }: AppliedObject, before: AppliedObject | undefined, mark: string): string | undefined {
  const { apply } = applyPolicy(object, {});
  if (before === undefined) return apply === 'never' ? `is new in Git, and Flux does not create it: it has ${mark}` : undefined;
  if (isSame(before.object, object)) return undefined;
  const isNew = markOf(before.object) === undefined;
  const only =
    isNew && isSame(withoutApplyMarks(before.object), withoutApplyMarks(object)) ? '' : 'changes in Git and not on the cluster, and ';
  if (isNew) return `${only}is not updated from now on: it gets ${mark}`;
  return apply === 'never'
    ? `changes in Git and not on the cluster: it has ${mark}`
    : `changes in Git, and on the cluster only if it does not exist there: it has ${mark}`;
}

/** Returns the label or annotation that keeps the changes of an object from the cluster. */
function markOf(object: Fields): string | undefined {
  if (applyPolicy(object, {}).apply === 'always') return undefined;
  const { labels, annotations } = fieldsOf(object.metadata);
  return [labels, annotations]
    .flatMap((marks) => Object.entries(fieldsOf(marks)))
    .map(([key, value]) => ({ key, text: `${key}: ${plainText(value ?? '')}` }))
    .find(
      ({ key, text }) =>
        MARKS.has(key) && applyPolicy({ metadata: { labels: { [key]: text.slice(key.length + 2) } } }, {}).apply !== 'always',
    )?.text;
}

const MARKS: ReadonlySet<string> = new Set(['kustomize.toolkit.fluxcd.io/reconcile', 'kustomize.toolkit.fluxcd.io/ssa']);
