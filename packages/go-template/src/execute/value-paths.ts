import { isMap, storageOf } from '../values/go-value.ts';
import type { ReadReference, Run } from './run.ts';

/** Paths of the lists and maps of some data. They are computed at the first request. */
const pathsOf = new WeakMap<object, Map<object, string>>();

/** Maximum number of maps through which templates passed a value. */
const MAX_PASSES = 50;

/** Returns the path of a value that was read: `.Values.list.0.name`. Returns undefined for a value that is not part of the data. */
export function pathOfRead(data: unknown, read: ReadReference, passed: Run['passed']): string | undefined {
  let reference: ReadReference | undefined = read;
  for (let pass = 0; reference !== undefined && pass < MAX_PASSES; pass++) {
    const container = storageOf(reference.container);
    const base = pathOf(data, container);
    if (base !== undefined) return reference.key === '' ? base : `${base}.${reference.key}`;
    reference = passed.get(container)?.get(reference.key);
  }
  return undefined;
}

function pathOf(data: unknown, container: object): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  let paths = pathsOf.get(data);
  if (paths === undefined || !paths.has(container)) {
    paths = new Map();
    collect(data, '', paths, 0);
    pathsOf.set(data, paths);
  }
  return paths.get(container);
}

const MAX_DEPTH = 200;

function collect(value: object, path: string, paths: Map<object, string>, depth: number): void {
  const storage = storageOf(value);
  if (paths.has(storage) || depth > MAX_DEPTH) return;
  paths.set(storage, path);
  const entries: Iterable<[string | number, unknown]> = Array.isArray(value) ? value.entries() : isMap(value) ? Object.entries(value) : [];
  for (const [key, inner] of entries) {
    if (typeof inner === 'object' && inner !== null) collect(inner, `${path}.${key}`, paths, depth + 1);
  }
}

/** Returns the paths below a map of the data that no run reads. A map without any read has one path. */
export function unreadPaths(data: unknown, root: readonly string[], runs: readonly Pick<Run, 'reads' | 'wholeReads'>[]): readonly string[] {
  let value: unknown = data;
  for (const key of root) value = isMap(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  const unread: string[] = [];
  if (isMap(value)) collectUnread(value, root.map((key) => `.${key}`).join(''), { runs, unread, seen: new Set() });
  return unread;
}

interface UnreadSearch {
  readonly runs: readonly Pick<Run, 'reads' | 'wholeReads'>[];
  readonly unread: string[];
  /** Templates can put one map in several positions, also into itself. */
  readonly seen: Set<object>;
}

function collectUnread(view: object, path: string, search: UnreadSearch): void {
  const { runs, unread, seen } = search;
  const map = storageOf(view);
  if (seen.has(map) || runs.some(({ wholeReads }) => wholeReads.has(map))) return;
  seen.add(map);
  for (const [key, inner] of Object.entries(map)) {
    const isContainer = typeof inner === 'object' && inner !== null && (Array.isArray(inner) || isMap(inner));
    const isRead = runs.some(
      ({ reads, wholeReads }) => (reads.get(map)?.has(key) ?? false) || (isContainer && wholeReads.has(storageOf(inner))),
    );
    if (!isRead) unread.push(`${path}.${key}`);
    else if (isContainer) collectUnread(inner, `${path}.${key}`, search);
  }
}
