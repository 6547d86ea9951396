import { parseQuantity } from '../go/quantity.ts';
import { builtInRule, type Problems, reportedAs, where } from './forms/built-in-rule.ts';
import { ofFeature } from './forms/dropped-fields.ts';
import { at, int32At, isSet, type Location, listAt, textAt } from './forms/location.ts';
import { containerResource } from './forms/resource-names.ts';
import { dnsLabel, pathSegment } from './forms/text-forms.ts';

export const autoscalerRule = builtInRule('autoscaler-spec', {
  summary:
    'A HorizontalPodAutoscaler scales a named object between 1 and maxReplicas, by metrics that have the field of their type and a positive target.',
  upstream: 'autoscaling validateHorizontalPodAutoscalerSpec, validateMetricSpec, validateScalingRules',
  remedy: 'Correct the field.',
});

/** The annotation of an `autoscaling/v1` object for metrics other than the use of processors. */
const V1_METRICS = 'autoscaling.alpha.kubernetes.io/metrics';

export function* autoscaler(object: Location): Problems {
  const spec = at(object, 'spec');
  const [min, max] = [at(spec, 'minReplicas'), at(spec, 'maxReplicas')];
  if (isSet(min) && int32At(min) < 0) yield autoscalerRule.invalid(min, 'zero or more');
  else if (isSet(min) && int32At(min) === 0) {
    const remedy = 'write 1 or more; if the cluster has the feature gate, write featureGates: {HPAScaleToZero: true} in slipway.yaml';
    yield* where('HPAScaleToZero', 'off', [autoscalerRule.invalid(min, 'one or more', remedy)]);
    // In v1, they are in an annotation.
    if (
      !isSet(object, 'metadata', 'annotations', V1_METRICS) &&
      !listAt(spec, 'metrics').some((metric) => ['Object', 'External'].includes(textAt(metric, 'type')))
    )
      yield autoscalerRule.invalid(at(spec, 'metrics'), 'a list with a metric of type Object or External, since minReplicas is 0');
  }
  if (int32At(max) < 1) yield autoscalerRule.invalid(max, 'one or more');
  else if (int32At(max) < (isSet(min) ? int32At(min) : 1)) yield autoscalerRule.invalid(max, 'minReplicas or more');
  yield* target(at(spec, 'scaleTargetRef'));
  const version = at(spec, 'scaleTargetRef', 'apiVersion');
  if (!/^[^/]+\/[^/]*$/.test(textAt(version))) yield autoscalerRule.invalid(version, 'group/version: only kinds with a group are scaled');
  for (const metric of listAt(spec, 'metrics')) yield* metricOf(metric);
  const utilization = at(spec, 'targetCPUUtilizationPercentage');
  if (isSet(utilization) && int32At(utilization) < 1)
    yield reportedAs(autoscalerRule.invalid(utilization, 'more than zero'), () => 'spec.metrics[0].resource.target.averageUtilization');
  for (const direction of ['scaleUp', 'scaleDown']) {
    if (isSet(spec, 'behavior', direction)) yield* behavior(at(spec, 'behavior', direction));
  }
}

function* target(reference: Location): Problems {
  for (const field of ['kind', 'name']) {
    if (textAt(reference, field) === '') yield autoscalerRule.required(at(reference, field), `the ${field} of the object`);
    else yield* autoscalerRule.form(at(reference, field), pathSegment);
  }
  const version = at(reference, 'apiVersion');
  if (textAt(version).split('/').length > 2) yield autoscalerRule.invalid(version, 'group/version');
}

/** Types of metrics in the order of the server: the field of each type, and its possible targets, of which one must be set. */
const METRICS: ReadonlyMap<string, Metric> = new Map<string, Metric>(
  Object.entries({
    Object: { field: 'object', targets: ['value', 'averageValue'], both: true },
    External: { field: 'external', targets: ['value', 'averageValue'] },
    Pods: { field: 'pods', targets: ['averageValue'] },
    Resource: { field: 'resource', targets: ['averageUtilization', 'averageValue'] },
    ContainerResource: { field: 'containerResource', targets: ['averageUtilization', 'averageValue'] },
  }),
);

