import { type Fields, fieldsOf, listOf, onceForEach, plainText } from '@slipway/manifest';
import type { FileTree } from '../../file-tree.ts';
import { INSTANCE_CHART, syncObjects, takesStoredValues, withStoredValues, withSyncs } from '../../flux-objects/flux-instance.ts';
import { isFluxKustomization, nameOf, namespaceOf, sourceKey } from '../../flux-objects/flux-object.ts';
import { isHelmfile, objectsBeforeFlux } from '../../flux-objects/helmfile.ts';
import { type WrittenObject, writtenObjects } from '../../flux-objects/read-documents.ts';
import { kustomizationPath } from '../../generator/kustomization-path.ts';
import { decodedText } from '../../kustomize/files/manifest-text.ts';
import type { ParseCache } from '../../kustomize/resources/make-resources.ts';

/** The fields of a Flux Kustomization that the search for roots needs. */
export interface FileKustomization {
  readonly file: string;
  readonly name: string;
  /** `Kind/namespace/name`; undefined if the object names no source. */
  readonly source: string | undefined;
  /** The path in its source that it applies, without a slash at the end; empty for all of it. May contain variables. */
  readonly path: string;
  /** Set when a ResourceSet creates it, with the other objects of its file. */
  readonly isGenerated?: true;
  /** Set when flux-operator creates it from a FluxInstance. */
  readonly isOfInstance?: true;
  /**
   * Its name, namespace or path has a variable. Flux begins with no such object: a Flux Kustomization or another program sets the variable.
   */
  readonly isUnset?: true;
  /** Set when the kustomization file of its folder lists nothing, for example only components: it then applies no file there. */
  readonly isEmpty?: true;
}

/** A source in a file: GitRepository, OCIRepository, Bucket. */
export interface WrittenSource {
  readonly file: string;
  /** `Kind/namespace/name`. */
  readonly key: string;
  readonly url: string;
}

/** The data of objects that the search for roots needs. */
export interface FluxContent {
  readonly kustomizations: readonly FileKustomization[];
  readonly sources: readonly WrittenSource[];
  /** Whether another program must still fill in one of the Flux Kustomizations. */
  readonly isTemplate: boolean;
  /** Set when a release of the chart `flux-instance` takes values from a ConfigMap, which the build of its folder may generate. */
  readonly takesValues?: true;
}

/** Returns the data of a file. The cache keeps it by text, because most files are unchanged in the next search. */
export function fluxContentOf(tree: FileTree, file: string, cache: ParseCache): FluxContent {
  const text = decodedText(tree, file) ?? '';
  if (isHelmfile(file)) return text.includes(INSTANCE_CHART) ? contentOfHelmfile(tree, file, cache) : NOTHING;
  if (!text.includes('fluxcd')) return NOTHING;
  const known = knownContents(cache);
  let content = known.get(text);
  if (content === undefined) {
    content = contentOf(withSyncs(writtenObjects(tree, file, cache)));
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, content);
  }
  if (content.kustomizations.length + content.sources.length === 0) return content;
  const { kustomizations, sources } = content;
  return {
    ...content,
    kustomizations: kustomizations.map((each) => ({ ...each, file })),
    sources: sources.map((each) => ({ ...each, file })),
  };
}

const NOTHING: FluxContent = { kustomizations: [], sources: [], isTemplate: false };
const knownContents = onceForEach((_: ParseCache) => new Map<string, FluxContent>());
const MAX_KNOWN = 50_000;

/** The result also depends on the values files, so it is not cached by text. */
function contentOfHelmfile(tree: FileTree, file: string, cache: ParseCache): FluxContent {
  const content = contentOf(objectsBeforeFlux(tree, file, cache));
  return { ...content, kustomizations: content.kustomizations.map((each) => ({ ...each, isOfInstance: true })) };
}

