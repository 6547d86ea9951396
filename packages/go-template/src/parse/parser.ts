import { goQuote } from '../values/go-quote.ts';
import { TemplateError } from '../values/template-error.ts';
import { type Delimiters, Lexer, type Token, type TokenKind, tokenText } from './lexer.ts';
import { LiteralError, numberNode, unquote } from './literals.ts';
import {
  type AnyNode,
  type ChainNode,
  type CommandNode,
  type Expression,
  nodeText,
  type PipeNode,
  type Statement,
  type TemplateNode,
  type VariableNode,
} from './nodes.ts';

/** One `define` or `block` of a text, or the text itself. */
interface Definition {
  readonly name: string;
  readonly body: readonly Statement[];
}

/** A text and its definitions. */
export interface ParsedText {
  readonly name: string;
  readonly text: string;
  readonly definitions: ReadonlyMap<string, Definition>;
}

/** The parts of the dialect that the parser needs. */
export interface ParserOptions {
  readonly delimiters: Delimiters;
  readonly hasFunction: (name: string) => boolean;
}

/** Maximum nesting of blocks. Go has no such limit, but needs more memory. */
const MAX_BLOCKS = 2000;

/** The cost of a pair of parentheses in blocks, because it needs more of the stack. Go allows 10,000 pairs, this parser 500. */
const BLOCKS_PER_PARENTHESES = 4;

/** Parses a template. Throws a `TemplateError`. */
export function parseText(name: string, text: string, options: ParserOptions): ParsedText {
  const source = new Source(name, text, options);
  const definitions = source.definitions;
  const tree = new Tree(source, name);
  tree.parseAll();
  return { name, text, definitions };
}

/** Returns whether a body has only white space and comments. */
export const isEmptyBody = (body: readonly Statement[]): boolean => body.every((node) => node.kind === 'text' && node.text.trim() === '');

/** The tokens of a text, shared by all its definitions. */
class Source {
  readonly name: string;
  readonly text: string;
  readonly hasFunction: (name: string) => boolean;
  readonly definitions = new Map<string, Definition>();
  private readonly lexer: Lexer;
  /** The last answer of `lineAt`, and the next line feed. Without it, a text of many actions would be read from its start for each of them. */
  private counted: Readonly<{ offset: number; line: number; next: number }>;
  depth = 0;

  constructor(name: string, text: string, { delimiters, hasFunction }: ParserOptions) {
    this.name = name;
    this.text = text;
    this.counted = { offset: 0, line: 1, next: this.lineEnd(0) };
    this.hasFunction = hasFunction;
    this.lexer = new Lexer(text, delimiters, hasFunction);
  }

  lex(): Token {
    return this.lexer.next();
  }

  lineAt(offset: number): number {
    if (offset < this.counted.offset) this.counted = { offset: 0, line: 1, next: this.lineEnd(0) };
    let { line, next } = this.counted;
    for (; next < offset; next = this.lineEnd(next + 1)) line++;
    this.counted = { offset, line, next };
    return line;
  }

  /** Returns the offset of the first line feed from `at`. */
  private lineEnd(at: number): number {
    const end = this.text.indexOf('\n', at);
    return end < 0 ? this.text.length : end;
  }
}

const END = { kind: 'end' } as const;
const ELSE = { kind: 'else' } as const;

type Ending = typeof END | (typeof ELSE & { readonly at?: number });

type Item = Statement | Ending;

const isEnding = (item: Item): item is Ending => item.kind === 'end' || item.kind === 'else';

/** Parses one definition with its own variables. */
class Tree {
  private readonly source: Source;
  private name: string;
  private variables: string[] = ['$'];
  private ranges = 0;
  /** Tokens that were read ahead, in reverse order. `last` is the last token of the lexer. */
  private ahead: Token[] = [];
  private last: Token = { kind: 'EOF', at: 0, text: '' };
  private actionLine = 0;

  constructor(source: Source, name: string) {
    this.source = source;
    this.name = name;
  }

