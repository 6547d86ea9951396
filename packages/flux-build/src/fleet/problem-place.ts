import type { Finding } from '@slipway/manifest';
import type { KustomizeProblem } from '../built-object.ts';
import { spendSteps } from '../spending.ts';
import type { FleetKustomization } from './build-fleet.ts';
import { type FindingContext, placeIn } from './fleet-finding.ts';

/** The place that a problem names in a file of the source, and what is written there. */
export function problemPlace(context: FindingContext, kustomization: FleetKustomization, problem: KustomizeProblem): Partial<Finding> {
  const { file, line, by, value } = problem;
  const { cluster, namespace, name, content } = kustomization;
  const pointer = by === undefined ? undefined : `/${by.replaceAll(/[.[]/g, '/').replaceAll(']', '')}`;
  const text = file === undefined ? undefined : context.fleet.memory.results.get(`${cluster}/${namespace}/${name}`)?.tree?.read(file);
  spendSteps(text?.length ?? 0);
  return {
    ...(file === undefined ? {} : { file: context.fileName(content, file) }),
    ...(text === undefined ? {} : pointer === undefined ? placeOfWords(text, problem) : placeIn(text, file ?? '', 0, pointer)),
    ...(line === undefined ? {} : { line }),
    ...(pointer === undefined ? {} : { pointer }),
    ...(value === undefined ? {} : { value }),
  };
}

/** The place that the words of a reader of YAML have, and that of the first expression of a variable that is not set. */
function placeOfWords(text: string, { reason, message, value }: KustomizeProblem): Partial<Finding> {
  const [, line] = reason === 'malformed-yaml' ? (/\bline (\d+):/.exec(message) ?? []) : [];
  if (line !== undefined) return { line: Number(line) };
  const expression = reason === 'variable-not-set' ? value : undefined;
  const at = expression === undefined ? -1 : text.indexOf(expression.slice(0, -1));
  if (at < 0) return {};
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
