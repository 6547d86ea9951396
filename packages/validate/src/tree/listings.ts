import { posix } from 'node:path';
import { type Finding, nearest } from '@slipway/manifest';
import { nameObject, objectTitle } from '../objects/object-name.ts';
import { ofRule } from '../rules/of-rule.ts';
import type { ArgoApplications, DeliveryProgram } from './argo-applications.ts';
import { foldersOf } from './folders.ts';
import { isOfScaffold } from './kubebuilder-files.ts';
import { filesOfPlugins, isKustomizationFile, type KustomizationFile, type Reference } from './kustomization-files.ts';
import { locateFinding, type TreeDocument } from './tree-document.ts';

/**
 * Reports differences between a kustomization.yaml and the files of its folder. `exists` is called for files that are not in `documents`.
 */
export function listingFindings(
  documents: readonly TreeDocument[],
  kustomizations: readonly KustomizationFile[],
  exists: (path: string) => boolean,
  argo: ArgoApplications,
): Finding[] {
  const files = [...new Set(documents.map((document) => document.file))];
  const folders = foldersOf(files);
  const known: Known = { files: new Set(files), folders: new Set(kustomizations.map((kustomization) => kustomization.folder)), exists };
  const suggestion = nameFinder(files);
  const missing = kustomizations.flatMap((kustomization) =>
    kustomization.resources
      .filter((reference) => !isPresent(reference, known))
      .map((reference) => missingResource(kustomization, reference, folders, suggestion)),
  );
  const mentioned = new Set([
    ...kustomizations.flatMap((kustomization) => [...kustomization.mentioned, ...kustomization.setAside]),
    ...filesOfPlugins(documents, kustomizations),
  ]);
  const unlisted = documents
    .filter(({ file, index }) => index === 0 && known.folders.has(posix.dirname(file)))
    .filter(({ file }) => !isKustomizationFile(file) && !mentioned.has(file) && !posix.basename(file).startsWith('.'))
    .filter(({ file }) => !argo.isApplied(file) && !isOfScaffold(file, exists));
  return [...missing, ...unlisted.map((document) => unlistedFile(document, argo.programOf(posix.dirname(document.file))))];
}

interface Known {
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
  readonly exists: (path: string) => boolean;
}

/** Returns whether a path is a file, or a folder with its own kustomization.yaml. */
const isPresent = ({ path }: Reference, { files, folders, exists }: Known): boolean =>
  path === undefined || path.includes('${') || files.has(path) || folders.has(path) || exists(path);

const missingResource = (
  { document }: KustomizationFile,
  { pointer, text, path = text }: Reference,
  folders: ReadonlySet<string>,
  suggestion: (path: string) => string | undefined,
): Finding => {
  const meant = suggestion(path);
  const isBareFolder = path !== '.' && folders.has(path);
  return locateFinding(
    {
      ...ofRule('missing-resource'),
      message: isBareFolder ? `${text} is a folder without a kustomization.yaml` : `${text} does not exist`,
      pointer,
      value: text,
      expected: isBareFolder ? `a file ${path}/kustomization.yaml` : `a file ${path}, or a folder with a kustomization.yaml`,
      remedy: meant ? `did you mean ${meant}?` : 'add the file, or remove the entry',
    },
    document,
  );
};

/** Returns a function that finds a file with a similar name in the folder of `path`. The number of comparisons is limited. */
function nameFinder(files: readonly string[]): (path: string) => string | undefined {
  const beside = Map.groupBy(files, (file) => posix.dirname(file));
  let left = MAX_COMPARED;
  return (path) => {
    const names = beside.get(posix.dirname(path)) ?? [];
    left -= names.length;
    if (left < 0) return undefined;
    return nearest(
      posix.basename(path),
      names.map((file) => posix.basename(file)),
    );
  };
}

const MAX_COMPARED = 1_000_000;

/** Argo CD prunes only if the sync says so. */
const PRUNES: Readonly<Record<DeliveryProgram, string>> = { Flux: 'prunes', 'Argo CD': 'a sync with prune deletes' };

function unlistedFile(document: TreeDocument, program: DeliveryProgram): Finding {
  const object = objectTitle(document.value);
  const { apiVersion } = nameObject(document.value);
  const folder = posix.dirname(document.file);
  return locateFinding(
    {
      ...ofRule('unlisted-file'),
      message: `${document.file} is in no kustomization.yaml, so ${program} does not apply it, and ${PRUNES[program]} it if it did before`,
      ...(object === undefined ? {} : { object }),
      ...(apiVersion === undefined ? {} : { apiVersion }),
      pointer: '',
      expected: `an entry ${posix.basename(document.file)} in resources of ${folder}/kustomization.yaml`,
      remedy: 'list the file, or remove it',
    },
    document,
  );
}
