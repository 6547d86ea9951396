import type { Manifest } from '../objects/manifest.ts';
import { splitApiVersion } from '../objects/object-id.ts';
import type { HealthCheckExpression, Readiness } from './unit.ts';

/** Returns a CEL expression for a condition. Crossplane sets the observed generation on each condition, not on the status. */
const isTrue = (condition: string): string =>
  `status.conditions.exists(c, c.type == '${condition}' && c.status == 'True' && (!has(c.observedGeneration) || c.observedGeneration == metadata.generation))`;

/**
 * Returns health checks that wait until AWS has the resources of `manifests`. Flux treats a managed resource without conditions as ready,
 * so a unit would be ready before its role or table exists. The expressions wait for the conditions that the provider sets.
 */
export function managedReadiness(manifests: Readonly<Record<string, Manifest>>): Readiness {
  const kinds = new Map<string, HealthCheckExpression>();
  for (const { apiVersion, kind } of Object.values(manifests)) {
    if (!splitApiVersion(apiVersion).group.endsWith('.aws.m.upbound.io')) continue;
    kinds.set(`${apiVersion}/${kind}`, { apiVersion, kind, current: `${isTrue('Synced')} && ${isTrue('Ready')}` });
  }
  return { wait: true, expressions: [...kinds.values()] };
}
