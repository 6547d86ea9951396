import { callOf, isNamed, isNode, type Node, nodesOf, textOf } from './module-syntax.ts';

/** Whether a CommonJS chunk only re-exports the chunk `file`, under the same names. */
export function passesOn(code: string, file: string): boolean {
  const [{ body }] = nodesOf(code, 'js') as unknown as readonly [{ readonly body: readonly Node[] }];
  const [first, ...others] = body.filter((statement) => !isModuleTag(statement));
  const part = first === undefined ? undefined : requiredAs(first, file);
  return part !== undefined && others.length > 0 && others.every((statement) => isPassedOn(statement, part));
}

/** `Object.defineProperty(exports, Symbol.toStringTag, ...)` */
function isModuleTag({ expression }: Node): boolean {
  if (!isNode(expression) || expression.type !== 'CallExpression') return false;
  const [object] = expression.arguments as readonly unknown[];
  return memberName(expression.callee, 'Object') === 'defineProperty' && isNamed(object, 'exports');
}

/** The name in `const <name> = require('./<file>');`. */
function requiredAs({ type, declarations }: Node, file: string): string | undefined {
  if (type !== 'VariableDeclaration') return undefined;
  const [{ id, init }, ...others] = declarations as readonly [Node, ...Node[]];
  const isIt = others.length === 0 && textOf(callOf(init, 'require')?.[0]) === `./${file}`;
  return isIt && isNode(id) ? String(id.name) : undefined;
}

/** `exports.<name> = <part>.<name>;` */
function isPassedOn({ expression }: Node, part: string): boolean {
  if (!isNode(expression) || expression.type !== 'AssignmentExpression') return false;
  const name = memberName(expression.left, 'exports');
  return name !== undefined && name === memberName(expression.right, part);
}

/** The name in `<object>.<name>`. */
function memberName(node: unknown, object: string): string | undefined {
  if (!isNode(node) || node.type !== 'MemberExpression' || node.computed === true || !isNamed(node.object, object)) return undefined;
  return isNode(node.property) ? String(node.property.name) : undefined;
}
