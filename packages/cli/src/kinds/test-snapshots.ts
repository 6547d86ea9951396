import type { JsonObject, RenderedComposite } from '@slipway/compose';
import { emitYaml, type Fields, fieldsOf, isFields, listOf, printable, textOf, type YamlDocument } from '@slipway/manifest';
import { MASK } from '@slipway/validate';
import { valueText } from '../report/value-text.ts';
import { TEST_VERSION } from './read-tests.ts';
import { printedDocuments } from './run-render.ts';
import { templateName } from './test-stages.ts';
import { differences, type Mismatch } from './test-values.ts';

/** The snapshot of a stage. */
export interface Snapshot {
  readonly test: string;
  readonly stage: string;
  readonly documents: readonly Fields[];
  /** Undefined for a new one. */
  readonly line?: number;
}

export const SNAPSHOT_SUFFIX = '.snapshot.yaml';
/** Endings of files with tests. */
export const TEST_SUFFIXES = ['.yaml', '.yml', '.json'] as const;
export const SNAPSHOT_KIND = 'CompositionSnapshot';

/** Returns the file with the snapshots of a file with tests. */
export function snapshotFile(file: string): string {
  const suffix = TEST_SUFFIXES.find((each) => file.endsWith(each)) ?? '';
  return `${file.slice(0, file.length - suffix.length)}${SNAPSHOT_SUFFIX}`;
}

/** Returns the snapshot of a document; undefined for another document. */
export function readSnapshot({ value, positionOf }: YamlDocument): Snapshot | undefined {
  const { apiVersion, kind, test, stage, documents } = fieldsOf(value);
  if (apiVersion !== TEST_VERSION || kind !== SNAPSHOT_KIND || typeof test !== 'string' || typeof stage !== 'string') return undefined;
  return { test, stage, documents: listOf(documents).map(fieldsOf), line: positionOf('').line };
}

/** Returns the documents of a run for a snapshot. The values of Secrets are not part of it. */
export const snapshotDocuments = (rendering: RenderedComposite): readonly JsonObject[] => printedDocuments(rendering).map(withoutSecrets);

function withoutSecrets(object: JsonObject): JsonObject {
  if (object.apiVersion !== 'v1' || object.kind !== 'Secret') return object;
  const masked = ['data', 'stringData'].flatMap((field) => {
    const values = object[field];
    return isFields(values) ? [[field, Object.fromEntries(Object.keys(values).map((key) => [key, MASK]))] as const] : [];
  });
  return { ...object, ...Object.fromEntries(masked) };
}

/** Returns the text of a file of snapshots. */
export const snapshotText = (snapshots: readonly Snapshot[]): string =>
  [
    '# What Crossplane composes in the stages of the tests. To write it again: slipway test --update\n',
    ...snapshots.map(
      ({ test, stage, documents }) => `---\n${emitYaml({ apiVersion: TEST_VERSION, kind: SNAPSHOT_KIND, test, stage, documents })}`,
    ),
  ].join('');

/** Differences that a message lists. */
const MAX_LISTED = 5;

/** Returns the differences of a run from its snapshot, one text for each resource. */
export function snapshotDifferences(snapshot: Snapshot, documents: readonly JsonObject[]): readonly string[] {
  const [before, after] = [named(snapshot.documents), named(documents)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, next] = [before.get(name), after.get(name)];
    if (old === undefined) return [`${name} is new`];
    if (next === undefined) return [`${name} is not composed any more`];
    const found = differences(old, next);
    if (found.length === 0) return [];
    const more = found.length > MAX_LISTED ? `, and ${found.length - MAX_LISTED} more` : '';
    return [`${name}: ${found.slice(0, MAX_LISTED).map(differenceText).join(', ')}${more}`];
  });
}

/** Returns documents by name: that of the resource in the Composition, or the kind of the composite. */
function named(documents: readonly Fields[]): ReadonlyMap<string, Fields> {
  return new Map(
    documents.map((document) => {
      const template = templateName(document);
      return [template === '' ? textOf(document.kind) : template, document];
    }),
  );
}

const differenceText = ({ pointer, expected, actual }: Mismatch): string =>
  expected === undefined
    ? `${pointer} is added (${short(actual)})`
    : actual === undefined
      ? `${pointer} is removed (was ${short(expected)})`
      : `${pointer} is ${short(actual)} (was ${short(expected)})`;

const MAX_VALUE = 60;

function short(value: unknown): string {
  const text = printable(valueText(value));
  return text.length > MAX_VALUE ? `${Array.from(text).slice(0, MAX_VALUE).join('')}...` : text;
}
