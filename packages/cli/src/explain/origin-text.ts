import { printable } from '@slipway/manifest';
import type { Paint } from '../report/paint.ts';
import type { FileLocation, Origin } from './origin.ts';

/** Writes an origin as text: who applies the object, where it is written, what changed it, and its values. */
export function originText(subject: string, origin: Origin, paint: Paint): string {
  const { cluster, entry, kustomizations, place, document, steps, variables, policy } = origin;
  const [first, ...later] = steps;
  const changes = first?.action === 'read' ? later : steps;
  const chain = kustomizations.map(
    (each, depth) => `${'  '.repeat(depth)}${nameOf(each)}${each.place === undefined ? '' : `  ${locationText(each.place, paint)}`}`,
  );
  return [
    `${paint('bold', printable(subject))} on ${paint('bold', printable(cluster))}${policy.length === 0 ? '' : ` (${policy.join(', ')})`}`,
    ...labelled('applied by', entry === undefined ? chain : [`${printable(`./${entry}`)}, with which the cluster begins`], paint),
    ...labelled(
      'written in',
      [`${printable(place.file)}${document === 0 ? '' : `, document ${document + 1}`}${sourceText(place, paint)}`],
      paint,
    ),
    ...labelled(
      'changed by',
      changes.map((step) => `${stepText(step)}  ${locationText(step.place, paint)}`),
      paint,
    ),
    ...labelled(
      'variables',
      variables.map((variable) => printable(variableText(variable))),
      paint,
    ),
  ].join('\n');
}

const nameOf = ({ name, cluster }: Origin['kustomizations'][number]): string =>
  printable(cluster === undefined ? name : `${name} on ${cluster}`);

const stepText = ({ by, file }: Origin['steps'][number]): string => printable(by.startsWith('spec.') ? `${by} of ${file}` : by);

export const locationText = (place: FileLocation, paint: Paint): string =>
  `${paint('dim', printable(place.file))}${sourceText(place, paint)}`;

const sourceText = ({ source }: FileLocation, paint: Paint): string =>
  source === undefined ? '' : `${paint('dim', ', by')} ${printable(source)}`;

function variableText({ name, value, from, missing }: Origin['variables'][number]): string {
  if (value !== undefined) return `${name} = ${JSON.stringify(value)} of ${from}`;
  if (from !== undefined) return `${name} of ${from}, whose value is not shown`;
  return missing === undefined ? `${name}: no object sets it` : `${name}: unknown, because ${missing} is not available`;
}

/** Adds the label to the first line. */
export const labelled = (label: string, lines: readonly string[], paint: Paint): readonly string[] =>
  lines.map((line, index) => `  ${paint('dim', (index === 0 ? label : '').padEnd(11))} ${line}`);