interface Metric {
  readonly field: string;
  readonly targets: readonly string[];
  readonly both?: boolean;
}

function* metricOf(metric: Location): Problems {
  yield* autoscalerRule.oneOf(at(metric, 'type'), [...METRICS.keys()]);
  const type = METRICS.get(textAt(metric, 'type'));
  const present = [...METRICS.values()].filter(({ field }) => isSet(metric, field));
  if (type !== undefined && !present.includes(type))
    yield autoscalerRule.required(at(metric, type.field), `what the type ${textAt(metric, 'type')} needs`);
  for (const other of present) {
    if (other !== type && present.length > 1)
      yield autoscalerRule.forbidden(at(metric, other.field), `the type is ${textAt(metric, 'type')}`);
  }
  // The server checks only the first of several sources.
  if (present[0]) yield* metricSource(at(metric, present[0].field), present[0]);
}

function* metricSource(source: Location, type: Metric): Problems {
  yield* identity(source, type.field);
  yield* metricTarget(at(source, 'target'));
  const given = type.targets.filter((name) => isSet(source, 'target', name));
  if (given.length === 0) yield autoscalerRule.required(at(source, 'target', type.targets[0] ?? ''), type.targets.join(' or '));
  if (given.length > 1 && !type.both) yield autoscalerRule.forbidden(at(source, 'target', given[1] ?? ''), `${given[0]} is there already`);
}

function* identity(source: Location, field: string): Problems {
  if (field === 'resource' || field === 'containerResource') {
    const name = at(source, 'name');
    if (textAt(name) === '') yield autoscalerRule.required(name, 'the name of a resource');
    else if (field === 'containerResource') yield* autoscalerRule.form(name, containerResource);
  } else {
    const name = at(source, 'metric', 'name');
    if (textAt(name) === '') yield autoscalerRule.required(name, 'the name of a metric');
    else yield* autoscalerRule.form(name, pathSegment);
  }
  if (field === 'object') yield* target(at(source, 'describedObject'));
  if (field !== 'containerResource') return;
  if (textAt(source, 'container') === '') yield autoscalerRule.required(at(source, 'container'), 'the name of a container');
  else yield* autoscalerRule.form(at(source, 'container'), dnsLabel);
}

function* metricTarget(location: Location): Problems {
  yield* autoscalerRule.oneOf(at(location, 'type'), ['Utilization', 'Value', 'AverageValue']);
  for (const name of ['value', 'averageValue']) {
    if ((parseQuantity(at(location, name).value) ?? 1n) <= 0n) yield autoscalerRule.invalid(at(location, name), 'more than zero');
  }
  const utilization = at(location, 'averageUtilization');
  if (isSet(utilization) && int32At(utilization) < 1) yield autoscalerRule.invalid(utilization, 'more than zero');
}

function* behavior(rules: Location): Problems {
  const [window, select, policies] = [at(rules, 'stabilizationWindowSeconds'), at(rules, 'selectPolicy'), at(rules, 'policies')];
  if (int32At(window) < 0 || int32At(window) > 3600) yield autoscalerRule.invalid(window, 'from 0 to 3600');
  if (isSet(select)) yield* autoscalerRule.oneOf(select, ['Disabled', 'Max', 'Min']);
  // Missing policies have defaults. An empty list has none.
  if (Array.isArray(policies.value) && policies.value.length === 0) yield autoscalerRule.required(policies, 'a policy');
  for (const policy of listAt(policies)) {
    yield* autoscalerRule.oneOf(at(policy, 'type'), ['Percent', 'Pods']);
    if (int32At(policy, 'value') <= 0) yield autoscalerRule.invalid(at(policy, 'value'), 'more than zero');
    const period = at(policy, 'periodSeconds');
    if (int32At(period) <= 0 || int32At(period) > 1800) yield autoscalerRule.invalid(period, 'from 1 to 1800');
  }
  const tolerance = at(rules, 'tolerance');
  yield* ofFeature('HPAConfigurableTolerance', tolerance);
  if ((parseQuantity(tolerance.value) ?? 0n) < 0n)
    yield* where('HPAConfigurableTolerance', 'on', [autoscalerRule.invalid(tolerance, 'zero or more')]);
}
