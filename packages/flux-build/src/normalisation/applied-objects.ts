import type { Fields } from '@slipway/manifest';
import { fieldsOf, isFields, plainText } from '@slipway/manifest';
import { normaliseObject } from './normalise-object.ts';
import type { DroppedField } from './through-type.ts';

/** Labels and annotations for every object of a Flux Kustomization. */
export interface CommonMetadata {
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

/** The Flux Kustomization that owns an object. */
export interface Owner {
  readonly name: string;
  readonly namespace: string;
  readonly commonMetadata?: CommonMetadata;
}

/** Returns the objects of one object of a build: the items of a list, nothing for a value that is not an object, otherwise itself. */
export function expandList(object: Fields): readonly Fields[] {
  const { items } = object;
  if (Array.isArray(items)) return items as readonly Fields[];
  return isObject(object) && !isKustomizationFile(object) ? [object] : [];
}

function isObject({ apiVersion, kind, metadata }: Fields): boolean {
  const name = (metadata as Fields | null | undefined)?.name;
  return [apiVersion, kind, name].every((part) => typeof part === 'string' && part !== '');
}

const isKustomizationFile = ({ apiVersion, kind }: Fields): boolean =>
  plainText(kind).toLowerCase() === 'kustomization' && plainText(apiVersion).startsWith('kustomize.config.k8s.io/');

/** Returns `object` with the labels of its owner, normalised, and with the common metadata of the Kustomization. */
export function appliedObject(object: Fields, { name, namespace, commonMetadata = {} }: Owner): Fields {
  const { metadata } = object as { readonly metadata?: Fields };
  const labels = { ...textsOf(metadata?.labels), [NAME_LABEL]: name, [NAMESPACE_LABEL]: namespace };
  const normal = normaliseObject({ ...object, metadata: { ...metadata, labels } });
  normal.metadata = withCommonMetadata(normal.metadata as Fields, commonMetadata);
  return normal;
}

/** The labels by which the controller finds its objects. */
const NAME_LABEL = 'kustomize.toolkit.fluxcd.io/name';
const NAMESPACE_LABEL = 'kustomize.toolkit.fluxcd.io/namespace';

function withCommonMetadata(metadata: Fields, { labels, annotations }: CommonMetadata): Fields {
  // Most objects have no common metadata, and no own value that would become another string.
  if (labels === undefined && annotations === undefined && areTexts(metadata.labels) && areTexts(metadata.annotations)) return metadata;
  const allLabels = { ...textsOf(metadata.labels), ...labels };
  const allAnnotations = { ...textsOf(metadata.annotations), ...annotations };
  return {
    ...metadata,
    ...(Object.keys(allLabels).length > 0 ? { labels: allLabels } : {}),
    ...(Object.keys(allAnnotations).length > 0 ? { annotations: allAnnotations } : {}),
  };
}

/** Returns the labels or annotations that the controller loses, all together, because a value is neither a string nor null. */
export const droppedMarks = ({ metadata }: Fields): readonly DroppedField[] =>
  MARKS.flatMap((field) => {
    const value = fieldsOf(metadata)[field];
    return isFields(value) && textsOf(value) === undefined ? [{ pointer: `/metadata/${field}`, value }] : [];
  });

const MARKS = ['labels', 'annotations'] as const;

function areTexts(marks: unknown): boolean {
  for (const key in marks as Fields | undefined) if (typeof (marks as Fields)[key] !== 'string') return false;
  return true;
}

/** Returns labels or annotations; undefined if a value is neither a string nor null, because the controller then loses all of them. */
function textsOf(marks: unknown): Record<string, string> | undefined {
  if (typeof marks !== 'object' || marks === null || Array.isArray(marks)) return undefined;
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(marks)) {
    if (value !== null && typeof value !== 'string') return undefined;
    texts[key] = value ?? '';
  }
  return texts;
}
