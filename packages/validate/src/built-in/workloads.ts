import { builtInRule, type Problems } from './forms/built-in-rule.ts';
import { claimSpec } from './forms/claim-spec.ts';
import { droppedFieldRule } from './forms/dropped-fields.ts';
import { isEmptySelector, labelSelector, unusable } from './forms/label-selectors.ts';
import { at, int32At, isSet, type Location, listAt, rootOf, textAt } from './forms/location.ts';
import { percentOf, positiveIntOrPercent } from './forms/percentages.ts';
import { dnsLabel } from './forms/text-forms.ts';
import { selectorMatches, selectorMatchRule, workloadTemplate } from './pod-templates.ts';

export const workloadRule = builtInRule('workload-spec', {
  summary: 'A workload counts replicas and seconds from zero, and its strategy can make progress.',
  upstream: 'apps ValidateDeploymentSpec, ValidateStatefulSetSpec, ValidateDaemonSetSpec, ValidateReplicaSetSpec',
  remedy: 'Correct the number or the strategy.',
});

export function* deployment(object: Location): Problems {
  const spec = at(object, 'spec');
  yield* neverNegative(spec, ['replicas', 'minReadySeconds', 'revisionHistoryLimit', 'progressDeadlineSeconds']);
  yield* selectorAndTemplate(spec);
  yield* deploymentStrategy(at(spec, 'strategy'));
  const deadline = at(spec, 'progressDeadlineSeconds');
  const seconds = isSet(deadline) ? int32At(deadline) : 600;
  if (seconds <= int32At(spec, 'minReadySeconds')) {
    yield workloadRule.invalid(
      isSet(deadline) ? deadline : at(spec, 'minReadySeconds'),
      'progressDeadlineSeconds (600 by default) above minReadySeconds',
    );
  }
}

export function* replicaSet(object: Location): Problems {
  const spec = at(object, 'spec');
  yield* neverNegative(spec, ['replicas', 'minReadySeconds']);
  yield* selectorAndTemplate(spec);
}

export function* daemonSet(object: Location): Problems {
  const spec = at(object, 'spec');
  yield* neverNegative(spec, ['minReadySeconds', 'revisionHistoryLimit']);
  yield* selectorAndTemplate(spec);
  const strategy = at(spec, 'updateStrategy');
  yield* strategyType(at(strategy, 'type'), ['RollingUpdate', 'OnDelete']);
  if (textAt(strategy, 'type') === 'OnDelete') return;
  const rolling = at(strategy, 'rollingUpdate');
  yield* limits(rolling, ['maxUnavailable', 'maxSurge'], true);
  const [unavailable, surge] = [percentOf(at(rolling, 'maxUnavailable').value ?? 1), percentOf(at(rolling, 'maxSurge').value ?? 0)];
  if (unavailable !== 0 && surge !== 0) yield workloadRule.invalid(at(rolling, 'maxSurge'), '0 while maxUnavailable is more');
  if (unavailable === 0 && surge === 0) yield workloadRule.invalid(at(rolling, 'maxUnavailable'), 'more than 0 while maxSurge is 0');
}

export function* statefulSet(object: Location): Problems {
  const spec = at(object, 'spec');
  yield* neverNegative(spec, ['replicas', 'minReadySeconds']);
  if (int32At(spec, 'ordinals', 'start') < 0) yield workloadRule.invalid(at(spec, 'ordinals', 'start'), 'zero or more');
  yield* strategyType(at(spec, 'podManagementPolicy'), ['OrderedReady', 'Parallel']);
  yield* statefulStrategy(at(spec, 'updateStrategy'));
  const retention = at(spec, 'persistentVolumeClaimRetentionPolicy');
  for (const name of ['whenDeleted', 'whenScaled']) yield* strategyType(at(retention, name), ['Retain', 'Delete']);
  if (textAt(spec, 'serviceName') !== '') yield* workloadRule.form(at(spec, 'serviceName'), dnsLabel);
  for (const claim of listAt(spec, 'volumeClaimTemplates')) {
    yield* claimSpec(at(claim, 'spec'), 'StatefulSet');
    yield* claimType(claim);
  }
  yield* selectorAndTemplate(spec, templateOfStatefulSet(spec));
}

