import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublishedBundles } from '../bundle/published-bundles.ts';
import { publishedModule } from './published-module.ts';
import type { Source } from './sources.ts';
import { packageOf, specifiersOf } from './specifiers.ts';
import { copy, copyData, needsNodeTypes, type Staged, stageNotices, write } from './stage-library.ts';

interface Command {
  readonly source: Source;
  /** All published packages. */
  readonly sources: readonly Source[];
  readonly bundles: PublishedBundles;
  /** Folder of the types. */
  readonly compiled: string;
  readonly to: string;
}

/**
 * Copies the complete command to `to`: its bundles, the data of the bundled packages, and the licences of third-party packages. It has no
 * dependencies, so no dependency can have the wrong version.
 */
export function stageCommand({ source, sources, bundles, compiled, to }: Command): Staged {
  const { definition, directory, packageJson } = source;
  const { texts, sources: modules } = bundles;
  for (const [file, text] of texts) write(join(to, 'dist', file), requireNothing(file, text));
  for (const file of Object.values(packageJson.bin ?? {})) copy(join(directory, file), join(to, file));
  const own = copyData(source, to);
  const bundled = sources.filter(({ definition: { name } }) => definition.imports.includes(name));
  const withData = bundled.filter((each) => copyData(each, join(to, each.definition.name)).length > 0);
  const types = stageTypes(join(compiled, definition.name), to);
  write(join(to, 'src/index.js'), indexOf(types.get('src/index.d.ts') ?? '', texts.get('command.json') ?? ''));
  write(join(to, LICENCES), licencesOf(modules.filter((file) => file.includes('/node_modules/'))));
  const ownFolders = own.map((file) => file.split('/')[0] ?? file);
  const folders = new Set(['bin', 'dist', 'src', ...ownFolders, ...withData.map((each) => each.definition.name)]);
  return {
    imported: new Set(),
    nodeTypes: [...types.values()].some(needsNodeTypes),
    files: [...folders, LICENCES, ...stageNotices(directory, to)],
  };
}

const LICENCES = 'THIRD-PARTY-LICENSES';

/** Returns the text of a bundle, which may load only its own parts and Node modules. */
function requireNothing(file: string, text: string): string {
  const missing = specifiersOf(text).filter((specifier) => packageOf(specifier) !== undefined);
  if (missing.length > 0) throw new Error(`the bundle ${file} needs ${missing.join(', ')}`);
  return text;
}

/** Returns the entry for programs. It lists the exports from its types, because Node cannot detect them in CommonJS. */
function indexOf(types: string, command: string): string {
  const names = [...types.matchAll(/^export \{ ([\w, ]+) \}/gm)].map(([, listed]) => listed);
  const { main } = JSON.parse(command) as { readonly main: string };
  return `import command from '../dist/${main}';\n\nexport const { ${names.join(', ')} } = command;\n`;
}

/** Returns the texts of the types of the entry and of the types that they import, by file. All are in this package. */
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

/** Returns the licence texts that bundled packages require. */
function licencesOf(modules: readonly string[]): string {
  const folders = [...new Set(modules.map((file) => file.replace(/^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\/.*$/, '$1')))];
  const entries = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
    const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice)/i.test(file));
    if (files.length === 0) throw new Error(`${name} is bundled but has no licence text`);
    const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
    return `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
  });
  return `The command contains these packages.\n\n${entries.sort().join(`\n${'-'.repeat(80)}\n\n`)}`;
}
