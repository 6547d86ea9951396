import type { CelType } from '../values/types.ts';
import { type Bounds, fixed, MAX_COUNT, NONE, ONE, plus, scaled, times, UNKNOWN } from './bounds.ts';
import { type CostedCall, type CostNode, type FunctionCost, type KnownSizes, PATTERN, TRAVERSAL, traversal } from './costed-call.ts';
import { append, NO_PATH } from './schema-path.ts';

const MAX_NAME_PATTERN = 128;
const MAX_FORMAT_LENGTH = 64;
const AUTHORIZATION = 350_000;

/** Returns the cost of functions of Kubernetes, and of CEL's libraries for lists and sets; undefined for other functions. */
export function functionCost(costed: CostedCall): FunctionCost | undefined {
  const estimate = Object.hasOwn(COSTS, costed.call.name) ? COSTS[costed.call.name] : undefined;
  return estimate?.(costed);
}

type Estimate = (costed: CostedCall) => FunctionCost | undefined;

function sizeOf(node: CostNode | undefined, known: KnownSizes): Bounds {
  return node === undefined ? UNKNOWN : (node.size ?? known.declaredSize(node.path) ?? UNKNOWN);
}

const nominal: Estimate = () => ({ cost: ONE });
const fixedCost =
  (cost: number): Estimate =>
  () => ({ cost: fixed(cost) });

/** Cost of reading the first argument, or the receiver, `times` times. With `keeps`, the result has the same size. */
const reading =
  (which: 'argument' | 'target', { keeps = false, factor = TRAVERSAL } = {}): Estimate =>
  ({ target, args, known }) => {
    const node = which === 'target' ? target : args[0];
    if (node === undefined) return undefined;
    const size = sizeOf(node, known);
    return { cost: scaled(size, factor), ...(keeps ? { size } : {}) };
  };

/** Returns the cost of a new list with a cost for each entry. */
const allocating = (factor: number, size: Bounds): FunctionCost => ({ cost: plus(scaled(size, factor), ONE, fixed(10)), size });

const comparingAll =
  (factor: number): Estimate =>
  ({ args, known }) => ({
    cost: plus(scaled(times(sizeOf(args[0], known), sizeOf(args[1], known)), factor), ONE),
  });

const sorting =
  (node: (costed: CostedCall) => CostNode | undefined): Estimate =>
  (costed) => {
    const size = sizeOf(node(costed), costed.known);
    const list = costed.overload.params.at(-1);
    return allocating(isText(list?.kind === 'list' ? list.entry : undefined) ? 2 + TRAVERSAL : 2, times(size, size));
  };

const isText = (type: CelType | undefined): boolean => type?.kind === 'simple' && (type.name === 'string' || type.name === 'bytes');

const COSTS: Readonly<Record<string, Estimate>> = {
  ...all(
    ['serviceAccount', 'path', 'group', 'resource', 'subresource', 'namespace', 'name', 'allowed', 'reason', 'error', 'errored'],
    nominal,
  ),
  ...all(
    ['masked', 'prefixLength', 'family', 'isUnspecified', 'isLoopback', 'isLinkLocalMulticast', 'isLinkLocalUnicast', 'isGlobalUnicast'],
    nominal,
  ),
  ...all(
    [
      'sign',
      'asInteger',
      'isInteger',
      'asApproximateFloat',
      'isGreaterThan',
      'isLessThan',
      'compareTo',
      'add',
      'sub',
      'major',
      'minor',
      'patch',
    ],
    nominal,
  ),
  ...all(['getScheme', 'getHostname', 'getHost', 'getPort', 'getEscapedPath', 'getQuery', 'format.named'], nominal),
  check: fixedCost(AUTHORIZATION),
  ...all(['fieldSelector', 'labelSelector'], selectorCost),
  ...all(['isSorted', 'sum', 'max', 'min', 'indexOf', 'lastIndexOf'], entriesCost),
  ...all(['url', 'jsonpatch.escapeKey'], reading('argument', { keeps: true })),
  ...all(['lowerAscii', 'upperAscii', 'substring', 'trim'], reading('target', { keeps: true })),
  ...all(['cidr', 'isIP', 'isCIDR', 'quantity', 'isQuantity', 'semver', 'isSemver'], reading('argument')),
  'ip.isCanonical': reading('argument', { factor: 2 * TRAVERSAL }),
  ip: (costed) => (costed.overload.member ? { cost: ONE } : reading('argument')(costed)),
  replace: replaceCost,
  split: splitCost,
  join: joinCost,
  ...all(['find', 'findAll'], searchCost),
  containsIP: (costed) => addressCost(costed, NONE),
  containsCIDR: (costed) => addressCost(costed, plus(traversal(ADDRESS), ONE)),
  validate: ({ args, known }) => ({ cost: scaled(traversal(sizeOf(args[0], known)), MAX_NAME_PATTERN * PATTERN) }),
  '_==_': equalityCost,
  slice: ({ target, args, known }) => {
    const [start, end] = [intOf(args[0], 0), intOf(args[1], sizeOf(target, known).max)];
    return allocating(1, fixed(end >= start ? end - start : MAX_COUNT));
  },
  'lists.range': ({ args }) => allocating(1, fixed(intOf(args[0], MAX_COUNT))),
  reverse: ({ target, known }) => allocating(1, sizeOf(target, known)),
  flatten: ({ target, args, known }) => allocating(args[0] ? intOf(args[0], MAX_COUNT) : 1, sizeOf(target, known)),
  distinct: ({ target, known }) => allocating(2, times(sizeOf(target, known), sizeOf(target, known))),
  sort: sorting(({ target }) => target),
  '@sortByAssociatedKeys': sorting(({ args }) => args[0]),
  ...all(['sets.contains', 'sets.intersects'], comparingAll(1)),
  'sets.equivalent': comparingAll(2),
};

