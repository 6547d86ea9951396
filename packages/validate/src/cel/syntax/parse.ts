import { CelSyntaxError, type Expression, type ListItem, type Literal, type MapEntry, type MessageField } from './ast.ts';
import { expandMacro } from './macros.ts';
import { type Token, tokenize } from './tokens.ts';

/** The maximum depth of an expression on the server. */
const MAX_DEPTH = 250;
const MAX_LENGTH = 100_000;
const RESERVED = new Set('as break const continue else for function if import let loop package namespace return var void while'.split(' '));
const INT64 = 2n ** 63n;

/**
 * Parses `source`. Throws CelSyntaxError. `offsets` gets the positions of the parts as the server reports them: the position of a call or
 * selection is that of its operator, dot or bracket.
 */
export function parse(source: string, offsets?: Map<Expression, number>): Expression {
  if (source.length > MAX_LENGTH) throw new CelSyntaxError(`longer than ${MAX_LENGTH} characters`, 0);
  return new Parser(tokenize(source), offsets).parseAll();
}

class Parser {
  readonly #tokens: readonly Token[];
  readonly #offsets: Map<Expression, number> | undefined;
  #position = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], offsets: Map<Expression, number> | undefined) {
    this.#tokens = tokens;
    this.#offsets = offsets;
  }

  parseAll(): Expression {
    const expression = this.#conditional();
    if (this.#next.type !== 'end') this.#fail(`unexpected ${this.#next.text}`);
    return expression;
  }

  get #next(): Token {
    return this.#tokens[this.#position] ?? { type: 'end', text: '', offset: 0 };
  }

  #fail(message: string): never {
    throw new CelSyntaxError(message, this.#next.offset);
  }

  /** Records the position of an expression: that of the last token, or `offset`. */
  #at(expression: Expression, offset = this.#lastOffset): Expression {
    this.#offsets?.set(expression, offset);
    return expression;
  }

  get #lastOffset(): number {
    return this.#tokens[this.#position - 1]?.offset ?? 0;
  }

  #take(...operators: readonly string[]): string | undefined {
    const { type, text } = this.#next;
    if (type !== 'operator' || !operators.includes(text)) return undefined;
    this.#position++;
    return text;
  }

  #expect(operator: string): void {
    if (this.#take(operator) === undefined) this.#fail(`${operator} is missing before ${this.#next.text || 'the end'}`);
  }

  #conditional(): Expression {
    if (++this.#depth > MAX_DEPTH) this.#fail(`nested deeper than ${MAX_DEPTH}`);
    const condition = this.#junction('||');
    if (this.#take('?') === undefined) {
      this.#depth--;
      return condition;
    }
    const offset = this.#lastOffset;
    const truthy = this.#junction('||');
    this.#expect(':');
    const falsy = this.#conditional();
    this.#depth--;
    return this.#at(call('_?_:_', condition, truthy, falsy), offset);
  }

  #junction(operator: '||' | '&&'): Expression {
    const term = () => (operator === '||' ? this.#junction('&&') : this.#relation());
    const terms = [term()];
    while (this.#take(operator)) terms.push(term());
    return balanced(`_${operator}_`, terms);
  }

  #relation(): Expression {
    let left = this.#sum();
    for (;;) {
      const operator = this.#take('<', '<=', '>=', '>', '==', '!=', 'in');
      if (operator === undefined) return left;
      const offset = this.#lastOffset;
      left = this.#at(call(operator === 'in' ? '@in' : `_${operator}_`, left, this.#sum()), offset);
    }
  }

  #sum(): Expression {
    let left = this.#product();
    for (;;) {
      const operator = this.#take('+', '-');
      if (operator === undefined) return left;
      const offset = this.#lastOffset;
      left = this.#at(call(`_${operator}_`, left, this.#product()), offset);
    }
  }

  #product(): Expression {
    let left = this.#unary();
    for (;;) {
      const operator = this.#take('*', '/', '%');
      if (operator === undefined) return left;
      const offset = this.#lastOffset;
      left = this.#at(call(`_${operator}_`, left, this.#unary()), offset);
    }
  }

  #unary(): Expression {
    const sign = this.#next.text === '!' ? '!' : '-';
    let count = 0;
    while (this.#take(sign)) count++;
    if (count === 0) return this.#member();
    const offset = this.#lastOffset;
    if (sign === '!') return count % 2 === 1 ? this.#at(call('!_', this.#member()), offset) : this.#member();
    // A minus directly before a number is a part of it.
    if (count === 1 && this.#next.type === 'literal' && ['bigint', 'number'].includes(typeof this.#next.value)) return this.#member(true);
    return count % 2 === 1 ? this.#at(call('-_', this.#member()), offset) : this.#member();
  }

  #member(negative = false): Expression {
    let expression = this.#primary(negative);
    for (;;) {
      if (this.#take('.')) {
        const offset = this.#lastOffset;
        const optional = this.#take('?') !== undefined;
        const field = this.#name();
        if (optional) expression = this.#at(call('_?._', expression, { node: 'literal', value: field }), offset);
        else if (this.#take('(')) expression = this.#call(field, expression);
        else expression = this.#at({ node: 'select', of: expression, field, test: false }, offset);
      } else if (this.#take('[')) {
        const offset = this.#lastOffset;
        const operator = this.#take('?') ? '_[?_]' : '_[_]';
        const index = this.#conditional();
        this.#expect(']');
        expression = this.#at(call(operator, expression, index), offset);
      } else if (this.#next.text === '{') expression = this.#message(expression);
      else return expression;
    }
  }

  /** Parses `Type{field: value}`. */
  #message(named: Expression): Expression {
    const type = dottedName(named);
    if (type === undefined || !this.#take('{')) this.#fail('a type is missing before {');
    const offset = this.#lastOffset;
    return this.#at({ node: 'message', type, fields: this.#list('}', () => this.#field(), true) }, offset);
  }

  #field(): MessageField {
    const optional = this.#take('?') !== undefined;
    const name = this.#name();
    this.#expect(':');
    return { name, value: this.#conditional(), optional };
  }

  #name(): string {
    const { type, text } = this.#next;
    if (type !== 'name') this.#fail(`a name is missing before ${text || 'the end'}`);
    this.#position++;
    return text;
  }

  #call(name: string, target?: Expression): Expression {
    const [offset, opening] = [this.#next.offset, this.#lastOffset];
    const args = this.#list(')', () => this.#conditional());
    const made = expandMacro(name, target, args, offset) ?? { node: 'call', name, args, ...(target ? { target } : {}) };
    return this.#at(made, opening);
  }

  #primary(negative: boolean): Expression {
    const token = this.#next;
    if (token.type === 'literal') {
      this.#position++;
      return this.#at({ node: 'literal', value: this.#inRange(token.value as Literal, negative, token) });
    }
    if (this.#take('(')) {
      const inner = this.#conditional();
      this.#expect(')');
      return inner;
    }
    if (this.#take('[')) return this.#at({ node: 'list', items: this.#list(']', () => this.#item(), true) }, token.offset);
    if (this.#take('{')) return this.#at({ node: 'map', entries: this.#list('}', () => this.#entry(), true) }, token.offset);
    const dotted = this.#take('.') !== undefined;
    const name = this.#name();
    if (this.#take('(')) return this.#call(name);
    if (RESERVED.has(name)) throw new CelSyntaxError(`${name} is a reserved word`, token.offset);
    return this.#at({ node: 'name', name: dotted ? `.${name}` : name }, token.offset);
  }

  #inRange(value: Literal, negative: boolean, { offset }: Token): Literal {
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) throw new CelSyntaxError('the number is too large', offset);
      return negative ? -value : value;
    }
    if (typeof value === 'bigint') {
      if (value > INT64 || (value === INT64 && !negative)) throw new CelSyntaxError('the integer does not fit 64 bits', offset);
      return negative ? -value : value;
    }
    if (typeof value === 'object' && value !== null && 'uint' in value && value.uint >= 2n * INT64) {
      throw new CelSyntaxError('the integer does not fit 64 bits', offset);
    }
    return value;
  }

  #list<T>(closing: string, read: () => T, trailingComma = false): T[] {
    const items: T[] = [];
    while (!this.#take(closing)) {
      if (items.length > 0) {
        this.#expect(',');
        if (trailingComma && this.#take(closing)) break;
      }
      items.push(read());
    }
    return items;
  }

  #item(): ListItem {
    const optional = this.#take('?') !== undefined;
    return { value: this.#conditional(), optional };
  }

  #entry(): MapEntry {
    const optional = this.#take('?') !== undefined;
    const key = this.#conditional();
    this.#expect(':');
    return { key, value: this.#conditional(), optional };
  }
}

/** Returns `a.b.c` if all parts of an expression are names. */
export function dottedName(expression: Expression): string | undefined {
  if (expression.node === 'name') return expression.name.replace(/^\./, '');
  if (expression.node !== 'select' || expression.test) return undefined;
  const start = dottedName(expression.of);
  return start === undefined ? undefined : `${start}.${expression.field}`;
}

/** Returns a call of an operator or function without receiver. */
const call = (name: string, ...args: readonly Expression[]): Expression => ({ node: 'call', name, args });

/** Returns a tree of binary calls with the smallest depth, for long chains of operators. */
function balanced(name: string, terms: readonly Expression[]): Expression {
  const [first, second] = terms;
  if (terms.length <= 2) return first && second ? call(name, first, second) : (first as Expression);
  const middle = Math.ceil(terms.length / 2);
  return call(name, balanced(name, terms.slice(0, middle)), balanced(name, terms.slice(middle)));
}
