import type { Finding, Severity } from '@slipway/manifest';

/** A finding about one object, before anyone knows the file that it was read from. */
export type ObjectFinding = Omit<Finding, 'file' | 'line' | 'column' | 'source'>;

/** The same before the object is named: what the checks return. */
export type Problem = Omit<ObjectFinding, 'object' | 'apiVersion'>;

export type { Severity };
