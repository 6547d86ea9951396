import type { HealthCheckExpression, Manifest, Readiness } from '@slipway/manifest';

/** Where the AWS resources of add-ons live on a cluster: beside Crossplane, out of reach of tenants. */
export const CROSSPLANE_NAMESPACE = 'crossplane-system';

const isTrue = (condition: string): string => `status.conditions.exists(c, c.type == '${condition}' && c.status == 'True')`;

/**
 * Ready once AWS has what is written. A managed resource without conditions looks finished to Flux, so a unit would
 * be ready before its role exists; the expressions wait for the conditions that the provider sets.
 */
export function managedReadiness(manifests: Readonly<Record<string, Manifest>>): Readiness {
  const kinds = new Map<string, HealthCheckExpression>();
  for (const { apiVersion, kind } of Object.values(manifests)) {
    if (!apiVersion.includes('.aws.m.upbound.io/')) continue;
    kinds.set(`${apiVersion}/${kind}`, { apiVersion, kind, current: `${isTrue('Synced')} && ${isTrue('Ready')}` });
  }
  return { wait: true, expressions: [...kinds.values()] };
}
