import { parseQuantity } from '../../go/quantity.ts';
import { fieldPath } from '../../objects/field-path.ts';
import { builtInRule, type Problems, reportedAs, reportedAt } from '../forms/built-in-rule.ts';
import { at, type Location, listAt, mapAt, pointerOf, textAt } from '../forms/location.ts';
import { containerResource, isHugePages, isIntegerResource, isNativeResource } from '../forms/resource-names.ts';
import { dnsLabel } from '../forms/text-forms.ts';

export const resourcesRule = builtInRule('container-resources', {
  summary:
    'Requests are not negative and not above their limits; resources are cpu, memory, ephemeral-storage, hugepages-* or have a domain.',
  upstream: 'core ValidateContainerResourceRequirements',
  remedy: 'Lower the request, raise the limit, or correct the name of the resource.',
});

/** Returns the names of `spec.resourceClaims`. */
export const claimsOf = (spec: Location): ReadonlySet<string> =>
  new Set(listAt(spec, 'resourceClaims').map((claim) => textAt(claim, 'name')));

/** Checks resources. `claims` are the names in `spec.resourceClaims` of the Pod; `form` is the form of names of resources. */
export function* containerResources(resources: Location, claims: ReadonlySet<string>, form = containerResource): Problems {
  const limits = new Map(mapAt(resources, 'limits'));
  const requests = mapAt(resources, 'requests');
  for (const [name, quantity] of [...limits, ...requests]) yield* amount(name, quantity, form);
  for (const [name, request] of requests) yield* withinLimit(name, request, limits.get(name), at(resources, 'limits'));
  const names = [...limits.keys(), ...requests.map(([name]) => name)];
  if (names.some(isHugePages) && !names.some((name) => name === 'cpu' || name === 'memory')) {
    yield resourcesRule.invalid(resources, 'cpu or memory in addition to huge pages');
  }
  yield* claimNames(resources, claims);
}

/** Checks the overhead of a Pod as limits. `field` is the name of the field in the server's answer. */
export function* overhead(resources: Location, field: string): Problems {
  const own = fieldPath(pointerOf(resources));
  for (const [name, quantity] of mapAt(resources))
    for (const problem of amount(name, quantity)) yield reportedAs(problem, (path) => path.replace(own, field));
}

function* amount(name: string, location: Location, form = containerResource): Problems {
  if (!form.accepts(name)) yield resourcesRule.invalid({ ...location, value: name }, form.description);
  const quantity = parseQuantity(location.value);
  if (quantity === undefined) return;
  if (quantity < 0n) yield resourcesRule.invalid(location, 'zero or more');
  if (isIntegerResource(name) && quantity % 1_000_000_000n !== 0n) yield resourcesRule.invalid(location, 'a whole number');
  if (!isHugePages(name)) return;
  const page = parseQuantity(name.slice('hugepages-'.length));
  if (page === undefined || page <= 0n || quantity % page !== 0n) yield resourcesRule.invalid(location, 'a multiple of the page size');
}

function* withinLimit(name: string, location: Location, limitPlace: Location | undefined, limits: Location): Problems {
  const overcommit = isNativeResource(name) && !isHugePages(name);
  const [request, limit] = [parseQuantity(location.value), parseQuantity(limitPlace?.value)];
  if (limitPlace === undefined) {
    if (!overcommit) yield resourcesRule.required(limits, `a limit for ${name}, which cannot be overcommitted`);
  } else if (request === undefined || limit === undefined) return;
  else if (overcommit && request > limit) yield resourcesRule.invalid(location, `at most the limit, ${limitPlace.value}`);
  else if (!overcommit && request !== limit) yield resourcesRule.invalid(location, `equal to the limit, ${limitPlace.value}`);
}

function* claimNames(resources: Location, claims: ReadonlySet<string>): Problems {
  const seen: (readonly string[])[] = [];
  for (const claim of listAt(resources, 'claims')) {
    const [name, request] = [at(claim, 'name'), at(claim, 'request')];
    if (textAt(name) === '') {
      yield reportedAt(resourcesRule.required(name, 'the name of a claim'), claim);
      continue;
    }
    if (textAt(request) !== '') yield* resourcesRule.form(request, dnsLabel);
    const key = [textAt(name), textAt(request)];
    const overlaps = ([other, part]: readonly string[]): boolean => other === key[0] && (part === '' || key[1] === '' || part === key[1]);
    if (seen.some(overlaps)) yield reportedAt(resourcesRule.duplicate(name, 'a claim'), claim);
    seen.push(key);
    if (!claims.has(textAt(name))) yield reportedAt(resourcesRule.invalid(name, 'one of the names in spec.resourceClaims'), claim);
  }
}
