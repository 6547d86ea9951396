import { posix } from 'node:path';
import { type Finding, type Manifest, objectId, objectKey, type Severity } from '@slipway/manifest';
import { KUSTOMIZE_GROUP } from '../kinds/kustomize-kinds.ts';
import { nameObject, objectTitle } from '../object-name.ts';
import { placeFinding, type TreeDocument } from './tree-document.ts';

/**
 * The same object twice in what is built as one: below the nearest folder with a kustomization.yaml, or in one folder.
 * kustomize refuses it ("may not add resource with an already registered id"). Where nobody says that a file `isBuilt` with its
 * neighbours, it is a risk.
 */
export function duplicateObjects(
  documents: readonly TreeDocument[],
  kustomizationFolders: ReadonlySet<string>,
  isBuilt: (file: string) => boolean,
): Finding[] {
  const first = new Map<string, TreeDocument>();
  return documents.flatMap((document) => {
    if (!isNamed(document.value)) return [];
    const key = `${buildFolder(document.file, kustomizationFolders)} ${objectKey(objectId(document.value))}`;
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
  return placeFinding(
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

function buildFolder(file: string, kustomizationFolders: ReadonlySet<string>): string {
  const own = posix.dirname(file);
  for (let folder = own; ; folder = posix.dirname(folder)) {
    if (kustomizationFolders.has(folder)) return folder;
    if (folder === '.' || folder === '/') return own;
  }
}

function isNamed(value: unknown): value is Manifest {
  const { apiVersion, kind, name } = nameObject(value);
  return apiVersion !== undefined && kind !== undefined && name !== undefined && !apiVersion.startsWith(`${KUSTOMIZE_GROUP}/`);
}