  /** Parses the whole text. */
  parseAll(): void {
    const body: Statement[] = [];
    while (this.peek().kind !== 'EOF') {
      if (this.peek().kind === 'left delim') {
        const delimiter = this.next();
        const word = this.nextNonSpace();
        if (word.kind === 'define') {
          this.child('definition').parseDefinition();
          continue;
        }
        this.ahead.push(word, delimiter);
      }
      const item = this.textOrAction();
      if (isEnding(item)) this.fail(`unexpected {{${item.kind}}}`);
      body.push(item as Statement);
    }
    this.add(body);
  }

  private child(name: string): Tree {
    return new Tree(this.source, name);
  }

  private parseDefinition(): void {
    const context = 'define clause';
    const token = this.nextNonSpace();
    if (token.kind !== 'string' && token.kind !== 'raw string') this.unexpected(token, context);
    this.name = this.literal(() => unquote(token.text));
    this.expect('right delim', context);
    const { body, end } = this.itemList();
    if (end.kind !== 'end') this.fail(`unexpected {{${end.kind}}} in ${context}`);
    this.add(body);
  }

  private add(body: readonly Statement[]): void {
    const { definitions } = this.source;
    const known = definitions.get(this.name);
    if (known === undefined || isEmptyBody(known.body)) definitions.set(this.name, { name: this.name, body });
    else if (!isEmptyBody(body)) this.fail(`template: multiple definition of template ${goQuote(this.name)}`);
  }

  // Tokens.

  private next(): Token {
    const token = this.ahead.pop();
    if (token !== undefined) return token;
    this.last = this.source.lex();
    return this.last;
  }

  private peek(): Token {
    const token = this.next();
    this.ahead.push(token);
    return token;
  }

  private nextNonSpace(): Token {
    for (;;) {
      const token = this.next();
      if (token.kind !== 'space') return token;
    }
  }

  private peekNonSpace(): Token {
    const token = this.nextNonSpace();
    this.ahead.push(token);
    return token;
  }

  private expect(kind: TokenKind, context: string): Token {
    const token = this.nextNonSpace();
    if (token.kind !== kind) this.unexpected(token, context);
    return token;
  }

  private fail(message: string): never {
    const line = this.source.lineAt(this.last.at);
    throw new TemplateError('parse', `template: ${this.source.name}:${line}: ${message}`, { template: this.source.name, line, column: 0 });
  }

  private unexpected(token: Token, context: string): never {
    if (token.kind !== 'error') this.fail(`unexpected ${tokenText(token)} in ${context}`);
    let extra = '';
    if (this.actionLine !== 0 && this.actionLine !== this.source.lineAt(token.at)) {
      extra = ` in action started at ${this.source.name}:${this.actionLine}`;
      if (token.text.endsWith(' action')) extra = extra.slice(' in action'.length);
    }
    this.fail(token.text + extra);
  }

  private literal<Value>(read: () => Value): Value {
    try {
      return read();
    } catch (error) {
      if (error instanceof LiteralError) this.fail(error.message);
      throw error;
    }
  }

  // Statements.

  private itemList(): { readonly body: Statement[]; readonly end: Ending } {
    if (++this.source.depth > MAX_BLOCKS) this.fail('blocks are nested too deep');
    const body: Statement[] = [];
    while (this.peekNonSpace().kind !== 'EOF') {
      const item = this.textOrAction();
      if (isEnding(item)) {
        this.source.depth--;
        return { body, end: item };
      }
      body.push(item);
    }
    this.fail('unexpected EOF');
  }

  private textOrAction(): Item {
    const token = this.nextNonSpace();
    if (token.kind === 'text') return { kind: 'text', at: token.at, text: token.text };
    if (token.kind !== 'left delim') this.unexpected(token, 'input');
    this.actionLine = this.source.lineAt(token.at);
    const item = this.action();
    this.actionLine = 0;
    return item;
  }

  private action(): Item {
    const token = this.nextNonSpace();
    switch (token.kind) {
      case 'block':
        return this.blockControl();
      case 'break':
      case 'continue':
        return this.loopControl(token.kind, token.at);
      case 'else':
        return this.elseControl();
      case 'end':
        this.expect('right delim', 'end');
        return END;
      case 'if':
      case 'range':
      case 'with':
        return this.branchControl(token.kind);
      case 'template':
        return this.templateControl();
      default: {
        this.ahead.push(token);
        return { kind: 'action', at: token.at, pipe: this.pipeline('command', 'right delim') };
      }
    }
  }

