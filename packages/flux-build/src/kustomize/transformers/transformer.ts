import type { KustomizeProblem, TraceStep } from '../../built-object.ts';
import { spendBytes } from '../../spending.ts';
import type { MergeSchemas } from '../merge/merge-schema.ts';
import type { Resource } from '../resources/resource.ts';
import type { ResourceSet } from '../resources/resource-set.ts';

/** The inputs of a transformer in addition to the resources. */
export interface Transformation {
  readonly schemas: MergeSchemas;
  /** Input that kustomize silently ignores. */
  readonly notes: KustomizeProblem[];
  /** The trace entry of resources that change. */
  readonly step: TraceStep;
}

/** Changes resources; throws invalid input as a `Refusal`. */
export type Transformer = (set: ResourceSet, transformation: Transformation) => void;

const BYTES_PER_TRACE_ENTRY = 16;

/** Adds a trace entry to a resource, once. */
export function recordStep(resource: Resource, step: TraceStep): void {
  if (resource.trace.at(-1) === step) return;
  spendBytes(BYTES_PER_TRACE_ENTRY);
  resource.trace.push(step);
}
