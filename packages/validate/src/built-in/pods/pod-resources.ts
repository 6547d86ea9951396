import { parseQuantity } from '../../go/quantity.ts';
import { fieldPath } from '../../objects/field-path.ts';
import { type Problems, reportedAs } from '../forms/built-in-rule.ts';
import { at, isSet, type Location, listAt, mapAt, pointerOf, textAt } from '../forms/location.ts';
import { podLevelResource } from '../forms/resource-names.ts';
import { containerResources, resourcesRule } from './container-resources.ts';

/** Checks `resources` of a whole Pod (core validatePodResources). `claims` are the names in `spec.resourceClaims`. */
export function* podResources(spec: Location, claims: ReadonlySet<string>): Problems {
  const resources = at(spec, 'resources');
  if (!isSet(resources)) return;
  if (textAt(spec, 'os', 'name') === 'windows') {
    yield resourcesRule.forbidden(resources, 'a Pod for Windows has resources in its containers only');
    return;
  }
  if (isSet(resources, 'claims')) yield resourcesRule.forbidden(at(resources, 'claims'), 'claims are of containers');
  yield* containerResources(resources, claims, podLevelResource);
  const containers = listAt(spec, 'containers').map((container) => at(container, 'resources'));
  yield* enoughForAll(resources, containers);
  yield* enoughForEach(resources, containers);
}

/**
 * Checks that the resources of the Pod suffice for its containers. Init containers and defaults may need more, so every reported problem is
 * certain.
 */
function* enoughForAll(resources: Location, containers: readonly Location[]): Problems {
  for (const [name, request] of mapAt(resources, 'requests')) {
    const given = parseQuantity(request.value);
    const asked = containers.map((own) => parseQuantity(at(own, 'requests', name).value ?? at(own, 'limits', name).value) ?? 0n);
    const sum = asked.reduce((total, one) => total + one, 0n);
    if (given !== undefined && sum > given) yield resourcesRule.invalid(request, 'at least what its containers request together');
  }
}

function* enoughForEach(resources: Location, containers: readonly Location[]): Problems {
  for (const [name, limit] of mapAt(resources, 'limits')) {
    const whole = parseQuantity(limit.value);
    for (const [index, own] of containers.entries()) {
      const location = at(own, 'limits', name);
      const part = parseQuantity(location.value);
      if (whole === undefined || part === undefined || part <= whole) continue;
      const problem = resourcesRule.invalid(location, `at most the limit of the Pod, ${limit.value}`);
      yield reportedAs(problem, () => `${fieldPath(`${pointerOf(resources)}/containers/${index}/${name.replaceAll('/', '~1')}`)}.limits`);
    }
  }
}
