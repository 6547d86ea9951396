import type { TraceStep } from '../../built-object.ts';
import { spendOperations } from '../../spending.ts';
import { clearField, createField, fieldOf, setField, setTextEntries, textEntries } from '../nodes/fields.ts';
import { refusal } from '../nodes/refusal.ts';
import { isEmptyNode, isMissingOrNull, plainScalar, quotedScalar, type YamlNode } from '../nodes/yaml-node.ts';
import { BUILD_ANNOTATION } from './build-annotations.ts';
import { idText, type KnownGvk, knownGvk, objectId, type ResourceId, resourceId, splitApiVersion } from './gvk.ts';

/** An object during a build. */
export interface Resource {
  /** Undefined once a patch has deleted it. */
  node: YamlNode | undefined;
  /** Vars that get their value from it. */
  vars: readonly string[];
  readonly file: string;
  readonly index: number;
  readonly trace: TraceStep[];
}

export const kindOf = (resource: Resource): string => fieldOf(resource.node, 'kind')?.value ?? '';
export const apiVersionOfResource = (resource: Resource): string => fieldOf(resource.node, 'apiVersion')?.value ?? '';

export const gvkOf = (resource: Resource): KnownGvk => knownGvk(apiVersionOfResource(resource), kindOf(resource));

export const nameOf = (resource: Resource): string => metadataText(resource, 'name');
export const namespaceOf = (resource: Resource): string => metadataText(resource, 'namespace');

function metadataText(resource: Resource, field: string): string {
  const value = fieldOf(metadataOf(resource), field);
  return isEmptyNode(value) ? '' : (value as YamlNode).value;
}

/** Returns the metadata; undefined when it is missing or empty. */
function metadataOf(resource: Resource): YamlNode | undefined {
  const metadata = fieldOf(resource.node, 'metadata');
  return isEmptyNode(metadata) ? undefined : metadata;
}

/** Returns the current id of a resource. */
export const currentId = (resource: Resource): ResourceId => objectId(gvkOf(resource), nameOf(resource), namespaceOf(resource));

/** Returns the first id of a resource. */
export const originalId = (resource: Resource): ResourceId => previousIds(resource)[0] ?? currentId(resource);

/** Returns former ids, oldest first. Their scope counts as unknown, as in kustomize. */
export function previousIds(resource: Resource): readonly ResourceId[] {
  const annotations = fieldOf(metadataOf(resource), 'annotations');
  const names = fieldOf(annotations, BUILD_ANNOTATION.previousNames)?.value;
  if (names === undefined) return [];
  spendOperations(names.length / 4);
  const [group, version] = splitApiVersion(apiVersionOfResource(resource));
  const namespaces = (fieldOf(annotations, BUILD_ANNOTATION.previousNamespaces)?.value ?? '').split(',');
  const kinds = (fieldOf(annotations, BUILD_ANNOTATION.previousKinds)?.value ?? '').split(',');
  const split = names.split(',');
  if (split.length !== namespaces.length || split.length !== kinds.length) {
    throw refusal('panic', 'previous names, namespaces and kinds of a resource are not equally many');
  }
  return split.map((name, index) => resourceId({ group, version, kind: kinds[index] as string }, name, namespaces[index] as string));
}

/** Stores the current id of a resource as a former id, which references may use. */
export function storePreviousId(resource: Resource): void {
  const { gvk, name, effectiveNamespace } = currentId(resource);
  appendToAnnotation(resource, BUILD_ANNOTATION.previousNames, name);
  appendToAnnotation(resource, BUILD_ANNOTATION.previousNamespaces, effectiveNamespace);
  appendToAnnotation(resource, BUILD_ANNOTATION.previousKinds, gvk.kind);
}

/** Appends to a comma-separated list in an annotation of the build. */
export function appendToAnnotation(resource: Resource, name: string, value: string): void {
  const { node } = resource;
  if (value === '' || node === undefined) return;
  const old = annotationList(resource, name);
  spendOperations(10 * old.length);
  dropEmptyAnnotations(node);
  const annotations = createField(createField(node, 'metadata', 'map'), 'annotations', 'map');
  if (annotations !== undefined) setField(annotations, name, quotedScalar([...old, value].join(',')));
}

/** Removes `annotations: {}` and similar values, so that new ones can be added. */
function dropEmptyAnnotations(node: YamlNode): void {
  const metadata = fieldOf(node, 'metadata');
  if (metadata !== undefined && !isMissingOrNull(metadata) && fieldOf(metadata, 'annotations')?.content.length === 0) {
    clearField(metadata, 'annotations');
  }
  if (metadata !== undefined && metadata.content.length === 0) clearField(node, 'metadata');
}

export const annotationList = (resource: Resource, name: string): readonly string[] =>
  fieldOf(fieldOf(metadataOf(resource), 'annotations'), name)?.value.split(',') ?? [];

export const annotationsOf = (resource: Resource): Map<string, string> => textEntries(fieldOf(metadataOf(resource), 'annotations'));

/** Returns one annotation, without reading all like `annotationsOf`. */
export function annotationOf(resource: Resource, name: string): string | undefined {
  const annotations = fieldOf(metadataOf(resource), 'annotations');
  let value: string | undefined;
  for (let index = 0; annotations !== undefined && index + 1 < annotations.content.length; index += 2) {
    if (annotations.content[index]?.value === name) value = annotations.content[index + 1]?.value;
  }
  return value;
}

export const labelsOf = (resource: Resource): Map<string, string> => textEntries(fieldOf(metadataOf(resource), 'labels'));

/** Writes all annotations again as strings. */
export const setAnnotations = (resource: Resource, annotations: ReadonlyMap<string, string>): void =>
  setInMetadata(resource, 'annotations', annotations);
export const setLabels = (resource: Resource, labels: ReadonlyMap<string, string>): void => setInMetadata(resource, 'labels', labels);

function setInMetadata(resource: Resource, field: string, entries: ReadonlyMap<string, string>): void {
  const metadata = createField(resource.node, 'metadata', 'map');
  if (metadata !== undefined) setTextEntries(metadata, field, entries);
}

export const setName = (resource: Resource, name: string): void => setInMap(resource, 'name', name);

/** Sets the namespace; an empty one removes the field. */
export function setNamespace(resource: Resource, namespace: string): void {
  if (namespace !== '') {
    setInMap(resource, 'namespace', namespace);
    return;
  }
  const metadata = fieldOf(resource.node, 'metadata');
  if (metadata !== undefined && !isMissingOrNull(metadata)) clearField(metadata, 'namespace');
}

function setInMap(resource: Resource, field: string, text: string): void {
  const metadata = createField(resource.node, 'metadata', 'map');
  if (metadata !== undefined) setField(metadata, field, plainScalar(text));
}

export const setKind = (resource: Resource, kind: string): void => setAtTop(resource, 'kind', kind);
export const setApiVersion = (resource: Resource, apiVersion: string): void => setAtTop(resource, 'apiVersion', apiVersion);

function setAtTop({ node }: Resource, field: string, text: string): void {
  if (node !== undefined) setField(node, field, plainScalar(text));
}

export const isEnabled = (resource: Resource, annotation: string): boolean => annotationOf(resource, annotation) === 'enabled';

export function enable(resource: Resource, annotation: string): void {
  setAnnotations(resource, annotationsOf(resource).set(annotation, 'enabled'));
}

export const describe = (resource: Resource): string => idText(currentId(resource));
