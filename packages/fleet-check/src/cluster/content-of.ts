import { type Fields, fieldsOf, groupOf, nameOf, namespaceOf, textOf } from '../fields.ts';

/** What the API server deletes with an object. */
export interface Content {
  readonly of: 'namespace' | 'definition';
  readonly has: (other: Fields) => boolean;
}

/** Of a Namespace what is in it, of the definition of a kind all objects of that kind; undefined for other objects. */
export function contentOf(object: Fields): Content | undefined {
  const [group, kind, name] = [groupOf(object), textOf(object.kind), nameOf(object)];
  if (group === '' && kind === 'Namespace') return { of: 'namespace', has: (other) => namespaceOf(other) === name };
  const isDefinition = kind === 'CustomResourceDefinition' && group === 'apiextensions.k8s.io';
  const isComposite = kind === 'CompositeResourceDefinition' && group === 'apiextensions.crossplane.io';
  if (!isDefinition && !isComposite) return undefined;
  const spec = fieldsOf(object.spec);
  const kinds = new Set([spec.names, spec.claimNames].map((names) => textOf(fieldsOf(names).kind)));
  return { of: 'definition', has: (other) => groupOf(other) === textOf(spec.group) && kinds.has(textOf(other.kind)) };
}
