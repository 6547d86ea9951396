import type { Finding } from '@slipway/manifest';
import type { KustomizeProblem } from '../built-object.ts';
import { spendSteps } from '../spending.ts';
import type { FleetKustomization } from './build-fleet.ts';
import { placeIn, type Telling } from './fleet-finding.ts';

/** The place that a problem names in a file of the source, and what is written there. */
export function problemPlace(telling: Telling, kustomization: FleetKustomization, problem: KustomizeProblem): Partial<Finding> {
  const { file, line, by, value } = problem;
  const { cluster, namespace, name, content } = kustomization;
  const pointer = by === undefined ? undefined : `/${by.replaceAll(/[.[]/g, '/').replaceAll(']', '')}`;
  const text = file === undefined ? undefined : telling.fleet.memory.results.get(`${cluster}/${namespace}/${name}`)?.tree?.read(file);
  spendSteps(text?.length ?? 0);
  return {
    ...(file === undefined ? {} : { file: telling.fileName(content, file) }),
    ...(text === undefined ? {} : pointer === undefined ? placeOfWords(text, problem) : placeIn(text, file ?? '', 0, pointer)),
    ...(line === undefined ? {} : { line }),
    ...(pointer === undefined ? {} : { pointer }),
    ...(value === undefined ? {} : { value }),
  };
}

/** The place that the words of a reader of YAML have, and that of the first expression of a variable that is not set. */
function placeOfWords(text: string, { reason, message }: KustomizeProblem): Partial<Finding> {
  const [, line] = reason === 'malformed-yaml' ? (/\bline (\d+):/.exec(message) ?? []) : [];
  if (line !== undefined) return { line: Number(line) };
  const [, variable] = reason === 'substitution' ? (/variable not set \(strict mode\): "(\w+)"/.exec(message) ?? []) : [];
  const at = variable === undefined ? -1 : text.indexOf(`\${${variable}`);
  if (at < 0) return {};
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, value: `\${${variable}}` };
}
