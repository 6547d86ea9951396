import { posix } from 'node:path';
import { type Finding, type Manifest, objectId, objectKey, type Severity } from '@slipway/manifest';
import { KUSTOMIZE_GROUP } from '../kinds/kustomize-kinds.ts';
import { nameObject, objectTitle } from '../objects/object-name.ts';
import { includedFiles } from './flux-kustomizations.ts';
import { foldersAround } from './folders.ts';
import type { KustomizationFile } from './kustomization-files.ts';
import { locateFinding, type TreeDocument } from './tree-document.ts';

/**
 * Reports an object that is in one build twice: below the nearest folder with a kustomization.yaml, or in one folder. kustomize rejects it
 * ("may not add resource with an already registered id"). It is only a risk if it is unknown whether the files are in one build.
 */
export function duplicateObjects(
  documents: readonly TreeDocument[],
  kustomizations: readonly KustomizationFile[],
  isBuilt: (file: string) => boolean,
): Finding[] {
  const folders = new Set(kustomizations.map(({ folder }) => folder));
  const reachOf = includedFiles(kustomizations);
  const first = new Map<string, TreeDocument>();
  return documents.flatMap((document) => {
    if (!isNamed(document.value)) return [];
    const key = `${folderOfBuild(document.file, folders, reachOf)} ${objectKey(objectId(document.value))}`;
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, document);
      return [];
    }
    const severity = document.file === before.file || isBuilt(document.file) ? 'reject' : 'risk';
    return [duplicate(document, before, severity)];
  });
}

function duplicate(document: TreeDocument, before: TreeDocument, severity: Severity): Finding {
  const object = objectTitle(document.value) ?? 'the object';
  const { apiVersion } = nameObject(document.value);
  return locateFinding(
    {
      rule: 'duplicate-object',
      severity,
      message: `${object} is already in ${before.file}`,
      object,
      ...(apiVersion === undefined ? {} : { apiVersion }),
      pointer: '/metadata/name',
      value: before.file,
      expected: 'each object once in what is applied together',
      remedy: `remove one of the two, or rename it`,
    },
    document,
  );
}

/**
 * Returns the nearest folder that is built with the file. Returns the file itself if no kustomization.yaml around it lists it, for example
 * one of two alternatives.
 */
function folderOfBuild(
  file: string,
  kustomizationFolders: ReadonlySet<string>,
  reachOf: (folder: string) => ReadonlySet<string> | undefined,
): string {
  const around = foldersAround(file).filter((folder) => kustomizationFolders.has(folder));
  if (around.length === 0) return posix.dirname(file);
  return around.find((folder) => reachOf(folder)?.has(file)) ?? file;
}

function isNamed(value: unknown): value is Manifest {
  const { apiVersion, kind, name } = nameObject(value);
  return apiVersion !== undefined && kind !== undefined && name !== undefined && !apiVersion.startsWith(`${KUSTOMIZE_GROUP}/`);
}
