import { below, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { namespaceOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { type Claim, sharedNames } from './taken-names.ts';

/** A host and path of an Ingress or HTTPRoute, with the Service that gets its requests. */
interface Route extends Claim {
  readonly path: string;
  readonly backend: string;
}

/** Reports hosts and paths that several Ingresses of one class, or HTTPRoutes of one Gateway, send to different Services. */
export function* takenRoutes(cluster: Cluster): Generator<FleetProblem> {
  const reported = new Set<string>();
  for (const all of sharedNames([...ingressRoutes(cluster), ...httpRoutes(cluster)])) {
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
      expected: `one ${textOf(first.about.object.kind)} for each host and path`,
    });
  }
}

function* ingressRoutes(cluster: Cluster): Generator<Route> {
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

/** Classes whose controllers create a separate load balancer for each Ingress. */
const OF_ONE_INGRESS = /^(?:alb|gce|gce-internal|tailscale|cloudflare.*|azure.*)$/;

/** Whether annotations control which requests an Ingress gets: weights, conditions, entry points. */
const isSpecial = ({ object }: ActiveObject): boolean =>
  Object.keys(below(object.metadata, 'annotations')).some((key) =>
    /canary|mergeable|conditions|router\.|match|priority|entrypoint/i.test(key),
  );

/**
 * Returns the matches of HTTPRoutes for each listener that they name. Only routes with the same match are compared: the Gateway uses the
 * oldest of them, and prefers a more specific match.
 */
function* httpRoutes(cluster: Cluster): Generator<Route> {
  for (const about of cluster.activeOf('gateway.networking.k8s.io', 'HTTPRoute')) {
    const { parentRefs, hostnames, rules } = fieldsOf(about.object.spec);
    const hosts = listOf(hostnames).length === 0 ? [''] : listOf(hostnames).map(textOf);
    cluster.spend(UNITS_PER_ROUTE * hosts.length * listOf(parentRefs).length);
    const places = listOf(parentRefs).flatMap((parent) => hosts.map((host) => ({ host, parent: parentText(about, parent) })));
    for (const [index, rule] of listOf(rules).entries()) {
      const { matches, backendRefs, filters } = fieldsOf(rule);
      const backend = backendText(about, listOf(backendRefs), filters);
      const all = Array.isArray(matches) && matches.length > 0 ? matches : [{}];
      cluster.spend(UNITS_PER_ROUTE * all.length * places.length);
      for (const match of all)
        for (const place of places)
          yield { about, pointer: `/spec/rules/${index}`, backend, value: place.host, ...placeOfMatch(match, place) };
    }
  }
}

/** Cost of a match. A route has one match for each listener, host and match, which may exceed the memory for long lists. */
const UNITS_PER_ROUTE = 1000;

function placeOfMatch(match: unknown, { host, parent }: { readonly host: string; readonly parent: string }): Pick<Route, 'path' | 'key'> {
  const { path, headers, queryParams, method } = fieldsOf(match);
  const { type = 'PathPrefix', value = '/' } = fieldsOf(path);
  const rest = JSON.stringify([type, value, textOf(method), listOf(headers), listOf(queryParams)]);
  return {
    path: `${host === '' ? 'all hosts and ' : host}${textOf(value)} of ${parent}`,
    key: [parent, host, rest].join(' '),
  };
}

/** `Gateway/network/public`, with the listener if the route names one. */
function parentText({ object }: ActiveObject, parent: unknown): string {
  const { kind = 'Gateway', namespace = namespaceOf(object), name, sectionName, port } = fieldsOf(parent);
  const listener = [sectionName, port].flatMap((part) => (part === undefined ? [] : [String(part)]));
  return [[kind, namespace, name].map(textOf).join('/'), ...listener].join(':');
}

function backendText({ object }: ActiveObject, backends: readonly unknown[], filters: unknown): string {
  if (backends.length === 0) return filters === undefined ? 'no backend' : 'its filters';
  const texts = backends.map((each) => {
    const { kind = 'Service', namespace = namespaceOf(object), name, port } = fieldsOf(each);
    return `${[kind, namespace, name].map(textOf).join('/')}${port === undefined ? '' : `:${String(port)}`}`;
  });
  return texts.sort().join(' and ');
}
