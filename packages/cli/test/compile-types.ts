import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { writeFiles } from './fixture.ts';

export type Files = Readonly<Record<string, string>>;

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
const OPTIONS = '--strict --noEmit --exactOptionalPropertyTypes --allowImportingTsExtensions --module nodenext --lib es2024'.split(' ');

/** Returns what the compiler prints about files of a folder: `file(line,column): message`. */
export const compile = (cwd: string, files: readonly string[]): string =>
  spawnSync(process.execPath, [compiler, ...OPTIONS, '--types', '', ...files], { cwd, encoding: 'utf8' }).stdout;

/** Writes files to a folder, and returns the folder. */
export function written(root: string, files: Files): string {
  writeFiles(root, files);
  return root;
}

export const chartYaml = (name: string, more = ''): string => `apiVersion: v2\nname: ${name}\nversion: 1.2.3\n${more}`;
