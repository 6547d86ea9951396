import { buildPointer, fieldsOf, isFields, listOf, textOf } from '@slipway/manifest';
import { type ComposedResource, type Patch, type Path, writesOf } from './composition.ts';
import { targetField } from './patch-paths.ts';
import type { Checked, CompositionProblem } from './problem.ts';
import { findPath, type Schema } from './schema.ts';

/**
 * Reports keys of maps that have another spelling in other resources, and patches without a transform that the same patches of others have.
 */
export function* siblings(checked: Checked): Generator<CompositionProblem> {
  const resources = checked.composition.templates.flatMap((each) => each.resources);
  yield* misspelledKeys(resources.flatMap((resource) => keysOf(checked, resource)));
  yield* withoutTransform(resources.flatMap(({ patches }) => patches));
}

/** A key of a map, such as a tag or a label. */
interface Key {
  /** The name of the map. */
  readonly map: string;
  readonly key: string;
  readonly resource: ComposedResource;
  readonly pointer: string;
}

const MAX_DEPTH = 20;

function keysOf(checked: Checked, resource: ComposedResource): readonly Key[] {
  const schema = checked.schemaOf(resource.base);
  const written = writesOf(resource.patches.filter(({ to }) => to === 'composed')).flatMap(({ patch, segments }): readonly Key[] => {
    const target = patch.target;
    if (target === undefined || segments.length < 2) return [];
    const found = targetField(checked, patch, target);
    const [map, key] = segments.slice(-2);
    const isKey = found?.state === 'field' ? found.isMapKey : schema === undefined && FREE_MAPS.has(String(map));
    return isKey ? [{ map: String(map), key: String(key), resource, pointer: target.pointer }] : [];
  });
  return [...written, ...keysInBase(schema, resource, resource.base ?? {}, [])];
}

/** Maps in which most kinds allow any key. */
const FREE_MAPS: ReadonlySet<string> = new Set(['tags', 'labels', 'annotations', 'matchLabels']);

function keysInBase(schema: Schema | undefined, resource: ComposedResource, value: object, path: Path): readonly Key[] {
  if (path.length > MAX_DEPTH) return [];
  const name = String(path.at(-1) ?? '');
  const isMap = !Array.isArray(value) && (schema === undefined || path[0] === 'metadata' ? FREE_MAPS.has(name) : isMapAt(schema, path));
  return Object.entries(value).flatMap(([key, inner]): readonly Key[] => {
    const segment = Array.isArray(value) ? Number(key) : key;
    if (isMap) {
      const map = name === 'matchLabels' ? 'labels' : name;
      return [{ map, key, resource, pointer: buildPointer([...resource.path, 'base', ...path, key]) }];
    }
    return isFields(inner) || Array.isArray(inner) ? keysInBase(schema, resource, inner, [...path, segment]) : [];
  });
}

function isMapAt(schema: Schema, path: Path): boolean {
  const found = findPath(schema, path);
  return found.state === 'field' && found.schema.properties === undefined && typeof found.schema.additionalProperties === 'object';
}

/** Reports a key of one resource that is a typing mistake of a key of several others. */
function* misspelledKeys(keys: readonly Key[]): Generator<CompositionProblem> {
  for (const ofMap of Map.groupBy(keys, ({ map }) => map).values()) {
    const users = new Map(
      [...Map.groupBy(ofMap, ({ key }) => key)].map(([key, each]) => [key, new Set(each.map(({ resource }) => resource)).size]),
    );
    const counts = [...users];
    for (const { map, key, resource, pointer } of ofMap) {
      if (users.get(key) !== 1) continue;
      const usual = counts.find(([other, count]) => (count >= 2 ? isTypingMistake(key, other) : hasSwappedLetters(key, other)));
      if (usual === undefined) continue;
      const others = usual[1] === 1 ? 'another resource has' : `${usual[1]} other resources have`;
      yield {
        rule: 'patch-differs',
        pointer,
        message: `the resource ${resource.name} has the key ${key} in ${map}; ${others} ${usual[0]}`,
        value: key,
        expected: `${usual[0]} instead of ${key}`,
      };
    }
  }
}

/** Returns whether two long names differ only in two swapped letters. No name is derived from another one in this way. */
function hasSwappedLetters(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < 8) return false;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return at >= 0 && isTypingMistake(a, b) && a.slice(at + 2) === b.slice(at + 2) && a[at + 1] !== b[at + 1];
}

/** Returns whether two names differ in case, or in one letter that is missing, added, replaced or swapped with the next. */
function isTypingMistake(a: string, b: string): boolean {
  if (a === b || Math.min(a.length, b.length) < 4) return false;
  if (a.toLowerCase() === b.toLowerCase()) return true;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (/\d/.test(left + right)) return false;
  const isSwapped = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isSwapped || Math.max(left.length, right.length) <= 1;
}

/** The fewest equal patches of other resources for the report of a different one. */
const MIN_PEERS = 3;

/** Reports the one patch without a transform among equal patches that all have one of the same type. */
function* withoutTransform(patches: readonly Patch[]): Generator<CompositionProblem> {
  const groups = Map.groupBy(patches, (patch) => JSON.stringify([patch.type, patch.sources.map(({ text }) => text), patch.target?.text]));
  for (const group of groups.values()) {
    const plain = group.filter(({ fields }) => listOf(fields.transforms).length === 0);
    const [first] = plain;
    const shapes = new Set(group.filter((each) => !plain.includes(each)).map(shapeOf));
    if (first === undefined || plain.length > 1 || shapes.size !== 1 || group.length - 1 < MIN_PEERS || first.isCombine) continue;
    const target = first.target;
    if (target === undefined) continue;
    yield {
      rule: 'patch-differs',
      severity: 'advice',
      pointer: target.pointer,
      message: `${first.title} copies ${first.sources[0]?.text} to ${target.text} as it is; ${group.length - 1} other resources transform it (${[...shapes].join()})`,
      value: target.text,
      expected: 'the transform of the other resources',
    };
  }
}

const shapeOf = ({ fields }: Patch): string =>
  listOf(fields.transforms)
    .map((each) => textOf(fieldsOf(each).type))
    .join(', ');
