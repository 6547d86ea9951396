/** A failure of Crossplane or of a function. Its message is the text of the program. */
export class CrossplaneError extends Error {
  override readonly name: string = 'CrossplaneError';
  /** Whether a field path does not exist in the object. Patches with an optional source ignore this error. */
  readonly isNotFound: boolean;

  constructor(message: string, { isNotFound = false }: { readonly isNotFound?: boolean } = {}) {
    // A composite without a status has thousands of such errors, and only their messages are read. A stack would take most of the time.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.isNotFound = isNotFound;
  }
}

/** Calls `run`, and adds a context to the message of its failure: `context: message`. */
export function withContext<Value>(context: string | (() => string), run: () => Value): Value {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof CrossplaneError)) throw error;
    const prefix = typeof context === 'string' ? context : context();
    throw new CrossplaneError(`${prefix}: ${error.message}`, error);
  }
}
