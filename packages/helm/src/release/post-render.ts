import { fileMapTree, type KustomizeResult, kustomizeBuild, readResources, type SharedMetadata } from '@slipway/flux-build';
import { HelmError } from '../helm-error.ts';
import { jsonText } from './json-text.ts';

/** A renderer of `spec.postRenderers`. */
export interface KustomizeRenderer {
  readonly patches: readonly unknown[];
  readonly images: readonly unknown[];
}

/** What helm-controller does to rendered documents before Helm sorts them. */
export interface PostRendering {
  readonly renderers: readonly KustomizeRenderer[];
  /** commonMetadata, then the labels of the origin. */
  readonly metadata: readonly SharedMetadata[];
}

/** A document of a template, or an object after it. */
export interface SourcedText {
  readonly source: string;
  readonly text: string;
}

export interface SourcedObject {
  /** The number of the document that it was rendered in. */
  readonly document: number;
  readonly object: Readonly<Record<string, unknown>>;
}

/** Runs the renderers over all documents, and sets the metadata. The order of documents is kept. */
export function postRender(documents: readonly SourcedText[], { renderers, metadata }: PostRendering): readonly SourcedObject[] {
  let texts: ReadonlyMap<string, string> = new Map(documents.map(({ source, text }, index) => [`${index}/${source}`, text] as const));
  const numbers = new Map([...texts.keys()].map((name, index) => [name, index] as const));
  for (const renderer of renderers) {
    const rendered = new Map<string, string>();
    // A document with a List becomes several objects.
    for (const { file, object } of objectsOf(kustomized(renderer, texts))) {
      const before = rendered.get(file);
      rendered.set(file, before === undefined ? jsonText(object) : `${before}\n---\n${jsonText(object)}`);
    }
    texts = rendered;
  }
  return objectsOf(readResources(texts, metadata)).map(({ file, object }) => ({ document: numbers.get(file) ?? 0, object }));
}

function kustomized({ patches, images }: KustomizeRenderer, texts: ReadonlyMap<string, string>): KustomizeResult {
  const kustomization = {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: [...texts.keys()],
    patches,
    images,
  };
  return kustomizeBuild(fileMapTree(new Map([...texts, ['kustomization.yaml', JSON.stringify(kustomization)]])), '');
}

function objectsOf(result: KustomizeResult) {
  if (!('error' in result)) return result.objects;
  const { message, file } = result.error;
  const source = file?.replace(/^\d+\//, '');
  const place = source === undefined || source === 'kustomization.yaml' ? '' : `${source}: `;
  throw new HelmError('render', `error while running post render on files: ${place}${message}`);
}
