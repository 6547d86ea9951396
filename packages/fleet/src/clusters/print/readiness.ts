import type { Kustomization } from '@slipway/kube-models/kustomize.toolkit.fluxcd.io/v1/Kustomization';
import type { HealthCheck } from '@slipway/manifest';
import type { Placement } from '../place/placement.ts';
import { remoteReleaseName } from '../place/remote-release.ts';

type Readiness = Pick<NonNullable<Kustomization['spec']>, 'wait' | 'healthChecks' | 'healthCheckExprs'>;

/** Returns when Flux reports a placement as ready. `wait` makes Flux ignore `healthChecks`, so there is only one of them. */
export function readinessOf(placement: Placement): Readiness {
  const { ready } = placement.unit;
  const healthChecks = placement.delivery === 'release' ? releaseChecks(placement) : (ready?.healthChecks ?? []);
  const waits = ready?.wait ?? healthChecks.length === 0;
  return {
    ...(waits && placement.delivery !== 'release' ? { wait: true } : { healthChecks: [...healthChecks] }),
    ...(ready?.expressions?.length ? { healthCheckExprs: [...ready.expressions] } : {}),
  };
}

/** The releases with the names that the patches give them. */
const releaseChecks = (placement: Placement): HealthCheck[] =>
  Object.values(placement.unit.manifests)
    .filter(({ kind }) => kind === 'HelmRelease')
    .map(({ apiVersion, kind, metadata }) => ({
      apiVersion,
      kind,
      name: remoteReleaseName(placement, metadata.name),
      ...(metadata.namespace === undefined ? {} : { namespace: metadata.namespace }),
    }));
