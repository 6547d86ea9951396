import type { KustomizeProblem, TraceStep } from '../../built-object.ts';
import { spendBytes } from '../../spending.ts';
import type { MergeSchemas } from '../merge/merge-schema.ts';
import type { Resource } from '../resources/resource.ts';
import type { ResourceSet } from '../resources/resource-set.ts';

/** What a transformer may need besides the resources. */
export interface Transformation {
  readonly schemas: MergeSchemas;
  /** What kustomize ignores without a word. */
  readonly notes: KustomizeProblem[];
  /** What is added to the trace of resources that change. */
  readonly step: TraceStep;
}

/** Changes resources; what does not fit is thrown as a `Refusal`. */
export type Transformer = (set: ResourceSet, transformation: Transformation) => void;

const BYTES_OF_A_STEP = 16;

/** Adds a step to the history of a resource, once. */
export function recordStep(resource: Resource, step: TraceStep): void {
  if (resource.trace.at(-1) === step) return;
  spendBytes(BYTES_OF_A_STEP);
  resource.trace.push(step);
}
