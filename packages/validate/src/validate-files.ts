import { type Finding, locationOf, type ManifestFile } from '@slipway/manifest';
import type { TreeDocument } from './tree/tree-document.ts';
import { type TreeOptions, validateDocuments } from './tree/validate-documents.ts';
import type { Validator } from './validator/validator.ts';

/** Every problem of a tree in memory: of each object, and of the files together. Findings say where a file was defined. */
export const validateFiles = (validator: Validator, files: readonly ManifestFile[], options: TreeOptions = {}): readonly Finding[] =>
  validateDocuments(validator, files.flatMap(documentsOf), options).findings;

function documentsOf(file: ManifestFile): TreeDocument[] {
  const fileLocation = locationOf(file);
  return file.objects.map((value, index) => {
    const source = locationOf(value) ?? fileLocation;
    return { file: file.path, index, value, ...(source === undefined ? {} : { source }) };
  });
}
