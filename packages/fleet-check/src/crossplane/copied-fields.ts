import { below, buildPointer, type Fields, fieldsOf, listOf, readFieldPath, textOf } from '@slipway/manifest';
import { groupOf, push } from '../objects/fields.ts';

/** A field of a composite resource that a Composition copies, unchanged, into a field of a composed resource. */
export interface CopiedField {
  /** Pointer to the field of the composite. */
  readonly pointer: string;
  /** The field of the composed resource, with dots: `spec.forProvider.region`. */
  readonly target: string;
  /** The base of the composed resource: the same object for all of its fields. */
  readonly base: Fields;
}

/** Finds the fields that patches of function-patch-and-transform copy without transforms. */
function* copiedFields({ spec }: Fields): Generator<CopiedField> {
  const inputs = [fieldsOf(spec), ...listOf(fieldsOf(spec).pipeline).map((each) => below(each, 'input'))];
  for (const { resources, patchSets } of inputs) {
    const sets = new Map(listOf(patchSets).map((each) => [fieldsOf(each).name, listOf(fieldsOf(each).patches).flatMap(copyOf)] as const));
    for (const resource of listOf(resources)) {
      const base = fieldsOf(fieldsOf(resource).base);
      for (const patch of listOf(fieldsOf(resource).patches)) {
        const { type, patchSetName } = fieldsOf(patch);
        for (const copy of type === 'PatchSet' ? (sets.get(patchSetName) ?? []) : copyOf(patch)) yield { ...copy, base };
      }
    }
  }
}

/** Returns the field that a patch copies; nothing for a patch of another type, or with transforms. */
function copyOf(patch: unknown): readonly Omit<CopiedField, 'base'>[] {
  const { type = 'FromCompositeFieldPath', fromFieldPath, toFieldPath = fromFieldPath, transforms } = fieldsOf(patch);
  if (type !== 'FromCompositeFieldPath' || transforms !== undefined) return [];
  const path = readFieldPath(textOf(fromFieldPath));
  if ('problem' in path || path.segments.length === 0 || path.segments.includes('*')) return [];
  return [{ pointer: buildPointer(path.segments), target: textOf(toFieldPath) }];
}

/**
 * Returns the fields that all Compositions among these objects copy, by the kind of their composite: `example.org|Network`. Many resources
 * with a patch set of many patches multiply the fields, so each Composition has a limit.
 */
export function fieldsByComposite(objects: Iterable<Fields>): ReadonlyMap<string, readonly CopiedField[]> {
  const found = new Map<string, CopiedField[]>();
  for (const object of objects) {
    if (object.kind !== 'Composition' || groupOf(object) !== 'apiextensions.crossplane.io') continue;
    const key = kindText(below(object.spec, 'compositeTypeRef'));
    for (const field of copiedFields(object).take(MAX_FIELDS)) push(found, key, field);
  }
  return found;
}

/** The most fields of a Composition. A real one has a few hundred. */
const MAX_FIELDS = 50_000;

/** Returns the group and kind of an object: `eks.aws.upbound.io|Cluster`. */
export const kindText = (object: Fields): string => `${groupOf(object)}|${textOf(object.kind)}`;
