import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { passesOn } from './facade.ts';
import { placeholder, sourceAsCommonJs } from './source-as-common-js.ts';

/** Placeholder for the name of the build. */
export const BUILD_ID = '@slipway-build@';

/** Code by file name, the entry, and every file that affects the code. */
export interface Chunks {
  readonly main: string;
  readonly chunks: ReadonlyMap<string, string>;
  readonly sources: readonly string[];
}

interface Wanted {
  readonly packages: string;
  /** The module that the bundle begins with, relative to `packages`. */
  readonly entry: string;
  /** The folder of the bundle, relative to `packages`. The bundle finds the data of the packages from there. */
  readonly place: string;
  /** Modules that load late and together, by file name without `.ts`. */
  readonly together: readonly string[];
  /** Modules that the bundle contains a reference to, but never loads. */
  readonly external?: RegExp | undefined;
  readonly seen?: (file: string) => void;
}

/**
 * Returns the chunks of `entry`, as CommonJS: one for the code of every run, and a few for code that loads on demand. Node starts CommonJS
 * faster, and one file faster than two hundred.
 */
export async function makeChunks({ packages, entry, place, together, external, seen = () => {} }: Wanted): Promise<Chunks> {
  const late = new Map<string, string>();
  const sources = new Set<string>();
  const main = join(packages, entry);
  const plugin = asCommonJs({ packages, place, late, seen: (file) => sources.add(file) && seen(file) });
  const generate = (groups: readonly Group[]): Promise<readonly OutputChunk[]> => generateChunks({ main, late, plugin, external, groups });
  // Modules that load late are found in modules that load early. Each is an entry, so that it gets its own chunk.
  let output: readonly OutputChunk[];
  let known: number;
  do {
    known = late.size;
    output = await generate([]);
  } while (known !== late.size);
  const grouped = await generate([
    { name: 'early', modules: reachOf('main', output) },
    { name: 'late', modules: new Set(together.flatMap((name) => [...reachOf(name, output)])) },
  ]);
  return { ...linked(grouped, late), sources: [...sources].sort() };
}

/** Modules that are bundled into one chunk. */
interface Group {
  readonly name: string;
  readonly modules: ReadonlySet<string>;
}

interface Generated {
  readonly main: string;
  readonly late: ReadonlyMap<string, string>;
  readonly plugin: Plugin;
  readonly external: RegExp | undefined;
  readonly groups: readonly Group[];
}

/**
 * Returns whether a warning of the bundler is not an error in the sources. On a slow machine plugins take long. The entry of a quick verb has
 * the work that the definition of the verb would load.
 */
const isExpected = ({ code, message }: { readonly code?: string; readonly message: string }): boolean =>
  code === 'PLUGIN_TIMINGS' ||
  (code === 'INEFFECTIVE_DYNAMIC_IMPORT' && /packages\/cli\/src\/\w+\/run-\w+\.ts is dynamically imported/.test(message));

async function generateChunks({ main, late, plugin, external, groups }: Generated): Promise<readonly OutputChunk[]> {
  const build = await rolldown({
    // Sorts them, because the order differs from run to run.
    input: { main, ...Object.fromEntries([...late].sort()) },
    platform: 'node',
    tsconfig: false,
    treeshake: { moduleSideEffects: false },
    ...(external && { external }),
    plugins: [plugin],
    onLog: (level, log) => {
      if (level === 'warn' && !isExpected(log)) throw new Error(log.message);
    },
  });
  const { output } = await build.generate({
    format: 'cjs',
    comments: false,
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-part.cjs',
    codeSplitting: {
      groups: groups.map(({ name, modules }, index) => ({ name, test: (id: string) => modules.has(id), priority: groups.length - index })),
    },
  });
  await build.close();
  return output.filter((part) => part.type === 'chunk');
}

/**
 * Replaces names of modules with names of files in the chunks. Removes an entry that only re-exports another chunk under the same names,
 * and redirects its importers to the other chunk.
 */
