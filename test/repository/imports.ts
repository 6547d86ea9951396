import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { specifiersOf } from '../../scripts/pack/specifiers.ts';

/** What a module names in its imports, and what it loads late. */
const specifiers = (text: string): readonly string[] => [
  ...specifiersOf(text),
  ...[...text.matchAll(/\blazy<[^>]*>\(\s*import\.meta\.url,\s*['"]([^'"]+)['"]/g)].map((match) => match[1] ?? ''),
];

/** Modules by what they import. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Which of `files`, absolute paths, import which others of them. */
export function importGraph(files: readonly string[], read = (file: string): string => readFileSync(file, 'utf8')): ImportGraph {
  const known = new Set(files);
  const targets = (file: string): string[] =>
    specifiers(read(file))
      .filter((path) => path.startsWith('.'))
      .map((path) => join(dirname(file), path))
      .filter((path) => known.has(path));
  return new Map(files.map((file) => [file, [...new Set(targets(file))]]));
}

/** The same between folders: an arrow where a module of one imports a module of the other. */
export function folderGraph(graph: ImportGraph): ImportGraph {
  const folders = new Map<string, Set<string>>();
  for (const [from, targets] of graph) {
    const own = folders.get(dirname(from)) ?? new Set();
    folders.set(dirname(from), own);
    for (const to of targets) if (dirname(to) !== dirname(from)) own.add(dirname(to));
  }
  return new Map([...folders].map(([folder, targets]) => [folder, [...targets]]));
}

/** One circle for each group of modules that lead to each other: the modules in the order of its arrows, the first one again at the end. */
export function circles(graph: ImportGraph): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const inCircle = new Set<string>();
  for (const start of graph.keys()) {
    if (inCircle.has(start)) continue;
    const circle = pathBack(graph, start);
    if (circle === undefined) continue;
    found.push(circle);
    for (const each of circle) inCircle.add(each);
  }
  return found;
}

/** The shortest way from `start` to itself. */
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
