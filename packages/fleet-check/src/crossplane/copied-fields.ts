import { buildPointer, type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import { below, groupOf } from '../objects/fields.ts';
import { fieldPathSegments } from './field-path.ts';

/** A field of a composite resource that a Composition copies, unchanged, into a field of a composed resource. */
export interface CopiedField {
  /** Pointer to the field of the composite. */
  readonly pointer: string;
  /** The field of the composed resource, with dots: `spec.forProvider.region`. */
  readonly target: string;
  /** The base of the composed resource: one object for all of its fields. */
  readonly base: Fields;
}

/** Returns the fields that patches of function-patch-and-transform copy without transforms. */
export function copiedFields({ spec }: Fields): readonly CopiedField[] {
  const inputs = [fieldsOf(spec), ...listOf(fieldsOf(spec).pipeline).map((each) => below(each, 'input'))];
  return inputs.flatMap(({ resources, patchSets }) => {
    const sets = new Map(listOf(patchSets).map((each) => [fieldsOf(each).name, listOf(fieldsOf(each).patches)] as const));
    return listOf(resources).flatMap((resource) => {
      const { base, patches } = fieldsOf(resource);
      const fields = fieldsOf(base);
      return listOf(patches)
        .flatMap((each) => (fieldsOf(each).type === 'PatchSet' ? (sets.get(fieldsOf(each).patchSetName) ?? []) : [each]))
        .flatMap((each) => copiedField(fieldsOf(each), fields) ?? []);
    });
  });
}

function copiedField(patch: Fields, base: Fields): CopiedField | undefined {
  const { type = 'FromCompositeFieldPath', fromFieldPath, toFieldPath = fromFieldPath, transforms } = patch;
  if (type !== 'FromCompositeFieldPath' || transforms !== undefined) return undefined;
  const segments = fieldPathSegments(textOf(fromFieldPath));
  if (segments === undefined || segments.length === 0 || segments.includes('*')) return undefined;
  return { pointer: buildPointer(segments), target: textOf(toFieldPath), base };
}

/** Returns the fields that all Compositions among these objects copy, by the kind of their composite: `example.org|Network`. */
export function fieldsByComposite(objects: Iterable<Fields>): ReadonlyMap<string, readonly CopiedField[]> {
  const found = new Map<string, CopiedField[]>();
  for (const object of objects) {
    if (object.kind !== 'Composition' || groupOf(object) !== 'apiextensions.crossplane.io') continue;
    const key = kindText(below(object.spec, 'compositeTypeRef'));
    found.set(key, [...(found.get(key) ?? []), ...copiedFields(object)]);
  }
  return found;
}

/** Returns the group and kind of an object: `eks.aws.upbound.io|Cluster`. */
export const kindText = (object: Fields): string => `${groupOf(object)}|${textOf(object.kind)}`;
