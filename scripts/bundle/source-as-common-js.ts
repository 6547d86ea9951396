import { callOf, isNamed, isNode, metaName, type Node, nodesOf, type Replacement, replaced, textOf } from './module-syntax.ts';

/** What stands for the file of a module that is loaded late, until all files have their names. */
export const placeholder = (name: string): string => `late:${name}`;

/** Where a source is, as code, and how it is called for people. */
export interface SourcePlace {
  readonly directory: string;
  readonly name: string;
}

/**
 * A source for a bundle of CommonJS: `lazy(import.meta.url, 'module')` loads with `require`, and `import.meta.dirname` is `directory`.
 * Throws when the source asks in any other way where it is.
 */
export function sourceAsCommonJs(code: string, { directory, name }: SourcePlace): string {
  if (!code.includes('import.meta')) return code;
  const replacements: Replacement[] = [];
  for (const node of nodesOf(code, 'ts')) {
    if (replacements.some(({ start, end }) => start <= node.start && node.end <= end)) continue;
    const text = asCommonJs(node, directory);
    if (text !== undefined) replacements.push({ start: node.start, end: node.end, text });
    else if (metaName(node) !== undefined) throw new Error(`${name} asks where it is in a way that a bundle cannot answer`);
  }
  return replaced(code, replacements);
}

function asCommonJs(node: Node, directory: string): string | undefined {
  const [from, path] = callOf(node, 'lazy') ?? [];
  const module = textOf(path);
  if (module !== undefined && metaName(from) === 'url') return `((loaded) => () => (loaded ??= require(${JSON.stringify(module)})))()`;
  if (isOwnRequire(node)) return '';
  return metaName(node) === 'dirname' ? directory : undefined;
}

/** `const require = createRequire(import.meta.url);`, of which CommonJS has one. */
function isOwnRequire(node: Node): boolean {
  if (node.type !== 'VariableDeclaration') return false;
  const [{ id, init }, ...others] = node.declarations as readonly [Node, ...Node[]];
  return others.length === 0 && isNamed(id, 'require') && isNode(init) && metaName(callOf(init, 'createRequire')?.[0]) === 'url';
}
