import type { Fields, Finding, Severity } from '@slipway/manifest';

/** A finding about one object, without the file that it was read from. */
export interface ObjectFinding extends Omit<Finding, 'file' | 'line' | 'column' | 'source'> {
  /** JSON pointer to the line that is wrong, where `pointer`, the field of the server's answer, is a whole map or list. */
  readonly spot?: string;
}

/** The same before the object is named: what the checks return. */
export interface Problem extends Omit<ObjectFinding, 'object' | 'apiVersion'> {
  /** There are more characters, entries or fields than there may be, so the server does not ask CEL rules. No part of the finding. */
  readonly tooMuch?: true;
}

/**
 * Checks an object against its kind: the schema, CEL rules and the rules that the API server has in Go. `live` is the normalised object on
 * the server: the check is then that of an update, which compares the two and tolerates unchanged invalid values of custom resources.
 */
export type KindCheck = (object: Fields, live?: Fields) => readonly Problem[];

/** Moves a problem at `pointer` to the object around it. `prefix` is the same position in the notation of the server, `spec.manifest`. */
export const problemBelow = ({ pointer, spot, field, ...problem }: Problem, around: string, prefix?: string): Problem => ({
  ...problem,
  pointer: `${around}${pointer}`,
  ...(spot === undefined ? {} : { spot: `${around}${spot}` }),
  ...(field === undefined ? {} : { field: prefix === undefined ? field : `${prefix}.${field}` }),
});

export type { Severity };
