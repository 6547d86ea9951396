import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { publishedModule } from './published-module.ts';
import type { Source } from './sources.ts';
import { packageOf, specifiersOf } from './specifiers.ts';

/** The facts about the content of a staged package that its package.json needs. */
export interface Staged {
  readonly imported: ReadonlySet<string>;
  readonly nodeTypes: boolean;
  readonly files: readonly string[];
}

/**
 * Copies the compiled files of a library and its data to `to`. The compiled files have the paths of their sources, so that relative paths
 * to the data remain valid.
 */
export function stageLibrary({ definition, directory, packageJson }: Source, compiled: string, to: string): Staged {
  const from = join(compiled, definition.name);
  const modules = globSync('**/*.js', { cwd: from }).sort();
  const types = globSync('**/*.d.ts', { cwd: from }).sort();
  const imported = new Set<string>();
  let nodeTypes = false;
  for (const file of [...modules, ...types]) {
    const code = readFileSync(join(from, file), 'utf8');
    const map = file.endsWith('.js') ? { text: readFileSync(join(from, `${file}.map`), 'utf8'), source: basename(file, '.js') } : undefined;
    const published = publishedModule(code, map);
    for (const specifier of specifiersOf(published.code)) imported.add(packageOf(specifier) ?? '');
    nodeTypes ||= file.endsWith('.d.ts') && needsNodeTypes(published.code);
    write(join(to, file), published.code);
    if (published.map !== undefined) write(join(to, `${file}.map`), published.map);
  }
  imported.delete('');
  const data = copyData({ definition, directory }, to);
  const commands = Object.values(packageJson.bin ?? {}).map((file) => file.replace(/^\.\//, ''));
  for (const file of commands) copy(join(directory, file), join(to, file));
  const files = new Set([...modules, ...types, ...data, ...commands].map((file) => file.split('/')[0] ?? file));
  return { imported, nodeTypes, files: [...files, ...stageNotices(directory, to)] };
}

/** Copies the data of a package to the same paths below `to`. Returns the files. */
export function copyData({ definition, directory }: Pick<Source, 'definition' | 'directory'>, to: string): readonly string[] {
  const data = (definition.data ?? []).flatMap((pattern) => globSync(pattern, { cwd: directory }));
  for (const file of data) copy(join(directory, file), join(to, file));
  return data;
}

export const needsNodeTypes = (types: string): boolean => /\bfrom 'node:|\bBuffer\b|\bNodeJS\./.test(types);

/** README and licence, which npm includes by name, and the notice, which it does not. */
export function stageNotices(directory: string, to: string): readonly string[] {
  copy(join(directory, 'README.md'), join(to, 'README.md'));
  copy(join(directory, '../../LICENSE'), join(to, 'LICENSE'));
  if (!existsSync(join(directory, 'NOTICE'))) return [];
  copy(join(directory, 'NOTICE'), join(to, 'NOTICE'));
  return ['NOTICE'];
}

export function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

export function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
