import { goFloat } from '../../src/cel/values/text.ts';
import { formatTime } from '../../src/cel/values/times.ts';
import { entriesOf, type Value } from '../../src/cel/values/value.ts';

/** A value of CEL as one line, its type shown by its form; all errors are the same. */
export function printValue(value: Value): string {
  switch (typeof value) {
    case 'bigint':
    case 'boolean':
      return String(value);
    case 'number':
      return `double(${goFloat(value)})`;
    case 'string':
      return JSON.stringify(value);
  }
  if (value === null) return 'null';
  if (value instanceof Uint8Array) return `bytes(${Buffer.from(value).toString('hex')})`;
  switch (value.kind) {
    case 'uint':
      return `${value.value}u`;
    case 'duration':
      return `duration(${value.nanoseconds})`;
    case 'timestamp':
      return `timestamp(${formatTime(value)})`;
    case 'optional':
      return value.value === undefined ? 'none' : `some(${printValue(value.value)})`;
    case 'list':
      return `[${[...entriesOf(value)].map(printValue).join(', ')}]`;
    case 'map':
      return `{${value
        .keys()
        .map((key) => `${printValue(key)}: ${printValue(value.get(key) ?? null)}`)
        .sort()
        .join(', ')}}`;
    case 'type':
      return `type(${value.name})`;
    case 'opaque':
      return value.type;
    default:
      return value.kind;
  }
}
