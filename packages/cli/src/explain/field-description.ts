import type { KindSchema } from '@slipway/kube-models';
import { type Fields, fieldsOf } from '@slipway/manifest';
import { definitionsIn } from '../kinds/definitions-in.ts';

/**
 * Returns the description of the field at `path` in `text`, the CRD or XRD of a kind. Only the file has descriptions, because schemas are
 * stored without them. Undefined if the field has none.
 */
export function fieldDescription(
  text: string,
  { group, version, kind }: Pick<KindSchema, 'group' | 'version' | 'kind'>,
  path: readonly string[],
): string | undefined {
  const specs = definitionsIn(new Map([['', text]])).map(({ object }) => fieldsOf(fieldsOf(object).spec));
  const spec = specs.find((each) => each.group === group && [each.names, each.claimNames].some((names) => fieldsOf(names).kind === kind));
  const versions = Array.isArray(spec?.versions) ? spec.versions.map(fieldsOf) : [];
  const served = versions.find(({ name }) => name === version);
  let schema = fieldsOf(fieldsOf(served?.schema).openAPIV3Schema);
  for (const segment of path) {
    const holder = elementOf(schema);
    const properties = fieldsOf(holder.properties);
    schema = fieldsOf(Object.hasOwn(properties, segment) ? properties[segment] : holder.additionalProperties);
  }
  const { description } = schema;
  return typeof description === 'string' && description.trim() !== '' ? description.trim() : undefined;
}

/** Returns the schema of the items, through lists of lists. */
const elementOf = (schema: Fields): Fields => (schema.type === 'array' ? elementOf(fieldsOf(schema.items)) : schema);
