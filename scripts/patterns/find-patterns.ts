import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/experimental';

/** A regular expression of the sources. */
export interface FoundPattern {
  readonly file: string;
  readonly line: number;
  /** As a literal: `/a+/g`. Undefined for `new RegExp(...)` of a text that only exists at run time. */
  readonly literal: string | undefined;
  /** The expression in the source. */
  readonly text: string;
}

const root = join(import.meta.dirname, '../..');

/** The code that users and CI run. The lab runs on a developer's machine, with the output of programs that it starts. */
const SOURCES = ['packages/*/{src,bin,client}/**/*.{ts,cjs,mjs}', 'scripts/**/*.{ts,mjs}'];
const isLeftOut = (path: string): boolean => path.endsWith('.test.ts') || path.startsWith('packages/lab/');

/** Returns every regular expression in the sources of the product, in the order of files and lines. */
export const findPatterns = (): readonly FoundPattern[] =>
  globSync(SOURCES, { cwd: root, exclude: (name) => name === 'node_modules' })
    .filter((path) => !isLeftOut(path))
    .sort()
    .flatMap((path) => patternsIn(path, readFileSync(join(root, path), 'utf8')));

/** A node of the syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Returns the literals of a module, and the arguments that it passes to `RegExp`. */
export function patternsIn(file: string, text: string): readonly FoundPattern[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const nodes = [...nodesOf(program)];
  const constants = constantsOf((program as unknown as { readonly body: readonly Node[] }).body);
  return nodes.flatMap((node) => {
    const { start, end } = node;
    const at = { file, line: text.slice(0, start).split('\n').length, text: text.slice(start, end) };
    if (isPattern(node)) return [{ ...at, literal: literalOf(node.regex.pattern, node.regex.flags) }];
    if (!isCallOfRegExp(node)) return [];
    const [source, flags] = node.arguments as readonly (Node | undefined)[];
    const [pattern, letters] = [source && textOf(source, constants), flags === undefined ? '' : textOf(flags, constants)];
    return [{ ...at, literal: pattern === undefined || letters === undefined ? undefined : literalOf(pattern, letters) }];
  });
}

const literalOf = (pattern: string, flags: string): string => `/${pattern}/${flags}`;

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value && 'start' in value) yield value as Node;
    for (const each of Object.values(value)) if (typeof each === 'object') yield* nodesOf(each);
  }
}

const isPattern = (node: Node): node is Node & { readonly regex: { readonly pattern: string; readonly flags: string } } =>
  node.type === 'Literal' && typeof node.regex === 'object' && node.regex !== null;

const isCallOfRegExp = ({ type, callee }: Node): boolean =>
  (type === 'NewExpression' || type === 'CallExpression') && (callee as Node).type === 'Identifier' && (callee as Node).name === 'RegExp';

/** Returns the values of the constants of a module by name. */
function constantsOf(body: readonly Node[]): ReadonlyMap<string, Node> {
  const statements = body.map((each) => (each.type === 'ExportNamedDeclaration' ? ((each.declaration as Node | null) ?? each) : each));
  const declarations = statements.filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const');
  return new Map(
    declarations.flatMap((each) =>
      (each.declarations as readonly { readonly id: Node; readonly init?: Node | null }[]).flatMap(({ id, init }) =>
        id.type === 'Identifier' && init ? [[id.name as string, init] as const] : [],
      ),
    ),
  );
}

/** Returns the text of an expression of literals and constants. */
function textOf(node: Node, constants: ReadonlyMap<string, Node>): string | undefined {
  if (isPattern(node)) return node.regex.pattern;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'Identifier') {
    const value = constants.get(node.name as string);
    return value && textOf(value, constants);
  }
  const all = (parts: readonly Node[]): readonly string[] | undefined => {
    const texts = parts.map((part) => textOf(part, constants));
    return texts.every((text) => text !== undefined) ? texts : undefined;
  };
  if (node.type === 'BinaryExpression' && node.operator === '+') return all([node.left, node.right] as readonly Node[])?.join('');
  if (node.type !== 'TemplateLiteral') return undefined;
  const values = all(node.expressions as readonly Node[]);
  const quasis = (node.quasis as readonly { readonly value: { readonly cooked: string } }[]).map(({ value }) => value.cooked);
  return values && quasis.map((quasi, index) => quasi + (values[index] ?? '')).join('');
}
