import {
  below,
  buildPointer,
  type Fields,
  fieldsOf,
  getPointer,
  isArmInstanceType,
  listOf,
  processorsOfImage,
  textOf,
} from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { type CopiedField, fieldsByComposite, kindText } from '../crossplane/copied-fields.ts';
import { groupOf, hasVariable, objectText } from '../objects/fields.ts';
import { isTypingMistake } from '../references/is-typing-mistake.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { awsFacts, instanceTypes } from './aws-facts.ts';
import { forProvider, isManaged } from './managed-resources.ts';

/** Reports regions, zones and instance types that AWS does not have, and images for other processors. */
export function* awsLocations(cluster: Cluster): Generator<FleetProblem> {
  const compositions = cluster.activeOf('apiextensions.crossplane.io', 'Composition').map(({ object }) => object);
  const composites = new Map([...fieldsByComposite(compositions)].map(([kind, fields]) => [kind, locationsOf(fields)] as const));
  for (const about of cluster.active) {
    const { object } = about;
    if (isManaged(object)) yield* ofManaged(cluster, about);
    else if (groupOf(object) === 'karpenter.sh' && object.kind === 'NodePool') yield* ofNodePool(about);
    else yield* ofComposite(cluster, about, composites.get(kindText(object)) ?? []);
  }
}

interface Value {
  readonly pointer: string;
  readonly value: string;
}

function* ofManaged(cluster: Cluster, about: ActiveObject): Generator<FleetProblem> {
  cluster.spend(UNITS_PER_OBJECT);
  const fields = forProvider(about.object);
  const region = textOf(fields.region);
  const isKnown = region !== '' && Object.hasOwn(awsFacts().zones, region);
  if (region !== '' && !isKnown) yield* regionProblem(about, { pointer: '/spec/forProvider/region', value: region });
  const zone = textOf(fields.availabilityZone);
  if (zone !== '' && (isKnown || region === ''))
    yield* zoneProblem(about, { pointer: '/spec/forProvider/availabilityZone', value: zone }, region);
  for (const each of typesIn(fields)) {
    yield* typeProblem(about, each);
    yield* processorProblem(about, each, textOf(fields.amiType));
  }
}

/** Reports an instance type whose processors cannot run the image of the node group. */
function* processorProblem(about: ActiveObject, place: Value, image: string): Generator<FleetProblem> {
  const needed = processorsOfImage(image);
  if (!instanceTypes().has(place.value) || needed === undefined) return;
  const isArm = isArmInstanceType(place.value);
  if (isArm === (needed === 'ARM')) return;
  yield problemOf('image-of-other-processor', about, {
    ...place,
    message: `${objectText(about.object)} starts the image ${image} on ${place.value}, whose processors are ${isArm ? 'of ARM' : 'x86_64'}`,
    expected: `an instance type with ${isArm ? 'x86_64' : 'ARM'} processors, or an image for ${isArm ? 'ARM' : 'x86_64'}`,
  });
}

const UNITS_PER_OBJECT = 50;

/** Checks `instanceType`, and the `instanceTypes` of a node group. */
function typesIn({ instanceType, instanceTypes: several }: Fields): readonly Value[] {
  const values = listOf(several).map((value, index) => ({ pointer: `/spec/forProvider/instanceTypes/${index}`, value: textOf(value) }));
  return [...values, { pointer: '/spec/forProvider/instanceType', value: textOf(instanceType) }];
}

/** A field of a composite that a Composition copies into the region, the zone or the instance type of a resource of AWS. */
interface CopiedPlace extends CopiedField {
  /** Pointer to the field of the composite with the region of the resource; undefined if none is copied. */
  readonly regionAt: string | undefined;
}

function locationsOf(fields: readonly CopiedField[]): readonly CopiedPlace[] {
  const regions = new Map<Fields, string>();
  for (const { base, pointer, target } of fields) if (target === REGION && !regions.has(base)) regions.set(base, pointer);
  return fields
    .filter(({ base, target }) => isManaged(base) && LOCATION_FIELDS.test(target))
    .map((field) => ({ ...field, regionAt: regions.get(field.base) }));
}

/** Checks the fields of a composite that its Compositions copy into managed resources of AWS, each field once. */
function* ofComposite(cluster: Cluster, about: ActiveObject, places: readonly CopiedPlace[]): Generator<FleetProblem> {
  cluster.spend(UNITS_PER_OBJECT * places.length);
  const valueAt = (pointer: string): string => textOf(getPointer(about.object, pointer));
  const seen = new Set<string>();
  for (const { pointer, target, base, regionAt } of places) {
    if (seen.has(pointer)) continue;
    seen.add(pointer);
    const value = valueAt(pointer);
    if (value === '') continue;
    const place = { pointer, value };
    if (target === REGION) {
      if (!Object.hasOwn(awsFacts().zones, value)) yield* regionProblem(about, place);
    } else if (target.endsWith('availabilityZone')) {
      const region = regionAt === undefined ? textOf(forProvider(base).region) : valueAt(regionAt);
      if (region === '' || Object.hasOwn(awsFacts().zones, region)) yield* zoneProblem(about, place, region);
    } else yield* typeProblem(about, place);
  }
}

