import type { KustomizeProblem } from '../../built-object.ts';

/** Ends a build that kustomize refuses. `kustomizeBuild` catches it and returns it as a value. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly problem: KustomizeProblem;

  constructor(problem: KustomizeProblem) {
    const { stackTraceLimit } = Error;
    // A folder among the resources is first read as a file and refused, so the position of that error is not used.
    Error.stackTraceLimit = 0;
    super(problem.message);
    Error.stackTraceLimit = stackTraceLimit;
    this.problem = problem;
  }
}

/** Creates a refusal to throw. */
export const refusal = (reason: string, message: string, file?: string): Refusal =>
  new Refusal({ reason, message, ...(file === undefined ? {} : { file }) });
