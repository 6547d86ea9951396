import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { specifiersOf } from '../../scripts/pack/specifiers.ts';

/** Returns the paths in the imports of a module, those of modules that it loads late included. */
const specifiers = (text: string): readonly string[] => [
  ...specifiersOf(text),
  ...[...text.matchAll(/\blazy<[^>]*>\(\s*import\.meta\.url,\s*['"]([^'"]+)['"]/g)].map((match) => match[1] ?? ''),
];

/** Maps each module to the modules that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Returns the imports between `files`, which are absolute paths. Ignores imports of other files. */
export function importGraph(files: readonly string[], read = (file: string): string => readFileSync(file, 'utf8')): ImportGraph {
  const known = new Set(files);
  const targets = (file: string): string[] =>
    specifiers(read(file))
      .filter((path) => path.startsWith('.'))
      .map((path) => join(dirname(file), path))
      .filter((path) => known.has(path));
  return new Map(files.map((file) => [file, [...new Set(targets(file))]]));
}

/**
 * Returns the graph between folders: one folder points to another when one of its modules imports a module of the other. `folderOf` returns
 * the folder of a module, for example a folder further up.
 */
export function folderGraph(graph: ImportGraph, folderOf: (file: string) => string = dirname): ImportGraph {
  const folders = new Map<string, Set<string>>();
  for (const [from, targets] of graph) {
    const own = folders.get(folderOf(from)) ?? new Set();
    folders.set(folderOf(from), own);
    for (const to of targets) if (folderOf(to) !== folderOf(from)) own.add(folderOf(to));
  }
  return new Map([...folders].map(([folder, targets]) => [folder, [...targets]]));
}

/** Returns one cycle for each group of modules that import each other. A cycle lists its modules in import order and repeats the first at the end. */
export function cycles(graph: ImportGraph): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const inCycle = new Set<string>();
  for (const start of graph.keys()) {
    if (inCycle.has(start)) continue;
    const cycle = pathBack(graph, start);
    if (cycle === undefined) continue;
    found.push(cycle);
    for (const each of cycle) inCycle.add(each);
  }
  return found;
}

/** Returns the shortest path from `start` back to `start`, or undefined when none exists. */
function pathBack(graph: ImportGraph, start: string): readonly string[] | undefined {
  const from = new Map<string, string>();
  const open = [start];
  for (const each of open) {
    for (const next of graph.get(each) ?? []) {
      if (next === start) return [start, ...pathTo(from, each, start), start];
      if (from.has(next)) continue;
      from.set(next, each);
      open.push(next);
    }
  }
  return undefined;
}

function pathTo(from: ReadonlyMap<string, string>, end: string, start: string): readonly string[] {
  const way: string[] = [];
  for (let at = end; at !== start; at = from.get(at) ?? start) way.unshift(at);
  return way;
}
