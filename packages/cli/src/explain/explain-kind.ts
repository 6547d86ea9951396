import { type CommunityEntry, findCommunitySchema, listCommunityKinds } from '@slipway/community-kinds';
import { findSchema, findSource, type KindSchema, listKinds } from '@slipway/kube-models';
import { printable } from '@slipway/manifest';
import { checksOf, type KnownKind } from '@slipway/validate';
import { didYouMean } from '../report/did-you-mean.ts';
import { usageFailure } from '../report/failure.ts';
import type { Explanation } from './explanation.ts';
import { fieldDescription } from './field-description.ts';
import { type SchemaField, schemaField } from './schema-field.ts';

/** Kinds in addition to the bundled ones, and the files that define them. */
export interface OwnKinds {
  readonly list: () => readonly KnownKind[];
  readonly find: (apiVersion: string, kind: string) => KindSchema | undefined;
  readonly fileOf: (apiVersion: string, kind: string) => string | undefined;
  /** The text of such a file. */
  readonly textOf: (file: string) => string | undefined;
}

/** Returns the kinds of `schemas`. If two are the same, the last one is used. */
export function ownKindsOf(
  schemas: readonly KindSchema[],
  fileOf: (schema: KindSchema) => string | undefined,
  textOf: OwnKinds['textOf'],
): OwnKinds {
  const byName = new Map(schemas.map((schema) => [`${apiVersionOf(schema)} ${schema.kind}`, schema]));
  const find = (apiVersion: string, kind: string): KindSchema | undefined => byName.get(`${apiVersion} ${kind}`);
  return {
    list: () => schemas,
    find,
    fileOf: (apiVersion, kind) => {
      const found = find(apiVersion, kind);
      return found && fileOf(found);
    },
    textOf,
  };
}

/**
 * Describes the allowed values of a kind or one of its fields, for each API version that has it. `subject` is `Kind`, `Kind.field.path`,
 * or the same after an apiVersion: `helm.toolkit.fluxcd.io/v2/HelmRelease.spec.values`. Searches the kinds of `own` first, then the
 * pinned and the community kinds. Returns undefined if no kind has this name.
 */
export function explainKind(subject: string, own: OwnKinds): Explanation | undefined {
  const { apiVersion, kind, path } = parseSubject(subject);
  const entries = kindsNamed(kind, own).filter((entry) => apiVersion === undefined || apiVersionOf(entry) === apiVersion);
  if (entries.length === 0) return undefined;
  const answers = entries.map((entry) => ({ entry, answer: schemaField(entry.schema, path) }));
  const found = answers.flatMap(({ entry, answer }) =>
    'missing' in answer ? [] : [{ entry, field: answer, description: descriptionOf(entry, path, own) }],
  );
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
      versions: found.map(({ entry, field, description }) => ({
        apiVersion: apiVersionOf(entry),
        scope: entry.scope,
        plural: entry.plural,
        definedBy: definitionOf(entry, own),
        checks: checksOf(entry),
        ...(description === undefined ? {} : { description }),
        ...field,
      })),
    }),
    text: (paint) =>
      found
        .map(({ entry, field, description = '' }) =>
          [
            paint('bold', printable([`${apiVersionOf(entry)} ${kind}`, ...path].join('.'))),
            ...description.split('\n').flatMap((line) => (line === '' ? [] : [printable(`  ${line}`)])),
            ...fieldLines(entry, field, path.length === 0, definitionOf(entry, own)).map(printable),
          ].join('\n'),
        )
        .join('\n\n'),
  };
}

/** Names for suggestions instead of an unknown one. */
export const kindNames = (own: OwnKinds): string[] => [
  ...new Set([...own.list(), ...listKinds(), ...listCommunityKinds()].map(({ kind }) => kind)),
];

function kindsNamed(kind: string, given: OwnKinds): KindSchema[] {
  const pinned = listKinds().flatMap((entry) => (entry.kind === kind ? (findSchema(apiVersionOf(entry), kind) ?? []) : []));
  const community = listCommunityKinds().flatMap((entry) =>
    entry.kind === kind ? (findCommunitySchema(apiVersionOf(entry), kind) ?? []) : [],
  );
  const own = given.list().flatMap((entry) => (entry.kind === kind ? (given.find(apiVersionOf(entry), kind) ?? []) : []));
  const first = new Map<string, KindSchema>();
  for (const entry of [...own, ...pinned, ...community]) if (!first.has(apiVersionOf(entry))) first.set(apiVersionOf(entry), entry);
  return [...first.values()];
}

/** Returns the file that defines the kind. For a pinned file, adds the version of its project. */
function definitionOf(entry: KindSchema, own: OwnKinds): string {
  const file = own.fileOf(apiVersionOf(entry), entry.kind);
  if (file !== undefined) return file;
  const source = findSource(entry);
  if (source !== undefined) return `${source.file} (${source.version})`;
  const isEntry = ({ group, version, kind }: CommunityEntry): boolean =>
    group === entry.group && version === entry.version && kind === entry.kind;
  return listCommunityKinds().find(isEntry)?.source ?? 'not known';
}

/** Returns the description in the CRD or XRD that is given or in the tree. Schemas of bundled kinds have no descriptions. */
function descriptionOf(entry: KindSchema, path: readonly string[], own: OwnKinds): string | undefined {
  const file = own.fileOf(apiVersionOf(entry), entry.kind);
  const text = file === undefined ? undefined : own.textOf(file);
  return text === undefined ? undefined : fieldDescription(text, entry, path);
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
  const width = field.fields.reduce((most, { name }) => Math.max(most, name.length), 0) + 2;
  return [
    ...(isKind ? [`  ${entry.plural}, ${entry.scope === 'Namespaced' ? 'in a namespace' : 'without a namespace'}`] : []),
    ...(isKind ? [] : [`  type: ${field.type}`, `  required: ${field.required ? 'yes' : 'no'}`]),
    ...field.constraints.map(([label, text]) => `  ${label}: ${text}`),
    `  defined by: ${definedBy}${entry.deprecated ? '; this version is deprecated' : ''}${entry.offByDefault ? '; served only where a cluster turns it on' : ''}`,
    ...(isKind ? ['  checked:', ...checksOf(entry).map((check) => `    ${check}`)] : []),
    ...(field.fields.length > 0 ? ['  fields (* is required):'] : []),
    ...field.fields.map(({ name, type, required }) => `    ${`${name}${required ? '*' : ''}`.padEnd(width)} ${type}`),
  ];
}

const apiVersionOf = ({ group, version }: KnownKind | KindSchema): string => (group === '' ? version : `${group}/${version}`);