function all(names: readonly string[], estimate: Estimate): Record<string, Estimate> {
  return Object.fromEntries(names.map((name) => [name, estimate]));
}

/** Returns the number of an argument that is a literal. */
function intOf(node: CostNode | undefined, otherwise: number): number {
  const part = node?.part;
  return part?.node === 'literal' && typeof part.value === 'bigint' ? Math.max(0, Number(part.value)) : otherwise;
}

function selectorCost({ args, known }: CostedCall): FunctionCost {
  const size = sizeOf(args[0], known);
  return { cost: plus(fixed(10), traversal(size), scaled(scaled(size, 0.5), 50)) };
}

/** Returns the cost of reading each entry of a list, and each character of strings. */
function entriesCost({ target, known }: CostedCall): FunctionCost | undefined {
  if (target === undefined) return undefined;
  const size = sizeOf(target, known);
  const entry = entryOf(target);
  if (entry === undefined) return { cost: traversal(size) };
  return { cost: times(size, isText(entry.type) ? plus(ONE, traversal(sizeOf(entry, known))) : ONE) };
}

/** Returns an entry that binds a parameter to its type. */
function entryOf({ type, path }: CostNode): CostNode | undefined {
  const entry = type.kind === 'list' ? type.entry : type.kind === 'map' ? type.key : type.kind === 'optional' ? type.of : undefined;
  if (entry === undefined) return undefined;
  return {
    part: undefined,
    type: entry,
    path: path.length > 0 ? append({ ...path, room: path.length }, '@items') : NO_PATH,
    size: undefined,
  };
}

function replaceCost({ target, args, known }: CostedCall): FunctionCost | undefined {
  if (target === undefined) return undefined;
  const [size, old, by] = [sizeOf(target, known), sizeOf(args[0], known), sizeOf(args[1], known)];
  const most =
    old.min === 0 ? [Math.min(size.max + 1, MAX_COUNT), size.max] : by.max <= old.min ? [0, size.max] : [Math.ceil(size.max / old.min), 0];
  const least = old.max === 0 ? [size.min + 1, size.min] : old.max <= by.min ? [0, size.min] : [Math.ceil(size.min / old.max), 0];
  const [count, kept] = [0, 1].map((index) => ({ min: least[index] ?? 0, max: most[index] ?? 0 })) as [Bounds, Bounds];
  return { cost: scaled(size, 2 * TRAVERSAL), size: plus(times(count, by), kept) };
}

function splitCost({ target, args, known }: CostedCall): FunctionCost | undefined {
  if (target === undefined) return undefined;
  const size = sizeOf(target, known);
  const part = args[1]?.part;
  const limit = part?.node === 'literal' && typeof part.value === 'bigint' ? Number(BigInt.asUintN(64, part.value)) : size.max;
  return { cost: scaled(size, 2 * TRAVERSAL), size: { min: 0, max: limit } };
}

function joinCost({ target, args, known }: CostedCall): FunctionCost | undefined {
  if (target === undefined) return undefined;
  const list = sizeOf(target, known);
  const entry = entryOf(target);
  const texts = entry ? times(list, sizeOf(entry, known)) : NONE;
  const gaps: Bounds = { min: Math.max(0, list.min - 1), max: Math.max(0, list.max - 1) };
  const size = args[0] ? plus(texts, times(sizeOf(args[0], known), gaps)) : texts;
  return { cost: traversal(size), size };
}

function searchCost({ target, args, known }: CostedCall): FunctionCost | undefined {
  if (target === undefined) return undefined;
  const size = sizeOf(target, known);
  const cost = times(traversal(plus(size, ONE)), scaled(sizeOf(args[0], known), PATTERN));
  return { cost, size: { min: 0, max: size.max } };
}

/** Size of an address: 4 or 16 bytes. */
const ADDRESS: Bounds = { min: 4, max: 16 };

function addressCost({ overload, args, known }: CostedCall, more: Bounds): FunctionCost {
  const asText = isText(overload.params[1]);
  const parsing = asText ? traversal(sizeOf(args[0], known)) : NONE;
  return { cost: plus(traversal(plus(ADDRESS, ADDRESS)), more, parsing) };
}

/** Returns the cost of comparing values of the types of Kubernetes as a whole. */
function equalityCost({ args: [left, right] }: CostedCall): FunctionCost | undefined {
  if (left?.type.kind !== 'opaque' || right?.type.kind !== 'opaque' || left.type.name !== right.type.name) return undefined;
  if (left.type.name === 'kubernetes.NamedFormat') return { cost: traversal({ min: 1, max: MAX_FORMAT_LENGTH }) };
  if (left.type.name === 'kubernetes.URL') return { cost: traversal({ min: 1, max: right.size?.max ?? 1 }) };
  return { cost: ONE };
}
