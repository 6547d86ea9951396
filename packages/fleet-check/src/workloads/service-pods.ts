import { buildPointer, type Fields, fieldsOf, listOf, nearest } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { hasVariable, namespaceOf, objectText } from '../objects/fields.ts';
import { type NamedTemplate, type Template, templatesIn } from '../references/pod-templates.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { hasLabels, matchesSelector, selectorText } from './selectors.ts';

/** Reports Services and budgets that select no Pods, and ports that the selected Pods do not have. */
export function* servicePods(cluster: Cluster): Generator<FleetProblem> {
  for (const about of cluster.activeOf('', 'Service')) yield* ofService(cluster, about);
  for (const about of cluster.activeOf('policy', 'PodDisruptionBudget')) yield* ofBudget(cluster, about);
}

function* ofService(cluster: Cluster, about: ActiveObject): Generator<FleetProblem> {
  const { object } = about;
  const { selector, type, ports } = fieldsOf(object.spec);
  const labels = fieldsOf(selector);
  if (type === 'ExternalName' || Object.keys(labels).length === 0) return;
  const namespace = namespaceOf(object);
  const templates = templatesIn(cluster, namespace);
  const matches = templates.map((template) => hasLabels(template.labels, labels));
  if (matches.includes(undefined)) return;
  const selected = templates.filter((_, index) => matches[index] === true);
  if (selected.length > 0) yield* missingPorts(cluster, about, listOf(ports), selected);
  else if (cluster.isWholeNamespace(namespace)) {
    const nearly = nearestTemplate(templates, labels);
    yield problemOf('service-without-pods', about, {
      ...(nearly === undefined ? { pointer: '/spec/selector' } : nearly.place),
      message: `${objectText(object)} selects Pods with ${selectorText(labels)}, and nothing in the namespace ${namespace} of ${cluster.name} creates any${nearly === undefined ? '' : `; those of ${nearly.name} have ${nearly.text}`}`,
      expected: 'labels of Pods in the same namespace',
      ...(nearly === undefined && !templates.some(() => true) ? { severity: 'risk' as const } : {}),
    });
  }
}

/** Returns the workload whose Pods have most of the labels, and the label that differs. */
function nearestTemplate(templates: readonly NamedTemplate[], labels: Fields) {
  const ranked = templates
    .map((template) => ({ template, wrong: Object.keys(labels).filter((key) => template.labels[key] !== labels[key]) }))
    .sort((a, b) => a.wrong.length - b.wrong.length);
  const [best] = ranked;
  const [key = ''] = best?.wrong ?? [];
  if (best === undefined || key === '') return undefined;
  return {
    name: objectText(best.template.object),
    text: Object.keys(best.template.labels).length === 0 ? 'no labels' : selectorText(best.template.labels),
    place: { pointer: buildPointer(['spec', 'selector', key]), value: labels[key] },
  };
}

function* missingPorts(
  cluster: Cluster,
  about: ActiveObject,
  ports: readonly unknown[],
  selected: readonly Template[],
): Generator<FleetProblem> {
  const declared = selected.flatMap(({ spec }) =>
    [...listOf(spec.containers), ...listOf(spec.initContainers)].flatMap((container) => listOf(fieldsOf(container).ports).map(fieldsOf)),
  );
  const names = new Set(declared.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])));
  const numbers = new Set(declared.map(({ containerPort }) => containerPort));
  for (const [index, each] of ports.entries()) {
    const { port, targetPort: written } = fieldsOf(each);
    // Zero is the value of a Go field without a value.
    const isWritten = written !== undefined && written !== 0 && written !== '';
    const [targetPort, place] = isWritten ? [written, 'targetPort'] : [port, 'port'];
    const text = {
      pointer: `/spec/ports/${index}/${place}`,
      value: targetPort,
    };
    if (typeof targetPort === 'string' && !/^\d+$/.test(targetPort)) {
      if (names.has(targetPort) || hasVariable(targetPort) || [...names].some(hasVariable)) continue;
      const meant = nearest(targetPort, names);
      yield problemOf('service-port-not-found', about, {
        ...text,
        message: `${objectText(about.object)} targets the port ${targetPort}, which no container of its Pods on ${cluster.name} has${meant === undefined ? '' : `; did you mean ${meant}?`}`,
        expected: names.size === 0 ? 'the number of a port, or a name that a container has' : `one of ${[...names].sort().join(', ')}`,
      });
    } else if (numbers.size > 0 && ![...numbers].some((number) => typeof number !== 'number') && !numbers.has(Number(targetPort))) {
      yield problemOf('service-port-not-found', about, {
        ...text,
        severity: 'advice',
        message: `${objectText(about.object)} targets the port ${Number(targetPort)}, and the containers of its Pods on ${cluster.name} declare ${[...numbers].join(', ')}`,
        expected: 'a port that a container listens on',
      });
    }
  }
}

function* ofBudget(cluster: Cluster, about: ActiveObject): Generator<FleetProblem> {
  const { object } = about;
  const selector = fieldsOf(fieldsOf(object.spec).selector);
  const namespace = namespaceOf(object);
  if (Object.keys(selector).length === 0 || !cluster.isWholeNamespace(namespace)) return;
  if (templatesIn(cluster, namespace).some(({ labels }) => matchesSelector(labels, selector) !== false)) return;
  yield problemOf('budget-without-pods', about, {
    pointer: '/spec/selector',
    message: `${objectText(object)} selects no Pods of the namespace ${namespace} on ${cluster.name}`,
    expected: 'labels of Pods in the same namespace',
  });
}
