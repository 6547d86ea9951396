import { isBuiltin } from 'node:module';

const SPECIFIER =
  /^\s*(?:import|export)\b[^'"`;]*?from\s*(['"])([^'"]+)\1|^\s*import\s*(['"])([^'"]+)\3|\b(?:import|require|import\.meta\.resolve|lazy)\(\s*(?:import\.meta\.url,\s*)?(['"])([^'"]+)\5\s*\)/gm;

/** Returns the import specifiers of a compiled module or its types, as written. */
export const specifiersOf = (code: string): string[] =>
  [...code.matchAll(SPECIFIER)].map((match) => match[2] ?? match[4] ?? match[6] ?? '');

/** Returns the npm package that contains the module `specifier`. Returns undefined for a file of the same package and for a Node module. */
export function packageOf(specifier: string): string | undefined {
  if (specifier.startsWith('.') || specifier.startsWith('node:') || isBuiltin(specifier)) return undefined;
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
