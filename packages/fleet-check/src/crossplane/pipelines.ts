import { below, type Fields, fieldsOf, getPointer, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { objectText, packageName } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/** A step of a pipeline, with the package of its function. */
interface Step {
  readonly index: number;
  readonly package: string;
  readonly input: Fields;
}

/** Reports pipelines of Compositions that never make a composite ready. */
export function* pipelines(cluster: Cluster): Generator<FleetProblem> {
  for (const about of cluster.activeOf('apiextensions.crossplane.io', 'Composition')) {
    const steps = stepsOf(cluster, about);
    yield* withoutReadiness(about, steps);
  }
}

const stepsOf = (cluster: Cluster, { object }: ActiveObject): readonly Step[] =>
  listOf(fieldsOf(object.spec).pipeline).map((step, index) => {
    const name = textOf(below(step, 'functionRef').name);
    const [found] = cluster.find('pkg.crossplane.io', 'Function', undefined, name);
    const reference = textOf(fieldsOf(found?.object.spec).package);
    return { index, package: reference === '' ? '' : packageName(reference), input: below(step, 'input') };
  });

const TRANSFORM = 'function-patch-and-transform';

/** Functions that create resources and leave their readiness to another step, with the field of their template. */
const RENDERERS: ReadonlyMap<string, string> = new Map([
  ['function-go-templating', '/inline/template'],
  ['function-kcl', '/spec/source'],
]);

/** Functions that never set the readiness of resources of other steps. */
const WITHOUT_READINESS: ReadonlySet<string> = new Set([
  ...RENDERERS.keys(),
  TRANSFORM,
  'function-environment-configs',
  'function-extra-resources',
  'function-tag-manager',
]);

/** How a template names a resource, and how it sets the readiness of one. */
const RESOURCE = /composition-resource-name|setResourceNameAnnotation/;
const READINESS = /\/ready\b/;

/** Reports resources that no function makes ready. An unknown function ends the search, because it may do that. */
function* withoutReadiness(about: ActiveObject, steps: readonly Step[]): Generator<FleetProblem> {
  if (steps.some((step) => !WITHOUT_READINESS.has(step.package))) return;
  for (const { index, package: name, input } of steps) {
    const template = RENDERERS.get(name);
    if (template === undefined) continue;
    const text = textOf(getPointer(input, template));
    if (!RESOURCE.test(text) || READINESS.test(text)) continue;
    yield problemOf('composite-never-ready', about, {
      pointer: `/spec/pipeline/${index}/functionRef/name`,
      message: `${objectText(about.object)} creates resources with ${name}, and no step sets their readiness: the composite never becomes ready`,
      expected: 'a last step with function-auto-ready',
    });
    return;
  }
}
