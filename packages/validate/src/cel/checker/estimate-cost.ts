import { ACCUMULATOR } from '../syntax/macros.ts';
import { codePointCount } from '../values/text.ts';
import type { CelType } from '../values/types.ts';
import { type Bounds, either, fixed, NONE, ONE, plus, times, UNKNOWN } from './bounds.ts';
import { callCost } from './call-cost.ts';
import type { Checked, CheckedCall, CheckedList, CheckedLoop, CheckedMap, CheckedSelect } from './checked.ts';
import type { CostNode, EntrySizes, KnownSizes } from './costed-call.ts';
import type { DeclaredType } from './declared-type.ts';
import { append, NO_PATH, pathOf, type SchemaPath, segments } from './schema-path.ts';

/** Returns the maximum cost of an expression, in CEL's units, for any valid value of `self`. */
export const estimateCost = (checked: Checked, self: DeclaredType): number => new Estimator(self).cost(checked).max;

interface LocalVariable {
  readonly path: SchemaPath;
  readonly size: Bounds | undefined;
  readonly entries: EntrySizes | undefined;
}

const LIST_COST = fixed(10);
const MAP_COST = fixed(30);
const MESSAGE_COST = fixed(40);

/** Estimates costs as cel-go's `checker.Cost` does, with the functions of Kubernetes. */
class Estimator implements KnownSizes {
  readonly #self: DeclaredType;
  readonly #paths = new Map<Checked, SchemaPath>();
  readonly #sizes = new Map<Checked, Bounds>();
  readonly #entries = new Map<Checked, EntrySizes>();
  readonly #variables = new Map<string, LocalVariable[]>();

  constructor(self: DeclaredType) {
    this.#self = self;
  }

  cost(part: Checked): Bounds {
    switch (part.node) {
      case 'literal':
        return NONE;
      case 'name':
        this.#paths.set(part, this.#variable(part.name)?.path ?? pathOf(part.name));
        return ONE;
      case 'select':
        return this.#selectCost(part);
      case 'call':
        return this.#callCost(part);
      case 'list':
        return this.#listCost(part);
      case 'map':
        return this.#mapCost(part);
      case 'message':
        return plus(...part.fields.map(({ value }) => this.cost(value)), MESSAGE_COST);
      case 'comprehension':
        return isBinding(part) ? this.#bindingCost(part) : this.#loopCost(part);
    }
  }

