import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublishedBundles } from '../bundle/published-bundles.ts';
import { publishedModule } from './published-module.ts';
import type { Source } from './sources.ts';
import { packageOf, specifiersOf } from './specifiers.ts';
import { copy, copyData, needsNodeTypes, type Staged, stageNotices, write } from './stage-library.ts';

interface Command {
  readonly source: Source;
  /** All packages that are published. */
  readonly sources: readonly Source[];
  readonly bundles: PublishedBundles;
  /** Where the types are. */
  readonly compiled: string;
  readonly to: string;
}

/**
 * Puts into `to` the command with all that it needs: its bundles, the data of the packages that are in them, and the licences of the
 * packages that others wrote. It depends on nothing, so nothing can be of the wrong version.
 */
export function stageCommand({ source, sources, bundles, compiled, to }: Command): Staged {
  const { definition, directory, packageJson } = source;
  const { texts, sources: modules } = bundles;
  for (const [file, text] of texts) write(join(to, 'dist', file), requireNothing(file, text));
  for (const file of Object.values(packageJson.bin ?? {})) copy(join(directory, file), join(to, file));
  const bundled = sources.filter(({ definition: { name } }) => definition.imports.includes(name));
  const withData = bundled.filter((each) => copyData(each, join(to, each.definition.name)).length > 0);
  const types = stageTypes(join(compiled, definition.name), to);
  write(join(to, 'src/index.js'), indexOf(types.get('src/index.d.ts') ?? '', texts.get('command.json') ?? ''));
  write(join(to, LICENCES), licencesOf(modules.filter((file) => file.includes('/node_modules/'))));
  const folders = ['bin', 'dist', 'src', ...withData.map((each) => each.definition.name)];
  return {
    imported: new Set(),
    nodeTypes: [...types.values()].some(needsNodeTypes),
    files: [...folders, LICENCES, ...stageNotices(directory, to)],
  };
}

const LICENCES = 'THIRD-PARTY-LICENSES';

/** The text of a bundle, which may load parts of itself and of Node. */
function requireNothing(file: string, text: string): string {
  const missing = specifiersOf(text).filter((specifier) => packageOf(specifier) !== undefined);
  if (missing.length > 0) throw new Error(`the bundle ${file} needs ${missing.join(', ')}`);
  return text;
}

/** The entry for programs: what its types say that it exports, which Node does not find in all that CommonJS may be. */
function indexOf(types: string, command: string): string {
  const names = [...types.matchAll(/^export \{ ([\w, ]+) \}/gm)].map(([, listed]) => listed);
  const { main } = JSON.parse(command) as { readonly main: string };
  return `import command from '../dist/${main}';\n\nexport const { ${names.join(', ')} } = command;\n`;
}

/** The types of the entry and those that they name, all of this package; their texts by file. */
function stageTypes(from: string, to: string): ReadonlyMap<string, string> {
  const open = ['src/index.d.ts'];
  const texts = new Map<string, string>();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (texts.has(file)) continue;
    const { code } = publishedModule(readFileSync(join(from, file), 'utf8'));
    texts.set(file, code);
    for (const specifier of specifiersOf(code)) {
      if (packageOf(specifier) !== undefined) throw new Error(`the types of the command need ${specifier}`);
      if (specifier.startsWith('.')) open.push(join(dirname(file), specifier.replace(/\.js$/, '.d.ts')));
    }
  }
  for (const [file, text] of texts) write(join(to, file), text);
  return texts;
}

/** What the licences of bundled packages ask for: their texts. */
function licencesOf(modules: readonly string[]): string {
  const folders = [...new Set(modules.map((file) => file.replace(/^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\/.*$/, '$1')))];
  const entries = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
    const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice)/i.test(file));
    if (files.length === 0) throw new Error(`${name} is bundled and has no text of its licence`);
    const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
    return `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
  });
  return `The command contains these packages.\n\n${entries.sort().join(`\n${'-'.repeat(80)}\n\n`)}`;
}
