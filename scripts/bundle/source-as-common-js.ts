import { callOf, isNamed, isNode, metaName, type Node, nodesOf, type Replacement, replaced, textOf } from './module-syntax.ts';

/** Returns the placeholder for the file of a module that loads late, until all files have their names. */
export const placeholder = (name: string): string => `late:${name}`;

/** The location of a source, as code, and its name in messages. */
export interface SourcePlace {
  readonly directory: string;
  readonly name: string;
}

/**
 * Converts a source for a CommonJS bundle: `lazy(import.meta.url, 'module')` uses `require`, and `import.meta.dirname` is `directory`.
 * Throws if the source uses another form of `import.meta`.
 */
export function sourceAsCommonJs(code: string, { directory, name }: SourcePlace): string {
  if (!code.includes('import.meta')) return code;
  const replacements: Replacement[] = [];
  for (const node of nodesOf(code, 'ts')) {
    if (replacements.some(({ start, end }) => start <= node.start && node.end <= end)) continue;
    const text = asCommonJs(node, directory);
    if (text !== undefined) replacements.push({ start: node.start, end: node.end, text });
    else if (metaName(node) !== undefined) throw new Error(`${name} uses a form of import.meta that a bundle does not support`);
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

/** Whether a statement is `const require = createRequire(import.meta.url);`, which CommonJS does not need. */
function isOwnRequire(node: Node): boolean {
  if (node.type !== 'VariableDeclaration') return false;
  const [{ id, init }, ...others] = node.declarations as readonly [Node, ...Node[]];
  return others.length === 0 && isNamed(id, 'require') && isNode(init) && metaName(callOf(init, 'createRequire')?.[0]) === 'url';
}
