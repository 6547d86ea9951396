import { below, type Fields, fieldsOf, listOf, nearest, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { hasVariable, objectText } from '../objects/fields.ts';
import { type PodTemplate, podTemplatesOn } from '../references/pod-templates.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/** Reports probes and lifecycle hooks with the name of a port that their container does not have. */
export function* probePorts(cluster: Cluster): Generator<FleetProblem> {
  for (const template of podTemplatesOn(cluster)) {
    for (const list of ['initContainers', 'containers'])
      for (const [index, container] of listOf(template.spec[list]).entries())
        yield* ofContainer(template, fieldsOf(container), `${template.pointer}/${list}/${index}`);
  }
}

function* ofContainer({ about }: PodTemplate, container: Fields, pointer: string): Generator<FleetProblem> {
  const names = listOf(container.ports).flatMap((port) => textOf(fieldsOf(port).name) || []);
  if (names.some(hasVariable)) return;
  for (const [field, effect] of USERS) {
    const keys = field.split('/');
    for (const action of ['httpGet', 'tcpSocket']) {
      const { port } = below(container, ...keys, action);
      // The kubelet reads digits in a string as a number.
      if (typeof port !== 'string' || /^[-+]?\d+$/.test(port) || hasVariable(port) || names.includes(port)) continue;
      const meant = nearest(port, names);
      yield problemOf('probe-port-not-found', about, {
        pointer: `${pointer}/${field}/${action}/port`,
        value: port,
        message: `${keys.at(-1)} of the container ${textOf(container.name)} of ${objectText(about.object)} calls the port ${port}, which this container does not have, so ${effect}${meant === undefined ? '' : `; did you mean ${meant}?`}`,
        expected: names.length === 0 ? 'the number of a port' : `the number of a port, or one of ${names.sort().join(', ')}`,
      });
    }
  }
}

/** Fields of a container that call a port of it, and the effect of a port that does not exist. */
const USERS = [
  ['startupProbe', 'the container never counts as started'],
  ['readinessProbe', 'its Pods are never ready'],
  ['livenessProbe', 'a container that hangs is not restarted'],
  ['lifecycle/postStart', 'the container is stopped after each start'],
  ['lifecycle/preStop', 'the call is never made'],
] as const;
