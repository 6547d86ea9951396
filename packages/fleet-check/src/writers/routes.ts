import { fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { below, namespaceOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { type Claim, sharedNames } from './taken-names.ts';

/** A host and path of an Ingress, with the Service that gets its requests. */
interface Route extends Claim {
  readonly path: string;
  readonly backend: string;
}

/** Reports hosts and paths that several Ingresses of one class send to different Services. */
export function* ingressRoutes(cluster: Cluster): Generator<FleetProblem> {
  const reported = new Set<string>();
  for (const all of sharedNames(routesOn(cluster))) {
    const [first] = all;
    const other = all.find(({ about, backend }) => about !== first.about && backend !== first.backend);
    if (other === undefined) continue;
    const pair = `${objectText(first.about.object)} ${objectText(other.about.object)}`;
    if (reported.has(pair)) continue;
    reported.add(pair);
    yield problemOf('route-taken', other.about, {
      pointer: other.pointer,
      value: other.value,
      message: `${objectText(first.about.object)} and ${objectText(other.about.object)} on ${cluster.name} send requests for ${other.path} to ${first.backend} and ${other.backend}: only one of them gets requests`,
      expected: 'one Ingress for each host and path',
    });
  }
}

function* routesOn(cluster: Cluster): Generator<Route> {
  for (const about of cluster.activeOf('networking.k8s.io', 'Ingress')) {
    const name = classOf(about);
    if (OF_ONE_INGRESS.test(name) || isSpecial(about)) continue;
    for (const [index, rule] of listOf(fieldsOf(about.object.spec).rules).entries()) {
      const { host } = fieldsOf(rule);
      if (typeof host !== 'string' || host === '') continue;
      for (const [at, each] of listOf(below(rule, 'http').paths).entries()) {
        const { path, pathType, backend } = fieldsOf(each);
        const { name: service, port } = below(backend, 'service');
        if (typeof service !== 'string') continue;
        const { number, name: portName } = fieldsOf(port);
        yield {
          about,
          pointer: `/spec/rules/${index}/http/paths/${at}/path`,
          value: path,
          path: `${host}${textOf(path) || '/'}`,
          key: [name, host, textOf(path) || '/', textOf(pathType)].join(' '),
          backend: `Service/${namespaceOf(about.object)}/${service}:${textOf(portName) || String(number)}`,
        };
      }
    }
  }
}

const classOf = ({ object }: ActiveObject): string =>
  textOf(fieldsOf(object.spec).ingressClassName) || textOf(below(object.metadata, 'annotations')['kubernetes.io/ingress.class']);

/** Classes whose controllers create a load balancer of its own for each Ingress. */
const OF_ONE_INGRESS = /^(?:alb|gce|gce-internal|tailscale|cloudflare.*|azure.*)$/;

/** Whether annotations decide which requests an Ingress gets: weights, conditions, entry points. */
const isSpecial = ({ object }: ActiveObject): boolean =>
  Object.keys(below(object.metadata, 'annotations')).some((key) =>
    /canary|mergeable|conditions|router\.|match|priority|entrypoint/i.test(key),
  );
