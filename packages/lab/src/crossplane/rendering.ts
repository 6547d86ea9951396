import { type Manifest, readYaml } from '@slipway/manifest';
import type { Condition } from '../kubernetes/stored-object.ts';

/** What Crossplane would do in one pass; or the error that it reports. */
export type Rendering = RenderedComposition | { readonly error: string };

/** One pass of the pipeline. */
export interface RenderedComposition {
  /** What it would apply, ordered by the names of the resources in the Composition. Generated names are made up. */
  readonly resources: readonly Manifest[];
  /** Status that the composite gets; every lastTransitionTime is 2024-01-01. */
  readonly status: Readonly<Record<string, unknown>>;
  /** Those of the status. */
  readonly conditions: readonly Condition[];
  /** Events of the composite: what functions and Crossplane report. */
  readonly results: readonly RenderingResult[];
}

/** One event. A function's fatal result is the error of the rendering instead. */
export interface RenderingResult {
  readonly severity: 'Normal' | 'Warning';
  /** Which part of the reconciler reports it, `ComposeResources`. */
  readonly reason: string;
  readonly message: string;
}

/** The output of `crossplane composition render --include-function-results`. */
export function readRendering(stdout: string): RenderedComposition {
  const [composite, ...others] = readYaml(stdout, 'rendering').documents.map(({ value }) => value as Manifest);
  const { status = {} } = (composite ?? {}) as { readonly status?: RenderedComposition['status'] };
  return {
    resources: others.filter((object) => !isResult(object)),
    status,
    conditions: (status.conditions ?? []) as readonly Condition[],
    results: others.filter(isResult).map(({ severity, reason, message }) => ({ severity, reason, message })),
  };
}

const isResult = (object: Manifest): object is Manifest & RenderingResult =>
  object.kind === 'Result' && object.apiVersion.startsWith('render.crossplane.io/');
