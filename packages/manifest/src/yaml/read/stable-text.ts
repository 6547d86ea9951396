/**
 * JSON of any value that YAML or a schema may hold, the same for equal values and another one for others: fields in the order of their
 * names and without those that are undefined, integers beyond 2^53 with every digit, NaN and infinities by name. A value that contains
 * itself, or is nested deeper than anything that is read, throws a RangeError.
 */
export function stableText(value: unknown): string {
  const parts: string[] = [];
  write(value, parts, 0);
  return parts.join('');
}

const DEEPEST = 1000;

function write(value: unknown, parts: string[], depth: number): void {
  if (depth > DEEPEST) throw new RangeError('a value that contains itself, or is nested too deeply');
  switch (typeof value) {
    case 'string':
      parts.push(JSON.stringify(value));
      return;
    case 'bigint':
      parts.push(String(value));
      return;
    case 'number':
      parts.push(String(value));
      return;
    case 'object':
      if (value === null) parts.push('null');
      else if (Array.isArray(value)) writeList(value, parts, depth);
      else writeFields(value as Readonly<Record<string, unknown>>, parts, depth);
      return;
    default:
      parts.push(String(value));
  }
}

function writeList(list: readonly unknown[], parts: string[], depth: number): void {
  parts.push('[');
  for (let index = 0; index < list.length; index++) {
    if (index > 0) parts.push(',');
    write(list[index], parts, depth + 1);
  }
  parts.push(']');
}

function writeFields(fields: Readonly<Record<string, unknown>>, parts: string[], depth: number): void {
  parts.push('{');
  let isFirst = true;
  for (const key of Object.keys(fields).sort()) {
    if (fields[key] === undefined) continue;
    if (!isFirst) parts.push(',');
    isFirst = false;
    parts.push(JSON.stringify(key), ':');
    write(fields[key], parts, depth + 1);
  }
  parts.push('}');
}
