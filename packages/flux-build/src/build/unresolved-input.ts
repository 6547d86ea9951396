import type { KustomizeProblem } from '../built-object.ts';

/** Something that a Flux Kustomization needs and that is not known; the rest is built without it. */
export interface UnresolvedInput {
  /**
   * `values`: a ConfigMap or Secret of `substituteFrom`; any variable may be in it.
   * `variable`: one that nothing sets; its expression stays.
   * `resource`: a file or base on another host; what it would give is missing among the objects.
   */
  readonly kind: 'values' | 'variable' | 'resource';
  /** `ConfigMap/namespace/name`, the name of the variable, or the URL as it is written. */
  readonly name: string;
  /** Whether the controller refuses the Flux Kustomization because of it, whatever else is on the cluster. */
  readonly fails: boolean;
  /** In the words of the controller, or close to them, and where it is asked for. */
  readonly problem: KustomizeProblem;
}

/** Whether objects are missing: an object that is there may have values that are not known, but it is known that it is there. */
export const isPartial = (unresolved: readonly UnresolvedInput[]): boolean => unresolved.some(({ kind }) => kind === 'resource');

/** Whether a problem is of a kind that a build can go on without. */
export const isResolvable = ({ reason }: KustomizeProblem): boolean => RESOLVABLE.has(reason);

const RESOLVABLE: ReadonlySet<string> = new Set(['missing-values', 'variable-not-set', 'remote-resource', 'remote-base']);

/** Each once. */
export function distinctInputs(inputs: readonly UnresolvedInput[]): readonly UnresolvedInput[] {
  const distinct = new Map<string, UnresolvedInput>();
  for (const input of inputs) {
    const key = `${input.kind} ${input.name}`;
    if (!distinct.has(key)) distinct.set(key, input);
  }
  return [...distinct.values()];
}
