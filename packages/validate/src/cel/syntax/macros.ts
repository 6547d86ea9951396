import { CelSyntaxError, type Expression } from './ast.ts';

/** The variable in which a macro accumulates its result. No expression can name it. */
export const ACCUMULATOR = '@result';
const SORT_INPUT = '@__sortBy_input__';

type Expand = (target: Expression, args: readonly Expression[], offset: number) => Expression;

/** Returns the expansion of a call of a macro; undefined for another call. Throws CelSyntaxError. */
export function expandMacro(
  name: string,
  target: Expression | undefined,
  args: readonly Expression[],
  offset: number,
): Expression | undefined {
  if (target === undefined) return name === 'has' && args.length === 1 ? presence(args[0], offset) : undefined;
  const expand = MACROS.get(`${name}/${args.length}`);
  return expand?.(target, args, offset);
}

function presence(argument: Expression | undefined, offset: number): Expression {
  if (argument?.node === 'select') return { ...argument, test: true };
  throw new CelSyntaxError('has() takes a field selection', offset);
}

const literal = (value: bigint | boolean): Expression => ({ node: 'literal', value });
const name = (text: string): Expression => ({ node: 'name', name: text });
const call = (fn: string, ...args: readonly Expression[]): Expression => ({ node: 'call', name: fn, args });
const list = (...values: readonly Expression[]): Expression => ({
  node: 'list',
  items: values.map((value) => ({ value, optional: false })),
});

const accumulator = name(ACCUMULATOR);
const always = literal(true);

interface Fold {
  readonly initial: Expression;
  readonly condition: Expression;
  readonly step: Expression;
  readonly result?: Expression;
}

/** Returns the parts of a loop from the arguments after the variables. */
type Folder = (rest: readonly Expression[], variables: readonly string[]) => Fold;

const all: Folder = ([predicate = always]) => ({
  initial: literal(true),
  condition: call('@not_strictly_false', accumulator),
  step: call('_&&_', accumulator, predicate),
});

const exists: Folder = ([predicate = always]) => ({
  initial: literal(false),
  condition: call('@not_strictly_false', call('!_', accumulator)),
  step: call('_||_', accumulator, predicate),
});

const existsOne: Folder = ([predicate = always]) => ({
  initial: literal(0n),
  condition: always,
  step: call('_?_:_', predicate, call('_+_', accumulator, literal(1n)), accumulator),
  result: call('_==_', accumulator, literal(1n)),
});

const collect = (value: Expression, predicate: Expression | undefined): Fold => ({
  initial: list(),
  condition: always,
  step: guarded(call('_+_', accumulator, list(value)), predicate),
});

const guarded = (step: Expression, predicate: Expression | undefined): Expression =>
  predicate ? call('_?_:_', predicate, step, accumulator) : step;

/** Expands `map(x, value)` and `map(x, predicate, value)`; `transformList` has the same form. */
const map: Folder = (rest) => (rest.length === 1 ? collect(rest[0] ?? always, undefined) : collect(rest[1] ?? always, rest[0]));

const filter: Folder = ([predicate], [variable = '']) => collect(name(variable), predicate);

const insert =
  (withKey: boolean): Folder =>
  (rest, [key = '']) => {
    const value = rest.at(-1) ?? always;
    const step = withKey ? call('cel.@mapInsert', accumulator, name(key), value) : call('cel.@mapInsert', accumulator, value);
    return { initial: { node: 'map', entries: [] }, condition: always, step: guarded(step, rest.length === 2 ? rest[0] : undefined) };
  };

const folding =
  (variableCount: 1 | 2, folder: Folder): Expand =>
  (target, args, offset) => {
    const variables = args.slice(0, variableCount).map((argument) => variableName(argument, offset));
    const [variable = '', secondVariable] = variables;
    if (variable === secondVariable) throw new CelSyntaxError('the two variables of a macro differ', offset);
    return {
      node: 'comprehension',
      range: target,
      variable,
      ...(secondVariable === undefined ? {} : { secondVariable }),
      accumulator: ACCUMULATOR,
      result: accumulator,
      ...folder(args.slice(variableCount), variables),
    };
  };

function variableName(argument: Expression, offset: number): string {
  if (argument.node === 'name' && !argument.name.startsWith('.')) return argument.name;
  throw new CelSyntaxError('the variable of a macro is a plain name', offset);
}

/** Binds `variable` to the value of `value` in `result`, with a loop that never iterates. */
const bind = (variable: string, value: Expression, result: Expression): Expression => ({
  node: 'comprehension',
  range: list(),
  variable: '#unused',
  accumulator: variable,
  initial: value,
  condition: literal(false),
  step: name(variable),
  result,
});

const optionalMap =
  (flat: boolean): Expand =>
  (target, [variable = always, value = always], offset) => {
    const bound = bind(variableName(variable, offset), { node: 'call', name: 'value', target, args: [] }, value);
    return call(
      '_?_:_',
      { node: 'call', name: 'hasValue', target, args: [] },
      flat ? bound : call('optional.of', bound),
      call('optional.none'),
    );
  };

const sortBy: Expand = (target, args, offset) => {
  if (!['list', 'select', 'name', 'comprehension', 'call'].includes(target.node)) throw new CelSyntaxError('sortBy is for lists', offset);
  const keys = folding(1, map)(name(SORT_INPUT), args, offset);
  return bind(SORT_INPUT, target, { node: 'call', name: '@sortByAssociatedKeys', target: name(SORT_INPUT), args: [keys] });
};

const MACROS: ReadonlyMap<string, Expand> = new Map<string, Expand>([
  ['all/2', folding(1, all)],
  ['all/3', folding(2, all)],
  ['exists/2', folding(1, exists)],
  ['exists/3', folding(2, exists)],
  ['exists_one/2', folding(1, existsOne)],
  ['exists_one/3', folding(2, existsOne)],
  ['existsOne/3', folding(2, existsOne)],
  ['map/2', folding(1, map)],
  ['map/3', folding(1, map)],
  ['filter/2', folding(1, filter)],
  ['transformList/3', folding(2, map)],
  ['transformList/4', folding(2, map)],
  ['transformMap/3', folding(2, insert(true))],
  ['transformMap/4', folding(2, insert(true))],
  ['transformMapEntry/3', folding(2, insert(false))],
  ['transformMapEntry/4', folding(2, insert(false))],
  ['optMap/2', optionalMap(false)],
  ['optFlatMap/2', optionalMap(true)],
  ['sortBy/2', sortBy],
]);
