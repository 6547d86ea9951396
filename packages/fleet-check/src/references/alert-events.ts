import { fieldsOf, firstTexts, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { groupOf, hasVariable, namespaceOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { reconciled } from './flux-references.ts';

/** An entry of `eventSources` of an Alert. */
interface EventSource {
  readonly about: ActiveObject;
  readonly index: number;
  readonly kind: string;
  readonly namespace: string;
  readonly isForAll: boolean;
}

/**
 * Reports sources of Alerts that no event matches. notification-controller compares namespaces as text, and `*` as a name means all objects
 * of one namespace (internal/server/event_handlers.go).
 */
export function* alertEvents(cluster: Cluster): Generator<FleetProblem> {
  const sources = [...reconciled(cluster, 'notification.toolkit.fluxcd.io', 'Alert')].flatMap(eventSources);
  for (const { about, index, namespace } of sources)
    if (namespace === '*')
      yield problemOf('alert-without-events', about, {
        pointer: `/spec/eventSources/${index}/namespace`,
        value: namespace,
        message: `${objectText(about.object)} selects the namespace *, which matches no namespace: notification-controller compares namespaces as text`,
        expected: 'an entry for each namespace',
      });
  if (cluster.hasMore()) return;
  for (const [kind, group] of OWNERS) {
    const namespaces = new Set(cluster.activeOf(group, kind).map(({ object }) => namespaceOf(object)));
    const ofKind = sources.filter((each) => each.kind === kind);
    if (namespaces.size === 0 || ofKind.some(({ namespace }) => namespaces.has(namespace) || hasVariable(namespace))) continue;
    for (const { about, index, namespace, isForAll } of ofKind)
      if (isForAll && namespace !== '*')
        yield problemOf('alert-without-events', about, {
          pointer: `/spec/eventSources/${index}/kind`,
          value: kind,
          message: `${objectText(about.object)} selects each ${kind} of the namespace ${namespace}, which has none: those of ${cluster.name} are in ${firstTexts([...namespaces], 3)}`,
          expected: `a namespace with a ${kind}`,
        });
  }
}

const OWNERS = [
  ['HelmRelease', 'helm.toolkit.fluxcd.io'],
  ['Kustomization', 'kustomize.toolkit.fluxcd.io'],
] as const;

const eventSources = (about: ActiveObject): readonly EventSource[] =>
  listOf(fieldsOf(about.object.spec).eventSources).flatMap((each, index) => {
    const { apiVersion, kind, name, namespace } = fieldsOf(each);
    const isFlux = apiVersion === undefined || groupOf({ apiVersion }).endsWith('.fluxcd.io');
    const own = namespace === undefined ? namespaceOf(about.object) : textOf(namespace);
    return isFlux ? [{ about, index, kind: textOf(kind), namespace: own, isForAll: name === '*' }] : [];
  });