  #selectCost(select: CheckedSelect): Bounds {
    const operand = this.cost(select.of);
    if (select.test) return operand;
    this.#paths.set(select, append(this.#pathOf(select.of), select.field));
    return ['map', 'object', 'parameter'].includes(select.of.type.kind) ? plus(operand, ONE) : operand;
  }

  #callCost(call: CheckedCall): Bounds {
    const [first] = call.args;
    if (call.name === 'dyn' && first) return this.#dynamicCost(call, first);
    const costs: Bounds[] = [];
    const args = call.args.map((argument) => {
      costs.push(this.cost(argument));
      return this.#nodeOf(argument);
    });
    if (call.overloads.length === 0) return NONE;
    const targetCost = call.target ? this.cost(call.target) : NONE;
    const target = call.target && this.#nodeOf(call.target);
    let cost: Bounds | undefined;
    let size: Bounds | undefined;
    for (const overload of call.overloads) {
      const found = callCost({ call, overload, target, args, costs, known: this });
      cost = eitherOf(cost, found.cost);
      if (found.size) size = eitherOf(size, found.size);
      if (call.name === '_[_]' && first && overload.params[0]?.kind !== 'optional') {
        size = this.entriesOf(first)?.value;
        this.#paths.set(call, append(this.#pathOf(first), overload.params[0]?.kind === 'list' ? '@items' : '@values'));
      }
      size ??= this.#sizeOf(call);
    }
    if (size) this.#sizes.set(call, size);
    return plus(targetCost, cost ?? NONE);
  }

  #dynamicCost(call: CheckedCall, argument: Checked): Bounds {
    const cost = plus(ONE, this.cost(argument));
    this.#copySizes(call, argument);
    return cost;
  }

  #listCost(list: CheckedList): Bounds {
    const costs = list.items.map(({ value }) => this.cost(value));
    const sizes = list.items.map(({ value }) => this.sizeOrUnknown(value));
    this.#entries.set(list, { list: true, key: ONE, value: sizes.length > 0 ? sizes.reduce(either) : NONE });
    return plus(...costs, LIST_COST);
  }

  #mapCost(map: CheckedMap): Bounds {
    const costs = map.entries.flatMap(({ key, value }) => [this.cost(key), this.cost(value)]);
    const sizes = (parts: readonly Checked[]): Bounds =>
      parts.length > 0 ? parts.map((part) => this.sizeOrUnknown(part)).reduce(either) : NONE;
    const [key, value] = [sizes(map.entries.map((entry) => entry.key)), sizes(map.entries.map((entry) => entry.value))];
    this.#entries.set(map, { list: false, key, value });
    return plus(...costs, MAP_COST);
  }

  #loopCost(loop: CheckedLoop): Bounds {
    const before = [this.cost(loop.range), this.cost(loop.initial)];
    this.#pushLocal(loop.accumulator, loop.initial);
    if (loop.secondVariable === undefined) this.#pushEntry(loop.variable, loop.range, 'single');
    else {
      this.#pushEntry(loop.variable, loop.range, 'key');
      this.#pushEntry(loop.secondVariable, loop.range, 'value');
    }
    const condition = this.cost(loop.condition);
    const step = this.cost(loop.step);
    this.#pop(loop.variable);
    if (loop.secondVariable !== undefined) this.#pop(loop.secondVariable);
    const result = this.cost(loop.result);
    this.#pop(loop.accumulator);
    const count = this.sizeOrUnknown(loop.range);
    this.#setLoopSize(loop, count);
    return plus(...before, result, times(count, plus(step, condition)));
  }

  #setLoopSize(loop: CheckedLoop, count: Bounds): void {
    if (loop.initial.node === 'literal') {
      const size = this.#sizeOf(loop.initial);
      if (size) this.#sizes.set(loop, size);
    } else if (loop.initial.node === 'list' || loop.initial.node === 'map') {
      this.#sizes.set(loop, count);
      const entries = this.entriesOf(loop.step);
      if (entries) this.#entries.set(loop, entries);
    }
  }

  #bindingCost(loop: CheckedLoop): Bounds {
    const before = [this.cost(loop.range), this.cost(loop.initial)];
    this.#pushLocal(loop.accumulator, loop.initial);
    const result = this.cost(loop.result);
    this.#pop(loop.accumulator);
    this.#copySizes(loop, loop.result);
    return plus(...before, result);
  }

  #pushLocal(name: string, value: Checked): void {
    const entries = this.entriesOf(value);
    this.#push(name, { path: this.#pathOf(value), size: this.#sizeOf(value), entries });
  }

  /** Adds a variable of a loop: a key or index, a value, or with one variable the entry of a list or the key of a map. */
  #pushEntry(name: string, range: Checked, which: 'key' | 'value' | 'single'): void {
    const entries = this.entriesOf(range);
    const list = entries ? entries.list : range.type.kind === 'list';
    const value = which === 'value' || (which === 'single' && list);
    const part = value ? (list ? '@items' : '@values') : list ? '@indices' : '@keys';
    this.#push(name, { path: append(this.#pathOf(range), part), size: value ? entries?.value : entries?.key, entries: undefined });
  }

  #push(name: string, variable: LocalVariable): void {
    this.#variables.set(name, [...(this.#variables.get(name) ?? []), variable]);
  }

  #pop(name: string): void {
    this.#variables.set(name, (this.#variables.get(name) ?? []).slice(0, -1));
  }

  #variable(name: string): LocalVariable | undefined {
    return this.#variables.get(name)?.at(-1);
  }

  #pathOf(part: Checked): SchemaPath {
    const variable = part.node === 'name' ? this.#variable(part.name) : undefined;
    return variable?.path ?? this.#paths.get(part) ?? NO_PATH;
  }

  #nodeOf(part: Checked): CostNode {
    const path = this.#pathOf(part);
    const known = path.length > 0 && path.store[0] === ACCUMULATOR ? NO_PATH : path;
    return { part, type: part.type, path: known, size: this.#sizeOf(part) };
  }

  sizeOrUnknown(part: Checked): Bounds {
    return this.#sizeOf(part) ?? UNKNOWN;
  }

  #sizeOf(part: Checked): Bounds | undefined {
    const known = this.#sizes.get(part) ?? literalSize(part);
    if (known) return known;
    const declared = this.declaredSize(this.#pathOf(part));
    if (declared) {
      this.#sizes.set(part, declared);
      return declared;
    }
    if (isScalar(part.type)) return ONE;
    return part.node === 'name' ? this.#variable(part.name)?.size : undefined;
  }

  /** Returns the size of the value at `path` that the schema declares. */
  declaredSize(path: SchemaPath): Bounds | undefined {
    if (path.length === 0) return undefined;
    let at: DeclaredType | undefined = this.#self;
    for (const part of segments(path).slice(1)) {
      if (part === '@items' || part === '@values') at = at.entry;
      else if (part === '@keys') at = at.key;
      else at = at.fields?.get(part);
      if (at === undefined) return undefined;
    }
    return { min: 0, max: at.most };
  }

  entriesOf(part: Checked): EntrySizes | undefined {
    return this.#entries.get(part) ?? (part.node === 'name' ? this.#variable(part.name)?.entries : undefined);
  }

  setEntries(part: Checked, entries: EntrySizes | undefined): void {
    if (entries) this.#entries.set(part, entries);
  }

  #copySizes(to: Checked, from: Checked): void {
    const size = this.#sizeOf(from);
    if (size) this.#sizes.set(to, size);
    this.setEntries(to, this.entriesOf(from));
  }
}

const eitherOf = (bounds: Bounds | undefined, other: Bounds): Bounds => (bounds ? either(bounds, other) : other);

/** Returns whether a loop never iterates and only binds a name, as that of `optMap` does. */
const isBinding = ({ range, condition, accumulator }: CheckedLoop): boolean =>
  range.node === 'list' &&
  range.items.length === 0 &&
  condition.node === 'literal' &&
  condition.value === false &&
  accumulator !== ACCUMULATOR;

function literalSize(part: Checked): Bounds | undefined {
  if (part.node === 'list') return fixed(part.items.length);
  if (part.node === 'map') return fixed(part.entries.length);
  if (part.node !== 'literal') return undefined;
  const { value } = part;
  if (typeof value === 'string') return fixed(codePointCount(value));
  return typeof value === 'object' && value !== null && 'bytes' in value ? fixed(value.bytes.length) : ONE;
}

const SCALARS = new Set(['bool', 'double', 'duration', 'int', 'timestamp', 'uint']);

const isScalar = (type: CelType): boolean =>
  type.kind === 'optional' ? isScalar(type.of) : type.kind === 'simple' && SCALARS.has(type.name);
