import { encodeJson, int64, sprintf, startRun } from '@slipway/go-template/go-format';
import type { GoJson } from './go-json.ts';
import { countText, withinTextLimits } from './limits.ts';

/** Formats values as `fmt.Sprintf` of Go. A verb that does not fit its value becomes an error text: `%!d(float64=5)`. */
export function formatGo(format: string, values: readonly GoJson[]): string {
  countText(format.length + paddingOf(format));
  const text = withinTextLimits(() => {
    startRun();
    return sprintf(format, values.map(printable), noMarker);
  });
  countText(text.length);
  return text;
}

/** Returns a value as Go prints it with `%v`. */
export const goText = (value: GoJson): string => (typeof value === 'string' ? value : formatGo('%v', [value]));

/** Returns the JSON of a value as `encoding/json` writes it: sorted keys, and no `<`, `>` and `&`. */
export function goJsonText(value: GoJson): string {
  const text = withinTextLimits(() => {
    startRun();
    return encodeJson(value, { escapesHtml: true }, noMarker);
  });
  countText(text.length);
  return text;
}

/** No value of a render is unknown. */
const noMarker = (): string => '';

/** Returns the most characters that the widths and precisions of a format can add. */
function paddingOf(format: string): number {
  let padding = 0;
  for (const [verb] of format.matchAll(/%[-+# \d.*[\]]+/g))
    for (const [number] of verb.matchAll(/\d{3,9}|\*/g)) padding += number === '*' ? MAX_WIDTH : Number(number);
  return padding;
}

const MAX_WIDTH = 1_000_000;

/** Returns a value in the form of the package go-template, in which a bigint is an `int`. */
function printable(value: GoJson): unknown {
  if (typeof value === 'bigint') return int64(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(printable);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, printable(item)]));
}

/** A verb of a format, or a percent sign that is written twice. */
export const VERB = /%(?:%|[-+# 0-9.[\]]{0,16}[a-zA-Z])/g;
