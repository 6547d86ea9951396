import type { Context, Hooks, ParsedTemplate } from '../functions/function-definition.ts';
import type { AnyNode } from '../parse/nodes.ts';
import { nodeText } from '../parse/nodes.ts';
import { goQuote } from '../values/go-quote.ts';
import { storageOf } from '../values/go-value.ts';
import { limitText, startCall } from '../values/limits.ts';
import { type GoError, TemplateError, TemplateLimitError, type TemplatePosition } from '../values/template-error.ts';
import { branchMarks, markerText, type Unknown } from '../values/unknown.ts';
import type { Dialect } from './dialect.ts';
import { type IncludedText, newSegments, type Segments, type TemplateText } from './segments.ts';

/** The limits of one execution. */
export interface RunLimits {
  /** Iterations, and calls of templates and functions. */
  readonly steps: number;
  /** Characters of the output, of all templates together. */
  readonly output: number;
  /** Texts and values of the output of any length, because each has a recorded position. */
  readonly parts: number;
  /** Nesting of template calls. */
  readonly depth: number;
  /** Characters of all strings that functions return. */
  readonly texts: number;
}

export const DEFAULT_RUN_LIMITS: RunLimits = {
  steps: 20_000_000,
  output: 64 * 2 ** 20,
  parts: 1_000_000,
  depth: 100_000,
  texts: 512 * 2 ** 20,
};

/** The reason why a statement ends early: none (0), `break` (1) or `continue` (2). */
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
  /** Parses a text from a template. */
  parseText(text: string): ParsedTemplate;
  /** Returns the template of a parsed text, and the templates that it can call. */
  withText(template: ParsedTemplate): { readonly main: Executable; readonly templates: Templates };
}

/** A call of a function whose result differs each time. */
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
  /** The error of one of the two branches, if it fails. */
  readonly failures: readonly GoError[];
  /** The text of the other branch, if both print a text. */
  readonly alternative: string | undefined;
}

/** One execution: its output so far, and its remaining limits. */
export class Run implements Context {
  /** The templates that the current template can call. */
  templates: Templates;
  readonly hooks: Hooks;
  private readonly limits: RunLimits;
  private steps: number;
  private printed = 0;
  private parts = 0;
  private texts = 0;
  out = '';
  segments: Segments = newSegments();
  /** Outputs of other templates that the current action prints. */
  included: IncludedText[] | undefined;
  /** The current frame, for errors and positions of functions. */
  frame: Frame;
  readonly includes = new Map<string, number>();
  readonly randomCalls: RandomCall[] = [];
  readonly unknowns: UnknownUse[] = [];
  readonly branches: UnknownBranch[] = [];
  private readonly ids = new Map<Unknown, number>();
  /** The keys that were read from each map. `wholeReads` has the lists and maps that were read as a whole. */
  readonly reads = new Map<object, Set<string>>();
  readonly wholeReads = new Set<object>();
  /** The origins of the scalars in maps that templates create. */
  readonly passed = new Map<object, Map<string, ReadReference>>();

  constructor(templates: Templates, limits: RunLimits, hooks: Hooks) {
    this.templates = templates;
    this.limits = limits;
    this.steps = limits.steps;
    this.hooks = hooks;
    this.frame = NO_FRAME;
  }

  /** Counts one operation. */
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
    const map = storageOf(container);
    const keys = this.reads.get(map);
    if (keys === undefined) this.reads.set(map, new Set([key]));
    else keys.add(key);
  }

  /** Returns the text that marks an unknown value in the output. */
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
    // A nil of any type is passed as no value.
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

  /** Executes with a separate output, and returns it. */
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

  /** Records the origin of a value in a new map. */
  notePassed(map: object, key: string, reference: ReadReference): void {
    const storage = storageOf(map);
    const known = this.passed.get(storage);
    if (known === undefined) this.passed.set(storage, new Map([[key, reference]]));
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
  /** Whether Go has the dot in an interface, which only errors show. */
  isDotWrapped = false;
  /** Whether Go has a variable in an interface: the element of a loop. */
  readonly wrapped: boolean[] = [];
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
