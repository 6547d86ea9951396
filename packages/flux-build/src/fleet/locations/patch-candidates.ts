import { posix } from 'node:path';
import {
  buildPointer,
  type Fields,
  fieldsOf,
  isFields,
  joinPaths,
  listOf,
  parsePointer,
  plainText,
  type YamlDocument,
} from '@slipway/manifest';
import type { FileTree } from '../../file-tree.ts';
import { documentsOf } from '../documents-of.ts';
import { align, becomes } from './align.ts';
import type { Candidate, ValueLocation } from './candidate.ts';

/** A field of an object: its path and its value. */
export interface WantedField {
  readonly object: Fields;
  readonly path: readonly string[];
  readonly value: unknown;
}

/** A text with patches, and how to name a position in it. */
export interface PatchText {
  readonly text: string;
  readonly file: string;
  readonly locationOf: (index: number, pointer: string) => ValueLocation;
}

/** Returns the patches of an entry of a kustomization file: a file of the tree, or the text in the entry itself. */
export function patchTexts(tree: FileTree, content: string, file: string, by: string): readonly PatchText[] {
  const [, field = '', number] = /^(patches|patchesJson6902|patchesStrategicMerge)(?:\[(\d+)\])?$/.exec(by) ?? [];
  const kustomization = fieldsOf(documentsOf(tree.read(file) ?? '', file).get(0)?.value);
  return listOf(kustomization[field]).flatMap((entry, index) => {
    if (number !== undefined && index !== Number(number)) return [];
    const { path, patch } = isFields(entry) ? entry : { path: entry, patch: entry };
    const named = typeof path === 'string' && !path.includes('\n') ? joinPaths(posix.dirname(file), path) : undefined;
    const text = named === undefined ? undefined : tree.read(named);
    if (named !== undefined && text !== undefined)
      return [{ text, file: named, locationOf: (document, pointer) => ({ content, file: named, index: document, pointer }) }];
    const pointer = isFields(entry) ? `/${field}/${index}/patch` : `/${field}/${index}`;
    return typeof patch === 'string' ? [inlinePatch(patch, { content, file, index: 0, pointer })] : [];
  });
}

/** Returns a patch that is the string in a field. */
export const inlinePatch = (text: string, location: ValueLocation): PatchText => ({
  text,
  file: location.file,
  locationOf: (index, pointer) => ({ ...location, inside: { index, pointer } }),
});

/** Yields the positions where a patch sets a field. The last document or operation that does so wins. */
export function patchCandidates({ text, file, locationOf }: PatchText, wanted: WantedField, by: string): readonly Candidate[] {
  return [...documentsOf(text, file).values()].flatMap((document) =>
    Array.isArray(document.value)
      ? operationCandidates(document, locationOf, wanted, by)
      : mergeCandidates(document, locationOf, wanted, by),
  );
}

type LocationOf = PatchText['locationOf'];

function mergeCandidates({ value, index }: YamlDocument, locationOf: LocationOf, { object, path, value: wanted }: WantedField, by: string) {
  const { kind } = fieldsOf(value);
  if (plainText(kind) !== '' && kind !== object.kind) return [];
  // These fields select the object of a patch. They set nothing in it.
  const found = align(object, path, value);
  const isIdentity =
    path[0] === 'kind' || path[0] === 'apiVersion' || (path[0] === 'metadata' && ['name', 'namespace'].includes(path[1] ?? ''));
  if (isIdentity || found.path.length === 0) return [];
  const whole = found.whole && becomes(found.value, wanted);
  return [
    { location: locationOf(index, buildPointer(found.path)), whole, depth: found.path.length, value: found.value, by } satisfies Candidate,
  ];
}

function operationCandidates(
  { value, index }: YamlDocument,
  locationOf: LocationOf,
  wanted: WantedField,
  by: string,
): readonly Candidate[] {
  return listOf(value).flatMap((operation, number): readonly Candidate[] => {
    const { op, path, value: given } = fieldsOf(operation);
    if (typeof path !== 'string' || op === 'remove' || op === 'test') return [];
    const target = segmentsOf(path);
    if (target === undefined || target.length > wanted.path.length) return [];
    // An item has moved if others were inserted before it.
    const isBelow = target.every((segment, level) => segment === wanted.path[level] || isIndex(segment, wanted.path[level]));
    if (!isBelow) return [];
    const parent = wanted.path.slice(0, target.length).reduce<unknown>(childOf, wanted.object);
    const found = align(parent, wanted.path.slice(target.length), given);
    const whole = found.whole && becomes(found.value, wanted.value);
    const pointer = buildPointer([number, 'value', ...found.path]);
    return [{ location: locationOf(index, pointer), whole, depth: target.length + found.path.length, value: found.value, by }];
  });
}

const isIndex = (segment: string, wanted: string | undefined): boolean =>
  wanted !== undefined && /^\d+$/.test(wanted) && (segment === '-' || /^\d+$/.test(segment));

function segmentsOf(path: string): readonly string[] | undefined {
  try {
    return parsePointer(path);
  } catch {
    return undefined;
  }
}

const childOf = (parent: unknown, segment: string): unknown =>
  Array.isArray(parent) ? parent[Number(segment)] : isFields(parent) && Object.hasOwn(parent, segment) ? parent[segment] : undefined;
