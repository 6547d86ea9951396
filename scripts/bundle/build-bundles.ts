import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { BUILD_ID, makeChunks } from './make-chunks.ts';

/** The input of a bundle. */
export interface BundleOptions {
  /** A verb that runs no definitions, or `command`: all verbs. */
  readonly name: string;
  /** The module that the bundle begins with, relative to `packages`. */
  readonly entry: string;
  /** Files that must not change, although no module imports them; relative to `packages`. */
  readonly data: readonly string[];
  /** Modules that load late and together, by file name without `.ts`. */
  readonly together: readonly string[];
  /** Modules that the bundle contains a reference to, but never loads. */
  readonly external?: RegExp;
}

/** The modules that run definitions. A bundle for one verb without definitions never loads them. */
const DEFINITIONS = /check-definitions\.ts$/;

/** The work of the review of releases, and of definitions, which the bundle of `review` never loads. */
const RELEASES_OR_DEFINITIONS = /(?:run-review|check-definitions)\.ts$/;

/** The work of the other actions of `charts`, which the bundle of `charts template` never loads. */
const OTHER_ACTIONS = /run-charts\.ts$/;

/** The lists of the bundled schemas. Cached findings are valid for these schemas only. */
const SCHEMAS = ['community-kinds/gen/index.json', 'kube-models/gen/index.json'];

export const BUNDLES: readonly BundleOptions[] = [
  { name: 'check', entry: 'cli/src/verbs/quick-check.ts', data: SCHEMAS, together: ['evaluate-rules', 'rule-tree'], external: DEFINITIONS },
  { name: 'build', entry: 'cli/src/verbs/quick-build.ts', data: [], together: [], external: DEFINITIONS },
  { name: 'review', entry: 'cli/src/verbs/quick-review.ts', data: SCHEMAS, together: [], external: RELEASES_OR_DEFINITIONS },
  { name: 'charts', entry: 'cli/src/verbs/quick-charts.ts', data: [], together: [], external: OTHER_ACTIONS },
  { name: 'command', entry: 'cli/src/index.ts', data: SCHEMAS, together: [] },
];

/** A created bundle; `size` in bytes. */
export interface Bundle {
  readonly name: string;
  readonly files: number;
  readonly size: number;
}

/** Bundles the command, and the modules of each quick verb, from the workspaces in `packages`. */
export async function buildBundles(packages: string, bundles: readonly BundleOptions[] = BUNDLES): Promise<readonly Bundle[]> {
  const made: Bundle[] = [];
  for (const bundle of bundles) made.push(await buildBundle(packages, bundle));
  return made;
}

/**
 * Writes a bundle into `packages/cli/dist/<name>-<build>`, and the list of its sources to `dist/<name>.json`. The launcher uses the list
 * to check whether the sources have changed.
 */
async function buildBundle(packages: string, { name, entry, data, together, external }: BundleOptions): Promise<Bundle> {
  const dist = join(packages, 'cli/dist');
  // Reads size and time before the content. A source that is saved in between makes the bundle stale, never wrong.
  const before = new Map<string, Stamp>();
  const stampOf = (file: string): Stamp => {
    const stamp = before.get(file) ?? stamped(file);
    before.set(file, stamp);
    return stamp;
  };
  const {
    main,
    chunks,
    sources: read,
  } = await makeChunks({
    packages,
    entry,
    place: `cli/dist/${name}`,
    together,
    external,
    seen: (file) => void stampOf(file),
  });
  // The files that resolve imports count, too.
  const sources = [...new Set([...read, ...read.map(packageOf), ...data.map((file) => join(packages, file))])];
  const build = createHash('sha256');
  for (const [file, code] of chunks) build.update(`${file}\n${code}\n`);
  for (const file of sources) build.update(`${relative(packages, file)}\n${readFileSync(file, 'utf8')}\n`);
  const id = `${name}-${build.digest('hex').slice(0, 20)}`;
  const folder = join(dist, id);
  mkdirSync(folder, { recursive: true });
  const made = [...chunks].map(([file, code]) => writeWhole(join(folder, file), code.replaceAll(BUILD_ID, id)));
  const stamps = [...sources.map((file) => [file, stampOf(file)] as const), ...made.map((file) => [file, stamped(file)] as const)];
  const current = { main: `${id}/${main}`, files: stamps.map(([file, stamp]) => [relative(packages, file), ...stamp]) };
  writeWhole(join(dist, `${name}.json`), JSON.stringify(current));
  removeOld(dist, name, id);
  return { name, files: made.length, size: made.reduce((sum, file) => sum + statSync(file).size, 0) };
}

/** Returns whether a bundle is of the current sources, as the launcher compares them, and of the current bundler. */
export function isCurrent(packages: string, { name }: BundleOptions): boolean {
  const list = join(packages, 'cli/dist', `${name}.json`);
  if (!existsSync(list)) return false;
  const { files } = JSON.parse(readFileSync(list, 'utf8')) as { readonly files: readonly (readonly [string, ...Stamp])[] };
  const isSame = ([file, size, time]: readonly [string, ...Stamp]): boolean => {
    const found = statSync(join(packages, file), { throwIfNoEntry: false });
    return found?.size === size && found.mtimeMs === time;
  };
  const bundler = [...globSync('*.ts', { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file)), LOCK];
  return files.every(isSame) && bundler.every((file) => statSync(file).mtimeMs < statSync(list).mtimeMs);
}

/** Names the version of rolldown. */
const LOCK = join(import.meta.dirname, '../../package-lock.json');

/** Returns size and time, as the launcher reads them. */
type Stamp = readonly [number, number];

function stamped(file: string): Stamp {
  const { size, mtimeMs } = statSync(file);
  return [size, mtimeMs];
}

function packageOf(file: string): string {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const json = join(folder, 'package.json');
    if (existsSync(json)) return json;
    if (folder === dirname(folder)) throw new Error(`${file} is not in a package`);
  }
}

/** Writes a temporary file and renames it. A concurrent reader gets the old or the new content, always complete. */
function writeWhole(file: string, text: string): string {
  const aside = `${file}.${process.pid}.tmp`;
  writeFileSync(aside, text);
  renameSync(aside, file);
  return file;
}

/** Keeps the previous build, because a running command may still load parts of it. */
function removeOld(dist: string, name: string, id: string): void {
  const old = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(`${name}-`) && entry.name !== id)
    .map((entry) => join(dist, entry.name))
    .map((path) => ({ path, time: statSync(path).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { path } of old.slice(1)) rmSync(path, { recursive: true, force: true });
}
