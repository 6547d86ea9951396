import { isFields } from '@slipway/manifest';
import { at, flagAt, type Location, listAt } from '../../built-in/forms/location.ts';
import type { Problem } from '../../objects/object-finding.ts';
import { changedField, immutable, isSame, sameValue, type Update, type UpdateCheck } from './built-in-update.ts';

/** Mutable fields of a StatefulSet (`ValidateStatefulSetUpdate`). */
const MUTABLE_OF_STATEFUL_SETS: ReadonlySet<string> = new Set([
  'replicas',
  'template',
  'updateStrategy',
  'minReadySeconds',
  'ordinals',
  'revisionHistoryLimit',
  'persistentVolumeClaimRetentionPolicy',
]);

export function* statefulSetUpdate(update: Update): Iterable<Problem> {
  yield* changesBut(update, ['spec'], MUTABLE_OF_STATEFUL_SETS);
}

const fixedJobFields = immutable(
  'spec.selector',
  'spec.completionMode',
  'spec.podFailurePolicy',
  'spec.backoffLimitPerIndex',
  'spec.managedBy',
  'spec.successPolicy',
);

/** Checks a Job, as `ValidateJobUpdate` does. */
export function* jobUpdate(update: Update): Iterable<Problem> {
  const { old, now } = update;
  yield* fixedJobFields(update);
  if (!isSame(update, ['spec', 'completions'])) {
    const indexed = at(now, 'spec', 'completionMode').value === 'Indexed';
    const both = sameValue(at(now, 'spec', 'completions').value, at(now, 'spec', 'parallelism').value);
    if (!indexed || !both) yield changedField(update, ['spec', 'completions']);
  }
  const [before, after] = [at(old, 'spec', 'template').value, at(now, 'spec', 'template').value];
  const isMutable = flagAt(old, 'spec', 'suspend');
  if (!sameValue(isMutable ? fixedTemplate(before) : before, isMutable ? fixedTemplate(after) : after)) {
    yield changedField(update, ['spec', 'template'], NEW_JOB);
  }
}

const NEW_JOB =
  'keep the template; or give the Job another name, or let Flux recreate it: force: true in the Flux Kustomization, or the annotation kustomize.toolkit.fluxcd.io/force: enabled';

/** Returns the template without the fields that can change in a suspended Job. */
function fixedTemplate(template: unknown): unknown {
  if (!isFields(template) || !isFields(template.spec)) return template;
  const { nodeSelector: _, tolerations: __, schedulingGates: ___, affinity, ...spec } = template.spec;
  const { nodeAffinity: ____, ...others } = isFields(affinity) ? affinity : {};
  const { labels: _____, annotations: ______, ...metadata } = isFields(template.metadata) ? template.metadata : {};
  const containers = Object.fromEntries(
    ['containers', 'initContainers'].flatMap((list) => (Array.isArray(spec[list]) ? [[list, spec[list].map(withoutResources)]] : [])),
  );
  return { metadata, spec: { ...spec, ...containers, affinity: Object.keys(others).length > 0 ? others : null } };
}

function withoutResources(container: unknown): unknown {
  if (!isFields(container)) return container;
  const { resources: _, ...rest } = container;
  return rest;
}

const MUTABLE_OF_PODS: ReadonlySet<string> = new Set([
  'containers',
  'initContainers',
  'activeDeadlineSeconds',
  'tolerations',
  'schedulingGates',
]);

/**
 * Checks a Pod, as `ValidatePodUpdate` does: images can change, tolerations can be added, scheduling gates can be removed, and the deadline
 * can become earlier.
 */
export function* podUpdate(update: Update): Iterable<Problem> {
  const { old, now } = update;
  yield* changesBut(update, ['spec'], MUTABLE_OF_PODS);
  for (const list of ['containers', 'initContainers']) {
    const [before, after] = [listAt(old, 'spec', list), listAt(now, 'spec', list)];
    if (!sameValue(before.map(withoutImage), after.map(withoutImage))) yield changedField(update, ['spec', list]);
  }
  const [deadline, before] = [at(now, 'spec', 'activeDeadlineSeconds').value, at(old, 'spec', 'activeDeadlineSeconds').value];
  if (before !== undefined && (deadline === undefined || Number(deadline) > Number(before))) {
    yield changedField(update, ['spec', 'activeDeadlineSeconds']);
  }
  const kept = listAt(now, 'spec', 'tolerations').map(({ value }) => value);
  if (listAt(old, 'spec', 'tolerations').some(({ value }) => !kept.some((toleration) => sameValue(toleration, value)))) {
    yield changedField(update, ['spec', 'tolerations']);
  }
  const gates = listAt(old, 'spec', 'schedulingGates').map(({ value }) => value);
  if (listAt(now, 'spec', 'schedulingGates').some(({ value }) => !gates.some((gate) => sameValue(gate, value)))) {
    yield changedField(update, ['spec', 'schedulingGates']);
  }
}

function withoutImage({ value }: Location): unknown {
  if (!isFields(value)) return value;
  const { image: _, ...rest } = value;
  return rest;
}

/** Reports each changed field at the path that is not one of `mutable`. */
export function* changesBut(update: Update, path: readonly string[], mutable: ReadonlySet<string>): Iterable<Problem> {
  const [before, after] = [at(update.old, ...path).value, at(update.now, ...path).value];
  const names = new Set([...Object.keys(isFields(before) ? before : {}), ...Object.keys(isFields(after) ? after : {})]);
  for (const name of names) {
    if (!mutable.has(name) && !isSame(update, [...path, name])) yield changedField(update, [...path, name]);
  }
}

/** Reports any change of the spec. Lists and maps are compared as a whole. */
export const wholeSpec: UpdateCheck = (update) => changesBut(update, ['spec'], new Set());
