import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Sources of definitions, each read once. */
export interface SourceFiles {
  /** Undefined if the file cannot be read. */
  readonly read: (file: string) => string | undefined;
  /** Returns the other TypeScript files in the package of a file, without tests. */
  readonly siblings: (file: string) => readonly string[];
}

/** Reads sources. With `root`, lists nothing outside it. */
export function sourceFiles(readFile: (file: string) => string | undefined, root?: string): SourceFiles {
  const texts = new Map<string, string | undefined>();
  const packages = new Map<string, readonly string[]>();
  return {
    read(file) {
      if (!texts.has(file)) texts.set(file, readFile(file));
      return texts.get(file);
    },
    siblings(file) {
      const folder = packageFolder(dirname(file), root);
      if (folder === undefined) return [];
      const known = packages.get(folder) ?? firstOf(sourcesIn(folder));
      packages.set(folder, known);
      return known;
    },
  };
}

/** Many times the number of files in packages of definitions. */
const MAX_FILES = 2000;
const MAX_DEPTH = 20;

function packageFolder(folder: string, root: string | undefined): string | undefined {
  if (existsSync(join(folder, 'package.json'))) return folder;
  return folder === root || dirname(folder) === folder ? undefined : packageFolder(dirname(folder), root);
}

function firstOf(files: Iterable<string>): readonly string[] {
  const first: string[] = [];
  for (const file of files) if (first.push(file) === MAX_FILES) break;
  return first;
}

function* sourcesIn(folder: string, depth = 0): Generator<string> {
  if (depth > MAX_DEPTH) return;
  for (const entry of entriesOf(folder)) {
    if (entry.isFile() && SOURCE.test(entry.name)) yield join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.') && !NO_SOURCES.has(entry.name))
      yield* sourcesIn(join(folder, entry.name), depth + 1);
  }
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return []; // Deleted meanwhile, or not readable
  }
}

const SOURCE = /(?<!\.(?:d|gen|test))\.ts$/;
const NO_SOURCES: ReadonlySet<string> = new Set(['node_modules', 'dist', 'test']);
