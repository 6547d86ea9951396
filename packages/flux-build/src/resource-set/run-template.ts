import { type Fields, isFields } from '@slipway/manifest';
import { spendBytes, spendOperations } from '../spending.ts';
import { callFunction, isTrue, printed } from './template-functions.ts';
import { actionTokens, MissingKey, type TemplatePiece, TemplateProblem, type Token, templatePieces } from './template-tokens.ts';

/**
 * The text that flux-operator makes of a template of a ResourceSet with these inputs: Go's text/template between `<<` and `>>`, where a key
 * that a map does not have is an error. An unsupported feature throws a TemplateProblem.
 */
export const runTemplate = (template: string, inputs: Fields): string => renderTemplate(template, inputs).text;

/** The text of a template, and where in the template each part of it is from. */
export interface RenderedTemplate {
  readonly text: string;
  readonly offsetOf: (offset: number) => number;
}

/** Does the same, and returns where the text comes from. */
export function renderTemplate(template: string, inputs: Fields): RenderedTemplate {
  const pieces = templatePieces(template);
  const run = new Run(inputs);
  const end = run.block(pieces, 0, true, { dot: undefined, variables: new Map([['$', undefined]]) });
  if (end < pieces.length) throw new TemplateProblem('an end has no beginning');
  return { text: run.text, offsetOf: (offset) => run.offsetOf(offset) };
}

/** A part of the result: its start there and in the template. */
interface Segment {
  readonly start: number;
  readonly offset: number;
  /** Whether the template has the same characters. */
  readonly isCopy: boolean;
}

interface Scope {
  readonly dot: unknown;
  readonly variables: Map<string, unknown>;
}

const within = (scope: Scope, dot: unknown): Scope => ({ dot, variables: new Map(scope.variables) });

const STEPS_OF_A_PIECE = 100;

class Run {
  text = '';
  readonly inputs: Fields;
  private readonly segments: Segment[] = [];

  constructor(inputs: Fields) {
    this.inputs = inputs;
  }

  offsetOf(offset: number): number {
    const segment = this.segments.findLast(({ start }) => start <= offset);
    if (segment === undefined) return 0;
    return segment.isCopy ? segment.offset + offset - segment.start : segment.offset;
  }

  /** Runs up to the `end` or `else` of the block, and gives its place. Where `live` is not set it only looks for that. */
  block(pieces: readonly TemplatePiece[], from: number, live: boolean, scope: Scope): number {
    let at = from;
    while (at < pieces.length) {
      const piece = pieces[at] as TemplatePiece;
      spendOperations(STEPS_OF_A_PIECE);
      const word = firstWord(piece);
      if (word === 'end' || word === 'else') return at;
      if (REFUSED.has(word)) throw new TemplateProblem(`${word} is not supported`);
      if (BLOCKS.has(word)) {
        at = this.branch(pieces, at, live, scope);
        continue;
      }
      if (live) this.piece(piece, scope);
      at++;
    }
    return at;
  }

  private piece({ kind, text, offset }: TemplatePiece, scope: Scope): void {
    if (kind === 'text') this.write(text, offset, true);
    else if (!text.startsWith('/*')) this.action(text, offset, scope);
  }

  private write(text: string, offset: number, isCopy: boolean): void {
    spendBytes(text.length);
    this.segments.push({ start: this.text.length, offset, isCopy });
    this.text += text;
  }

  /** Runs `if`, `with` or `range` with their branches. Returns the index after the `end`. */
  private branch(pieces: readonly TemplatePiece[], start: number, live: boolean, scope: Scope): number {
    const { text } = pieces[start] as TemplatePiece;
    const [, word = '', condition = ''] = /^(?:else\s+)?([a-z]+)\b\s*(.*)$/s.exec(text) ?? [];
    const inner = within(scope, scope.dot);
    const { names, value } = live ? this.condition(condition, inner) : { names: [], value: undefined };
    let end: number;
    if (word === 'range') end = this.repeat(pieces, start + 1, live, inner, names, value);
    else {
      const [name] = names;
      if (name !== undefined) inner.variables.set(name, value);
      end = this.block(pieces, start + 1, live && isTrue(value), word === 'with' ? { ...inner, dot: value } : inner);
    }
    const rest = pieces[end];
    if (rest === undefined) throw new TemplateProblem(`${word} has no end`);
    if (rest.text === 'end') return end + 1;
    const isOtherwise = live && !isTrue(value);
    if (rest.text !== 'else') return this.branch(pieces, end, isOtherwise, scope);
    const last = this.block(pieces, end + 1, isOtherwise, within(scope, scope.dot));
    if (pieces[last]?.text !== 'end') throw new TemplateProblem(`${word} has no end`);
    return last + 1;
  }

  private repeat(
    pieces: readonly TemplatePiece[],
    from: number,
    live: boolean,
    scope: Scope,
    names: readonly string[],
    value: unknown,
  ): number {
    const end = this.block(pieces, from, false, scope);
    if (!live || !isTrue(value)) return end;
    for (const [key, item] of entriesOf(value)) {
      const each = within(scope, item);
      const [first, second] = names;
      if (second !== undefined) each.variables.set(second, item);
      if (first !== undefined) each.variables.set(first, second === undefined ? item : key);
      this.block(pieces, from, true, each);
    }
    return end;
  }

