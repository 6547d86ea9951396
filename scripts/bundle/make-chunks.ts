import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { passesOn } from './facade.ts';
import { placeholder, sourceAsCommonJs } from './source-as-common-js.ts';

/** Replaced by what names the build, once that is known. */
export const BUILD_ID = '@slipway-build@';

/** Code by file name, which of them is the entry, and every file that has a say in it. */
export interface Chunks {
  readonly main: string;
  readonly chunks: ReadonlyMap<string, string>;
  readonly sources: readonly string[];
}

interface Wanted {
  readonly packages: string;
  /** The module that the bundle begins with, relative to `packages`. */
  readonly entry: string;
  /** Where the folder of the bundle is, relative to `packages`: from there it finds the data of the packages. */
  readonly place: string;
  /** Modules that load late, but then together, by file name without `.ts`. */
  readonly together: readonly string[];
  /** Modules that the bundle never asks for, though it could. */
  readonly external?: RegExp | undefined;
  readonly seen?: (file: string) => void;
}

/**
 * The chunks of `entry`, as CommonJS: what every run needs in one, and what is loaded when it is needed in a few more. Node starts
 * CommonJS sooner, and one file sooner than two hundred.
 */
export async function makeChunks({ packages, entry, place, together, external, seen = () => {} }: Wanted): Promise<Chunks> {
  const late = new Map<string, string>();
  const sources = new Set<string>();
  const main = join(packages, entry);
  const plugin = asCommonJs({ packages, place, late, seen: (file) => sources.add(file) && seen(file) });
  const generate = (groups: readonly Group[]): Promise<readonly OutputChunk[]> => generateChunks({ main, late, plugin, external, groups });
  // What is loaded late is found in what is loaded early; a chunk of its own for each needs them all as entries.
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

/** Modules that are to be in one chunk. */
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

async function generateChunks({ main, late, plugin, external, groups }: Generated): Promise<readonly OutputChunk[]> {
  const build = await rolldown({
    // Sorted: they are found in an order that differs from run to run.
    input: { main, ...Object.fromEntries([...late].sort()) },
    platform: 'node',
    tsconfig: false,
    treeshake: { moduleSideEffects: false },
    ...(external && { external }),
    plugins: [plugin],
    onLog: (level, log) => {
      // A slow machine is not a fault of the sources.
      if (level === 'warn' && log.code !== 'PLUGIN_TIMINGS') throw new Error(log.message);
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
 * The chunks with the names of files in the place of those of modules. An entry that only passes on what another chunk has, by the same
 * names, is one file too many: who asks for it is sent to the other.
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
  return { main: fileOf('main'), chunks: new Map(kept.map(({ fileName, code }) => [fileName, inAscii(link(code))])) };
}

/** Node keeps text that is all ASCII in half the room, and reads it sooner. Escapes mean the same in texts, patterns and names. */
const inAscii = (code: string): string =>
  code.replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The modules of the chunk `name` and of those that it loads at once. */
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
  /** Entries by name: what sources `require`. */
  readonly late: Map<string, string>;
  readonly seen: (file: string) => void;
}

/** Sources say where they are, and load others late, in the manner of ECMAScript modules. */
const asCommonJs = ({ packages, place, late, seen }: Seen): Plugin => ({
  name: 'slipway',
  async resolveId(specifier, importer, { kind }) {
    if (kind !== 'require-call' || importer?.endsWith('.ts') !== true || specifier.startsWith('node:')) return null;
    const name = basename(specifier, '.ts');
    const found = await this.resolve(specifier, importer, { kind: 'import-statement' });
    if (found === null) throw new Error(`${relative(packages, importer)} loads ${specifier}, which does not exist`);
    late.set(name, found.id);
    return { id: placeholder(name), external: true };
  },
  load: (id) => {
    if (!id.startsWith('/')) return null;
    seen(id);
    return readFileSync(id, 'utf8');
  },
  transform(code, id) {
    if (!id.endsWith('.ts')) return null;
    if (id === join(packages, 'validate/src/cache/program-version.ts'))
      return `export const programVersion = () => ${JSON.stringify(`${BUILD_ID} `)} + process.version;`;
    const own = `require("node:path").join(__dirname, ${JSON.stringify(relative(join(packages, place), dirname(id)))})`;
    return sourceAsCommonJs(code, { directory: own, name: relative(packages, id) });
  },
});
