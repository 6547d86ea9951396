import { goQuote } from '../values/go-quote.ts';

/** Nodes of a parsed template. `at` is the offset that errors name. */
export type Expression =
  | PipeNode
  | IdentifierNode
  | VariableNode
  | DotNode
  | NilNode
  | FieldNode
  | ChainNode
  | BoolNode
  | NumberNode
  | StringNode;

export interface PipeNode {
  readonly kind: 'pipe';
  readonly at: number;
  isAssignment: boolean;
  readonly declarations: VariableNode[];
  readonly commands: CommandNode[];
}

export interface CommandNode {
  readonly kind: 'command';
  readonly at: number;
  readonly args: Expression[];
}

export interface IdentifierNode {
  readonly kind: 'identifier';
  readonly at: number;
  readonly name: string;
}

/** A variable, with fields: `$x.a.b`. */
export interface VariableNode {
  readonly kind: 'variable';
  readonly at: number;
  readonly name: string;
  readonly fields: readonly string[];
}

interface DotNode {
  readonly kind: 'dot';
  readonly at: number;
}

interface NilNode {
  readonly kind: 'nil';
  readonly at: number;
}

interface FieldNode {
  readonly kind: 'field';
  readonly at: number;
  readonly fields: readonly string[];
}

/** An expression in parentheses, with fields: `(expression).a.b`. */
export interface ChainNode {
  readonly kind: 'chain';
  readonly at: number;
  readonly node: Expression;
  readonly fields: readonly string[];
}

interface BoolNode {
  readonly kind: 'bool';
  readonly at: number;
  readonly value: boolean;
}

/** A number, with its value in each type that can express it. */
export interface NumberNode {
  readonly kind: 'number';
  readonly at: number;
  readonly text: string;
  readonly int: bigint | undefined;
  readonly uint: bigint | undefined;
  readonly float: number | undefined;
  /** The real and the imaginary part. */
  readonly complex: readonly [number, number] | undefined;
}

interface StringNode {
  readonly kind: 'string';
  readonly at: number;
  readonly quoted: string;
  readonly value: string;
}

export type Statement = TextNode | ActionNode | BranchNode | TemplateNode | LoopNode;

export interface TextNode {
  readonly kind: 'text';
  readonly at: number;
  readonly text: string;
}

export interface ActionNode {
  readonly kind: 'action';
  readonly at: number;
  readonly pipe: PipeNode;
}

export interface BranchNode {
  readonly kind: 'if' | 'range' | 'with';
  readonly at: number;
  readonly pipe: PipeNode;
  readonly body: readonly Statement[];
  readonly otherwise: readonly Statement[] | undefined;
}

export interface TemplateNode {
  readonly kind: 'template';
  readonly at: number;
  readonly name: string;
  readonly pipe: PipeNode | undefined;
}

interface LoopNode {
  readonly kind: 'break' | 'continue';
  readonly at: number;
}

export type AnyNode = Expression | CommandNode | Statement;

/** Returns an expression as Go prints it in an error. */
export function nodeText(node: AnyNode): string {
  switch (node.kind) {
    case 'pipe':
      return pipeText(node);
    case 'command':
      return node.args.map((arg) => (arg.kind === 'pipe' ? `(${nodeText(arg)})` : nodeText(arg))).join(' ');
    case 'identifier':
      return node.name;
    case 'variable':
      return [node.name, ...node.fields].join('.');
    case 'dot':
      return '.';
    case 'nil':
      return 'nil';
    case 'field':
      return node.fields.map((field) => `.${field}`).join('');
    case 'chain':
      return `${node.node.kind === 'pipe' ? `(${nodeText(node.node)})` : nodeText(node.node)}${node.fields.map((field) => `.${field}`).join('')}`;
    case 'bool':
      return String(node.value);
    case 'number':
      return node.text;
    case 'string':
      return node.quoted;
    default:
      return statementText(node);
  }
}

function pipeText({ declarations, isAssignment, commands }: PipeNode): string {
  const names = declarations.map(nodeText).join(', ');
  const sign = declarations.length === 0 ? '' : isAssignment ? ' = ' : ' := ';
  return names + sign + commands.map(nodeText).join(' | ');
}

function statementText(node: Statement): string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'action':
      return `{{${nodeText(node.pipe)}}}`;
    case 'template':
      return `{{template ${goQuote(node.name)}${node.pipe === undefined ? '' : ` ${nodeText(node.pipe)}`}}}`;
    case 'break':
    case 'continue':
      return `{{${node.kind}}}`;
    default: {
      const otherwise = node.otherwise === undefined ? '' : `{{else}}${node.otherwise.map(nodeText).join('')}`;
      return `{{${node.kind} ${nodeText(node.pipe)}}}${node.body.map(nodeText).join('')}${otherwise}{{end}}`;
    }
  }
}
