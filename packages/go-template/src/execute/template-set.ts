import type { Hooks } from '../functions/function-definition.ts';
import type { Statement } from '../parse/nodes.ts';
import { isEmptyBody, type ParsedText } from '../parse/parser.ts';
import { startRun } from '../values/limits.ts';
import { type GoError, TemplateError, TemplateLimitError } from '../values/template-error.ts';
import { compileBody } from './compile.ts';
import type { Dialect } from './dialect.ts';
import { Rendered } from './rendered.ts';
import { DEFAULT_RUN_LIMITS, type Executable, Run, type RunLimits, type Templates } from './run.ts';

/** A parsed template file. It is compiled when it first runs, and all sets with it share it. */
export class TemplateFile {
  readonly name: string;
  readonly text: string;
  readonly dialect: Dialect;
  /** The templates that it defines, and the file itself under its own name. */
  readonly templates: ReadonlyMap<string, CompiledTemplate>;

  constructor(dialect: Dialect, parsed: ParsedText) {
    this.name = parsed.name;
    this.text = parsed.text;
    this.dialect = dialect;
    this.templates = new Map(
      Array.from(parsed.definitions.values(), ({ name, body }) => [name, new CompiledTemplate(this, name, body)] as const),
    );
  }
}

/** A template of a file. */
export class CompiledTemplate implements Executable {
  readonly file: TemplateFile;
  readonly name: string;
  readonly isEmpty: boolean;
  private readonly body: readonly Statement[];
  private compiled: Executable['execute'] | undefined;

  constructor(file: TemplateFile, name: string, body: readonly Statement[]) {
    this.file = file;
    this.name = name;
    this.body = body;
    this.isEmpty = isEmptyBody(body);
  }

  /** Returns the compiled body. */
  get execute(): Executable['execute'] {
    this.compiled ??= compileBody(this.file.dialect, this.file, this.body);
    return this.compiled;
  }
}

/** Parses a template. Throws a `TemplateError`, or a `TemplateLimitError` for blocks that are nested too deep for the stack. */
export function parseTemplate(dialect: Dialect, name: string, text: string): TemplateFile {
  try {
    return new TemplateFile(dialect, dialect.parse(name, text));
  } catch (error) {
    throw error instanceof RangeError ? new TemplateLimitError('depth') : error;
  }
}

export interface RenderOptions {
  readonly limits?: Partial<RunLimits>;
  readonly hooks?: Hooks;
}

/** Maximum number of cached texts of `tpl`. */
const MAX_PARSED_TEXTS = 2000;

/** Templates that can call each other by name. */
export class TemplateSet implements Templates {
  readonly dialect: Dialect;
  /** The name of the set in errors, and the name of texts that a function parses. */
  readonly name: string;
  private readonly templates = new Map<string, CompiledTemplate>();
  private readonly parent: TemplateSet | undefined;
  private readonly texts: Map<string, TemplateFile>;

  constructor(dialect: Dialect, files: readonly TemplateFile[] = [], name = 'gotpl', parent?: TemplateSet) {
    this.dialect = dialect;
    this.name = name;
    this.parent = parent;
    this.texts = parent?.texts ?? new Map();
    for (const file of files) this.add(file);
  }

  /** Adds the templates of a file. They replace those of the same name, unless they are empty. */
  add(file: TemplateFile): void {
    for (const [name, template] of file.templates) {
      const known = this.lookup(name);
      if (known === undefined || known.isEmpty || !template.isEmpty) this.templates.set(name, template);
    }
  }

  lookup(name: string): CompiledTemplate | undefined {
    return this.templates.get(name) ?? this.parent?.lookup(name);
  }

  withText(file: TemplateFile): { readonly main: Executable; readonly templates: Templates } {
    const templates = file.templates.size > 1 ? new TemplateSet(this.dialect, [file], this.name, this) : this;
    return { main: file.templates.get(this.name) as CompiledTemplate, templates };
  }

  /** Parses a text from a template, as `tpl` does. */
  parseText(text: string): TemplateFile {
    const known = this.texts.get(text);
    if (known !== undefined) return known;
    const file = parseTemplate(this.dialect, this.name, text);
    if (this.texts.size >= MAX_PARSED_TEXTS) this.texts.clear();
    this.texts.set(text, file);
    return file;
  }

  /** Executes a template. Throws a `TemplateError` or a `TemplateLimitError`. */
  render(name: string, data: unknown, { limits = {}, hooks = {} }: RenderOptions = {}): Rendered {
    const run = new Run(this, { ...DEFAULT_RUN_LIMITS, ...limits }, hooks);
    startRun();
    try {
      run.executeNamed(name, data);
    } catch (error) {
      throw asTemplateError(error, run);
    }
    return new Rendered(run, data);
  }
}

/** Converts a stack overflow of the JavaScript engine to an error of the template. */
function asTemplateError(error: unknown, run: Run): GoError {
  if (error instanceof TemplateError || error instanceof TemplateLimitError) return error;
  if (!(error instanceof RangeError)) throw error;
  const { depth, caller } = run.frame;
  if (depth > MAX_INCLUDE_DEPTH && caller !== undefined) return endlessError(caller);
  const [name] = [...run.includes].find(([, count]) => count > MAX_INCLUDE_DEPTH) ?? [];
  if (name !== undefined) return run.frame.errorWith(`error calling include: ${nestedReference(name)}`);
  return new TemplateLimitError('depth');
}

/** Returns the error of Helm for a template that includes itself without end. */
const nestedReference = (name: string): string => `rendering template has a nested reference name: ${name}: unable to execute template`;

/** Templates that call each other to this depth do so without end. Go stops at 100,000. */
const MAX_INCLUDE_DEPTH = 300;

function endlessError({ frame, node }: NonNullable<Run['frame']['caller']>): GoError {
  frame.node = node;
  return frame.errorWith('exceeded maximum template depth (100000)');
}
