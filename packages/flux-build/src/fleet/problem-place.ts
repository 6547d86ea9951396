import { buildPointer, type Finding, fieldsOf, listOf } from '@slipway/manifest';
import type { KustomizeProblem } from '../built-object.ts';
import { spendOperations } from '../spending.ts';
import type { FleetKustomization } from './build-fleet.ts';
import { documentsOf } from './documents-of.ts';
import { type FindingContext, placeIn } from './fleet-finding.ts';

/** The place that a problem names in a file of the source, and what is written there. */
export function problemPlace(context: FindingContext, kustomization: FleetKustomization, problem: KustomizeProblem): Partial<Finding> {
  const { file, line, by, value } = problem;
  const { cluster, namespace, name, content } = kustomization;
  const pointer = by === undefined ? undefined : `/${by.replaceAll(/[.[]/g, '/').replaceAll(']', '')}`;
  const text = file === undefined ? undefined : context.fleet.memory.results.get(`${cluster}/${namespace}/${name}`)?.tree?.read(file);
  spendOperations(text?.length ?? 0);
  return {
    ...(file === undefined ? {} : { file: context.fileName(content, file) }),
    ...(text === undefined ? {} : pointer === undefined ? placeOfWords(text, problem) : placeIn(text, file ?? '', 0, pointer)),
    ...(line === undefined ? {} : { line }),
    ...(pointer === undefined ? {} : { pointer }),
    ...(value === undefined ? {} : { value }),
  };
}

/**
 * The place that the words of a reader of YAML have, that of the first expression of a variable that is not set, of the entry that names
 * nothing, or of the document.
 */
function placeOfWords(text: string, problem: KustomizeProblem): Partial<Finding> {
  const { reason, message, file = '', index, value } = problem;
  const [, line] = reason === 'malformed-yaml' ? (/\bline (\d+):/.exec(message) ?? []) : [];
  if (line !== undefined) return { line: Number(line) };
  if (reason === 'variable-not-set' && value !== undefined) return placeOfText(text, value.slice(0, -1)) ?? documentPlace(text, problem);
  if (value !== undefined && ENTRIES.has(reason)) {
    const pointer = entryOf(documentsOf(text, file).get(0)?.value, value);
    return pointer === undefined ? {} : { ...placeIn(text, file, 0, pointer), pointer };
  }
  return index === undefined ? {} : documentPlace(text, problem);
}

/** Refusals of which the value is an entry of a kustomization file. */
const ENTRIES: ReadonlySet<string> = new Set(['missing-resource', 'missing-component', 'duplicate-id']);

const documentPlace = (text: string, { file = '', index = 0 }: KustomizeProblem): Partial<Finding> => placeIn(text, file, index, '');

function placeOfText(text: string, wanted: string): Partial<Finding> | undefined {
  const at = text.indexOf(wanted);
  if (at < 0) return undefined;
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Pointer of the last such entry of a list of a kustomization file: one that is listed twice is a mistake the second time. */
function entryOf(kustomization: unknown, entry: string): string | undefined {
  for (const [field, list] of Object.entries(fieldsOf(kustomization))) {
    const index = listOf(list).lastIndexOf(entry);
    if (index >= 0) return buildPointer([field, index]);
  }
  return undefined;
}
