import { isFields } from '@slipway/manifest';

const WIDTH = 140;

/**
 * Prints JSON for reviews. A value that fits on a line is on one line, so that a changed property is a changed line.
 * Keys keep their order. The text ends with a newline.
 */
export function printJson(value: unknown): string {
  return `${print(value, '', 0)}\n`;
}

/** `used` is the number of characters already on the line: indentation and key. */
function print(value: unknown, indent: string, used: number): string {
  const line = JSON.stringify(value);
  if (line.length + used <= WIDTH || !(Array.isArray(value) || isFields(value))) return line;
  const inner = `${indent} `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => inner + print(item, inner, inner.length)).join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value).map(([key, item]) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    return start + print(item, inner, start.length);
  });
  return `{\n${members.join(',\n')}\n${indent}}`;
}
