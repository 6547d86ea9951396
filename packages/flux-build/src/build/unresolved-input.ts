import type { KustomizeProblem } from '../built-object.ts';

/** A missing input of a Flux Kustomization; everything else is built without it. */
export interface UnresolvedInput {
  /**
   * `values`: a ConfigMap or Secret of `substituteFrom`, which may set any variable. `variable`: a variable that is not set; its expression
   * is kept. `resource`: a file or base on another host; its objects are missing.
   */
  readonly kind: 'values' | 'variable' | 'resource';
  /** `ConfigMap/namespace/name`, the name of the variable, or the URL as it is written. */
  readonly name: string;
  /** Whether the controller refuses the Flux Kustomization because of it, independent of other objects on the cluster. */
  readonly fails: boolean;
  /** The problem, close to the words of the controller, with the location that needs the input. */
  readonly problem: KustomizeProblem;
}

/** Whether objects are missing. An object with unknown values is not missing. */
export const isPartial = (unresolved: readonly UnresolvedInput[]): boolean => unresolved.some(({ kind }) => kind === 'resource');

/** Whether a build can continue without the input of a problem. */
export const isResolvable = ({ reason }: KustomizeProblem): boolean => RESOLVABLE.has(reason);

const RESOLVABLE: ReadonlySet<string> = new Set(['missing-values', 'variable-not-set', 'remote-resource', 'remote-base']);

/** Removes duplicates. */
export function distinctInputs(inputs: readonly UnresolvedInput[]): readonly UnresolvedInput[] {
  const distinct = new Map<string, UnresolvedInput>();
  for (const input of inputs) {
    const key = `${input.kind} ${input.name}`;
    if (!distinct.has(key)) distinct.set(key, input);
  }
  return [...distinct.values()];
}
