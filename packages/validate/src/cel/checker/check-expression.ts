import type { Comprehension, Expression, ListItem, MapEntry } from '../syntax/ast.ts';
import { escapedWord } from '../syntax/escape.ts';
import { dottedName } from '../syntax/parse.ts';
import type { Signature } from '../values/overload.ts';
import { type CelType, DYN, simple } from '../values/types.ts';
import { isDyn, isDynOrError, moreGeneral, sameType, typeText } from './assignable.ts';
import type { CelIssue, CheckInput, CheckResult } from './check-input.ts';
import type { Checked, CheckedItem } from './checked.ts';
import { literalType, nameOfType } from './named-types.ts';
import { SIGNATURES } from './signatures.ts';
import { TypeBindings } from './type-bindings.ts';

/** Types each part of `expression` as the server's type checker does. */
export function checkExpression(expression: Expression, input: CheckInput): CheckResult {
  const checker = new Checker(input);
  const checked = checker.check(expression, input.variables);
  checker.finish();
  return { checked, issues: checker.issues };
}

type Scope = ReadonlyMap<string, CelType>;

const ERROR: CelType = { kind: 'error' };
const BOOL = simple('bool');

class Checker {
  readonly issues: CelIssue[] = [];
  readonly #input: CheckInput;
  readonly #parts: Checked[] = [];
  readonly #types = new TypeBindings();
  #offset: number | undefined;

  constructor(input: CheckInput) {
    this.#input = input;
  }

  check(expression: Expression, scope: Scope): Checked {
    const outside = this.#offset;
    this.#offset = this.#input.offsets.get(expression) ?? outside;
    const checked = this.#checkPart(expression, scope);
    this.#parts.push(checked);
    this.#offset = outside;
    return checked;
  }

  /** Completes the types: a type that is still unbound becomes dyn. */
  finish(): void {
    for (const part of this.#parts) part.type = this.#types.resolve(part.type, true);
  }

  #checkPart(expression: Expression, scope: Scope): Checked {
    const offset = this.#offset;
    switch (expression.node) {
      case 'literal':
        return { node: 'literal', value: expression.value, type: literalType(expression.value), offset };
      case 'name':
        return this.#checkName(expression.name, scope);
      case 'select':
        return this.#checkSelect(expression, scope);
      case 'call':
        return expression.name === '_?._' ? this.#checkOptionalSelect(expression, scope) : this.#checkCall(expression, scope);
      case 'list':
        return this.#checkList(expression.items, scope);
      case 'map':
        return this.#checkMap(expression.entries, scope);
      case 'message':
        return this.#checkMessage(expression, scope);
      case 'comprehension':
        return this.#checkLoop(expression, scope);
    }
  }

  #checkName(given: string, scope: Scope): Checked {
    const name = given.replace(/^\./, '');
    const type = scope.get(name) ?? this.#nameOfType(name);
    if (type === undefined) this.#fail(`undeclared reference to '${given}' (in container '')`);
    return { node: 'name', name, type: type ?? ERROR, offset: this.#offset };
  }

  #checkSelect(expression: Extract<Expression, { node: 'select' }>, scope: Scope): Checked {
    const { of, field, test } = expression;
    const offset = this.#offset;
    const qualified = test ? undefined : dottedName(expression);
    const named = qualified === undefined ? undefined : (scope.get(qualified) ?? this.#nameOfType(qualified));
    if (named && qualified !== undefined) return { node: 'name', name: qualified, type: named, offset };
    const operand = this.check(of, scope);
    const type = this.#fieldType(operand, field, false);
    return { node: 'select', of: operand, field, test, type: test ? BOOL : this.#types.resolve(type), offset };
  }

  #checkOptionalSelect({ name, args }: Extract<Expression, { node: 'call' }>, scope: Scope): Checked {
    const [of, field] = args as readonly [Expression, Extract<Expression, { node: 'literal' }>];
    const operand = this.check(of, scope);
    const type = this.#types.resolve(this.#fieldType(operand, String(field.value), true));
    const text: Checked = { node: 'literal', value: field.value, type: simple('string'), offset: this.#offset };
    return { node: 'call', name, args: [operand, text], overloads: [SELECT_OPTIONAL], type, offset: this.#offset };
  }

  #fieldType(operand: Checked, field: string, optional: boolean): CelType {
    const given = this.#types.resolve(operand.type);
    const target = given.kind === 'optional' ? given.of : given;
    const type = this.#fieldOf(target, field);
    return given.kind === 'optional' || optional ? { kind: 'optional', of: type } : type;
  }

  #fieldOf(target: CelType, field: string): CelType {
    if (target.kind === 'map') return target.value;
    if (target.kind === 'object') {
      const type = target.fields.get(field) ?? target.fields.get(escapedWord(field) ?? field);
      if (type === undefined) this.#fail(`undefined field '${field}'`);
      return type ?? ERROR;
    }
    if (target.kind === 'parameter') this.#types.assign([DYN], [target]);
    else if (!isDynOrError(target)) this.#fail(`type '${typeText(target)}' does not support field selection`);
    return DYN;
  }

