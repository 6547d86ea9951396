import type { KindSchema } from '@slipway/kube-models';
import { type Fields, fieldsOf } from '@slipway/manifest';
import { definitionsIn } from '../kinds/definitions-in.ts';

/**
 * What the CRD or XRD of a kind, in `text`, says about the field behind `path`, in the words of its author. Only the file has them:
 * schemas are kept without. Undefined when it says nothing.
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

/** What a list holds, through lists of lists. */
const elementOf = (schema: Fields): Fields => (schema.type === 'array' ? elementOf(fieldsOf(schema.items)) : schema);
