import { isDeepStrictEqual } from 'node:util';
import { goQuote } from '@slipway/go-template/go-format';
import { onceForEach } from '@slipway/manifest';
import type {
  CompositionFunction,
  DesiredState,
  FunctionRequest,
  FunctionResponse,
  ObservedResource,
  ResourceSelector,
} from '../functions/composition-function.ts';
import { CrossplaneError } from '../values/crossplane-error.ts';
import { type GoJson, type GoObject, isGoObject } from '../values/go-json.ts';
import { nestedString, nestedStrings } from '../values/object-fields.ts';
import { nativeEnvironmentInput, nativeInput } from './native-composition.ts';
import type { ObjectStore } from './object-store.ts';

/** An event of a composite. */
export interface CompositeEvent {
  readonly severity: 'Normal' | 'Warning';
  readonly reason: string;
  readonly message: string;
}

/** A step of a pipeline that this package does not evaluate. Its state is passed on to the next step. */
export interface UnknownStep {
  readonly step: string;
  readonly functionName: string;
}

/** The result of a pipeline. */
export interface PipelineOutput {
  readonly desired: DesiredState;
  readonly context: GoObject;
  readonly events: readonly CompositeEvent[];
  readonly requirements: readonly ResourceSelector[];
  readonly unknownSteps: readonly UnknownStep[];
}

export interface PipelineInput {
  readonly steps: readonly PipelineStep[];
  readonly composite: ObservedResource;
  readonly observed: ReadonlyMap<string, ObservedResource>;
  readonly context: GoObject;
  readonly store: ObjectStore;
  /** Returns undefined for a function that is not evaluated. */
  readonly functionOf: (step: PipelineStep) => CompositionFunction | undefined;
}

/** A step of `spec.pipeline` of a Composition. */
export interface PipelineStep {
  readonly step: string;
  readonly functionName: string;
  readonly input: GoJson | undefined;
  readonly required: ReadonlyMap<string, ResourceSelector>;
}

/** Returns the steps of a Composition. Without a pipeline (version 1), it returns equivalent steps. */
export function pipelineSteps(composition: GoObject): readonly PipelineStep[] {
  return nativeSteps(composition) ?? stepsOf(composition);
}

/** Composites of one Composition share the input of its steps. */
const nativeSteps = onceForEach((composition: GoObject): readonly PipelineStep[] | undefined => {
  const input = nativeInput(composition);
  if (input === undefined) return undefined;
  const environment = nativeEnvironmentInput(composition);
  const step = (name: string, functionName: string, given: GoObject): PipelineStep => ({
    step: name,
    functionName,
    input: given,
    required: new Map(),
  });
  const first = environment === undefined ? [] : [step('environment', 'function-environment-configs', environment)];
  return [...first, step('resources', 'function-patch-and-transform', input)];
});

function stepsOf(composition: GoObject): readonly PipelineStep[] {
  const { spec } = composition;
  const pipeline = isGoObject(spec) ? spec.pipeline : undefined;
  return (Array.isArray(pipeline) ? pipeline : []).filter(isGoObject).map((step) => ({
    step: nestedString(step, 'step'),
    functionName: nestedString(step, 'functionRef', 'name'),
    input: step.input ?? undefined,
    required: bootstrapSelectors(step),
  }));
}

function bootstrapSelectors({ requirements }: GoObject): ReadonlyMap<string, ResourceSelector> {
  const selectors = isGoObject(requirements) ? requirements.requiredResources : undefined;
  return new Map(
    (Array.isArray(selectors) ? selectors : []).filter(isGoObject).map((selector) => [
      nestedString(selector, 'requirementName'),
      {
        apiVersion: nestedString(selector, 'apiVersion'),
        kind: nestedString(selector, 'kind'),
        namespace: nestedString(selector, 'namespace'),
        ...(typeof selector.matchName === 'string' && { matchName: selector.matchName }),
        ...(isGoObject(selector.matchLabels) && { matchLabels: nestedStrings(selector, 'matchLabels') }),
      },
    ]),
  );
}

/** Runs the functions of a pipeline one after the other. Throws a CrossplaneError at the first fatal result. */
export function runPipeline(input: PipelineInput): PipelineOutput {
  let desired: DesiredState = { composite: undefined, resources: new Map() };
  let { context } = input;
  const events: CompositeEvent[] = [];
  const requirements: ResourceSelector[] = [];
  const unknownSteps: UnknownStep[] = [];
  for (const step of input.steps) {
    const run = input.functionOf(step);
    if (run === undefined) {
      unknownSteps.push({ step: step.step, functionName: step.functionName });
      continue;
    }
    const response = runStep(step, run, { ...input, context }, desired, requirements);
    desired = response.desired;
    context = response.context;
    for (const { severity, message, reason = 'ComposeResources' } of response.results) {
      if (severity === 'Fatal') throw new CrossplaneError(`pipeline step ${goQuote(step.step)} returned a fatal result: ${message}`);
      events.push({ severity, reason, message: `Pipeline step ${goQuote(step.step)}: ${message}` });
    }
  }
  return { desired, context, events, requirements, unknownSteps };
}

/** The most requests of a function for other resources. */
const MAX_ITERATIONS = 5;

/** Runs a function until the resources that it needs do not change. */
function runStep(
  step: PipelineStep,
  run: CompositionFunction,
  { composite, observed, context, store }: PipelineInput,
  desired: DesiredState,
  requirements: ResourceSelector[],
): FunctionResponse {
  const select = (selectors: ReadonlyMap<string, ResourceSelector>) => {
    requirements.push(...selectors.values());
    return Array.from(selectors, ([name, selector]) => [name, store.select(selector)] as const);
  };
  const bootstrap = select(step.required);
  let request: FunctionRequest = { input: step.input, composite, observed, desired, context, required: undefined };
  if (bootstrap.length > 0) request = { ...request, required: new Map(bootstrap) };
  let known: ReadonlyMap<string, ResourceSelector> | undefined;
  for (let iteration = 0; iteration <= MAX_ITERATIONS; iteration++) {
    const response = run(request);
    const needed = response.requirements;
    const isFatal = response.results.some(({ severity }) => severity === 'Fatal');
    if (isFatal || needed === undefined || isDeepStrictEqual(needed, known)) return response;
    known = needed;
    request = { ...request, context: response.context, required: new Map([...bootstrap, ...select(needed)]) };
  }
  throw new CrossplaneError(
    `cannot run Composition pipeline step ${goQuote(step.step)}: requirements didn't stabilize after the maximum number of iterations (${MAX_ITERATIONS})`,
  );
}
