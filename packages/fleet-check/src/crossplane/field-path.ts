import { type Fields, fieldsOf } from '@slipway/manifest';

/** Returns the segments of a field path such as `spec.ports[0].name` or `metadata.labels[app.name]`; undefined for an invalid one. */
export function fieldPathSegments(path: string): readonly string[] | undefined {
  const segments: string[] = [];
  for (let at = 0; at < path.length; ) {
    if (path[at] === '[') {
      const end = path.indexOf(']', at);
      if (end < 0) return undefined;
      segments.push(path.slice(at + 1, end).replace(/^(['"])(.*)\1$/, '$2'));
      at = end + 1;
      if (path[at] === '.') at++;
    } else {
      const ends = [path.indexOf('.', at), path.indexOf('[', at)].filter((each) => each >= 0);
      const end = Math.min(path.length, ...ends);
      segments.push(path.slice(at, end));
      at = path[end] === '.' ? end + 1 : end;
    }
  }
  return segments.includes('') || path.endsWith('.') ? undefined : segments;
}

/** A segment of a path that a schema does not have, and the fields that the schema has there. */
export interface MissingField {
  readonly name: string;
  readonly siblings: readonly string[];
}

/** Returns the first segment of a path that a structural schema does not have. Below a free-form value, a path may have any segments. */
export function missingField(schema: Fields, segments: readonly string[]): MissingField | undefined {
  let node = schema;
  for (const name of segments) {
    if (isFreeForm(node)) return undefined;
    const next = childOf(node, name);
    if (next === undefined) return { name, siblings: Object.keys(fieldsOf(node.properties)) };
    node = next;
  }
  return undefined;
}

const isFreeForm = (node: Fields): boolean =>
  node['x-kubernetes-preserve-unknown-fields'] === true ||
  node['x-kubernetes-embedded-resource'] === true ||
  node.additionalProperties === true ||
  (node.type === undefined && node.properties === undefined && node.items === undefined);

function childOf(node: Fields, name: string): Fields | undefined {
  if (node.type === 'array') return /^(?:\d+|\*)$/.test(name) ? fieldsOf(node.items) : undefined;
  const properties = fieldsOf(node.properties);
  if (Object.hasOwn(properties, name)) return fieldsOf(properties[name]);
  return typeof node.additionalProperties === 'object' && node.additionalProperties !== null
    ? fieldsOf(node.additionalProperties)
    : undefined;
}
