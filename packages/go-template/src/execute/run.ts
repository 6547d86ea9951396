import type { Context, Hooks, ParsedTemplate } from '../functions/function-definition.ts';
import type { AnyNode } from '../parse/nodes.ts';
import { nodeText } from '../parse/nodes.ts';
import { goQuote } from '../values/go-quote.ts';
import { limitText, startCall } from '../values/limits.ts';
import { type GoError, TemplateError, TemplateLimitError, type TemplatePosition } from '../values/template-error.ts';
import { branchMarks, markerText, type Unknown } from '../values/unknown.ts';
import type { Dialect } from './dialect.ts';
import { type IncludedText, newSegments, type Segments, type TemplateText } from './segments.ts';

/** What one execution may use. */
export interface RunLimits {
  /** Iterations, calls of templates and of functions. */
  readonly steps: number;
  /** Characters that are printed, in all templates together. */
  readonly output: number;
  /** Texts and values that are printed, however short: each has a position. */
  readonly parts: number;
  /** Templates within templates. */
  readonly depth: number;
  /** Characters of all texts that functions return. */
  readonly texts: number;
}

export const DEFAULT_RUN_LIMITS: RunLimits = {
  steps: 20_000_000,
  output: 64 * 2 ** 20,
  parts: 1_000_000,
  depth: 100_000,
  texts: 512 * 2 ** 20,
};

/** What ends a statement: nothing (0), `break` (1) or `continue` (2). */
export type Ending = 0 | 1 | 2;

/** A template that can be executed. */
export interface Executable {
  readonly name: string;
  readonly file: TemplateText;
  readonly execute: (frame: Frame) => Ending;
}

/** Templates by name. */
export interface Templates {
  readonly name: string;
  readonly dialect: Dialect;
  lookup(name: string): Executable | undefined;
  /** Parses a text that a template gives. */
  parseText(text: string): ParsedTemplate;
  /** Returns the template of such a text, and the templates that it can call. */
  withText(template: ParsedTemplate): { readonly main: Executable; readonly templates: Templates };
}

/** A call of a function that has another result each time. */
export interface RandomCall {
  readonly name: string;
  readonly position: TemplatePosition;
}

/** An unknown value that was printed or that decided a branch. */
export interface UnknownUse {
  readonly id: number;
  readonly unknown: Unknown;
  readonly position: TemplatePosition;
}

/** A branch whose condition is unknown. */
export interface UnknownBranch {
  readonly id: number;
  readonly unknown: Unknown;
  readonly position: TemplatePosition;
  /** Why one of the two branches fails, where it does. */
  readonly failures: readonly GoError[];
  /** The text of the other branch, where both print something. */
  readonly alternative: string | undefined;
}

/** One execution: its output so far, and what it may still use. */
export class Run implements Context {
  /** The templates that the executing one can call. */
  templates: Templates;
  readonly hooks: Hooks;
  private readonly limits: RunLimits;
  private steps: number;
  private printed = 0;
  private parts = 0;
  private texts = 0;
  out = '';
  segments: Segments = newSegments();
  /** Texts of other templates that the current action got. */
  included: IncludedText[] | undefined;
  /** The frame that is executing, for errors and positions of functions. */
  frame: Frame;
  readonly includes = new Map<string, number>();
  readonly randomCalls: RandomCall[] = [];
  readonly unknowns: UnknownUse[] = [];
  readonly branches: UnknownBranch[] = [];
  private readonly ids = new Map<Unknown, number>();
  /** The keys that were read of each map, and the lists and maps that were read as a whole. */
  readonly reads = new Map<object, Set<string>>();
  readonly wholeReads = new Set<object>();
  /** Where the scalars of maps that templates create were read from. */
  readonly passed = new Map<object, Map<string, ReadReference>>();

  constructor(templates: Templates, limits: RunLimits, hooks: Hooks) {
    this.templates = templates;
    this.limits = limits;
    this.steps = limits.steps;
    this.hooks = hooks;
    this.frame = NO_FRAME;
  }

  /** Takes one step. */
  step(): void {
    startCall();
    if (--this.steps < 0) throw new TemplateLimitError('steps', this.limits.steps);
  }

  /** Counts a text that a function returned. */
  spendText(length: number): void {
    this.texts += length;
    limitText(length);
    if (this.texts > this.limits.texts) throw new TemplateLimitError('texts', this.limits.texts);
  }

  get partsPrinted(): number {
    return this.parts;
  }

  get stepsTaken(): number {
    return this.limits.steps - this.steps;
  }

  /** Adds text to the output. */
  print(text: string): void {
    this.printed += text.length;
    if (++this.parts > this.limits.parts) throw new TemplateLimitError('parts', this.limits.parts);
    if (this.printed > this.limits.output) throw new TemplateLimitError('output', this.limits.output);
    this.out += text;
  }

  checkDepth(depth: number): void {
    if (depth > this.limits.depth) throw new TemplateLimitError('depth', this.limits.depth);
  }

