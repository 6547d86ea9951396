import { BUILTINS } from '../functions/builtins.ts';
import type { FunctionDefinition, FunctionSet, UnknownPolicy } from '../functions/function-definition.ts';
import type { Delimiters } from '../parse/lexer.ts';
import { type ParsedText, parseText } from '../parse/parser.ts';
import { type Signature, signatureOf } from './parameter-type.ts';

/** The result for a missing key of a map: the zero value of its type, or an error. */
export type MissingKey = 'zero' | 'error';

export interface DialectOptions {
  /** Later sets replace functions of earlier ones, and of Go itself. */
  readonly functions?: readonly FunctionSet[];
  readonly delimiters?: Delimiters;
  readonly missingKey?: MissingKey;
}

/** A function with its parameters. */
export interface ResolvedFunction extends Signature {
  readonly name: string;
  readonly call: FunctionDefinition['call'];
  readonly unknown: UnknownPolicy;
  readonly isShallow: boolean;
  readonly needsContext: boolean;
  /** Whether it is a function of Go itself: `and` and `or` then evaluate only the arguments that they need. */
  readonly isBuiltin: boolean;
}

/** The language of templates: delimiters, functions, and the result for a missing key. */
export class Dialect {
  readonly delimiters: Delimiters;
  readonly missingKey: MissingKey;
  private readonly sets: readonly FunctionSet[];
  private readonly resolved = new Map<string, ResolvedFunction>();

  constructor({ functions = [], delimiters = { left: '{{', right: '}}' }, missingKey = 'zero' }: DialectOptions = {}) {
    this.delimiters = delimiters;
    this.missingKey = missingKey;
    this.sets = [BUILTINS, ...functions].reverse();
  }

  hasFunction(name: string): boolean {
    return this.sets.some((set) => Object.hasOwn(set, name));
  }

  function(name: string): ResolvedFunction | undefined {
    const known = this.resolved.get(name);
    if (known !== undefined) return known;
    const set = this.sets.find((each) => Object.hasOwn(each, name));
    const definition = set?.[name];
    if (definition === undefined) return undefined;
    const { parameters, variadic } = signatureOf(definition.signature);
    const { call, unknown = 'derive', isShallow = false, needsContext = false } = definition;
    const resolved = { name, parameters, variadic, call, unknown, isShallow, needsContext, isBuiltin: set === BUILTINS };
    this.resolved.set(name, resolved);
    return resolved;
  }

  /** Parses the text of a template. Throws a `TemplateError`. */
  parse(name: string, text: string): ParsedText {
    return parseText(name, text, { delimiters: this.delimiters, hasFunction: (each) => this.hasFunction(each) });
  }
}
