import { parseAst } from 'rolldown/parseAst';

/** A node of a syntax tree; `start` and `end` are offsets in the text. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** The replacement of a part of a text. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns all nodes of a module, parents before children. */
export function nodesOf(code: string, lang: 'ts' | 'js'): readonly Node[] {
  const found: Node[] = [];
  const open: unknown[] = [parseAst(code, { lang })];
  while (open.length > 0) {
    const value = open.pop();
    if (isNode(value)) found.push(value);
    if (typeof value === 'object' && value !== null) open.push(...Object.values(value).reverse());
  }
  return found;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Returns `code` with replacements that do not overlap. */
export function replaced(code: string, replacements: readonly Replacement[]): string {
  const sorted = [...replacements].sort((a, b) => a.start - b.start);
  const kept = sorted.map(({ start, text }, index) => `${code.slice(sorted[index - 1]?.end ?? 0, start)}${text}`);
  return `${kept.join('')}${code.slice(sorted.at(-1)?.end ?? 0)}`;
}

/** Returns the arguments of `call(...)` with a plain name, else undefined. */
export function callOf(node: unknown, name: string): readonly unknown[] | undefined {
  if (!isNode(node) || node.type !== 'CallExpression') return undefined;
  return isNamed(node.callee, name) ? (node.arguments as readonly unknown[]) : undefined;
}

export const isNamed = (node: unknown, name: string): boolean => isNode(node) && node.type === 'Identifier' && node.name === name;

/** Returns the value of a string literal. */
export const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** Returns the name in `import.meta.<name>`. */
export function metaName(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'MemberExpression' || !isNode(node.object) || node.object.type !== 'MetaProperty') return undefined;
  return isNode(node.property) ? String(node.property.name) : undefined;
}
