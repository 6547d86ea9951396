import { type Bounds, either, MAX_COUNT, NONE, ONE, plus, scaled, times, UNKNOWN } from './bounds.ts';
import { type CostedCall, type CostNode, type EntrySizes, type FunctionCost, type KnownSizes, PATTERN, traversal } from './costed-call.ts';
import { functionCost } from './function-cost.ts';

/** Returns the cost of a call with its arguments but without its receiver, and the size of its result, if available. */
export function callCost(costed: CostedCall): FunctionCost {
  const { costs } = costed;
  const found = functionCost(costed) ?? standardCost(costed);
  if (found === undefined) return { cost: plus(ONE, ...costs) };
  return found.complete ? found : { ...found, cost: plus(found.cost, ...costs) };
}

const sizeOf = (node: CostNode | undefined): Bounds => node?.size ?? UNKNOWN;

/** Functions of CEL itself. */
function standardCost(costed: CostedCall): (FunctionCost & { readonly complete?: boolean }) | undefined {
  const { call, overload, target, args } = costed;
  const [first, second] = args;
  const parameter = overload.params[0];
  const over = parameter?.kind === 'simple' ? parameter.name : parameter?.kind;
  switch (call.name) {
    case 'format':
      return target && { cost: traversal(sizeOf(target)) };
    case 'bytes':
      return over === 'string' ? { cost: traversal(sizeOf(first)), size: wrapped(sizeOf(first), (most) => most * 4n) } : undefined;
    case 'string':
      return over === 'bytes'
        ? { cost: traversal(sizeOf(first)), size: { min: Math.floor(sizeOf(first).min / 4), max: sizeOf(first).max } }
        : undefined;
    case 'strings.quote': {
      const size = wrapped(sizeOf(first), (most) => most * 2n + 2n);
      return { cost: traversal(sizeOf(first)), size: { ...size, min: size.min + 2 } };
    }
    case 'startsWith':
    case 'endsWith':
      return { cost: traversal(sizeOf(first)) };
    case '@in':
    case 'in':
      return overload.params[1]?.kind === 'list' ? { cost: sizeOf(second) } : undefined;
    case 'matches':
      return target && { cost: times(traversal(plus(sizeOf(target), ONE)), scaled(sizeOf(first), PATTERN)) };
    case 'contains':
      return target && { cost: times(traversal(sizeOf(target)), traversal(sizeOf(first))) };
    case '_&&_':
    case '_||_':
    case '_?_:_':
      return branchCost(costed);
    case '_+_':
      return ['string', 'bytes', 'list'].includes(over ?? '') ? sumCost(costed, over === 'list') : undefined;
    case '_<_':
    case '_<=_':
    case '_>_':
    case '_>=_':
      return over === 'string' || over === 'bytes' ? { cost: comparisonCost(args) } : undefined;
    case '_==_':
    case '_!=_':
      return { cost: comparisonCost(args) };
    default:
      return undefined;
  }
}

/** Returns the value of the largest size after a conversion to 64 bits. */
const wrapped = ({ min, max }: Bounds, change: (most: bigint) => bigint): Bounds => ({
  min,
  max: Number(BigInt.asUintN(64, change(max >= MAX_COUNT ? 2n ** 64n - 1n : BigInt(max)))),
});

/** Returns the cost of `&&`, `||` and `?:`, which do not evaluate all their arguments. */
function branchCost({ call, args, costs, known }: CostedCall): FunctionCost & { readonly complete: true } {
  const [first = NONE, second = NONE, third = NONE] = costs;
  if (call.name !== '_?_:_') return { cost: { min: first.min, max: plus(first, second).max }, complete: true };
  const size = either(sizeOf(args[1]), sizeOf(args[2]));
  known.setEntries(call, eitherEntries(entriesOf(args[1], known), entriesOf(args[2], known)));
  return { cost: plus(first, either(second, third)), size, complete: true };
}

function sumCost({ call, args, known }: CostedCall, list: boolean): FunctionCost {
  const size = plus(sizeOf(args[0]), sizeOf(args[1]));
  known.setEntries(call, eitherEntries(entriesOf(args[0], known), entriesOf(args[1], known)));
  return { cost: list ? ONE : traversal(size), size };
}

const entriesOf = (node: CostNode | undefined, known: KnownSizes): EntrySizes | undefined => node?.part && known.entriesOf(node.part);

const eitherEntries = (a: EntrySizes | undefined, b: EntrySizes | undefined): EntrySizes | undefined =>
  a && b && { list: a.list, key: either(a.key, b.key), value: either(a.value, b.value) };

/** Returns the cost of a comparison. Strings are compared up to the end of the shorter one. */
function comparisonCost([left, right]: readonly CostNode[]): Bounds {
  const most = Math.min(sizeOf(left).max, sizeOf(right).max);
  return traversal({ min: most > 0 ? 1 : 0, max: most });
}
