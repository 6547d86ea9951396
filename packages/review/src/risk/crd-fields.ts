import { type Budget, type Fields, fieldsOf, isFields, LimitError, listOf } from '@slipway/manifest';
import { below, few, kindOf, own, scalarText } from '../objects/values.ts';
import { type About, type Found, titleOf } from './about.ts';

const MAX_NAMED = 5;

/** R2: a version of a CRD does not have some fields any more. The API server drops them from all objects, also from stored ones. */
export function* crdFields({ group, kind, before, after, title, entry, fleet }: About): Generator<Found> {
  if (group !== 'apiextensions.k8s.io' || kind !== 'CustomResourceDefinition' || before === undefined || after === undefined) return;
  const next = new Map(versionsOf(after).map((version) => [scalarText(version.name), version]));
  for (const version of versionsOf(before)) {
    const name = scalarText(version.name);
    const same = next.get(name);
    if (version.served !== true || same?.served !== true) continue;
    const gone = removedFields(schemaOf(version), schemaOf(same), fleet.budget);
    if (gone.length === 0) continue;
    const { group: ofKind, names } = fieldsOf(after.spec);
    const objects = fleet.versionsAfter(entry).get(`${scalarText(ofKind)}/${name}`) ?? [];
    const users = objects.filter(
      (object) => kindOf(object) === scalarText(fieldsOf(names).kind) && gone.some((path) => hasField(object, path)),
    );
    const used = users.length === 0 ? '' : `; used by ${few(users.map(titleOf).sort(), MAX_NAMED)}`;
    yield {
      rule: 'crd-field-removed',
      evidence: `${title}: ${name} does not have ${few(
        gone.map((path) => path.join('.')),
        MAX_NAMED,
      )} any more${used}`,
    };
  }
}

const versionsOf = (crd: Fields): readonly Fields[] => listOf(fieldsOf(crd.spec).versions).map(fieldsOf);
const schemaOf = (version: Fields): Fields => below(version, 'schema', 'openAPIV3Schema');

type FieldPath = readonly string[];

/** Returns the outermost fields that a schema does not have any more. Empty if there are too many fields to compare. */
function removedFields(before: Fields, after: Fields, budget: Budget): readonly FieldPath[] {
  const found: FieldPath[] = [];
  const compare = (old: Fields, next: Fields, path: FieldPath): void => {
    budget.take('operations');
    if (next['x-kubernetes-preserve-unknown-fields'] === true) return;
    const [was, is] = [fieldsOf(old.properties), fieldsOf(next.properties)];
    for (const [name, schema] of Object.entries(was)) {
      if (Object.hasOwn(is, name)) compare(fieldsOf(schema), fieldsOf(own(is, name)), [...path, name]);
      else if (next.additionalProperties === undefined) found.push([...path, name]);
    }
    for (const inner of ['items', 'additionalProperties'])
      if (isFields(old[inner]) && isFields(next[inner])) compare(fieldsOf(old[inner]), fieldsOf(next[inner]), [...path, '*']);
  };
  try {
    compare(before, after, []);
  } catch (error) {
    if (error instanceof LimitError) return [];
    throw error;
  }
  return found;
}

function hasField(value: unknown, [first, ...rest]: FieldPath): boolean {
  if (first === undefined) return value !== undefined;
  if (first !== '*') return isFields(value) && Object.hasOwn(value, first) && hasField(value[first], rest);
  const items = Array.isArray(value) ? value : Object.values(fieldsOf(value));
  return items.some((item) => hasField(item, rest));
}