/** Returns the data of objects, and of those that flux-operator creates from them. */
export function contentOf(written: readonly WrittenObject[]): FluxContent {
  const ofInstances = new Set(withStoredValues(written).flatMap(({ object }) => syncObjects(object)));
  const kustomizations = written.flatMap(({ object, file }): FileKustomization[] => {
    if (isFluxKustomization(object))
      return [{ ...fileKustomization(object, file), ...(ofInstances.has(object) && { isOfInstance: true }) }];
    return objectsOfSet(object).map((made) => ({ ...fileKustomization(made, file), isGenerated: true }));
  });
  const complete = kustomizations.filter((kustomization) => !hasTemplate(kustomization));
  return {
    kustomizations: complete,
    sources: written.flatMap(({ object, file }) => sourceOf(object, file)),
    isTemplate: complete.length < kustomizations.length,
    ...(written.some(({ object }) => takesStoredValues(object)) && { takesValues: true }),
  };
}

function fileKustomization(object: Fields, file: string): FileKustomization {
  const { path, sourceRef, targetNamespace = '' } = fieldsOf(object.spec);
  const source = fieldsOf(sourceRef).name === undefined ? undefined : sourceKey(object);
  const names = [nameOf(object), namespaceOf(object), plainText(targetNamespace)];
  const isUnset = names.some(isVariableName) || hasVariable(plainText(path ?? ''));
  return { file, name: nameOf(object), source, path: kustomizationPath(plainText(path ?? '')), ...(isUnset && { isUnset: true }) };
}

/** Whether a name or namespace has a variable of Flux or of envsubst: `${NAME}` or `$NAME`. No valid name has a dollar sign. */
export const isVariableName = (name: string): boolean => name.includes('$');

/**
 * Returns the Flux Kustomizations among `spec.resources` of a ResourceSet, and those that flux-operator creates from a FluxInstance there.
 * They have expressions in place of the inputs of the ResourceSet.
 */
const objectsOfSet = ({ apiVersion, kind, spec }: Fields): readonly Fields[] =>
  kind === 'ResourceSet' && plainText(apiVersion).startsWith('fluxcd.controlplane.io/')
    ? listOf(fieldsOf(spec).resources)
        .map(fieldsOf)
        .flatMap((each) => [each, ...syncObjects(each)])
        .filter(isFluxKustomization)
    : [];

function sourceOf(object: Fields, file: string): readonly WrittenSource[] {
  const kind = plainText(object.kind);
  if (!plainText(object.apiVersion).startsWith('source.toolkit.fluxcd.io/') || !SOURCES.has(kind)) return [];
  const { url, endpoint, bucketName } = fieldsOf(object.spec);
  const place = plainText(url ?? [endpoint, bucketName].map((part) => plainText(part ?? '')).join('/'));
  return [{ file, key: `${kind}/${namespaceOf(object)}/${nameOf(object)}`, url: place }];
}

const SOURCES: ReadonlySet<string> = new Set(['GitRepository', 'OCIRepository', 'Bucket']);

/** Expressions of Jinja and makejinja, Go templates, cookiecutter, Backstage and gomplate. */
export const TEMPLATE = /\{\{|\{%|#\{|<%|\[\[/;

const hasTemplate = ({ name, source = '', path }: FileKustomization): boolean => [name, source, path].some((text) => TEMPLATE.test(text));

/** Whether a text has a variable of Flux, or an expression of a ResourceSet, whose value only the cluster has. */
export const hasVariable = (text: string): boolean => /\$\{|<</.test(text);

/** Whether a folder (empty: the root) is a path or contains it. */
export const covers = (folder: string, path: string): boolean => folder === '' || path === folder || path.startsWith(`${folder}/`);

/** Returns the folders around a file or folder, up to the root. */
export function foldersAbove(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return [...parts.map((_, index) => parts.slice(0, index + 1).join('/')), ''];
}

/** Returns the folder around a file or folder; empty for the root. */
export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