/** Reports a template of another type, because the server stores each template as a PersistentVolumeClaim. */
function* claimType(claim: Location): Problems {
  for (const [name, only] of Object.entries({ apiVersion: 'v1', kind: 'PersistentVolumeClaim' })) {
    const location = at(claim, name);
    if (isSet(location) && location.value !== only) yield droppedFieldRule.lost(location, `the server writes ${only}`);
  }
}

/** Returns the template with the fields that the StatefulSet sets (`ValidateStatefulSetSpec`): a host name and volumes. */
function templateOfStatefulSet(spec: Location): Location {
  const template = at(spec, 'template');
  const podSpec = at(template, 'spec').value;
  if (typeof podSpec !== 'object' || podSpec === null || Array.isArray(podSpec)) return template;
  const claims = [...new Set(listAt(spec, 'volumeClaimTemplates').map((claim) => textAt(claim, 'metadata', 'name')))];
  const volumes = listAt(template, 'spec', 'volumes').filter((volume) => !claims.includes(textAt(volume, 'name')));
  const added = claims.map((name) => ({ name, persistentVolumeClaim: { claimName: name } }));
  const { hostname: _, subdomain: __, ...rest } = podSpec as Readonly<Record<string, unknown>>;
  return {
    ...template,
    value: { ...(template.value as object), spec: { ...rest, volumes: [...volumes.map((volume) => volume.value), ...added] } },
  };
}

/** Checks the part that all workloads have: a selector that is not empty and selects the Pods of the template. */
function* selectorAndTemplate(spec: Location, template = at(spec, 'template')): Problems {
  const selector = at(spec, 'selector');
  yield* labelSelector(selector);
  if (textAt(parentOf(spec), 'kind') !== 'DaemonSet') yield* unusable(selector, selectorMatchRule);
  if (isSet(selector)) {
    if (isEmptySelector(selector)) yield selectorMatchRule.invalid(selector, 'a selector that is not empty');
    yield* selectorMatches(selector, template);
  }
  yield* workloadTemplate(template);
}

const parentOf = ({ parent }: Location): Location => parent ?? rootOf(undefined);

function* deploymentStrategy(strategy: Location): Problems {
  yield* strategyType(at(strategy, 'type'), ['Recreate', 'RollingUpdate']);
  const rolling = at(strategy, 'rollingUpdate');
  if (textAt(strategy, 'type') === 'Recreate') {
    if (isSet(rolling)) yield workloadRule.forbidden(rolling, 'the strategy is Recreate');
    return;
  }
  yield* limits(rolling, ['maxUnavailable'], true);
  yield* limits(rolling, ['maxSurge'], false);
  const [unavailable, surge] = [at(rolling, 'maxUnavailable'), at(rolling, 'maxSurge')];
  if (percentOf(unavailable.value ?? '25%') === 0 && percentOf(surge.value ?? '25%') === 0) {
    yield workloadRule.invalid(unavailable, 'more than 0 while maxSurge is 0');
  }
}

function* statefulStrategy(strategy: Location): Problems {
  yield* strategyType(at(strategy, 'type'), ['RollingUpdate', 'OnDelete']);
  const rolling = at(strategy, 'rollingUpdate');
  if (textAt(strategy, 'type') === 'OnDelete') {
    if (isSet(rolling)) yield workloadRule.forbidden(rolling, 'the strategy is OnDelete');
    return;
  }
  if (int32At(rolling, 'partition') < 0) yield workloadRule.invalid(at(rolling, 'partition'), 'zero or more');
}

function* strategyType(type: Location, allowed: readonly string[]): Problems {
  if (textAt(type) !== '') yield* workloadRule.oneOf(type, allowed);
}

function* limits(strategy: Location, names: readonly string[], upToAll: boolean): Problems {
  for (const name of names) if (isSet(strategy, name)) yield* positiveIntOrPercent(at(strategy, name), workloadRule, upToAll);
}

function* neverNegative(spec: Location, names: readonly string[]): Problems {
  for (const name of names) if (int32At(spec, name) < 0) yield workloadRule.invalid(at(spec, name), 'zero or more');
}
