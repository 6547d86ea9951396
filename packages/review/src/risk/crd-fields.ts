import { type Budget, type Fields, fieldsOf, isFields, LimitError, listOf } from '@slipway/manifest';
import { below, few, kindOf, own, scalarText } from '../objects/values.ts';
import { type About, type Found, titleOf } from './about.ts';

const MAX_NAMED = 5;

/** R2: a version of a CRD accepts less: some fields or values are gone, or some fields are required. */
export function* crdFields({ group, kind, before, after, title, entry, fleet }: About): Generator<Found> {
  if (group !== 'apiextensions.k8s.io' || kind !== 'CustomResourceDefinition' || before === undefined || after === undefined) return;
  const next = new Map(versionsOf(after).map((version) => [scalarText(version.name), version]));
  for (const version of versionsOf(before)) {
    const name = scalarText(version.name);
    const same = next.get(name);
    if (version.served !== true || same?.served !== true) continue;
    const { gone, narrowed } = narrowedSchema(schemaOf(version), schemaOf(same), fleet.budget);
    if (narrowed.length > 0) yield { rule: 'crd-narrowed', evidence: `${title}: ${name}: ${few(narrowed, MAX_NAMED)}` };
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

/** How a schema accepts less than another one. */
interface Narrowed {
  /** The outermost fields that it does not have any more. */
  readonly gone: readonly FieldPath[];
  /** Values that it does not accept any more, and fields that it requires. */
  readonly narrowed: readonly string[];
}

/** Compares two schemas. Nothing is found if there are too many fields to compare. */
function narrowedSchema(before: Fields, after: Fields, budget: Budget): Narrowed {
  const gone: FieldPath[] = [];
  const narrowed: string[] = [];
  const compare = (old: Fields, next: Fields, path: FieldPath): void => {
    budget.take('operations');
    for (const each of narrowedField(old, next, path)) narrowed.push(each);
    if (next['x-kubernetes-preserve-unknown-fields'] === true) return;
    const [was, is] = [fieldsOf(old.properties), fieldsOf(next.properties)];
    for (const [name, schema] of Object.entries(was)) {
      if (Object.hasOwn(is, name)) compare(fieldsOf(schema), fieldsOf(own(is, name)), [...path, name]);
      else if (next.additionalProperties === undefined) gone.push([...path, name]);
    }
    for (const inner of ['items', 'additionalProperties'])
      if (isFields(old[inner]) && isFields(next[inner])) compare(fieldsOf(old[inner]), fieldsOf(next[inner]), [...path, '*']);
  };
  try {
    compare(before, after, []);
  } catch (error) {
    if (error instanceof LimitError) return { gone: [], narrowed: [] };
    throw error;
  }
  return { gone, narrowed };
}

function narrowedField(old: Fields, next: Fields, path: FieldPath): readonly string[] {
  const at = path.join('.');
  const accepted = new Set(listOf(next.enum).map(scalarText));
  const refused = Array.isArray(next.enum)
    ? listOf(old.enum)
        .map(scalarText)
        .filter((value) => !accepted.has(value))
    : [];
  const wasRequired = new Set(listOf(old.required).map(scalarText));
  const properties = fieldsOf(old.properties);
  const required = listOf(next.required)
    .map(scalarText)
    .filter((name) => !wasRequired.has(name) && Object.hasOwn(properties, name));
  return [
    ...(refused.length === 0 ? [] : [`${at} does not accept ${refused.join(', ')} any more`]),
    ...required.map((name) => `${[...path, name].join('.')} is required`),
  ];
}

function hasField(value: unknown, [first, ...rest]: FieldPath): boolean {
  if (first === undefined) return value !== undefined;
  if (first !== '*') return isFields(value) && Object.hasOwn(value, first) && hasField(value[first], rest);
  const items = Array.isArray(value) ? value : Object.values(fieldsOf(value));
  return items.some((item) => hasField(item, rest));
}
