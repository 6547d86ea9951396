import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { sha256 } from './sha256.ts';

/** From now on, notes every file that a module is loaded from; gives those so far, by absolute path, with the SHA-256 of each. */
export function noteLoadedFiles(): () => ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  registerHooks({
    load: (url, context, next) => {
      // The text that is read again below may have changed. The results of the earlier text then count as out of date.
      const file = url.startsWith('file:') ? standsFor(fileURLToPath(url)) : undefined;
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

/** An installed package is what its package.json says: npm replaces it as a whole. */
function standsFor(file: string): string {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file) ?? [];
  return folder === undefined ? file : `${folder}/package.json`;
}
