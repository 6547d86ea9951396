import { below, type Fields, fieldsOf, isFields, listOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { namespaceOf, objectText } from '../objects/fields.ts';
import { type PodTemplate, podTemplatesOn } from '../references/pod-templates.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { quantityOf } from './quantity.ts';
import { mutatesPods } from './webhooks.ts';

/** Reports Pods that a ResourceQuota or LimitRange of their namespace refuses. */
export function* quotas(cluster: Cluster): Generator<FleetProblem> {
  const quotasOf = Map.groupBy(cluster.activeOf('', 'ResourceQuota').filter(isUnlimited), ({ object }) => namespaceOf(object));
  const rangesOf = Map.groupBy(cluster.activeOf('', 'LimitRange'), ({ object }) => namespaceOf(object));
  if ((quotasOf.size === 0 && rangesOf.size === 0) || mayChangePods(cluster)) return;
  for (const template of podTemplatesOn(cluster)) {
    const namespace = namespaceOf(template.about.object);
    const limits = (rangesOf.get(namespace) ?? []).flatMap(({ object }) => containerLimits(object));
    for (const quota of quotasOf.get(namespace) ?? [])
      if (cluster.isWholeNamespace(namespace)) yield* withoutResources(template, quota, limits);
    for (const range of rangesOf.get(namespace) ?? []) yield* outsideOfRange(template, range);
  }
}

/** Whether a quota counts all Pods of its namespace. */
const isUnlimited = ({ object }: ActiveObject): boolean => {
  const { scopes, scopeSelector } = fieldsOf(object.spec);
  return listOf(scopes).length === 0 && scopeSelector === undefined;
};

/** Whether a webhook or policy may add resources to Pods before the quota counts them. */
const mayChangePods = (cluster: Cluster): boolean =>
  mutatesPods(cluster) ||
  [...cluster.kinds()].some((kind) =>
    /^(?:kyverno\.io|policies\.kyverno\.io|mutations\.gatekeeper\.sh|autoscaling\.k8s\.io)\|/.test(kind),
  ) ||
  [...cluster.kinds()].some((kind) => kind.endsWith('|MutatingAdmissionPolicy')) ||
  cluster.releases.some(({ chart }) => /kyverno|gatekeeper|goldilocks|vpa|autoscaler|mutat/i.test(chart));

/** Returns the entries of a LimitRange for containers. */
const containerLimits = (object: Fields): readonly Fields[] =>
  listOf(fieldsOf(object.spec).limits)
    .filter(isFields)
    .filter(({ type }) => type === 'Container');

/** Resources that each container must set if a quota counts them: the field of a container, and the resource. */
const COUNTED: Readonly<Record<string, readonly ['requests' | 'limits', 'cpu' | 'memory']>> = {
  cpu: ['requests', 'cpu'],
  memory: ['requests', 'memory'],
  'requests.cpu': ['requests', 'cpu'],
  'requests.memory': ['requests', 'memory'],
  'limits.cpu': ['limits', 'cpu'],
  'limits.memory': ['limits', 'memory'],
};

/** Reports the first container without a resource that a quota counts. The API server refuses its Pods. */
function* withoutResources({ about, pointer, spec }: PodTemplate, quota: ActiveObject, limits: readonly Fields[]): Generator<FleetProblem> {
  // The resources of the whole Pod also count.
  if (spec.resources !== undefined) return;
  for (const key of Object.keys(below(quota.object.spec, 'hard'))) {
    const counted = COUNTED[key];
    if (counted === undefined || isDefault(limits, counted)) continue;
    const found = containersOf(spec).find(({ container }) => !hasResource(container, counted));
    if (found === undefined) continue;
    yield problemOf('resources-required', about, {
      pointer: `${pointer}${found.at}`,
      value: found.container.name,
      message: `container ${String(found.container.name)} of ${objectText(about.object)} has no resources.${counted.join('.')}, and ${objectText(quota.object)} limits ${key}: the API server refuses the Pods`,
      expected: `resources.${counted.join('.')} in each container, or a LimitRange with a default`,
    });
    return;
  }
}

const containersOf = (spec: Fields): readonly { readonly at: string; readonly container: Fields }[] =>
  ['initContainers', 'containers'].flatMap((list) =>
    listOf(spec[list]).flatMap((container, index) => (isFields(container) ? [{ at: `/${list}/${index}`, container }] : [])),
  );

/** Whether a container sets a resource. A request has the value of the limit if it is not set. */
function hasResource({ resources }: Fields, [field, name]: readonly ['requests' | 'limits', string]): boolean {
  const { requests, limits } = fieldsOf(resources);
  return fieldsOf(limits)[name] !== undefined || (field === 'requests' && fieldsOf(requests)[name] !== undefined);
}

/** Whether a LimitRange sets a resource of containers that do not set it. A maximum is also the default of the limit. */
const isDefault = (limits: readonly Fields[], [field, name]: readonly ['requests' | 'limits', string]): boolean =>
  limits.some((limit) =>
    (field === 'limits' ? ['default', 'max'] : ['defaultRequest', 'default', 'max', 'min']).some(
      (each) => fieldsOf(limit[each])[name] !== undefined,
    ),
  );

/** Reports containers with a limit above the maximum, or a request below the minimum, of a LimitRange. */
function* outsideOfRange({ about, pointer, spec }: PodTemplate, range: ActiveObject): Generator<FleetProblem> {
  for (const { at, container } of containersOf(spec)) {
    const { requests, limits } = fieldsOf(container.resources);
    for (const limit of containerLimits(range.object)) {
      for (const [bound, field, values, isOutside] of [
        ['max', 'limits', fieldsOf(limits), (value: number, most: number) => value > most],
        ['max', 'requests', fieldsOf(requests), (value: number, most: number) => value > most],
        ['min', 'requests', fieldsOf(requests), (value: number, least: number) => value < least],
      ] as const) {
        const name = Object.keys(values).find((each) => {
          const [own, allowed] = [quantityOf(values[each]), quantityOf(fieldsOf(limit[bound])[each])];
          return own !== undefined && allowed !== undefined && isOutside(own, allowed);
        });
        if (name === undefined) continue;
        yield problemOf('resources-out-of-range', about, {
          pointer: `${pointer}${at}/resources/${field}/${name}`,
          value: values[name],
          message: `container ${String(container.name)} of ${objectText(about.object)} has the ${name} ${field === 'limits' ? 'limit' : 'request'} ${String(values[name])}, and ${objectText(range.object)} has the ${bound} ${String(fieldsOf(limit[bound])[name])}: the API server refuses the Pods`,
          expected: `a value between min and max of the LimitRange`,
        });
        return;
      }
    }
  }
}
