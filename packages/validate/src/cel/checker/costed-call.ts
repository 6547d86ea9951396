import type { Signature } from '../values/overload.ts';
import type { CelType } from '../values/types.ts';
import { type Bounds, scaled } from './bounds.ts';
import type { Checked, CheckedCall } from './checked.ts';
import type { SchemaPath } from './schema-path.ts';

/** The known sizes of the entries of a list or map. */
export interface EntrySizes {
  readonly list: boolean;
  readonly key: Bounds;
  readonly value: Bounds;
}

/** A part of the expression as costs of calls see it. */
export interface CostNode {
  readonly part: Checked | undefined;
  readonly type: CelType;
  readonly path: SchemaPath;
  readonly size: Bounds | undefined;
}

/** The sizes that an estimate has for the parts of the expression so far. */
export interface KnownSizes {
  /** Of the value that the schema has at `path`. */
  declaredSize(path: SchemaPath): Bounds | undefined;
  entriesOf(part: Checked): EntrySizes | undefined;
  setEntries(part: Checked, entries: EntrySizes | undefined): void;
}

/** A call with what its parts cost. */
export interface CostedCall {
  readonly call: CheckedCall;
  readonly overload: Signature;
  readonly target: CostNode | undefined;
  readonly args: readonly CostNode[];
  readonly costs: readonly Bounds[];
  readonly known: KnownSizes;
}

/** What a function costs without its arguments; or with them, when it is complete. */
export interface FunctionCost {
  readonly cost: Bounds;
  /** Of its result. */
  readonly size?: Bounds;
  readonly complete?: boolean;
}

/** What it costs to read a character or an entry, and for each character of a pattern (cel-go `common/cost.go`). */
export const TRAVERSAL = 0.1;
export const PATTERN = 0.25;

/** What it costs to read a value of `size` once. */
export const traversal = (size: Bounds): Bounds => scaled(size, TRAVERSAL);
