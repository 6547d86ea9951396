import { GoError, type GoMap, type GoType, typed } from '@slipway/go-template';
import { isTable } from '../value-maps.ts';

/** The methods of `.Values`. A value with the same name cannot be read, as in Go. */
const METHODS: GoType['methods'] = {
  // The same map, so that reads and changes of it are those of `.Values`.
  AsMap: { signature: 'func() map[string]interface {}', call: (values: GoMap) => values },
  Table: { signature: 'func(string) common.Values', call: tableAt },
  PathValue: { signature: 'func(string) interface {}', call: valueAt },
};

/** The type of `.Values` of the root chart, which `typeOf` prints. */
export const VALUES: GoType = { name: 'common.Values', kind: 'map', methods: METHODS };

/**
 * The type of `.Values` of a chart in another chart. The map is a part of the values of the parent, and has no type of its own there. So
 * only its methods are those of `.Values`.
 */
const VALUES_OF_CHILD: GoType = { name: 'map[string]interface {}', kind: 'map', methods: METHODS };

/** Returns the values of a chart in another chart. */
export function valuesOfChild(values: unknown): GoMap {
  if (!isTable(values)) return typed({}, VALUES);
  return Object.isExtensible(values) ? typed(values, VALUES_OF_CHILD) : values;
}

function tableAt(values: GoMap, path: string): GoMap {
  return path.split('.').reduce((table, name) => {
    const next = entryOf(table, name);
    if (!isTable(next)) throw new GoError(`"${name}" is not a table`);
    return next;
  }, values);
}

function valueAt(values: GoMap, path: string): unknown {
  if (path === '') throw new GoError('YAML path cannot be empty');
  const names = path.split('.');
  const last = names.pop() ?? '';
  const table = names.reduce<unknown>((outer, name) => (isTable(outer) ? entryOf(outer, name) : undefined), values);
  const value = isTable(table) ? entryOf(table, last) : undefined;
  if (value === undefined || isTable(value)) throw new GoError(`"${last}" is not a value`);
  return value;
}

const entryOf = (table: GoMap, name: string): unknown => (Object.hasOwn(table, name) ? table[name] : undefined);
