import { emitYaml, printableFlow, printableLines, UnwritableError } from '@slipway/manifest';

/**
 * Returns an object as YAML that is safe for a terminal and a log. A text with other characters becomes JSON, which is valid YAML, and has an
 * escape for each of them. JSON can also hold values that our YAML rejects: floats that are too large for integers, and objects that are
 * nested too deeply.
 */
export function printableYaml(object: object): string {
  const text = yamlText(object);
  return text !== undefined && printableLines(text) === text ? text : `${printableFlow(JSON.stringify(plainJson(object)))}\n`;
}

function yamlText(object: object): string | undefined {
  try {
    return emitYaml(object);
  } catch (error) {
    if (error instanceof UnwritableError) return undefined;
    throw error;
  }
}

/** Returns a value for JSON, with all digits of integers that exceed a number. */
export const plainJson = (value: unknown): unknown => {
  if (typeof value === 'bigint') return rawJson(String(value));
  if (Array.isArray(value)) return value.map(plainJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, plainJson(field)]));
};

/** Keeps a number as it is written, where Node supports it. Otherwise returns the nearest double. */
const rawJson = (digits: string): unknown => (JSON as { readonly rawJSON?: (text: string) => unknown }).rawJSON?.(digits) ?? Number(digits);
