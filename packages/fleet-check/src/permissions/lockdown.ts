import { below, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';

/** Flags with which the controllers of Flux isolate tenants: https://fluxcd.io/flux/installation/configuration/multitenancy/. */
export interface Lockdown {
  /** `--no-cross-namespace-refs`. */
  readonly noCrossNamespace: boolean;
  /** `--default-service-account`: the account of objects without one. */
  readonly defaultAccount: string | undefined;
}

/** Returns the flags of kustomize-controller, from a Deployment on the cluster or from a FluxInstance. */
export function lockdownOf(cluster: Cluster): Lockdown {
  const args = cluster
    .ofKind('apps', 'Deployment')
    .filter(({ object }) => textOf(below(object, 'metadata').name) === 'kustomize-controller')
    .flatMap(({ object }) => listOf(below(object, 'spec', 'template', 'spec').containers))
    .flatMap((container) => listOf(fieldsOf(container).args).map(textOf));
  const [instance] = cluster.ofKind('fluxcd.controlplane.io', 'FluxInstance').map(({ object }) => below(object, 'spec', 'cluster'));
  const isMultitenant = instance?.multitenant === true;
  const given = args.map((arg) => /^--default-service-account=(.+)$/.exec(arg)?.[1]).find((name) => name !== undefined);
  return {
    noCrossNamespace: isMultitenant || args.some((arg) => /^--no-cross-namespace-refs(?:=true)?$/.test(arg)),
    defaultAccount: given ?? (isMultitenant ? textOf(instance?.tenantDefaultServiceAccount) || 'default' : undefined),
  };
}
