import { convertMap, GoError, type GoMap, type GoType, typed, type Unknown, yamlValue } from '@slipway/go-template';
import { writeGoYaml } from '../go-yaml.ts';
import { isTable } from '../value-maps.ts';

/**
 * The type of `.Values`, `.Template` and the whole data of a template (`pkg/chart/common/values.go`). A value with the name of a method
 * cannot be read, as in Go.
 */
export const VALUES: GoType = {
  name: 'common.Values',
  kind: 'map',
  methods: {
    AsMap: { signature: 'func() map[string]interface {}', call: asMap },
    // No template has an `io.Writer`.
    Encode: { signature: 'func(io.Writer) error', call: () => null },
    PathValue: { signature: 'func(string) interface {}', call: valueAt },
    Table: { signature: 'func(string) common.Values', call: tableAt },
    YAML: { signature: 'func() string', call: asYaml },
  },
};

/** Returns the values of a chart in another chart. They are a part of the values of the parent, under another type. */
export const valuesOfChild = (values: unknown): GoMap => (isTable(values) ? convertMap(values, VALUES) : typed({}, VALUES));

/** The text is unknown if a value is. */
function asYaml(values: GoMap): unknown {
  let unknown: Unknown | undefined;
  const plain = yamlValue(values, (found) => {
    unknown ??= found;
    return '';
  });
  return unknown ?? writeGoYaml(plain);
}

function asMap(values: GoMap): GoMap {
  return Object.keys(values).length === 0 ? {} : convertMap(values, undefined);
}

function tableAt(values: GoMap, path: string): GoMap {
  const table = path.split('.').reduce((outer, name) => {
    const next = entryOf(outer, name);
    if (!isTable(next)) throw new GoError(`"${name}" is not a table`);
    return next;
  }, values);
  return convertMap(table, VALUES);
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
