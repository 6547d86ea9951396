import { goLowerCase } from '../go/lower-case.ts';
import type { Problem } from '../objects/object-finding.ts';
import { builtInRule, mapProblems, type Problems, reportedAs, reportedAt } from './forms/built-in-rule.ts';
import { labels, selects } from './forms/label-selectors.ts';
import { at, int32At, int64At, isSet, type Location, listAt, mapAt, textAt } from './forms/location.ts';
import { qualifiedName } from './forms/text-forms.ts';
import { podRule, podSpec } from './pods/pod-spec.ts';

export const templateRule = builtInRule('pod-template', {
  summary: 'A template of Pods has labels and annotations with keys that they can have, and no ephemeral containers.',
  upstream: 'core ValidatePodTemplateSpec',
  remedy: 'Correct the template.',
});

export const selectorMatchRule = builtInRule('selector-matches-template', {
  summary: 'The selector of a workload selects the Pods of its own template, and something at all.',
  upstream: 'apps ValidatePodTemplateSpecForReplicaSet, ValidateDaemonSetSpec, ValidatePodTemplateSpecForStatefulSet',
  remedy: 'Give the template the labels that the selector asks for.',
});

export const restartRule = builtInRule('pod-restart-policy', {
  summary: 'Pods of a workload restart always, those of a Job never or on failure.',
  upstream: 'apps ValidateDeploymentSpec, batch validateJobSpec',
  remedy: 'Correct restartPolicy.',
});

export const gracePeriodRule = builtInRule('replaced-grace-period', {
  severity: 'lossy',
  summary: 'A Pod has a second at least to end.',
  upstream: 'core/pod podStrategy.PrepareForCreate',
  remedy: 'Write 0 to end it at once, or the seconds that it needs.',
});

/** Checks a `PodTemplateSpec`. */
export function* podTemplate(template: Location): Problems {
  yield* mapProblems(labels(at(template, 'metadata', 'labels')), withoutMetadata);
  yield* mapProblems(annotations(at(template, 'metadata', 'annotations')), withoutMetadata);
  yield* podSpec(at(template, 'spec'));
  const ephemeral = at(template, 'spec', 'ephemeralContainers');
  if (listAt(ephemeral).length > 0) yield templateRule.forbidden(ephemeral, 'they are added to Pods that run');
}

const withoutMetadata = (problem: Problem): Problem =>
  reportedAs(problem, (field) => field.replace(/\.metadata(?=\.(labels|annotations))/, ''));

/** Checks a Pod that is not part of a workload. */
export function* pod(object: Location): Problems {
  const spec = at(object, 'spec');
  yield* podSpec(spec);
  const ephemeral = at(spec, 'ephemeralContainers');
  if (listAt(ephemeral).length > 0) yield podRule.forbidden(ephemeral, 'they are added to Pods that run');
  yield* admittedPod(spec);
  const grace = at(spec, 'terminationGracePeriodSeconds');
  if (int64At(grace) < 0) yield gracePeriodRule.lost(grace, 'less than a second becomes one');
}

/** Reports values that the admission plugins RuntimeClass and Priority reject when no class is set, including an empty overhead. */
function* admittedPod(spec: Location): Problems {
  const overhead = at(spec, 'overhead');
  if (isSet(overhead) && textAt(spec, 'runtimeClassName') === '') yield podRule.forbidden(overhead, 'a RuntimeClass says what it is');
  if (textAt(spec, 'priorityClassName') !== '') return;
  if (int32At(spec, 'priority') !== 0) yield podRule.forbidden(at(spec, 'priority'), 'a PriorityClass says what it is');
  if (textAt(spec, 'preemptionPolicy') === 'Never')
    yield podRule.forbidden(at(spec, 'preemptionPolicy'), 'a PriorityClass says what it is');
}

function* annotations(map: Location): Problems {
  let size = 0;
  for (const [key, value] of mapAt(map)) {
    size += Buffer.byteLength(key) + Buffer.byteLength(textAt(value));
    if (!qualifiedName.accepts(goLowerCase(key)))
      yield reportedAt(templateRule.invalid({ ...value, value: key }, qualifiedName.description), map);
    if (key === 'controller.kubernetes.io/pod-deletion-cost' && !/^(0|-?[1-9]\d*)$/.test(textAt(value)))
      yield templateRule.invalid(value, 'a whole number');
  }
  if (size > 262_144) yield templateRule.invalid({ ...map, value: size }, 'at most 262144 bytes, keys and values together');
}

/** Checks the template of a workload with permanent Pods, as `ValidatePodTemplateSpecForReplicaSet` and similar functions do. */
export function* workloadTemplate(template: Location): Problems {
  yield* podTemplate(template);
  const spec = at(template, 'spec');
  if (['OnFailure', 'Never'].includes(textAt(spec, 'restartPolicy'))) yield restartRule.invalid(at(spec, 'restartPolicy'), 'Always');
  if (isSet(spec, 'activeDeadlineSeconds'))
    yield restartRule.forbidden(at(spec, 'activeDeadlineSeconds'), 'the Pods run until they are deleted');
}

/** Reports labels of the template that the selector does not select. */
export function* selectorMatches(selector: Location, template: Location): Problems {
  const labelMap = at(template, 'metadata', 'labels');
  if (selects(selector, labelMap) === false)
    yield selectorMatchRule.invalid(labelMap, `labels that the selector asks for: ${JSON.stringify(selector.value)}`);
}
