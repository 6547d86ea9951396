import type { StoredObject } from '../kubernetes/stored-object.ts';
import type { RunningProgram } from '../processes/run-program.ts';

/**
 * The Deployments of a cluster that are real programs: maps `namespace/name` to the function that starts the program and resolves when it
 * answers. It is called again after a failed start, and when the Deployment is recreated or its template changes.
 */
export type ProgramTable = Readonly<Record<string, (deployment: StoredObject) => Promise<RunningProgram>>>;
