import type { GoMap } from '../values/go-value.ts';
import type { Unknown } from '../values/unknown.ts';

/** What a function can use of the run that calls it. */
export interface Context {
  /** Returns the text of an unknown value. */
  readonly markerOf: (unknown: Unknown) => string;
  /** The hooks of the caller of the render. */
  readonly hooks: Hooks;
  /** How often each template is executing, for functions that limit it. */
  readonly includes: Map<string, number>;
  /** The start of an action. */
  readonly leftDelimiter: string;
  /** Records a call of a function whose result is another one each time. */
  noteRandom(name: string): void;
  /** Executes a template by name, and returns its text. */
  call(name: string, data: unknown): string;
  /** Parses a text. It fails with the error of the parser. */
  parse(text: string): ParsedTemplate;
  /** Executes a text that was parsed, with its definitions, and returns its text. */
  callText(template: ParsedTemplate, data: unknown): string;
}

/** A text that a function had parsed. */
export type ParsedTemplate = object;

/** Finds an object on the cluster. */
export type Lookup = (apiVersion: string, kind: string, namespace: string, name: string) => GoMap | Unknown;

/** What functions need of the caller of a render. */
export interface Hooks {
  /** Without it, no object is found. */
  readonly lookup?: Lookup;
  /** The results of functions without arguments that `given` defines. */
  readonly given?: Readonly<Record<string, unknown>>;
}

/** A function without arguments whose result the caller of the render gives. */
export const given = (name: string): FunctionDefinition =>
  inContext('func() interface {}', ({ hooks }) => hooks.given?.[name] ?? null, { unknown: 'value', isShallow: true });

/**
 * What a function does with an unknown argument. By default (`derive`), its result is unknown. With `text`, it gets the marker as text, and
 * a text with a marker as it is. With `value`, it gets the unknown value.
 */
export type UnknownPolicy = 'derive' | 'text' | 'value';

/** A function of templates. */
export interface FunctionDefinition {
  /** As Go writes it: `func(string, ...interface {}) string`. Results are not read. */
  readonly signature: string;
  // biome-ignore lint/suspicious/noExplicitAny: the signature gives the types of the arguments
  readonly call: (...args: any[]) => unknown;
  readonly unknown?: UnknownPolicy;
  /** Whether it reads at most the top of the lists and maps that it gets. All others are taken to read everything. */
  readonly isShallow?: boolean;
  /** Whether `call` gets the context before the arguments. */
  readonly needsContext?: boolean;
}

/** Functions by name. */
export type FunctionSet = Readonly<Record<string, FunctionDefinition>>;

/** A function that needs the run, for example to execute a template. */
export const inContext = (
  signature: string,
  // biome-ignore lint/suspicious/noExplicitAny: the signature gives the types of the arguments
  call: (context: Context, ...args: any[]) => unknown,
  options: Pick<FunctionDefinition, 'unknown' | 'isShallow'> = {},
): FunctionDefinition => ({ signature, call, needsContext: true, ...options });

/** A function whose result follows from its arguments alone. */
export const pure = (
  signature: string,
  // biome-ignore lint/suspicious/noExplicitAny: the signature gives the types of the arguments
  call: (...args: any[]) => unknown,
  options: Pick<FunctionDefinition, 'unknown' | 'isShallow'> = {},
): FunctionDefinition => ({ signature, call, ...options });
