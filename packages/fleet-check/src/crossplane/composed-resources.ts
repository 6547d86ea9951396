import { buildPointer, type Fields, fieldsOf, isFields, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { below, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/** Reports selectors in a Composition that may select the resources of another composite. */
export function* composedResources(cluster: Cluster): Generator<FleetProblem> {
  for (const about of cluster.activeOf('apiextensions.crossplane.io', 'Composition')) {
    for (const [step, each] of listOf(fieldsOf(about.object.spec).pipeline).entries()) {
      for (const [index, resource] of listOf(below(each, 'input').resources).entries()) {
        const { base, patches, name } = fieldsOf(resource);
        const patched = targetsOf(patches, below(each, 'input').patchSets);
        const open = openSelectors(fieldsOf(base)).filter((path) => !patched.some((target) => target.startsWith(path.join('.'))));
        const [first] = open;
        if (first === undefined) continue;
        const more = open.length === 1 ? '' : `, and ${open.length - 1} more of its selectors,`;
        yield problemOf('selector-of-all', about, {
          pointer: buildPointer(['spec', 'pipeline', String(step), 'input', 'resources', String(index), 'base', ...first]),
          message: `${objectText(about.object)}: ${first.at(-1)} of the resource ${textOf(name)}${more} selects the resources of every composite of the cluster`,
          expected: 'matchControllerRef: true, or a label with the name of the composite',
        });
      }
    }
  }
}

/** Returns the fields that patches write, as paths with dots. */
function targetsOf(patches: unknown, patchSets: unknown): readonly string[] {
  const sets = new Map(listOf(patchSets).map((each) => [fieldsOf(each).name, fieldsOf(each).patches]));
  return listOf(patches).flatMap((each) => {
    const { toFieldPath, fromFieldPath, type, patchSetName } = fieldsOf(each);
    if (type === 'PatchSet') return targetsOf(sets.get(patchSetName), []);
    return [textOf(toFieldPath) || textOf(fromFieldPath)];
  });
}

/** Returns the paths of selectors with labels, but without the owner. */
function openSelectors(value: Fields, path: readonly string[] = []): readonly (readonly string[])[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    if (Array.isArray(inner))
      return inner.flatMap((each, index) => (isFields(each) ? openSelectors(each, [...path, key, String(index)]) : []));
    if (!isFields(inner)) return [];
    if (key.endsWith('Selector') && inner.matchLabels !== undefined && path.includes('forProvider'))
      return inner.matchControllerRef === true ? [] : [[...path, key]];
    return openSelectors(inner, [...path, key]);
  });
}
