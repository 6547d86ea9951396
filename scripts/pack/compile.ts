import { execFile } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { Source } from './sources.ts';

/**
 * Compiles what `sources` export, and every module that is reached from there, into `<out>/<package>`: one program over all, which
 * reads each module once. Throws with the answer of the compiler when anything does not compile.
 */
export async function compile(root: string, sources: readonly Source[], out: string): Promise<void> {
  mkdirSync(out, { recursive: true });
  const config = join(out, 'tsconfig.json');
  const base = relative(out, root);
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(base, 'tsconfig.base.json'),
      compilerOptions: {
        ...LANGUAGE_OF_OLDEST_NODE,
        noEmit: false,
        noEmitOnError: true,
        declaration: true,
        sourceMap: true,
        inlineSources: true,
        rewriteRelativeImportExtensions: true,
        typeRoots: [join(base, 'node_modules/@types')],
        rootDir: join(base, 'packages'),
        outDir: '.',
      },
      files: sources.flatMap((source) => entriesOf(source).map((entry) => join(relative(out, source.directory), entry))),
    }),
  );
  try {
    await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', config], { cwd: root, maxBuffer: 2 ** 26 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`the packages do not compile:\n${stdout}${stderr}`, { cause: error });
  }
}

/** Newer syntax is compiled to what that Node knows, and newer functions are no part of the types. */
const LANGUAGE_OF_OLDEST_NODE = { target: 'es2024', lib: ['es2024', 'es2025.collection', 'es2025.iterator'] };

/** The modules that `exports` of the package name; a pattern names all files that it fits. */
export const entriesOf = ({ directory, packageJson }: Source): string[] =>
  Object.values(packageJson.exports)
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => (path.includes('*') ? globSync(path.replace('*', '**/*'), { cwd: directory }).sort() : [path]));
