import type { Expression } from '../parse/nodes.ts';
import type { Dialect } from './dialect.ts';
import { FieldRead } from './fields.ts';
import type { TemplateText } from './segments.ts';

/** The variables that are visible at a position of a template. Each declaration has a slot of the frame. */
export class Scope {
  readonly dialect: Dialect;
  readonly file: TemplateText;
  private readonly outer: Scope | undefined;
  private readonly slots = new Map<string, number>();
  private readonly counter: { next: number };
  private readonly reads: Map<Expression, FieldRead>;

  constructor(dialect: Dialect, file: TemplateText, outer?: Scope) {
    this.dialect = dialect;
    this.file = file;
    this.outer = outer;
    this.counter = outer?.counter ?? { next: 1 };
    this.reads = outer?.reads ?? new Map();
    if (outer === undefined) this.slots.set('$', 0);
  }

  /** Returns the record of the last read of a chain of fields. */
  readOf(node: Expression & { readonly fields: readonly string[] }): FieldRead {
    const known = this.reads.get(node);
    if (known !== undefined) return known;
    const read = new FieldRead(node.fields.at(-1) as string);
    this.reads.set(node, read);
    return read;
  }

  /** Returns a scope inside of this one. */
  enter(): Scope {
    return new Scope(this.dialect, this.file, this);
  }

  /** Returns the slot of a variable; undefined for a variable that is not declared when the template runs. */
  lookup(name: string): number | undefined {
    return this.slots.get(name) ?? this.outer?.lookup(name);
  }

  /** Declares a variable. It hides an earlier one of the same name. */
  declareSlot(name: string): number {
    const slot = this.counter.next++;
    this.slots.set(name, slot);
    return slot;
  }

  /** Returns the slot of a variable that this scope declares. */
  declaredSlot(name: string): number | undefined {
    return this.slots.get(name);
  }
}
