import { isBuiltin } from 'node:module';

const SPECIFIER =
  /^\s*(?:import|export)\b[^'"`;]*?from\s*(['"])([^'"]+)\1|^\s*import\s*(['"])([^'"]+)\3|\b(?:import|require|import\.meta\.resolve|lazy)\(\s*(?:import\.meta\.url,\s*)?(['"])([^'"]+)\5\s*\)/gm;

/** What a compiled module or its types import, as it is written there. */
export const specifiersOf = (code: string): string[] =>
  [...code.matchAll(SPECIFIER)].map((match) => match[2] ?? match[4] ?? match[6] ?? '');

/** The npm package that `specifier` is a module of; undefined for a file of the same package and for a part of Node. */
export function packageOf(specifier: string): string | undefined {
  if (specifier.startsWith('.') || specifier.startsWith('node:') || isBuiltin(specifier)) return undefined;
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
