import {
  type BuiltObject,
  fileMapTree,
  type KustomizeProblem,
  type KustomizeResult,
  kustomizeBuild,
  readResources,
} from '@slipway/flux-build';
import { type Fields, fieldsOf, stableText } from '@slipway/manifest';
import { HelmError } from '../helm-error.ts';

/** A renderer of `spec.postRenderers`. */
export interface KustomizeRenderer {
  readonly patches: readonly unknown[];
  readonly images: readonly unknown[];
}

/** Labels and annotations for all objects. */
interface SharedMetadata {
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

/** The changes that helm-controller makes to rendered documents before Helm sorts them. */
export interface PostRendering {
  readonly renderers: readonly KustomizeRenderer[];
  /** commonMetadata, then the origin labels. Later metadata has precedence. */
  readonly metadata: readonly SharedMetadata[];
}

/** A document of a template. */
export interface SourcedText {
  readonly source: string;
  readonly text: string;
}

/** An object after the renderers. */
export interface SourcedObject {
  /** Index of the document that contains it. */
  readonly document: number;
  /** The file by which Helm sorts it: the template, or a generated name if a patch removed the annotation with the name. */
  readonly source: string;
  readonly object: Fields;
}

/** The annotation in which Helm stores the template of an object during post-rendering. */
const FILE_NAME = 'postrenderer.helm.sh/postrender-filename';

/** Runs the renderers over all documents, and sets the metadata. `group` is part of generated names. */
export function postRender(
  documents: readonly SourcedText[],
  { renderers, metadata }: PostRendering,
  group = '',
): readonly SourcedObject[] {
  const texts = new Map<string, string>(documents.map(({ source, text }, index) => [`${index}/${source}`, text]));
  const numbers = new Map([...texts.keys()].map((name, index) => [name, index] as const));
  let objects: readonly Built[] = readDocuments(texts).map(({ file, object }) => ({
    file,
    object: withAnnotation(object, documents[numbers.get(file) ?? 0]?.source ?? ''),
  }));
  for (const renderer of renderers) objects = kustomized(renderer, objects);
  return objects.map(({ file, object }, index) => ({
    document: numbers.get(file) ?? 0,
    source: fileNameOf(object) ?? `generated-by-postrender-${group === '' ? '' : `${group}-`}${index}.yaml`,
    object: withoutAnnotation(metadata.reduce(withMetadata, object)),
  }));
}

type Built = Pick<BuiltObject, 'file' | 'object'>;

function readDocuments(texts: ReadonlyMap<string, string>): readonly BuiltObject[] {
  const result = readResources(texts);
  if (!('error' in result)) return result.objects;
  const { reason, message, file } = result.error;
  if (reason !== 'malformed-yaml') throw renderError(result.error);
  throw new HelmError('render', `error merging manifests: parsing ${sourceOf(file)}: MalformedYAMLError: yaml: ${message}`);
}

function kustomized({ patches, images }: KustomizeRenderer, objects: readonly Built[]): readonly Built[] {
  const texts = new Map<string, string>();
  // A document with a List becomes several objects.
  for (const { file, object } of objects) {
    const before = texts.get(file);
    texts.set(file, before === undefined ? stableText(object) : `${before}\n---\n${stableText(object)}`);
  }
  const kustomization = {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: [...texts.keys()],
    patches,
    images,
  };
  const result: KustomizeResult = kustomizeBuild(fileMapTree(new Map([...texts, ['kustomization.yaml', stableText(kustomization)]])), '');
  if ('error' in result) throw renderError(result.error);
  return result.objects;
}

/** Returns an error with the message of Slipway's kustomize build. */
function renderError({ message, file }: KustomizeProblem): HelmError {
  const source = sourceOf(file);
  const place = source === '' || source === 'kustomization.yaml' ? '' : `${source}: `;
  return new HelmError('render', `error while running post render on files: ${place}${message}`);
}

const sourceOf = (file = ''): string => file.replace(/^\d+\//, '');

function withAnnotation(object: Fields, source: string): Fields {
  const metadata = fieldsOf(object.metadata);
  return { ...object, metadata: { ...metadata, annotations: { ...fieldsOf(metadata.annotations), [FILE_NAME]: source } } };
}

function fileNameOf({ metadata }: Fields): string | undefined {
  const name = fieldsOf(fieldsOf(metadata).annotations)[FILE_NAME];
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** Removes the annotation, and the map of annotations if it is then empty. */
function withoutAnnotation(object: Fields): Fields {
  const { annotations, ...metadata } = fieldsOf(object.metadata);
  if (annotations === undefined) return object;
  const { [FILE_NAME]: _, ...others } = fieldsOf(annotations);
  return { ...object, metadata: Object.keys(others).length === 0 ? metadata : { ...metadata, annotations: others } };
}

function withMetadata(object: Fields, { labels, annotations }: SharedMetadata): Fields {
  const metadata = fieldsOf(object.metadata);
  const added = (field: 'labels' | 'annotations', entries: Readonly<Record<string, string>> = {}) =>
    Object.keys(entries).length === 0 ? {} : { [field]: { ...fieldsOf(metadata[field]), ...entries } };
  return { ...object, metadata: { ...metadata, ...added('labels', labels), ...added('annotations', annotations) } };
}
