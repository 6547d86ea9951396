import { childPointer, resolveScalar } from '@slipway/manifest';
import type { Variables } from './known-variables.ts';

/** An object as it is after Flux's `postBuild`. */
export interface Substituted {
  readonly object: unknown;
  /** JSON pointer of each value that was written, and the text that stood there before. */
  readonly before: ReadonlyMap<string, string>;
}

/**
 * Writes `variables` into the texts of `object`. A text of which a part stays unknown is left as it is. What a value is
 * afterwards is for YAML to say: kustomize prints texts without quotes where it can, Flux replaces in that print and reads
 * it as YAML 1.1, so `${REPLICAS}` becomes a number and `on` a boolean.
 */
export function substituteVariables(object: unknown, variables: Variables): Substituted {
  const before = new Map<string, string>();
  if (!holdsExpression(object) || isExcluded(object)) return { object, before };
  return { object: visit(object, '', variables, before), before };
}

/** The label or annotation with which an object asks Flux to leave it alone. */
function isExcluded(object: unknown): boolean {
  const { labels, annotations } = fieldsOf(fieldsOf(object).metadata);
  return [labels, annotations].some((marks) => fieldsOf(marks)['kustomize.toolkit.fluxcd.io/substitute'] === 'disabled');
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** Most objects have none, and this is soon said. */
function holdsExpression(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('${');
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(holdsExpression);
  for (const key in value) if (holdsExpression((value as Readonly<Record<string, unknown>>)[key])) return true;
  return false;
}

function visit(value: unknown, pointer: string, variables: Variables, before: Map<string, string>): unknown {
  if (typeof value === 'string') {
    if (!value.includes('${')) return value;
    const written = writeInto(value, variables);
    if (written === undefined) return value;
    before.set(pointer, value);
    return isPrintedPlain(value) ? readPlain(written) : written;
  }
  if (typeof value !== 'object' || value === null) return value;
  const below = (child: unknown, key: string | number): unknown => visit(child, childPointer(pointer, key), variables, before);
  const count = before.size;
  if (Array.isArray(value)) {
    const items = value.map(below);
    return before.size === count ? value : items;
  }
  const fields = Object.entries(value).map(([key, child]) => [key, below(child, key)] as const);
  return before.size === count ? value : Object.fromEntries(fields);
}

const EXPRESSION = /\$\$\{|\$\{([A-Za-z_]\w*)(?:(:?[-=])([^}$]*))?\}/g;

/** Undefined when the text has an expression of which the value cannot be told. */
function writeInto(text: string, { values, complete }: Variables): string | undefined {
  let known = true;
  const written = text.replace(EXPRESSION, (expression, name?: string, operator?: string, fallback?: string) => {
    if (name === undefined) return '${'; // $${ is an escape
    const value = values.get(name);
    if (value !== undefined && (value !== '' || !operator?.startsWith(':'))) return value;
    if (fallback !== undefined && (complete || value !== undefined)) return fallback;
    known = false;
    return expression;
  });
  // What is left are forms that only a shell knows: ${A/b/c}, ${A:1:2}.
  return known && !/(?<!\$)\$\{/.test(text.replace(EXPRESSION, '')) ? written : undefined;
}

/** Text that kustomize prints without quotes. */
const isPrintedPlain = (text: string): boolean => !/^[-?:,[\]{}#&*!|>'"%@`\s]|: |:$| #|\s$|\n/.test(text) && resolveScalar(text) === text;

/** Words that YAML 1.1 takes for true and false beside those two. */
const BOOLEANS: ReadonlyMap<string, boolean> = new Map(
  (['y', 'yes', 'on', 'n', 'no', 'off'] as const).flatMap((word, index) =>
    [word, `${word[0]?.toUpperCase()}${word.slice(1)}`, word.toUpperCase()].map((form) => [form, index < 3] as const),
  ),
);

function readPlain(text: string): unknown {
  const value = BOOLEANS.get(text) ?? resolveScalar(text);
  // A date stays text in the last reading, after which nothing prints it again.
  return typeof value === 'string' ? text : value;
}