const REGION = 'spec.forProvider.region';
const LOCATION_FIELDS = /^spec\.forProvider\.(?:region|availabilityZone|instanceType|instanceTypes\[\d+\])$/;

function* ofNodePool(about: ActiveObject): Generator<FleetProblem> {
  const requirements = listOf(below(about.object.spec, 'template', 'spec').requirements);
  for (const [index, requirement] of requirements.entries()) {
    const { key, operator, values } = fieldsOf(requirement);
    if (operator !== 'In') continue;
    for (const [at, value] of listOf(values).entries()) {
      const place = { pointer: buildPointer(['spec', 'template', 'spec', 'requirements', index, 'values', at]), value: textOf(value) };
      if (key === 'node.kubernetes.io/instance-type') yield* typeProblem(about, place);
      if (key === 'topology.kubernetes.io/zone') yield* zoneProblem(about, place, '');
      if (key === 'topology.kubernetes.io/region' && !Object.hasOwn(awsFacts().zones, place.value)) yield* regionProblem(about, place);
    }
  }
}

/** Reports an unknown region. AWS opens new regions, so it is a reject only if it is a typing mistake. */
function* regionProblem(about: ActiveObject, place: Value): Generator<FleetProblem> {
  if (place.value === '' || hasVariable(place.value)) return;
  const { zones, date } = awsFacts();
  const meant = Object.keys(zones).find((region) => isTypingMistake(region, place.value));
  // Other programs with the API of AWS have different names of regions.
  if (meant === undefined && !/^(?:af|ap|ca|cn|eu|il|me|mx|sa|us)(?:-[a-z]+)+-\d$/.test(place.value)) return;
  yield problemOf('region-not-found', about, {
    ...place,
    ...(meant === undefined ? { severity: 'risk' } : {}),
    message: `${objectText(about.object)} is in ${place.value}, which is not a region of AWS (as of ${date})`,
    expected: meant ?? 'a region of AWS',
    remedy: meant === undefined ? 'write a region of AWS' : `did you mean ${meant}?`,
  });
}

/** Reports a zone that its region does not have; without a region, any zone of AWS is valid. Skips local zones, which have longer names. */
function* zoneProblem(about: ActiveObject, place: Value, region: string): Generator<FleetProblem> {
  const [, own, letter = ''] = /^([a-z]{2,4}(?:-[a-z]+)+-\d)([a-z])$/.exec(place.value) ?? [];
  const { zones, date } = awsFacts();
  const name = objectText(about.object);
  if (Object.hasOwn(zones, place.value)) {
    yield problemOf('zone-not-found', about, {
      ...place,
      message: `${name} is in the zone ${place.value}, which is a region`,
      expected: `a zone of it, like ${place.value}a`,
    });
  } else if (own === undefined) return;
  else if (region !== '' && own !== region) {
    yield problemOf('zone-not-found', about, {
      ...place,
      message: `${name} is in the zone ${place.value}, and in the region ${region}, which has no such zone`,
      expected: `a zone of ${region}, like ${region}a`,
    });
  } else if (!Object.hasOwn(zones, own)) yield* regionProblem(about, { ...place, value: own });
  else if (zones[own] !== '' && zones[own]?.includes(letter) === false) {
    yield problemOf('zone-not-found', about, {
      ...place,
      severity: 'risk',
      message: `${name} is in the zone ${place.value}, which AWS does not have (as of ${date})`,
      expected: [...(zones[own] ?? '')].map((each) => `${own}${each}`).join(', '),
    });
  }
}

/** Reports typing mistakes of instance types. AWS adds new types, so other unknown types are accepted. */
function* typeProblem(about: ActiveObject, place: Value): Generator<FleetProblem> {
  const { value } = place;
  if (value === '' || hasVariable(value) || instanceTypes().has(value)) return;
  const [family = '', size = ''] = value.split('.');
  const sizes = Object.hasOwn(awsFacts().instances, family) ? awsFacts().instances[family]?.split(' ') : undefined;
  const meant = sizes?.find((each) => isTypingMistake(each, size));
  if (meant === undefined) return;
  yield problemOf('instance-type-not-found', about, {
    ...place,
    message: `${objectText(about.object)} has instances of the type ${value}, which is probably a typing mistake of ${family}.${meant}`,
    expected: `${family}.${meant}`,
    remedy: `did you mean ${family}.${meant}?`,
  });
}
