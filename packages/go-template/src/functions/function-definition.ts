import type { GoMap } from '../values/go-value.ts';
import type { Unknown } from '../values/unknown.ts';

/** The parts of a run that functions can use. */
export interface Context {
  /** Returns the text of an unknown value. */
  readonly markerOf: (unknown: Unknown) => string;
  /** The hooks of the caller that renders the template. */
  readonly hooks: Hooks;
  /** The number of unfinished executions of each template, for functions that limit them. */
  readonly includes: Map<string, number>;
  /** The left delimiter of the dialect. */
  readonly leftDelimiter: string;
  /** Records a call of a function whose result is another one each time. */
  noteRandom(name: string): void;
  /** Executes a template by name, and returns its text. */
  call(name: string, data: unknown): string;
  /** Parses a text. Throws the error of the parser. */
  parse(text: string): ParsedTemplate;
  /** Executes a parsed text with its definitions, and returns its output. */
  callText(template: ParsedTemplate, data: unknown): string;
}

/** A text that a function has parsed. */
export type ParsedTemplate = object;

/** Finds an object on the cluster. */
export type Lookup = (apiVersion: string, kind: string, namespace: string, name: string) => GoMap | Unknown;

/** Functions and values that the caller of a render provides. */
export interface Hooks {
  /** Finds objects for `lookup`. @default finds no object */
  readonly lookup?: Lookup;
  /** The results of the functions that `given` defines. */
  readonly given?: Readonly<Record<string, unknown>>;
}

/** Defines a function without arguments whose result the caller of the render provides. */
export const given = (name: string): FunctionDefinition =>
  inContext('func() interface {}', ({ hooks }) => hooks.given?.[name] ?? null, { unknown: 'value', isShallow: true });

/**
 * How a function handles an unknown argument. With `derive` (the default), its result is unknown. With `text`, the function gets the marker
 * as text, and a text with a marker unchanged. With `value`, it gets the unknown value.
 */
export type UnknownPolicy = 'derive' | 'text' | 'value';

/** A function of templates. */
export interface FunctionDefinition {
  /** The signature in Go's syntax: `func(string, ...interface {}) string`. Result types are ignored. */
  readonly signature: string;
  // biome-ignore lint/suspicious/noExplicitAny: the signature gives the types of the arguments
  readonly call: (...args: any[]) => unknown;
  readonly unknown?: UnknownPolicy;
  /** Whether it reads only the top level of its lists and maps. All other functions count as reading everything. */
  readonly isShallow?: boolean;
  /** Whether `call` gets the context before the arguments. */
  readonly needsContext?: boolean;
}

/** Functions by name. */
export type FunctionSet = Readonly<Record<string, FunctionDefinition>>;

/** Defines a function that needs the run, for example to execute a template. */
export const inContext = (
  signature: string,
  // biome-ignore lint/suspicious/noExplicitAny: the signature gives the types of the arguments
  call: (context: Context, ...args: any[]) => unknown,
  options: Pick<FunctionDefinition, 'unknown' | 'isShallow'> = {},
): FunctionDefinition => ({ signature, call, needsContext: true, ...options });

/** Defines a function whose result depends only on its arguments. */
export const pure = (
  signature: string,
  // biome-ignore lint/suspicious/noExplicitAny: the signature gives the types of the arguments
  call: (...args: any[]) => unknown,
  options: Pick<FunctionDefinition, 'unknown' | 'isShallow'> = {},
): FunctionDefinition => ({ signature, call, ...options });
