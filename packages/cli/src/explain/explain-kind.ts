import { findSchema, type KindEntry, listKinds } from '@slipway/kube-models';
import { didYouMean } from '../did-you-mean.ts';
import { usageFailure } from '../failure.ts';
import type { Explanation } from './explanation.ts';
import { type SchemaField, schemaField } from './schema-field.ts';

/**
 * What a kind or one of its fields may hold, for each API version that has it. `subject` is `Kind`, `Kind.field.path`, or the
 * same after an apiVersion: `helm.toolkit.fluxcd.io/v2/HelmRelease.spec.values`. Undefined when no kind is called so.
 */
export function explainKind(subject: string): Explanation | undefined {
  const { apiVersion, kind, path } = parseSubject(subject);
  const entries = listKinds().filter((entry) => entry.kind === kind && (apiVersion === undefined || apiVersionOf(entry) === apiVersion));
  if (entries.length === 0) return undefined;
  const answers = entries.map((entry) => ({ entry, answer: schemaField(findSchema(apiVersionOf(entry), kind)?.schema ?? {}, path) }));
  const found = answers.flatMap(({ entry, answer }) => ('missing' in answer ? [] : [{ entry, field: answer }]));
  if (found.length === 0) {
    const missing = answers.flatMap(({ answer }) => ('missing' in answer ? [answer] : []));
    const [first] = missing;
    const known = [...new Set(missing.flatMap((answer) => answer.known))].sort();
    throw usageFailure(
      `${kind} has no field ${path.join('.')}: there is no ${first?.missing}.${didYouMean(first?.missing ?? '', known)} Known here: ${known.join(', ') || 'none'}.`,
    );
  }
  return {
    json: {
      subject,
      kind,
      path: path.join('.'),
      versions: found.map(({ entry, field }) => ({ apiVersion: apiVersionOf(entry), scope: entry.scope, plural: entry.plural, ...field })),
    },
    text: (paint) =>
      found
        .map(({ entry, field }) =>
          [paint('bold', [`${apiVersionOf(entry)} ${kind}`, ...path].join('.')), ...fieldLines(entry, field, path.length === 0)].join('\n'),
        )
        .join('\n\n'),
  };
}

/** Names that `explain` would know in place of an unknown one. */
export const kindNames = (): string[] => [...new Set(listKinds().map(({ kind }) => kind))];

function parseSubject(subject: string): {
  readonly apiVersion: string | undefined;
  readonly kind: string;
  readonly path: readonly string[];
} {
  const slash = subject.lastIndexOf('/');
  const [kind = '', ...path] = subject
    .slice(slash + 1)
    .replaceAll('[]', '')
    .split('.');
  return { apiVersion: slash < 0 ? undefined : subject.slice(0, slash), kind, path };
}

function fieldLines(entry: KindEntry, field: SchemaField, isKind: boolean): string[] {
  const width = Math.max(0, ...field.fields.map(({ name }) => name.length)) + 2;
  return [
    ...(isKind ? [`  ${entry.plural}, ${entry.scope === 'Namespaced' ? 'in a namespace' : 'without a namespace'}`] : []),
    ...(isKind ? [] : [`  type: ${field.type}`, `  required: ${field.required ? 'yes' : 'no'}`]),
    ...field.constraints.map(([label, text]) => `  ${label}: ${text}`),
    ...(field.fields.length > 0 ? ['  fields (* is required):'] : []),
    ...field.fields.map(({ name, type, required }) => `    ${`${name}${required ? '*' : ''}`.padEnd(width)} ${type}`),
  ];
}

const apiVersionOf = ({ group, version }: KindEntry): string => (group === '' ? version : `${group}/${version}`);