  /** `$a, $b := pipeline`. */
  private condition(text: string, scope: Scope): { readonly names: readonly string[]; readonly value: unknown } {
    const [, first, second, pipeline = text] = /^(\$\w+)(?:\s*,\s*(\$\w+))?\s*:=\s*(.*)$/s.exec(text) ?? [];
    return { names: [first, second].filter((name) => name !== undefined), value: this.pipeline(actionTokens(pipeline), scope) };
  }

  private action(text: string, offset: number, scope: Scope): void {
    const [, name, sign, pipeline] = /^(\$\w+)\s*(:?=)\s*(.*)$/s.exec(text) ?? [];
    // An assignment would reach out of its block.
    if (sign === '=') throw new TemplateProblem('an assignment with = is not supported');
    if (name !== undefined) scope.variables.set(name, this.pipeline(actionTokens(pipeline ?? ''), scope));
    else this.write(printed(this.pipeline(actionTokens(text), scope)), offset, false);
  }

  private pipeline(tokens: readonly Token[], scope: Scope): unknown {
    const parser = new Pipeline(tokens, scope, this.inputs);
    const value = parser.pipeline();
    parser.expectEnd();
    return value;
  }
}

/** Returns the first word of an action; empty for texts. */
const firstWord = ({ kind, text }: TemplatePiece): string => (kind === 'action' ? (/^([a-z]+)\b/.exec(text)?.[1] ?? '') : '');

const BLOCKS: ReadonlySet<string> = new Set(['if', 'with', 'range']);
const REFUSED: ReadonlySet<string> = new Set(['template', 'define', 'block', 'break', 'continue']);

function entriesOf(value: unknown): readonly (readonly [unknown, unknown])[] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  if (isFields(value))
    return Object.keys(value)
      .sort()
      .map((key) => [key, value[key]]);
  throw new TemplateProblem('range takes a list or a map');
}

/** Reads and evaluates `a.b | f "x"`. */
class Pipeline {
  private at = 0;
  private readonly tokens: readonly Token[];
  private readonly scope: Scope;
  private readonly inputs: Fields;

  constructor(tokens: readonly Token[], scope: Scope, inputs: Fields) {
    this.tokens = tokens;
    this.scope = scope;
    this.inputs = inputs;
  }

  pipeline(): unknown {
    let value = this.command([]);
    while (this.isSign('|')) {
      this.at++;
      value = this.command([value]);
    }
    return value;
  }

  expectEnd(): void {
    if (this.at < this.tokens.length) throw new TemplateProblem(`${this.tokens[this.at]?.text} is not expected`);
  }

  private isSign(text: string): boolean {
    const token = this.tokens[this.at];
    return token?.kind === 'sign' && token.text === text;
  }

  /** `piped` is the value before it in the pipeline: the last argument. */
  private command(piped: readonly unknown[]): unknown {
    spendOperations(STEPS_OF_A_PIECE);
    const first = this.tokens[this.at];
    if (first === undefined) throw new TemplateProblem('a value is missing');
    if (first.kind === 'name' && !CONSTANTS.has(first.text) && first.text !== 'inputs') {
      this.at++;
      const values: unknown[] = [];
      while (this.at < this.tokens.length && !this.isSign('|') && !this.isSign(')')) values.push(this.operand());
      return callFunction(first.text, [...values, ...piped]);
    }
    const value = this.operand();
    if (piped.length > 0) throw new TemplateProblem(`${first.text} is not a function`);
    return value;
  }

  private operand(): unknown {
    const token = this.tokens[this.at++];
    if (token === undefined) throw new TemplateProblem('a value is missing');
    return this.fields(this.start(token));
  }

  private start(token: Token): unknown {
    const { kind, text } = token;
    if (kind === 'text') return text;
    if (kind === 'number') return Number(text);
    if (kind === 'field') return fieldIn(this.scope.dot, text);
    if (kind === 'variable') return this.variable(text);
    if (kind === 'name' && text === 'inputs') return this.inputs;
    if (kind === 'name' && CONSTANTS.has(text)) return CONSTANTS.get(text);
    if (kind === 'name') return callFunction(text, []);
    if (text === '.') return this.scope.dot;
    if (text !== '(') throw new TemplateProblem(`${text} is not expected`);
    const value = this.pipeline();
    if (!this.isSign(')')) throw new TemplateProblem('a parenthesis has no end');
    this.at++;
    return value;
  }

  private variable(name: string): unknown {
    if (!this.scope.variables.has(name)) throw new TemplateProblem(`there is no variable ${name}`);
    return this.scope.variables.get(name);
  }

  private fields(start: unknown): unknown {
    let value = start;
    for (let next = this.tokens[this.at]; next?.kind === 'field' && !next.spaced; next = this.tokens[this.at]) {
      value = fieldIn(value, next.text, value === this.inputs ? 'inputs.' : '');
      this.at++;
    }
    return value;
  }
}

const CONSTANTS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['nil', undefined],
]);

function fieldIn(value: unknown, name: string, path = ''): unknown {
  if (!isFields(value)) throw new TemplateProblem(`.${name} is asked of what is not a map`);
  if (!Object.hasOwn(value, name)) throw new MissingKey(name, path);
  return value[name];
}
