import type { Literal } from '../syntax/ast.ts';
import type { Signature } from '../values/overload.ts';
import type { CelType } from '../values/types.ts';

/** A part of an expression, with its type. */
export type Checked = CheckedLiteral | CheckedName | CheckedSelect | CheckedCall | CheckedList | CheckedMap | CheckedMessage | CheckedLoop;

interface Typed {
  /** Complete only after the whole expression is checked. */
  type: CelType;
  /** Its position, in UTF-16 units from the start; undefined for a part that a macro adds. */
  readonly offset: number | undefined;
}

interface CheckedLiteral extends Typed {
  readonly node: 'literal';
  readonly value: Literal;
}

interface CheckedName extends Typed {
  readonly node: 'name';
  readonly name: string;
}

export interface CheckedSelect extends Typed {
  readonly node: 'select';
  readonly of: Checked;
  readonly field: string;
  readonly test: boolean;
}

export interface CheckedCall extends Typed {
  readonly node: 'call';
  readonly name: string;
  readonly target?: Checked;
  readonly args: readonly Checked[];
  /** The matching overloads. There may be several when a type is dyn. */
  readonly overloads: readonly Signature[];
}

export interface CheckedItem {
  readonly value: Checked;
  readonly optional: boolean;
}

export interface CheckedList extends Typed {
  readonly node: 'list';
  readonly items: readonly CheckedItem[];
}

interface CheckedEntry extends CheckedItem {
  readonly key: Checked;
}

export interface CheckedMap extends Typed {
  readonly node: 'map';
  readonly entries: readonly CheckedEntry[];
}

interface CheckedMessage extends Typed {
  readonly node: 'message';
  readonly fields: readonly CheckedItem[];
}

export interface CheckedLoop extends Typed {
  readonly node: 'comprehension';
  readonly range: Checked;
  readonly variable: string;
  readonly secondVariable?: string;
  readonly accumulator: string;
  readonly initial: Checked;
  readonly condition: Checked;
  readonly step: Checked;
  readonly result: Checked;
}

/** Yields the part itself and all parts of it, each with its surrounding parts, the nearest first. */
export function* partsWithin(part: Checked, around: readonly Checked[] = []): Generator<readonly [Checked, readonly Checked[]]> {
  yield [part, around];
  const inside = [part, ...around];
  for (const child of childrenOf(part)) yield* partsWithin(child, inside);
}

function childrenOf(part: Checked): readonly Checked[] {
  switch (part.node) {
    case 'select':
      return [part.of];
    case 'call':
      return [...(part.target ? [part.target] : []), ...part.args];
    case 'message':
      return part.fields.map(({ value }) => value);
    case 'list':
      return part.items.map(({ value }) => value);
    case 'map':
      return part.entries.flatMap(({ key, value }) => [key, value]);
    case 'comprehension':
      return [part.range, part.initial, part.condition, part.step, part.result];
    default:
      return [];
  }
}
