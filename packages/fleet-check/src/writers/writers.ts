import { fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { hasVariable, objectText, push } from '../objects/fields.ts';
import type { FleetRuleId } from '../rules/fleet-check-rules.ts';
import { type FleetProblem, type ProblemText, problemOf } from '../rules/fleet-problem.ts';

/** A field by which an object takes a name that only one object can have. */
export interface Claim {
  readonly about: ActiveObject;
  readonly pointer: string;
  readonly value: unknown;
  /** The name that the object takes. Equal keys are the same name. */
  readonly key: string;
}

/** Returns the claims of each name that several objects take, or that one object takes several times. */
export function sharedNames<Each extends Claim>(claims: Iterable<Each>): readonly (readonly [Each, Each, ...Each[]])[] {
  const byKey = new Map<string, Each[]>();
  for (const claim of claims) if (!hasVariable(claim.key)) push(byKey, claim.key, claim);
  return [...byKey.values()].filter((all): all is [Each, Each, ...Each[]] => all.length > 1);
}

/** Reports names that several objects take, at the last of these objects. */
export function* takenNames<Each extends Claim>(
  rule: FleetRuleId,
  claims: Iterable<Each>,
  textFor: (last: Each, first: Each, all: readonly Each[]) => Pick<ProblemText, 'message' | 'expected'> & Partial<ProblemText>,
): Generator<FleetProblem> {
  for (const all of sharedNames(claims)) {
    const last = all.at(-1) ?? all[0];
    yield problemOf(rule, last.about, { pointer: last.pointer, value: last.value, ...textFor(last, all[0], all) });
  }
}

/** Reports addresses of Services that several Services take: node ports and cluster IPs. The API server refuses the second Service. */
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
