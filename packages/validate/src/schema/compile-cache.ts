import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KindSchema } from '@slipway/kube-models';
import { COMPILER_REVISION, compileSchema, loadCheck, type SchemaCheck } from './compile.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** Where validators are kept when nobody says: beside other tools' caches, never in the sources. */
export const defaultCacheDirectory = (cwd = process.cwd()): string =>
  existsSync(join(cwd, 'node_modules')) ? join(cwd, 'node_modules/.cache/slipway') : join(cwd, '.slipway/cache');

/**
 * The check of `kind`: loaded from `directory` when the same schema was compiled before by the same compiler, else compiled
 * and left there. A file that is damaged, or that cannot be written, costs time and nothing else.
 */
export function cachedCheck(kind: KindSchema, directory: string): SchemaCheck {
  const key = sha256(`${COMPILER_REVISION}\n${kind.origin} ${kind.group}/${kind.version} ${kind.kind}\n${JSON.stringify(kind.schema)}`);
  const file = join(directory, `${key}.cjs`);
  return load(file) ?? compile(kind, file, directory);
}

/** Undefined when there is no such file, or when its content is not what was written. */
function load(file: string): SchemaCheck | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const code = text.slice(end + 1);
    // The very text that was hashed is run: nothing can change it between the two.
    return text.slice(0, end) === seal(code) ? loadCheck(code, file) : undefined;
  } catch {
    return undefined;
  }
}

function compile(kind: KindSchema, file: string, directory: string): SchemaCheck {
  const code = compileSchema(jsonSchemaOf(kind));
  store(file, `${seal(code)}\n${code}`, directory);
  return loadCheck(code, file);
}

/** Written aside and renamed, so that a reader sees a whole file or none; of two writers with the same key either may win. */
function store(file: string, text: string, directory: string): void {
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    mkdirSync(directory, { recursive: true });
    writeFileSync(aside, text, { flag: 'wx' });
    renameSync(aside, file);
  } catch {
    removeQuietly(aside);
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Where nothing can be written there is nothing to remove.
  }
}

const seal = (code: string): string => `// sha256 ${sha256(code)}`;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
