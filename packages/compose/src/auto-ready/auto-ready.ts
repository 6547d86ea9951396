import {
  type DesiredResource,
  type FunctionRequest,
  type FunctionResponse,
  fatalResponse,
  type ObservedResource,
  responseTo,
} from '../functions/composition-function.ts';
import { decodeInput, type GoType, JSON_VALUE, OBJECT_FIELDS, STRING, struct } from '../functions/decode-input.ts';
import { conditionStatus } from '../values/conditions.ts';
import { CrossplaneError } from '../values/crossplane-error.ts';
import { isHealthy } from './health-checks.ts';

const INPUT = struct('v1beta1.Input', () => ({
  ...OBJECT_FIELDS,
  ttl: STRING,
  celHealthCheckCustomization: JSON_VALUE,
  celHealthCheckCustomizationFrom: STRING,
})) as GoType & { readonly kind: 'struct' };

/**
 * Evaluates function-auto-ready 0.7: a desired resource is ready when the observed one is. Its health checks in CEL are off by default, and
 * are not evaluated.
 */
export function autoReady(request: FunctionRequest): FunctionResponse {
  try {
    decodeInput(request.input, INPUT);
  } catch (error) {
    if (!(error instanceof CrossplaneError)) throw error;
    return fatalResponse(request, `cannot get Function input from *v1.RunFunctionRequest: ${error.message}`);
  }
  const { desired, observed } = request;
  const resources = Array.from(desired.resources, ([name, resource]) => [name, withReadiness(resource, observed.get(name))] as const);
  return { ...responseTo(request), desired: { ...desired, resources: new Map(resources) } };
}

function withReadiness(desired: DesiredResource, observed: ObservedResource | undefined): DesiredResource {
  if (observed === undefined || desired.ready !== 'unspecified') return desired;
  const isReady = isHealthy(observed.resource) || conditionStatus(observed.resource, 'Ready') === 'True';
  return isReady ? { ...desired, ready: 'true' } : desired;
}
