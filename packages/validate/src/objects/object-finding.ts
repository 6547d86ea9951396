import type { Fields, Finding, Severity } from '@slipway/manifest';

/** A finding about one object, without its file. */
export interface ObjectFinding extends Omit<Finding, 'file' | 'line' | 'column' | 'source'> {
  /** JSON pointer to the wrong line, if `pointer` (the field of the server's answer) is a whole map or list. */
  readonly spot?: string;
}

/** A finding without the object, which the checks return. */
export interface Problem extends Omit<ObjectFinding, 'object' | 'apiVersion'> {
  /**
   * Whether there are more characters, entries or fields than allowed, so that the server does not evaluate CEL rules. It is not part of
   * the finding.
   */
  readonly tooMuch?: true;
}

/**
 * Checks an object with the schema of its kind, its CEL rules, and the rules that the API server has in Go. With `live`, the normalised
 * object on the server, it checks an update: it compares both, and tolerates unchanged invalid values of custom resources.
 */
export type KindCheck = (object: Fields, live?: Fields) => readonly Problem[];

/** Moves a problem at `pointer` to the object around it. `prefix` is the same position in the server's notation, `spec.manifest`. */
export const problemBelow = ({ pointer, spot, field, ...problem }: Problem, around: string, prefix?: string): Problem => ({
  ...problem,
  pointer: `${around}${pointer}`,
  ...(spot === undefined ? {} : { spot: `${around}${spot}` }),
  ...(field === undefined ? {} : { field: prefix === undefined ? field : `${prefix}.${field}` }),
});

export type { Severity };
