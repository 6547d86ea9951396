import { spendOperations } from '../../spending.ts';
import { fluxKustomization, type Kustomization, readKustomization } from '../config/kustomization.ts';
import type { Loader } from '../files/loader.ts';
import { loadText } from '../files/loader.ts';
import { customSchemas } from '../merge/custom-schemas.ts';
import { builtInSchemas } from '../merge/merge-schema.ts';
import { mapField } from '../nodes/fields.ts';
import { readDocuments } from '../nodes/read-documents.ts';
import { refusal } from '../nodes/refusal.ts';
import type { BuildContext } from './context.ts';

/** Names of a kustomization file. A folder may have one of them. */
const KUSTOMIZATION_FILES: readonly string[] = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];

export interface OpenedKustomization {
  readonly kustomization: Kustomization;
  /** Relative to the root of the tree. */
  readonly file: string;
}

/** Reads the kustomization file of a folder. */
export function openKustomization(loader: Loader, context: BuildContext): OpenedKustomization {
  const [name, second] = filesIn(loader);
  if (name === undefined) throw refusal('missing-kustomization-file', 'the folder has no kustomization file', loader.folder || '.');
  if (second !== undefined) throw severalFiles(loader);
  const file = pathIn(loader, name);
  const text = loadText(loader, name);
  spendOperations(OPERATIONS_PER_KUSTOMIZATION + OPERATIONS_PER_CHARACTER * text.length);
  const opened = { kustomization: readKustomization(text, file), file };
  useSchema(opened.kustomization, loader, context, false);
  return opened;
}

/** Opens a kustomization that replaces the file, at the path where Flux writes it: the existing file, or a new one. */
export function openGenerated(loader: Loader, generated: unknown, context: BuildContext): OpenedKustomization {
  const [name = 'kustomization.yaml', second] = filesIn(loader);
  if (second !== undefined) throw severalFiles(loader);
  const file = pathIn(loader, name);
  const opened = { kustomization: fluxKustomization(generated, file), file };
  noteNumbersAsTags(opened, loader.tree.read(file) ?? '', context);
  useSchema(opened.kustomization, loader, context, true);
  return opened;
}

/** Records tags that are numbers without quotes and lose a part: Flux writes `newTag: 1.10` as 1.1 before it calls kustomize. */
function noteNumbersAsTags({ kustomization, file }: OpenedKustomization, text: string, { notes }: BuildContext): void {
  if (!/newTag:[ \t]*[-+.\d]/.test(text)) return;
  const [written] = readDocuments(text);
  const images = written === undefined ? undefined : mapField(written.node, 'images');
  for (const [index, image] of (images?.content ?? []).entries()) {
    const tag = image.kind === 'map' ? mapField(image, 'newTag')?.value : undefined;
    const { name = '', newTag } = kustomization.images?.[index] ?? {};
    if (tag === undefined || newTag === undefined || tag === newTag) continue;
    const message = `images[${index}].newTag is the number ${tag}: Flux sets the tag ${newTag} for ${name}`;
    notes.push({ reason: 'tag-not-quoted', message, file, by: `images[${index}].newTag`, value: tag });
  }
}

/** Cost of finding and reading a kustomization file. */
const OPERATIONS_PER_KUSTOMIZATION = 5000;
const OPERATIONS_PER_CHARACTER = 10;

const filesIn = ({ tree, folder }: Loader): readonly string[] =>
  KUSTOMIZATION_FILES.filter((name) => tree.read(folder === '' ? name : `${folder}/${name}`) !== undefined);

const pathIn = ({ folder }: Loader, name: string): string => (folder === '' ? name : `${folder}/${name}`);

const severalFiles = ({ folder }: Loader): Error =>
  refusal('several-kustomization-files', 'the folder has several kustomization files', folder || '.');

/** Uses the schema of the first kustomization that has one. */
function useSchema({ openapi }: Kustomization, loader: Loader, context: BuildContext, root: boolean): void {
  if (openapi === undefined) return;
  const path = openapi.get('path');
  const text = path === undefined ? undefined : loadText(loader, path);
  if (!root && context.schemas !== builtInSchemas) return;
  const version = openapi.get('version');
  if (text !== undefined && version !== undefined) throw refusal('invalid-openapi', 'openapi has both path and version');
  if (version !== undefined && version !== '' && version !== 'v1.21.2')
    throw refusal('invalid-openapi', `OpenAPI ${version} is not built in`);
  if (text !== undefined) context.schemas = customSchemas(text, builtInSchemas);
}
