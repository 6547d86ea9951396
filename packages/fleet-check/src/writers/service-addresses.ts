import { fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { objectText } from '../objects/fields.ts';
import type { FleetProblem } from '../rules/fleet-problem.ts';
import { type Claim, takenNames } from './taken-names.ts';

/** Reports addresses that several Services use: node ports and cluster IPs. The API server refuses the second Service. */
export function* serviceAddresses(cluster: Cluster): Generator<FleetProblem> {
  const text = (what: string) => (last: Claim, first: Claim) => ({
    message: `${objectText(last.about.object)} has the ${what} ${textOf(last.value) || String(last.value)}, which ${last.about === first.about ? 'it has twice' : `${objectText(first.about.object)} on ${cluster.name} has`}`,
    expected: `a ${what} that no other Service has`,
  });
  yield* takenNames('service-address-taken', nodePorts(cluster), text('node port'));
  yield* takenNames('service-address-taken', clusterAddresses(cluster), text('cluster IP'));
}

function* nodePorts(cluster: Cluster): Generator<Claim> {
  for (const about of cluster.activeOf('', 'Service')) {
    const { type, ports } = fieldsOf(about.object.spec);
    if (type !== 'NodePort' && type !== 'LoadBalancer') continue;
    for (const [index, each] of listOf(ports).entries()) {
      const { nodePort, protocol } = fieldsOf(each);
      if (typeof nodePort !== 'number' || nodePort === 0) continue;
      yield { about, pointer: `/spec/ports/${index}/nodePort`, value: nodePort, key: `${textOf(protocol) || 'TCP'} ${nodePort}` };
    }
  }
}

function* clusterAddresses(cluster: Cluster): Generator<Claim> {
  for (const about of cluster.activeOf('', 'Service')) {
    const { clusterIP, type } = fieldsOf(about.object.spec);
    if (typeof clusterIP !== 'string' || clusterIP === '' || clusterIP === 'None' || type === 'ExternalName') continue;
    yield { about, pointer: '/spec/clusterIP', value: clusterIP, key: clusterIP };
  }
}
