import { posix } from 'node:path';
import { type Finding, nearest } from '@slipway/manifest';
import { nameObject, objectTitle } from '../object-name.ts';
import { isKustomizationFile, type KustomizationFile, type Reference } from './kustomization-files.ts';
import { placeFinding, type TreeDocument } from './tree-document.ts';

/** Where each kustomization.yaml and what stands beside it disagree. `exists` answers for files that are not in `documents`. */
export function listingFindings(
  documents: readonly TreeDocument[],
  kustomizations: readonly KustomizationFile[],
  exists: (path: string) => boolean,
): Finding[] {
  const files = [...new Set(documents.map((document) => document.file))];
  const known: Known = { files: new Set(files), folders: new Set(kustomizations.map((kustomization) => kustomization.folder)), exists };
  const missing = kustomizations.flatMap((kustomization) =>
    kustomization.resources
      .filter((reference) => !isThere(reference, known))
      .map((reference) => missingResource(kustomization, reference, files)),
  );
  const mentioned = new Set(kustomizations.flatMap((kustomization) => [...kustomization.mentioned]));
  const unlisted = documents
    .filter(({ file, index }) => index === 0 && known.folders.has(posix.dirname(file)))
    .filter(({ file }) => !isKustomizationFile(file) && !mentioned.has(file) && !posix.basename(file).startsWith('.'));
  return [...missing, ...unlisted.map(unlistedFile)];
}

interface Known {
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
  readonly exists: (path: string) => boolean;
}

/** A file, or a folder that has a table of contents of its own. */
const isThere = ({ path }: Reference, { files, folders, exists }: Known): boolean =>
  path === undefined || path.includes('${') || files.has(path) || folders.has(path) || exists(path);

const missingResource = ({ document }: KustomizationFile, { pointer, text, path = text }: Reference, files: readonly string[]): Finding => {
  const beside = files.filter((file) => posix.dirname(file) === posix.dirname(path)).map((file) => posix.basename(file));
  const meant = nearest(posix.basename(path), beside);
  const isBareFolder = files.some((file) => file.startsWith(`${path}/`));
  return placeFinding(
    {
      rule: 'missing-resource',
      severity: 'reject',
      message: isBareFolder ? `${text} is a folder without a kustomization.yaml` : `${text} does not exist`,
      pointer,
      value: text,
      expected: isBareFolder ? `a file ${path}/kustomization.yaml` : `a file ${path}, or a folder with a kustomization.yaml`,
      remedy: meant ? `did you mean ${meant}?` : 'add the file, or remove the entry',
    },
    document,
  );
};

function unlistedFile(document: TreeDocument): Finding {
  const object = objectTitle(document.value);
  const { apiVersion } = nameObject(document.value);
  const folder = posix.dirname(document.file);
  return placeFinding(
    {
      rule: 'unlisted-file',
      severity: 'risk',
      message: `${document.file} is in no kustomization.yaml, so Flux does not apply it, and prunes it if it did before`,
      ...(object === undefined ? {} : { object }),
      ...(apiVersion === undefined ? {} : { apiVersion }),
      pointer: '',
      expected: `an entry ${posix.basename(document.file)} in resources of ${folder}/kustomization.yaml`,
      remedy: 'list the file, or remove it',
    },
    document,
  );
}