  private loopControl(kind: 'break' | 'continue', at: number): Item {
    const token = this.nextNonSpace();
    if (token.kind !== 'right delim') this.unexpected(token, `{{${kind}}}`);
    if (this.ranges === 0) this.fail(`{{${kind}}} outside {{range}}`);
    return { kind, at };
  }

  private elseControl(): Item {
    const token = this.peekNonSpace();
    if (token.kind === 'if' || token.kind === 'with') return ELSE;
    this.expect('right delim', 'else');
    return ELSE;
  }

  private branchControl(kind: 'if' | 'range' | 'with'): Statement {
    const count = this.variables.length;
    const pipe = this.pipeline(kind, 'right delim');
    if (kind === 'range') this.ranges++;
    const { body, end } = this.itemList();
    if (kind === 'range') this.ranges--;
    const otherwise = end.kind === 'else' ? this.elseBody(kind) : undefined;
    this.variables.length = count;
    return { kind, at: pipe.at, pipe, body, otherwise };
  }

  private elseBody(kind: 'if' | 'range' | 'with'): readonly Statement[] {
    if (kind !== 'range' && this.peek().kind === kind) {
      this.next();
      if (++this.source.depth > MAX_BLOCKS) this.fail('blocks are nested too deep');
      const branch = this.branchControl(kind);
      this.source.depth--;
      return [branch];
    }
    const { body, end } = this.itemList();
    if (end.kind !== 'end') this.fail(`expected end; found {{${end.kind}}}`);
    return body;
  }

  private blockControl(): Statement {
    const context = 'block clause';
    const token = this.nextNonSpace();
    const name = this.templateName(token, context);
    const pipe = this.pipeline(context, 'right delim');
    const block = this.child(name);
    const { body, end } = block.itemList();
    if (end.kind !== 'end') block.fail(`unexpected {{${end.kind}}} in ${context}`);
    block.add(body);
    return { kind: 'template', at: token.at, name, pipe };
  }

  private templateControl(): TemplateNode {
    const context = 'template clause';
    const token = this.nextNonSpace();
    const name = this.templateName(token, context);
    const next = this.nextNonSpace();
    if (next.kind === 'right delim') return { kind: 'template', at: token.at, name, pipe: undefined };
    this.ahead.push(next);
    return { kind: 'template', at: token.at, name, pipe: this.pipeline(context, 'right delim') };
  }

  private templateName(token: Token, context: string): string {
    if (token.kind !== 'string' && token.kind !== 'raw string') this.unexpected(token, context);
    return this.literal(() => unquote(token.text));
  }

  // Expressions.

  private pipeline(context: string, end: 'right delim' | ')'): PipeNode {
    const pipe: PipeNode = { kind: 'pipe', at: this.peekNonSpace().at, isAssignment: false, declarations: [], commands: [] };
    this.declarations(pipe, context);
    for (;;) {
      const token = this.nextNonSpace();
      if (token.kind === end) {
        this.checkPipeline(pipe, context);
        return pipe;
      }
      if (!OPERAND_STARTS.has(token.kind)) this.unexpected(token, context);
      this.ahead.push(token);
      pipe.commands.push(this.command());
    }
  }

  private declarations(pipe: PipeNode, context: string): void {
    while (this.peekNonSpace().kind === 'variable') {
      const variable = this.next();
      const after = this.peek();
      const next = this.peekNonSpace();
      if (next.kind === '=' || next.kind === ':=') {
        pipe.isAssignment = next.kind === '=';
        this.nextNonSpace();
        this.declareVariable(pipe, variable);
        return;
      }
      if (next.kind !== 'char' || next.text !== ',') {
        if (after.kind === 'space') this.ahead.push(after);
        this.ahead.push(variable);
        return;
      }
      this.nextNonSpace();
      this.declareVariable(pipe, variable);
      if (context !== 'range' || pipe.declarations.length >= 2) this.fail(`too many declarations in ${context}`);
      const { kind } = this.peekNonSpace();
      if (kind !== 'variable' && kind !== 'right delim' && kind !== ')') this.fail('range can only initialize variables');
    }
  }