  #checkCall({ name, target, args }: Extract<Expression, { node: 'call' }>, scope: Scope): Checked {
    const offset = this.#offset;
    const checkedArgs = args.map((argument) => this.check(argument, scope));
    const prefix = target && dottedName(target);
    const qualified = prefix === undefined ? undefined : `${prefix}.${name}`.replace(/^\./, '');
    const asFunction = qualified === undefined ? undefined : this.#signatures(qualified);
    const receiver = target && !asFunction ? this.check(target, scope) : undefined;
    const called = asFunction && qualified !== undefined ? qualified : name.replace(/^\./, '');
    const signatures = asFunction ?? this.#signatures(called);
    const made = { node: 'call', name: called, args: checkedArgs, ...(receiver ? { target: receiver } : {}), offset } as const;
    if (signatures === undefined) {
      this.#fail(`undeclared reference to '${name}' (in container '')`);
      return { ...made, overloads: [], type: ERROR };
    }
    return { ...made, ...this.#resolveOverload(called, signatures, receiver, checkedArgs) };
  }

  #signatures(name: string): readonly Signature[] | undefined {
    return this.#input.more?.signatures.get(name) ?? SIGNATURES.get(name);
  }

  #resolveOverload(
    name: string,
    signatures: readonly Signature[],
    target: Checked | undefined,
    args: readonly Checked[],
  ): { readonly overloads: readonly Signature[]; readonly type: CelType } {
    const given = [...(target ? [target] : []), ...args].map(({ type }) => type);
    if (name === '_&&_' || name === '_||_') return this.#resolveJunction(signatures, args);
    const overloads: Signature[] = [];
    let type: CelType | undefined;
    for (const signature of signatures) {
      if (signature.member !== (target !== undefined)) continue;
      const { params, result } = this.#types.instantiate(signature);
      if (!this.#types.assign(given, params)) continue;
      overloads.push(signature);
      const found = this.#types.resolve(result);
      if (type === undefined) type = found;
      else if (!isDyn(type) && !sameType(found, type)) type = DYN;
    }
    if (type === undefined) this.#noOverload(name, given, target !== undefined);
    return { overloads, type: type ?? ERROR };
  }

  #resolveJunction(signatures: readonly Signature[], args: readonly Checked[]): { overloads: readonly Signature[]; type: CelType } {
    const wrong = args.filter(({ type }) => !this.#types.assign([type], [BOOL]));
    for (const { type, offset } of wrong) this.#fail(`expected type 'bool' but found '${typeText(this.#types.resolve(type))}'`, offset);
    return wrong.length > 0 ? { overloads: [], type: ERROR } : { overloads: signatures, type: BOOL };
  }

  #noOverload(name: string, given: readonly CelType[], member: boolean): void {
    const types = given.map((type) => typeText(this.#types.resolve(type, true)));
    const applied = member ? `${types[0]}.(${types.slice(1).join(', ')})` : `(${types.join(', ')})`;
    this.#fail(`found no matching overload for '${name}' applied to '${applied}'`);
  }

  #checkList(items: readonly ListItem[], scope: Scope): Checked {
    let entry: CelType | undefined;
    const checked = items.map(({ value, optional }) => {
      const item = { value: this.check(value, scope), optional };
      entry = this.#join(entry, this.#entryType(item));
      return item;
    });
    return { node: 'list', items: checked, type: { kind: 'list', entry: entry ?? this.#types.fresh() }, offset: this.#offset };
  }

  #checkMap(entries: readonly MapEntry[], scope: Scope): Checked {
    let [key, value]: (CelType | undefined)[] = [];
    const checked = entries.map((entry) => {
      const checkedKey = this.check(entry.key, scope);
      key = this.#join(key, checkedKey.type);
      const item = { key: checkedKey, value: this.check(entry.value, scope), optional: entry.optional };
      value = this.#join(value, this.#entryType(item));
      return item;
    });
    const type: CelType = { kind: 'map', key: key ?? this.#types.fresh(), value: value ?? this.#types.fresh() };
    return { node: 'map', entries: checked, type, offset: this.#offset };
  }

  #nameOfType(name: string): CelType | undefined {
    const message = this.#input.more?.messageNamed(name);
    return message ? { kind: 'type', of: message } : nameOfType(name);
  }

  #checkMessage({ type: name, fields }: Extract<Expression, { node: 'message' }>, scope: Scope): Checked {
    const offset = this.#offset;
    const type = this.#input.more?.messageNamed(name);
    if (type === undefined) this.#fail(`undeclared reference to '${name}' (in container '')`);
    const checked = fields.map((field) => {
      const item = { value: this.check(field.value, scope), optional: field.optional };
      const wanted = type?.kind === 'object' ? type.fields.get(field.name) : ERROR;
      const given = this.#entryType(item);
      if (wanted === undefined) this.#fail(`undefined field '${field.name}'`, offset);
      else if (!this.#types.assign([wanted], [given])) {
        this.#fail(`expected type of field '${field.name}' is '${typeText(wanted)}' but provided type is '${typeText(given)}'`, offset);
      }
      return item;
    });
    return { node: 'message', fields: checked, type: type ?? ERROR, offset };
  }

  /** Returns the type of an entry. For an optional entry, it is the type inside the optional. */
  #entryType({ value: { type, offset }, optional }: CheckedItem): CelType {
    if (!optional) return type;
    if (type.kind === 'optional') return type.of;
    if (!isDyn(type)) this.#fail(`expected type 'optional_type(${typeText(type)})' but found '${typeText(type)}'`, offset);
    return type;
  }

  #join(before: CelType | undefined, type: CelType): CelType {
    if (before === undefined) return type;
    // The server reports types that are not assignable to each other later, when it checks literals.
    return this.#types.assign([before], [type]) ? moreGeneral(before, type) : DYN;
  }

  #checkLoop(loop: Comprehension, scope: Scope): Checked {
    const { variable, secondVariable, accumulator } = loop;
    const offset = this.#offset;
    const range = this.check(loop.range, scope);
    const initial = this.check(loop.initial, scope);
    const outer: Scope = new Map([...scope, [accumulator, initial.type]]);
    const [first, second] = this.#loopTypes(range, secondVariable !== undefined);
    const inner: Scope = new Map([
      ...outer,
      [variable, first],
      ...(secondVariable === undefined ? [] : ([[secondVariable, second]] as const)),
    ]);
    const condition = this.check(loop.condition, inner);
    this.#expect(condition, BOOL);
    const step = this.check(loop.step, inner);
    this.#expect(step, initial.type);
    const result = this.check(loop.result, outer);
    const names = { variable, accumulator, ...(secondVariable === undefined ? {} : { secondVariable }) };
    return { node: 'comprehension', ...names, range, initial, condition, step, result, type: this.#types.resolve(result.type), offset };
  }

  /** Returns the types of index and entry, or of key and value. With one variable, it is that of the entry or key. */
  #loopTypes(range: Checked, two: boolean): readonly [CelType, CelType] {
    const type = this.#types.resolve(range.type);
    if (type.kind === 'list') return two ? [simple('int'), type.entry] : [type.entry, type.entry];
    if (type.kind === 'map') return [type.key, type.value];
    if (isDynOrError(type) || type.kind === 'parameter') {
      this.#types.assign([DYN], [type]);
      return [DYN, DYN];
    }
    this.#fail(`expression of type '${typeText(type)}' cannot be range of a comprehension (must be list, map, or dynamic)`, range.offset);
    return [ERROR, ERROR];
  }

  #expect({ type, offset }: Checked, wanted: CelType): void {
    if (this.#types.assign([wanted], [type])) return;
    this.#fail(`expected type '${typeText(this.#types.resolve(wanted))}' but found '${typeText(this.#types.resolve(type))}'`, offset);
  }

  #fail(message: string, offset = this.#offset): void {
    this.issues.push({ message, offset });
  }
}

const SELECT_OPTIONAL: Signature = {
  name: '_?._',
  member: false,
  params: [DYN, simple('string')],
  result: { kind: 'optional', of: DYN },
};
