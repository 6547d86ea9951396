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
export const isHelmfile = (file: string): boolean => /(?:^|\/)(?:helmfile\.ya?ml|helmfile\.d\/[^/]+\.ya?ml)$/.test(file);

/**
 * Returns the release of the chart `flux-instance` in a helmfile, as a HelmRelease. Returns none of several: a cluster has one FluxInstance, so
 * they are for different clusters, or for different environments of helmfile.
 */
function instanceReleases(tree: FileTree, file: string): readonly WrittenObject[] {
  const [release, ...others] = readMaps(tree, file).flatMap(({ object, index }) =>
    listOf(object.releases)
      .map(fieldsOf)
      .filter(({ chart, installed }) => plainText(chart ?? '').endsWith(`/${INSTANCE_CHART}`) && installed !== false)
      .map((fields) => ({ fields, index })),
  );
  if (release === undefined || others.length > 0) return [];
  const { name, namespace, values } = release.fields;
  return [{ object: helmRelease(name, namespace, valuesOf(tree, file, values)), file, index: release.index }];
}

const helmRelease = (name: unknown, namespace: unknown, values: Fields): Fields => ({
  apiVersion: 'helm.toolkit.fluxcd.io/v2',
  kind: 'HelmRelease',
  metadata: { name, namespace: namespace ?? 'flux-system' },
  spec: { chart: { spec: { chart: INSTANCE_CHART } }, values },
});

/** Merges the values of a release: maps in the helmfile, and files by their paths. Files that are templates are left out. */
function valuesOf(tree: FileTree, file: string, values: unknown): Fields {
  const inFile = onceForEachName((path) => valuesFile(tree, file, path));
  return listOf(values)
    .flatMap((each) => (typeof each === 'string' ? inFile(each) : [fieldsOf(each)]))
    .reduce((merged: Fields, { instance }) => {
      spendOperations(OPERATIONS_PER_MERGE + Object.keys(fieldsOf(instance)).length);
      return mergeMaps(merged, instance === undefined ? {} : { instance });
    }, {});
}

const OPERATIONS_PER_MERGE = 100;

function valuesFile(tree: FileTree, helmfile: string, path: string): readonly Fields[] {
  const file = pathInTree(helmfile, path);
  if (file === undefined || !/\.ya?ml$/.test(file)) return [];
  return readMaps(tree, file)
    .slice(0, 1)
    .map(({ object }) => object);
}

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

/** Returns the maps of a YAML file. It returns none of a file that is not YAML, for example because templates make it. */
function readMaps(tree: FileTree, file: string): readonly Pick<WrittenObject, 'object' | 'index'>[] {
  const text = decodedText(tree, file) ?? '';
  spendOperations(text.length);
  try {
    return readDocuments(text).flatMap(({ node, index }) => (node.kind === 'map' ? [{ object: objectValue(node), index }] : []));
  } catch (error) {
    rethrowLimit(error);
    return [];
  }
}