  noteRead(container: object, key: string): void {
    const keys = this.reads.get(container);
    if (keys === undefined) this.reads.set(container, new Set([key]));
    else keys.add(key);
  }

  /** Returns the marker of an unknown value. */
  readonly markerOf = (unknown: Unknown): string => {
    const known = this.ids.get(unknown);
    if (known !== undefined) return markerText(known);
    const id = this.unknowns.length;
    this.ids.set(unknown, id);
    this.unknowns.push({ id, unknown, position: this.frame.position() });
    return markerText(id);
  };

  /** Records a branch with an unknown condition, and returns the marks around its output. */
  branch(
    unknown: Unknown,
    position: TemplatePosition,
    failures: readonly GoError[],
    alternative: string | undefined,
  ): readonly [string, string] {
    const id = this.branches.length;
    this.branches.push({ id, unknown, position, failures, alternative });
    return branchMarks(id);
  }

  get leftDelimiter(): string {
    return this.templates.dialect.delimiters.left;
  }

  /** Executes a template with its own variables. */
  execute(template: Executable, data: unknown): void {
    const before = this.frame;
    this.step();
    // A nil of any type is no value for a template.
    this.frame = new Frame(this, template, data === null ? undefined : data, 0);
    template.execute(this.frame);
    this.frame = before;
  }

  /** Executes a template by name, as `ExecuteTemplate` does. */
  executeNamed(name: string, data: unknown): void {
    const template = this.templates.lookup(name);
    if (template === undefined) {
      throw new TemplateError('execute', `template: no template ${goQuote(name)} associated with template ${goQuote(this.templates.name)}`);
    }
    this.execute(template, data);
  }

  call(name: string, data: unknown): string {
    return this.capture(() => this.executeNamed(name, data));
  }

  parse(text: string): ParsedTemplate {
    return this.templates.parseText(text);
  }

  callText(template: ParsedTemplate, data: unknown): string {
    const before = this.templates;
    const { main, templates } = before.withText(template);
    return this.capture(() => {
      this.templates = templates;
      this.execute(main, data);
      this.templates = before;
    });
  }

  /** Executes with an output of its own, and returns that. */
  private capture(execute: () => void): string {
    const { out, segments, included, frame, templates } = this;
    this.out = '';
    this.segments = newSegments();
    try {
      execute();
    } catch (error) {
      Object.assign(this, { out, segments, included, frame, templates });
      throw error;
    }
    const own = { text: this.out, segments: this.segments };
    this.out = out;
    this.segments = segments;
    this.included = included === undefined ? [own] : [...included, own];
    return own.text;
  }

  /** Remembers where a value of a new map was read from. */
  notePassed(map: object, key: string, reference: ReadReference): void {
    const known = this.passed.get(map);
    if (known === undefined) this.passed.set(map, new Map([[key, reference]]));
    else known.set(key, reference);
  }

  noteRandom(name: string): void {
    this.randomCalls.push({ name, position: this.frame.position() });
  }
}

/** A map or list, and the key at which a value was read. */
export interface ReadReference {
  readonly container: object;
  readonly key: string;
}

/** One call of a template: its dot, its variables, and the node that errors name. */
export class Frame {
  readonly run: Run;
  readonly template: Executable;
  readonly depth: number;
  dot: unknown;
  /** Whether Go holds the dot in an interface; only errors show it. */
  isDotWrapped = false;
  dotReference: ReadReference | undefined;
  readonly variables: unknown[];
  readonly references: (ReadReference | undefined)[] = [];
  /** The frame and the node of a `template` action that this frame executes. */
  readonly caller: { readonly frame: Frame; readonly node: AnyNode } | undefined;
  node: AnyNode | undefined;
  /** The value that is piped into a method. */
  piped: unknown;

  constructor(run: Run, template: Executable, dot: unknown, depth: number, caller?: Frame['caller']) {
    this.run = run;
    this.template = template;
    this.dot = dot;
    this.depth = depth;
    this.variables = [dot];
    this.caller = caller;
  }

  position(): TemplatePosition {
    return positionIn(this.template.file, this.node?.at ?? 0);
  }

  /** Fails at the current node. */
  fail(message: string, wrapped?: GoError): never {
    throw this.errorWith(message, wrapped);
  }

  /** Returns an error at the current node. */
  errorWith(message: string, wrapped?: GoError): TemplateError {
    const { template, node } = this;
    if (node === undefined) return new TemplateError('execute', `template: ${template.name}: ${message}`, undefined, wrapped);
    const position = this.position();
    const location = `${position.template}:${position.line}:${position.column}`;
    const text = `template: ${location}: executing ${goQuote(template.name)} at <${nodeText(node)}>: ${message}`;
    return new TemplateError('execute', text, position, wrapped);
  }
}

/** Returns a position in the text of a template. */
export function positionIn({ name, text }: TemplateText, offset: number): TemplatePosition {
  const lineStart = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < lineStart; at = text.indexOf('\n', at + 1)) line++;
  return { template: name, line, column: Buffer.byteLength(text.slice(lineStart, offset)) };
}

const NO_FRAME = undefined as unknown as Frame;
