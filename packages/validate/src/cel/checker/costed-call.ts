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

/** A part of an expression, as the cost estimation uses it. */
export interface CostNode {
  readonly part: Checked | undefined;
  readonly type: CelType;
  readonly path: SchemaPath;
  readonly size: Bounds | undefined;
}

/** The sizes of parts of the expression that are estimated so far. */
export interface KnownSizes {
  /** Returns the size of the value that the schema has at `path`. */
  declaredSize(path: SchemaPath): Bounds | undefined;
  entriesOf(part: Checked): EntrySizes | undefined;
  setEntries(part: Checked, entries: EntrySizes | undefined): void;
}

/** A call, with the costs of its parts. */
export interface CostedCall {
  readonly call: CheckedCall;
  readonly overload: Signature;
  readonly target: CostNode | undefined;
  readonly args: readonly CostNode[];
  readonly costs: readonly Bounds[];
  readonly known: KnownSizes;
}

/** The cost of a function without its arguments. With `complete`, it includes them. */
export interface FunctionCost {
  readonly cost: Bounds;
  /** Size of its result. */
  readonly size?: Bounds;
  readonly complete?: boolean;
}

/** Cost of reading one character or entry, and factor for each character of a pattern (cel-go `common/cost.go`). */
export const TRAVERSAL = 0.1;
export const PATTERN = 0.25;

/** Returns the cost of reading a value of `size` once. */
export const traversal = (size: Bounds): Bounds => scaled(size, TRAVERSAL);