function linked(output: readonly OutputChunk[], late: ReadonlyMap<string, string>): Pick<Chunks, 'main' | 'chunks'> {
  const passed = new Map(
    output.flatMap(({ fileName, moduleIds, imports: [part], code }) =>
      moduleIds.length === 0 && part !== undefined && passesOn(code, part) ? [[fileName, part] as const] : [],
    ),
  );
  const fileOf = (name: string): string => passed.get(`${name}.cjs`) ?? `${name}.cjs`;
  const link = (code: string): string =>
    [...late.keys()].reduce((text, name) => text.replaceAll(`"${placeholder(name)}"`, `"./${fileOf(name)}"`), code);
  const kept = output.filter(({ fileName }) => !passed.has(fileName));
  return { main: fileOf('main'), chunks: new Map(kept.map(({ fileName, code }) => [fileName, inAscii(link(withoutBareImports(code)))])) };
}

/** Removes the imports of parts of Node of which only dropped code uses something. To load them takes time, and has no other effect. */
const withoutBareImports = (code: string): string => code.replaceAll(/^require\("node:[\w/]+"\);\n/gm, '');

/** Escapes all text to ASCII. Node stores ASCII text in half the memory, and reads it faster. Escapes are valid in strings, patterns and names. */
const inAscii = (code: string): string =>
  code.replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Returns the modules of the chunk `name` and of the chunks that it loads at once. */
function reachOf(name: string, output: readonly OutputChunk[]): Set<string> {
  const byFile = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const open = [`${name}.cjs`];
  const reached = new Set<string>();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const chunk = byFile.get(file);
    if (chunk === undefined || reached.has(file)) continue;
    reached.add(file);
    open.push(...chunk.imports);
  }
  return new Set([...reached].flatMap((file) => byFile.get(file)?.moduleIds ?? []));
}

interface Seen {
  readonly packages: string;
  readonly place: string;
  /** Entries by the name that sources `require`. */
  readonly late: Map<string, string>;
  readonly seen: (file: string) => void;
}

/** Packages that json-schema-to-typescript requires, and does not call: it neither formats nor prints. */
const UNUSED: ReadonlySet<string> = new Set(['cli-color', 'prettier']);

const EMPTY_MODULE = '\0empty';

/** Converts sources, which use the forms of ECMAScript modules for their own path and for late loading. Reads each source once. */
function asCommonJs({ packages, place, late, seen }: Seen): Plugin {
  const loaded = new Map<string, string>();
  const load = (id: string): string => {
    seen(id);
    const code = readFileSync(id, 'utf8');
    if (!id.endsWith('.ts')) return code;
    if (id === join(packages, 'validate/src/cache/program-version.ts'))
      return `export const programVersion = () => ${JSON.stringify(`${BUILD_ID} `)} + process.version;`;
    const own = `require("node:path").join(__dirname, ${JSON.stringify(relative(join(packages, place), dirname(id)))})`;
    return sourceAsCommonJs(code, { directory: own, name: relative(packages, id) });
  };
  return {
    name: 'slipway',
    async resolveId(specifier, importer, { kind }) {
      if (UNUSED.has(specifier)) return EMPTY_MODULE;
      if (kind !== 'require-call' || importer?.endsWith('.ts') !== true || specifier.startsWith('node:')) return null;
      const name = basename(specifier, '.ts');
      const found = await this.resolve(specifier, importer, { kind: 'import-statement' });
      if (found === null) throw new Error(`${relative(packages, importer)} loads ${specifier}, which does not exist`);
      late.set(name, found.id);
      return { id: placeholder(name), external: true };
    },
    load: (id) => {
      if (id === EMPTY_MODULE) return 'export {};';
      if (!id.startsWith('/')) return null;
      const code = loaded.get(id) ?? load(id);
      loaded.set(id, code);
      return code;
    },
  };
}
