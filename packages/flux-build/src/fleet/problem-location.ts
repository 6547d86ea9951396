import { buildPointer, type Finding, fieldsOf, listOf } from '@slipway/manifest';
import type { KustomizeProblem } from '../built-object.ts';
import { spendOperations } from '../spending.ts';
import type { FleetKustomization } from './build-fleet.ts';
import { documentsOf } from './documents-of.ts';
import { type FindingContext, locationIn } from './fleet-finding.ts';
import { implicitKey } from './fleet-state.ts';

/** Returns the location of a problem in a file of the source, and the value there. */
export function problemLocation(context: FindingContext, kustomization: FleetKustomization, problem: KustomizeProblem): Partial<Finding> {
  const { file, line, by, value } = problem;
  const { cluster, namespace, name, path, content } = kustomization;
  // The folder in which a cluster begins has no Flux Kustomization.
  const key = name === '' ? implicitKey(cluster, path) : `${cluster}/${namespace}/${name}`;
  const pointer = by === undefined ? undefined : `/${by.replaceAll(/[.[]/g, '/').replaceAll(']', '')}`;
  const text = file === undefined ? undefined : context.fleet.memory.results.get(key)?.tree?.read(file);
  spendOperations(text?.length ?? 0);
  return {
    ...(file === undefined ? {} : { file: context.fileName(content, file) }),
    ...(text === undefined ? {} : pointer === undefined ? locateQuotedText(text, problem) : locationIn(text, file ?? '', 0, pointer)),
    ...(line === undefined ? {} : { line, column: 1 }),
    ...(pointer === undefined ? {} : { pointer }),
    ...(value === undefined ? {} : { value }),
  };
}

/**
 * Returns the position that the YAML reader reports. Otherwise returns the first expression of a variable that is not set, the entry that
 * names nothing or is on another host, or the document.
 */
function locateQuotedText(text: string, problem: KustomizeProblem): Partial<Finding> {
  const { reason, message, file = '', index, value } = problem;
  const [, line] = reason === 'malformed-yaml' ? (/\bline (\d+):/.exec(message) ?? []) : [];
  if (line !== undefined) return { line: Number(line), column: 1 };
  if (reason === 'variable-not-set' && value !== undefined) return locateText(text, value.slice(0, -1)) ?? documentLocation(text, problem);
  const pointer = value === undefined || index !== undefined ? undefined : entryOf(documentsOf(text, file).get(0)?.value, value);
  return pointer === undefined ? documentLocation(text, problem) : { ...locationIn(text, file, 0, pointer), pointer };
}

/** Returns the position of the document, or the first line of a file that cannot be read. */
const documentLocation = (text: string, { file = '', index = 0 }: KustomizeProblem): Partial<Finding> => ({
  line: 1,
  column: 1,
  ...locationIn(text, file, index, ''),
});

function locateText(text: string, wanted: string): Partial<Finding> | undefined {
  const at = text.indexOf(wanted);
  if (at < 0) return undefined;
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Returns the pointer of the last such entry of a list of a kustomization file: for a duplicate, the second one is the mistake. */
function entryOf(kustomization: unknown, entry: string): string | undefined {
  for (const [field, list] of Object.entries(fieldsOf(kustomization))) {
    const index = listOf(list).lastIndexOf(entry);
    if (index >= 0) return buildPointer([field, index]);
  }
  return undefined;
}
