import { execFile } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { Source } from './sources.ts';

/**
 * Compiles the exports of `sources`, and every module that they reach, into `<out>/<package>`. One program covers all packages, and reads
 * each module once. Throws with the output of the compiler if a module does not compile.
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
        paths: Object.fromEntries(sources.flatMap((source) => pathsOf(source, relative(out, source.directory)))),
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

/** The compiler converts newer syntax for that Node, and the types exclude newer functions. */
const LANGUAGE_OF_OLDEST_NODE = { target: 'es2024', lib: ['es2024', 'es2025.collection', 'es2025.iterator'] };

/**
 * Returns the source of each import of the package. The compiler emits no module that it finds in `node_modules` first, and in which order it
 * finds them differs from run to run.
 */
const pathsOf = ({ packageJson: { name, exports } }: Source, directory: string): (readonly [string, readonly string[]])[] =>
  Object.entries(exports)
    .filter(([, path]) => path.endsWith('.ts'))
    .map(([key, path]) => [key.replace('.', name), [join(directory, path)]]);

/** Returns the modules in `exports` of the package. A pattern includes all files that match. */
export const entriesOf = ({ directory, packageJson }: Source): string[] =>
  Object.values(packageJson.exports)
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => (path.includes('*') ? globSync(path.replace('*', '**/*'), { cwd: directory }).sort() : [path]));
