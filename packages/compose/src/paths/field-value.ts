import { goQuote } from '@slipway/go-template/go-format';
import { setKey } from '@slipway/manifest';
import { CrossplaneError, withContext } from '../values/crossplane-error.ts';
import { type GoJson, type GoObject, isGoObject, kubernetesJson } from '../values/go-json.ts';
import { countValues } from '../values/limits.ts';
import { fieldPathText, parseFieldPath, type Segment, WILDCARD } from './field-path.ts';

/** The largest index that a path may set. */
const MAX_INDEX = 1024;

/** Returns the value at a field path. Throws a CrossplaneError with `isNotFound` when the object does not have the field. */
export function getFieldValue(object: GoObject, path: string): GoJson {
  return valueAt(object, parseFieldPath(path));
}

function valueAt(object: GoObject, segments: readonly Segment[]): GoJson {
  let value: GoJson = segments.length === 0 ? null : object;
  for (const [at, segment] of segments.entries()) value = childOf(value, segment, segments, at);
  return value;
}

function childOf(value: GoJson, segment: Segment, segments: readonly Segment[], at: number): GoJson {
  if (typeof segment === 'number') {
    if (!Array.isArray(value)) throw new CrossplaneError(`${fieldPathText(segments.slice(0, at))}: not an array`);
    if (segment >= value.length) throw notFound(`${fieldPathText(segments.slice(0, at + 1))}: no such element`);
    return value[segment] as GoJson;
  }
  if (value === null) throw notFound(`${fieldPathText(segments.slice(0, at))}: expected map, got nil`);
  if (!isGoObject(value)) throw new CrossplaneError(`${fieldPathText(segments.slice(0, at))}: not an object`);
  if (!Object.hasOwn(value, segment)) throw notFound(`${fieldPathText(segments.slice(0, at + 1))}: no such field`);
  return value[segment] as GoJson;
}

const notFound = (message: string): CrossplaneError => new CrossplaneError(message, { isNotFound: true });

/** Sets the value at a field path, and creates the objects and lists above it. Lists are filled with null. */
export function setFieldValue(object: GoObject, path: string, value: GoJson): void {
  const segments = parseFieldPath(path);
  const set = kubernetesJson(value);
  const tooLarge = segments.find((segment) => typeof segment === 'number' && segment > MAX_INDEX);
  if (tooLarge !== undefined) throw new CrossplaneError(`index ${tooLarge} is greater than max allowed index ${MAX_INDEX}`);
  let container: GoJson = object;
  for (const [at, segment] of segments.entries()) {
    const next = segments[at + 1];
    const parent = containerAt(container, segment, segments, at);
    if (next === undefined) parent.set(set);
    else container = prepared(parent, next);
  }
}

/** A position in an object or a list. */
interface Slot {
  readonly get: () => GoJson | undefined;
  readonly set: (value: GoJson) => void;
}

function containerAt(container: GoJson, segment: Segment, segments: readonly Segment[], at: number): Slot {
  if (typeof segment === 'number') {
    if (!Array.isArray(container)) throw new CrossplaneError(`${fieldPathText(segments.slice(0, at))} is not an array`);
    return {
      // A null in a list is replaced; a null in an object is not.
      get: () => container[segment] ?? undefined,
      set: (value) => {
        container[segment] = value;
      },
    };
  }
  if (!isGoObject(container)) throw new CrossplaneError(`${fieldPathText(segments.slice(0, at))} is not an object`);
  return { get: () => ownValue(container, segment), set: (value) => setKey(container, segment, value) };
}

const ownValue = (object: GoObject, name: string): GoJson | undefined => (Object.hasOwn(object, name) ? object[name] : undefined);

/** Returns the object or list at a position, for the next segment. Creates it if the position is empty. */
function prepared(slot: Slot, next: Segment): GoJson {
  let value = slot.get();
  if (value === undefined) {
    value = typeof next === 'number' ? [] : {};
    slot.set(value);
  }
  if (typeof next === 'number' && Array.isArray(value) && value.length <= next) {
    countValues(next - value.length);
    while (value.length <= next) value.push(null);
  }
  return value;
}

/** Returns a path without wildcards for each field or item that a path with wildcards selects. */
export function expandWildcards(object: GoObject, path: string): readonly string[] {
  const segments = parseFieldPath(path);
  return withContext(
    () => `cannot expand wildcards for segments: ${goQuote(fieldPathText(segments))}`,
    () => expanded(object, segments).map(fieldPathText),
  );
}

function expanded(object: GoObject, segments: readonly Segment[]): readonly (readonly Segment[])[] {
  countValues(segments.length);
  const at = segments.indexOf(WILDCARD);
  if (at < 0) return existsIn(object, segments) ? [segments] : [];
  const above = segments.slice(0, at);
  if (!existsIn(object, above)) return [];
  const container = at === 0 ? object : valueAt(object, above);
  return childrenOf(container, above).flatMap((child) => {
    if (child === WILDCARD) throw new CrossplaneError(`${goQuote(fieldPathText(above))}: the wildcard selects the field "*" without end`);
    const path = [...above, child, ...segments.slice(at + 1)];
    return withContext(
      () => `${goQuote(fieldPathText(path))}: cannot expand wildcards`,
      () => expanded(object, path),
    );
  });
}

function childrenOf(container: GoJson, above: readonly Segment[]): readonly Segment[] {
  if (Array.isArray(container)) return container.map((_, index) => index);
  if (isGoObject(container)) return Object.keys(container);
  const text = goQuote(fieldPathText(above));
  if (container === null) throw notFound(`wildcard field ${text} is not found in the path`);
  throw new CrossplaneError(`${text}: unexpected wildcard usage`);
}

function existsIn(object: GoObject, segments: readonly Segment[]): boolean {
  try {
    valueAt(object, segments);
    return true;
  } catch (error) {
    if (error instanceof CrossplaneError && error.isNotFound) return false;
    throw error;
  }
}
