import type { GoJson, GoObject } from '../values/go-json.ts';

/** Values of a connection Secret by key, in base64. */
export type ConnectionDetails = Readonly<Record<string, string>>;

/** A resource that exists on the cluster. Its numbers are `float64`. */
export interface ObservedResource {
  readonly resource: GoObject;
  readonly connectionDetails: ConnectionDetails;
}

/** What a function reports about the readiness of a resource. */
export type Readiness = 'unspecified' | 'true' | 'false';

/** A resource that the functions of a pipeline request. */
export interface DesiredResource {
  readonly resource: GoObject;
  readonly connectionDetails: ConnectionDetails;
  readonly ready: Readiness;
}

/** The requested state of the functions of a pipeline, so far. */
export interface DesiredState {
  readonly composite: DesiredResource | undefined;
  readonly resources: ReadonlyMap<string, DesiredResource>;
}

/** Selects resources of the cluster that a function needs. */
export interface ResourceSelector {
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespace?: string;
  /** Without a name or labels, all resources of the kind. */
  readonly matchName?: string;
  readonly matchLabels?: Readonly<Record<string, string>>;
}

/** The request of Crossplane to a function, which does not change it. */
export interface FunctionRequest {
  /** The input of the step; undefined without one. */
  readonly input: GoJson | undefined;
  readonly composite: ObservedResource;
  readonly observed: ReadonlyMap<string, ObservedResource>;
  readonly desired: DesiredState;
  readonly context: GoObject;
  /** The resources of each selector; undefined for a name that does not exist. Undefined before the function requests resources. */
  readonly required: ReadonlyMap<string, readonly GoObject[] | undefined> | undefined;
}

/** A message of a function. A fatal one stops the pipeline. */
export interface FunctionResult {
  readonly severity: 'Fatal' | 'Warning' | 'Normal';
  readonly message: string;
  readonly reason?: string;
}

/** The response of a function. */
export interface FunctionResponse {
  readonly desired: DesiredState;
  readonly context: GoObject;
  readonly results: readonly FunctionResult[];
  /** Resources that the function needs. It runs again with them. */
  readonly requirements?: ReadonlyMap<string, ResourceSelector>;
}

/** A function of a pipeline that this package evaluates. */
export type CompositionFunction = (request: FunctionRequest) => FunctionResponse;

/** Returns a response with the state of a request. */
export const responseTo = ({ desired, context }: FunctionRequest, results: readonly FunctionResult[] = []): FunctionResponse => ({
  desired,
  context,
  results,
});

export const fatalResponse = (request: FunctionRequest, message: string, results: readonly FunctionResult[] = []): FunctionResponse =>
  responseTo(request, [...results, { severity: 'Fatal', message }]);

/** The key of the environment in the context of a pipeline. */
export const ENVIRONMENT_KEY = 'apiextensions.crossplane.io/environment';
