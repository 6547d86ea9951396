import { isDeepStrictEqual } from 'node:util';
import { type Fields, fieldsOf, listOf, onceForEachName, plainText } from '@slipway/manifest';
import type { FileTree } from '../file-tree.ts';
import { mergeMaps } from '../generated-artifact/merge-yaml-texts.ts';
import { resolvePath } from '../kustomize/files/loader.ts';
import { decodedText } from '../kustomize/files/manifest-text.ts';
import { objectValue } from '../kustomize/nodes/node-value.ts';
import { readDocuments } from '../kustomize/nodes/read-documents.ts';
import { Refusal } from '../kustomize/nodes/refusal.ts';
import type { ParseCache } from '../kustomize/resources/make-resources.ts';
import { rethrowLimit, spendOperations } from '../spending.ts';
import { INSTANCE_CHART, withSyncs } from './flux-instance.ts';
import { hasUnknown, renderHelmfile, withoutUnknown } from './helmfile-templates.ts';
import { type WrittenObject, writtenObjects } from './read-documents.ts';

/**
 * Returns the objects of a file that a user applies before Flux, with those that flux-operator creates from a FluxInstance. A helmfile
 * has no objects, but the release of the chart `flux-instance` that it installs creates a FluxInstance.
 */
export const objectsBeforeFlux = (tree: FileTree, file: string, cache: ParseCache): readonly WrittenObject[] =>
  isHelmfile(file)
    ? withSyncs(instanceReleases(tree, file)).filter(({ object }) => object.kind !== 'HelmRelease')
    : withSyncs(writtenObjects(tree, file, cache));

/** Whether helmfile reads a file by its name: the files that it looks for without the option `--file`. */
export const isHelmfile = (file: string): boolean => /(?:^|\/)(?:helmfile\.ya?ml|helmfile\.d\/[^/]+\.ya?ml)(?:\.gotmpl)?$/.test(file);

/**
 * Returns the release of the chart `flux-instance` in a helmfile, as a HelmRelease. Returns none of several: a cluster has one FluxInstance, so
 * they are for different clusters, or for different environments of helmfile.
 */
function instanceReleases(tree: FileTree, file: string): readonly WrittenObject[] {
  const [release, ...others] = helmfileMaps(tree, file).flatMap(({ object, index }) =>
    listOf(object.releases)
      .map(fieldsOf)
      .filter(({ chart, installed }) => plainText(chart ?? '').endsWith(`/${INSTANCE_CHART}`) && installed !== false)
      .map((fields) => ({ fields, index })),
  );
  if (release === undefined || others.length > 0) return [];
  const { name, namespace } = release.fields;
  const values = valuesOf(tree, file, release.fields);
  return values === undefined ? [] : [{ object: helmRelease(name, namespace, values), file, index: release.index }];
}

const isTemplate = (file: string): boolean => file.endsWith('.gotmpl');

/** Returns the maps of a helmfile. Those of a template are without its unknown values. */
function helmfileMaps(tree: FileTree, file: string): readonly Pick<WrittenObject, 'object' | 'index'>[] {
  if (!isTemplate(file)) return readMaps(decodedText(tree, file) ?? '');
  const rendered = renderHelmfile(tree, file, undefined);
  return rendered === undefined || rendered.text !== rendered.certain ? [] : readMaps(rendered.text);
}

const helmRelease = (name: unknown, namespace: unknown, values: Fields): Fields => ({
  apiVersion: 'helm.toolkit.fluxcd.io/v2',
  kind: 'HelmRelease',
  metadata: { name, namespace: namespace ?? 'flux-system' },
  spec: { chart: { spec: { chart: INSTANCE_CHART } }, values },
});

/**
 * Merges the values of a release: maps in the helmfile, and files by their paths. Files that cannot be read are left out. Returns undefined if
 * the sync of the FluxInstance depends on an unknown value.
 */
function valuesOf(tree: FileTree, file: string, release: Fields): Fields | undefined {
  const inFile = onceForEachName((path) => valuesFile(tree, file, path, release));
  const values = listOf(release.values);
  const read = values.map((each) => (typeof each === 'string' ? inFile(each) : [fieldsOf(each)]));
  if (read.includes(undefined)) return undefined;
  const { instance } = read
    .flatMap((each) => each ?? [])
    .reduce<Fields>((merged, { instance }) => {
      spendOperations(OPERATIONS_PER_MERGE + Object.keys(fieldsOf(instance)).length);
      return mergeMaps(merged, instance === undefined ? {} : { instance });
    }, {});
  if (![file, ...values].some((each) => typeof each === 'string' && isTemplate(each))) return { instance };
  const { kind, url, ref, path } = fieldsOf(fieldsOf(instance).sync);
  return hasUnknown([kind, url, ref, path]) ? undefined : { instance: withoutUnknown(instance) };
}

const OPERATIONS_PER_MERGE = 100;

function valuesFile(tree: FileTree, helmfile: string, path: string, release: Fields): readonly Fields[] | undefined {
  const file = pathInTree(helmfile, path);
  if (file === undefined) return [];
  if (isTemplate(file)) return templateValues(tree, file, release);
  return /\.ya?ml$/.test(file) ? firstMap(decodedText(tree, file) ?? '') : [];
}

/** Returns the values of a template; undefined if an unknown condition decides the FluxInstance. */
function templateValues(tree: FileTree, file: string, release: Fields): readonly Fields[] | undefined {
  const rendered = renderHelmfile(tree, file, release);
  if (rendered === undefined) return [];
  const [values, certain] = [rendered.text, rendered.certain].map(firstMap);
  return isDeepStrictEqual(values?.[0]?.instance, certain?.[0]?.instance) ? values : undefined;
}

const firstMap = (text: string): readonly Fields[] =>
  readMaps(text)
    .slice(0, 1)
    .map(({ object }) => object);

/**
 * Returns the path of a file from the root of the repository, undefined outside it. A path below a folder that a template names is relative
 * to the root: `{{ requiredEnv "ROOT" }}/apps/values.yaml`.
 */
function pathInTree(helmfile: string, path: string): string | undefined {
  const end = path.startsWith('{{') ? path.indexOf('}}/') : -1;
  try {
    return end === -1 ? resolvePath(helmfile.slice(0, Math.max(0, helmfile.lastIndexOf('/'))), path) : resolvePath('', path.slice(end + 3));
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Returns the maps of a YAML text. It returns none of a text that is not YAML, for example because it is a template. */
function readMaps(text: string): readonly Pick<WrittenObject, 'object' | 'index'>[] {
  spendOperations(text.length);
  try {
    return readDocuments(text).flatMap(({ node, index }) => (node.kind === 'map' ? [{ object: objectValue(node), index }] : []));
  } catch (error) {
    rethrowLimit(error);
    return [];
  }
}
