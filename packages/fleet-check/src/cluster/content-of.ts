import { type Fields, fieldsOf, textOf } from '@slipway/manifest';
import { groupOf, nameOf, namespaceOf } from '../objects/fields.ts';

/** The objects that the API server deletes together with an object. */
export interface Content {
  readonly of: 'namespace' | 'definition';
  readonly has: (other: Fields) => boolean;
}

/** Returns the content of a Namespace, or all objects of the kind of a CRD or XRD; undefined for other objects. */
export function contentOf(object: Fields): Content | undefined {
  const [group, kind, name] = [groupOf(object), textOf(object.kind), nameOf(object)];
  if (group === '' && kind === 'Namespace') return { of: 'namespace', has: (other) => namespaceOf(other) === name };
  const kinds = new Set(definedKinds(object));
  return kinds.size === 0 ? undefined : { of: 'definition', has: (other) => kinds.has(`${groupOf(other)}|${textOf(other.kind)}`) };
}

/** Returns the kinds that a CRD or XRD defines, with their group (`apps|Deployment`). */
export function definedKinds(object: Fields): readonly string[] {
  const [group, kind] = [groupOf(object), textOf(object.kind)];
  const isDefinition = kind === 'CustomResourceDefinition' && group === 'apiextensions.k8s.io';
  const isComposite = kind === 'CompositeResourceDefinition' && group === 'apiextensions.crossplane.io';
  if (!isDefinition && !isComposite) return [];
  const { group: own, names, claimNames } = fieldsOf(object.spec);
  return [names, claimNames].map((each) => textOf(fieldsOf(each).kind)).flatMap((name) => (name === '' ? [] : [`${textOf(own)}|${name}`]));
}
