import type { StoredObject } from '../kubernetes/stored-object.ts';
import type { RunningProgram } from '../processes/run-program.ts';

/**
 * The Deployments of a cluster that are real programs: `namespace/name` to what starts one, which resolves when it answers.
 * It is called again after the program did not start, and when the Deployment comes back or its template changes.
 */
export type ProgramTable = Readonly<Record<string, (deployment: StoredObject) => Promise<RunningProgram>>>;
