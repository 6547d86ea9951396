import type { Finding } from '@slipway/manifest';
import { kustomizationKey } from '../flux-objects/flux-object.ts';
import { spendSteps } from '../spending.ts';
import type { FleetKustomization } from './build-fleet.ts';
import { aboutKustomization, type FindingContext } from './fleet-finding.ts';

/** What is wrong with the dependencies of Flux Kustomizations: those that do not exist, and circles, each once. */
export function dependencyFindings(context: FindingContext, kustomizations: readonly FleetKustomization[]): readonly Finding[] {
  const byKey = new Map(context.fleet.kustomizations.map((each) => [kustomizationKey(each), each]));
  const failing = new Set(
    context.fleet.kustomizations.flatMap(({ cluster, error, partial }) => (error === undefined && partial === undefined ? [] : [cluster])),
  );
  const next = ({ cluster, dependsOn }: FleetKustomization): readonly FleetKustomization[] =>
    dependsOn.flatMap((name) => byKey.get(`${cluster}/${name}`) ?? []);
  return [
    ...kustomizations.flatMap((each) =>
      each.dependsOn.flatMap((name, index) =>
        byKey.has(`${each.cluster}/${name}`) ? [] : [missing(context, each, name, index, failing.has(each.cluster))],
      ),
    ),
    ...findCircles(kustomizations, next).map((circle) => circleFinding(context, circle)),
  ];
}

/** On a cluster of which not everything is known, what is missing may be there. */
function missing(context: FindingContext, kustomization: FleetKustomization, name: string, index: number, mayExist: boolean): Finding {
  return aboutKustomization(context, kustomization, 'dependency-not-found', {
    ...(mayExist ? { severity: 'risk' } : {}),
    message: `${kustomization.namespace}/${kustomization.name} depends on ${name}, which nothing applies to ${kustomization.cluster}`,
    pointer: `/spec/dependsOn/${index}`,
    value: name,
    expected: 'a Flux Kustomization of the cluster',
  });
}

/** Circles that a walk along `next` comes back to, from their first member on the way. Each value is looked at once. */
function findCircles<Value>(values: readonly Value[], next: (value: Value) => readonly Value[]): readonly (readonly Value[])[] {
  const circles: (readonly Value[])[] = [];
  const done = new Set<Value>();
  for (const start of values) {
    if (done.has(start)) continue;
    const way = [start];
    const waiting = [[...next(start)]];
    const onWay = new Set(way);
    for (let rest = waiting.at(-1); rest !== undefined; rest = waiting.at(-1)) {
      const target = rest.shift();
      if (target === undefined) {
        waiting.pop();
        const left = way.pop() as Value;
        onWay.delete(left);
        done.add(left);
      } else if (onWay.has(target)) {
        spendSteps(STEPS_OF_A_MEMBER * way.length);
        circles.push(way.slice(way.indexOf(target)));
      } else if (!done.has(target)) {
        way.push(target);
        waiting.push([...next(target)]);
        onWay.add(target);
      }
    }
  }
  return circles;
}

const STEPS_OF_A_MEMBER = 50;

/** Members of a circle that are named, from the first on. */
const MOST_NAMED = 20;

function circleFinding(context: FindingContext, circle: readonly FleetKustomization[]): Finding {
  const [first] = circle as readonly [FleetKustomization];
  const names = circle.slice(0, MOST_NAMED).map(({ namespace, name }) => `${namespace}/${name}`);
  const more = circle.length > MOST_NAMED ? [`${circle.length - MOST_NAMED} more`] : [];
  const way = [...names, ...more, names[0]].join(' -> ');
  return aboutKustomization(context, first, 'kustomization-circle', {
    message: `dependsOn leads in a circle: ${way}`,
    pointer: '/spec/dependsOn',
    value: first.dependsOn.join(', '),
    expected: 'dependencies without a circle',
  });
}
