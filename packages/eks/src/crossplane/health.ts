import type { HealthCheckExpression } from '@slipway/manifest';

/**
 * Returns a CEL expression: the object has every condition with status True, for its current generation. Crossplane writes the generation
 * to each condition, not to the status. It uses `exists`, because `all` of an empty list is true.
 */
const conditions = (...types: readonly string[]): string =>
  types
    .map(
      (type) =>
        `status.conditions.exists(c, c.type == '${type}' && c.status == 'True' && (!has(c.observedGeneration) || c.observedGeneration == metadata.generation))`,
    )
    .join(' && ');

/** Installed and running, and its CRDs are served. */
export const providerHealth: HealthCheckExpression = {
  apiVersion: 'pkg.crossplane.io/v1',
  kind: 'Provider',
  current: conditions('Installed', 'Healthy'),
};

/** Installed and running. */
export const functionHealth: HealthCheckExpression = { ...providerHealth, kind: 'Function' };

/** Installed, with all of its objects. */
export const configurationHealth: HealthCheckExpression = { ...providerHealth, kind: 'Configuration' };

/** Its kinds are activated. */
export const activationPolicyHealth: HealthCheckExpression = {
  apiVersion: 'apiextensions.crossplane.io/v1alpha1',
  kind: 'ManagedResourceActivationPolicy',
  current: conditions('Healthy'),
};

/** The CRD of the composite is served and its controller runs. */
export const definitionHealth: HealthCheckExpression = {
  apiVersion: 'apiextensions.crossplane.io/v2',
  kind: 'CompositeResourceDefinition',
  current: conditions('Established'),
};

/** Readiness of a composite resource or a managed resource: in sync with its spec, and Ready. */
export const syncedAndReady = (apiVersion: string, kind: string): HealthCheckExpression => ({
  apiVersion,
  kind,
  current: conditions('Synced', 'Ready'),
});