  private declareVariable(pipe: PipeNode, { at, text }: Token): void {
    pipe.declarations.push(variableNode(at, text));
    this.variables.push(text);
  }

  private checkPipeline({ commands }: PipeNode, context: string): void {
    if (commands.length === 0) this.fail(`missing value for ${context}`);
    for (const [index, { args }] of commands.entries()) {
      if (index > 0 && CONSTANTS.has((args[0] as Expression).kind)) this.fail(`non executable command in pipeline stage ${index + 1}`);
    }
  }

  private command(): CommandNode {
    const command: CommandNode = { kind: 'command', at: this.peekNonSpace().at, args: [] };
    for (;;) {
      this.peekNonSpace();
      const operand = this.operand();
      if (operand !== undefined) command.args.push(operand);
      const token = this.next();
      if (token.kind === 'space') continue;
      if (token.kind === 'right delim' || token.kind === ')') this.ahead.push(token);
      else if (token.kind !== '|') this.unexpected(token, 'operand');
      break;
    }
    if (command.args.length === 0) this.fail('empty command');
    return command;
  }

  private operand(): Expression | undefined {
    const node = this.term();
    if (node === undefined || this.peek().kind !== 'field') return node;
    const { at } = this.peek();
    const fields: string[] = [];
    while (this.peek().kind === 'field') fields.push(this.next().text.slice(1));
    if (node.kind === 'field') return { kind: 'field', at, fields: [...node.fields, ...fields] };
    if (node.kind === 'variable') return { kind: 'variable', at, name: node.name, fields: [...node.fields, ...fields] };
    if (CONSTANTS.has(node.kind)) this.fail(`unexpected . after term ${goQuote(nodeText(node as AnyNode))}`);
    return { kind: 'chain', at, node, fields } satisfies ChainNode;
  }

  private term(): Expression | undefined {
    const token = this.nextNonSpace();
    const { at, text } = token;
    switch (token.kind) {
      case 'identifier':
        if (!this.source.hasFunction(text)) this.fail(`function ${goQuote(text)} not defined`);
        return { kind: 'identifier', at, name: text };
      case '.':
        return { kind: 'dot', at };
      case 'nil':
        return { kind: 'nil', at };
      case 'variable':
        return this.useVariable(at, text);
      case 'field':
        return { kind: 'field', at, fields: [text.slice(1)] };
      case 'bool':
        return { kind: 'bool', at, value: text === 'true' };
      case 'char constant':
      case 'complex':
      case 'number': {
        const { kind } = token;
        return this.literal(() => numberNode(at, text, kind));
      }
      case '(':
        return this.parenthesized();
      case 'string':
      case 'raw string':
        return { kind: 'string', at, quoted: text, value: this.literal(() => unquote(text)) };
      default:
        this.ahead.push(token);
        return undefined;
    }
  }

  private parenthesized(): Expression {
    if (this.source.depth > MAX_BLOCKS - BLOCKS_PER_PARENTHESES) this.fail('max expression depth exceeded');
    this.source.depth += BLOCKS_PER_PARENTHESES;
    const pipe = this.pipeline('parenthesized pipeline', ')');
    this.source.depth -= BLOCKS_PER_PARENTHESES;
    return pipe;
  }

  private useVariable(at: number, text: string): Expression {
    if (!this.variables.includes(text)) this.fail(`undefined variable ${goQuote(text)}`);
    return variableNode(at, text);
  }
}

const variableNode = (at: number, name: string): VariableNode => ({ kind: 'variable', at, name, fields: [] });

const OPERAND_STARTS: ReadonlySet<TokenKind> = new Set<TokenKind>([
  'bool',
  'char constant',
  'complex',
  '.',
  'field',
  'identifier',
  'number',
  'nil',
  'raw string',
  'string',
  'variable',
  '(',
]);

const CONSTANTS: ReadonlySet<string> = new Set(['bool', 'dot', 'nil', 'number', 'string']);
