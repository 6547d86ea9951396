import { findSchema, findSource, type KindSchema, listKinds } from '@slipway/kube-models';
import { printable } from '@slipway/manifest';
import { checksOf } from '@slipway/validate';
import type { DefinedKinds } from '../kinds/defined-kinds.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { usageFailure } from '../terminal/failure.ts';
import type { Explanation } from './explanation.ts';
import { type SchemaField, schemaField } from './schema-field.ts';

/**
 * What a kind or one of its fields may hold, for each API version that has it. `subject` is `Kind`, `Kind.field.path`, or the
 * same after an apiVersion: `helm.toolkit.fluxcd.io/v2/HelmRelease.spec.values`. Kinds are those of `own`, which win, and the
 * pinned ones. Undefined when no kind is called so.
 */
export function explainKind(subject: string, own: DefinedKinds): Explanation | undefined {
  const { apiVersion, kind, path } = parseSubject(subject);
  const entries = kindsCalled(kind, own).filter((entry) => apiVersion === undefined || apiVersionOf(entry) === apiVersion);
  if (entries.length === 0) return undefined;
  const answers = entries.map((entry) => ({ entry, answer: schemaField(entry.schema, path) }));
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
    json: () => ({
      subject,
      kind,
      path: path.join('.'),
      versions: found.map(({ entry, field }) => ({
        apiVersion: apiVersionOf(entry),
        scope: entry.scope,
        plural: entry.plural,
        definedBy: definitionOf(entry, own),
        checks: checksOf(entry),
        ...field,
      })),
    }),
    text: (paint) =>
      found
        .map(({ entry, field }) =>
          [
            paint('bold', printable([`${apiVersionOf(entry)} ${kind}`, ...path].join('.'))),
            ...fieldLines(entry, field, path.length === 0, definitionOf(entry, own)).map(printable),
          ].join('\n'),
        )
        .join('\n\n'),
  };
}

/** Names that `explain` would know in place of an unknown one. */
export const kindNames = ({ schemas }: DefinedKinds): string[] => [...new Set([...schemas, ...listKinds()].map(({ kind }) => kind))];

function kindsCalled(kind: string, { schemas }: DefinedKinds): KindSchema[] {
  const pinned = listKinds().flatMap((entry) => (entry.kind === kind ? (findSchema(apiVersionOf(entry), kind) ?? []) : []));
  const own = schemas.filter((schema) => schema.kind === kind);
  const isOwn = new Set(own.map(apiVersionOf));
  return [...own, ...pinned.filter((entry) => !isOwn.has(apiVersionOf(entry)))];
}

/** The file that defines the kind, with the version of what it belongs to where it is a pinned one. */
function definitionOf(entry: KindSchema, own: DefinedKinds): string {
  const file = own.files.get(entry);
  if (file !== undefined) return file;
  const source = findSource(entry);
  return source === undefined ? 'not known' : `${source.file} (${source.version})`;
}

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

function fieldLines(entry: KindSchema, field: SchemaField, isKind: boolean, definedBy: string): string[] {
  const width = Math.max(0, ...field.fields.map(({ name }) => name.length)) + 2;
  return [
    ...(isKind ? [`  ${entry.plural}, ${entry.scope === 'Namespaced' ? 'in a namespace' : 'without a namespace'}`] : []),
    ...(isKind ? [] : [`  type: ${field.type}`, `  required: ${field.required ? 'yes' : 'no'}`]),
    ...field.constraints.map(([label, text]) => `  ${label}: ${text}`),
    `  defined by: ${definedBy}${entry.deprecated ? '; this version is deprecated' : ''}`,
    ...(isKind ? ['  checked:', ...checksOf(entry).map((check) => `    ${check}`)] : []),
    ...(field.fields.length > 0 ? ['  fields (* is required):'] : []),
    ...field.fields.map(({ name, type, required }) => `    ${`${name}${required ? '*' : ''}`.padEnd(width)} ${type}`),
  ];
}

const apiVersionOf = ({ group, version }: Pick<KindSchema, 'group' | 'version'>): string =>
  group === '' ? version : `${group}/${version}`;
