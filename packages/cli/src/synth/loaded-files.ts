import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { sha256 } from './sha256.ts';

/**
 * Begins to record every file that a module is loaded from. Returns a function with the files so far, by absolute path, with the SHA-256
 * of each.
 */
export function noteLoadedFiles(): () => ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  registerHooks({
    load: (url, context, next) => {
      // The text that is read below may have changed. Then the results of the earlier text count as outdated.
      const file = url.startsWith('file:') ? recordedFile(fileURLToPath(url)) : undefined;
      if (file !== undefined && !files.has(file)) files.set(file, hashOf(file) ?? '');
      return next(url, context);
    },
  });
  return () => files;
}

/** The SHA-256 of the text of a file, in hexadecimal; undefined when it cannot be read. */
export function hashOf(file: string): string | undefined {
  try {
    return sha256(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns the package.json for a file of an installed package, because npm replaces a package as a whole. */
function recordedFile(file: string): string {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file) ?? [];
  return folder === undefined ? file : `${folder}/package.json`;
}
