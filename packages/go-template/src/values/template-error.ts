/** An error of Go, with the error that it wraps. Functions throw it to fail their call. */
export class GoError extends Error {
  override readonly name: string = 'GoError';
  readonly wrapped: GoError | undefined;

  constructor(message: string, wrapped?: GoError) {
    super(message);
    this.wrapped = wrapped;
  }
}

/** A position in the text of a template. As in Go, the line counts from 1 and the column from 0, in bytes. */
export interface TemplatePosition {
  readonly template: string;
  readonly line: number;
  readonly column: number;
}

/** A template that does not parse, or whose execution fails. The message is that of Go. */
export class TemplateError extends GoError {
  override readonly name = 'TemplateError';
  readonly stage: 'parse' | 'execute';
  readonly position: TemplatePosition | undefined;
  /** The missing key of a map, if that is the error. */
  missingKey: { readonly key: string; readonly map: object } | undefined;

  constructor(stage: 'parse' | 'execute', message: string, position?: TemplatePosition, wrapped?: GoError) {
    super(message, wrapped);
    this.stage = stage;
    this.position = position;
  }
}

/** The limit that a template reached. */
export type TemplateLimit = 'steps' | 'output' | 'parts' | 'depth' | 'text' | 'list' | 'texts' | 'values';

/** A template that exceeds the limits of the caller. No branch and no function catches it. */
export class TemplateLimitError extends GoError {
  override readonly name = 'TemplateLimitError';
  readonly limit: TemplateLimit;

  /** Creates the error. Without `most`, the limit is the memory for nested calls. */
  constructor(limit: TemplateLimit, most?: number) {
    super(most === undefined ? 'templates or values are nested too deep' : `the template uses more than ${most} ${UNITS[limit]}`);
    this.limit = limit;
  }
}

const UNITS: Readonly<Record<TemplateLimit, string>> = {
  steps: 'steps',
  output: 'characters of output',
  parts: 'printed texts and values',
  depth: 'nested templates',
  text: 'characters in one value',
  list: 'items in one list or map',
  texts: 'characters in all values together',
  values: 'items in all lists and maps together',
};
