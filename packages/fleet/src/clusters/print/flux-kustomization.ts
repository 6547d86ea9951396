import type { Kustomization } from '@slipway/kube-models/kustomize.toolkit.fluxcd.io/v1/Kustomization';
import { FLUX_NAMESPACE } from '../../sources/flux-namespace.ts';
import { overridePatches } from '../place/override-patches.ts';
import { revisionPrefix } from '../place/package-source.ts';
import type { Placement } from '../place/placement.ts';
import { remoteReleasePatches } from '../place/remote-release.ts';
import { kubeconfigSecret } from '../spec/cluster-names.ts';
import { readinessOf } from './readiness.ts';

type Spec = NonNullable<Kustomization['spec']>;

/** Returns the Flux Kustomization of a placement. `dependsOn` are the placements that must be ready before it. */
export function fluxKustomization(placement: Placement, dependsOn: readonly Placement[]): Kustomization {
  const { name, unit, source, delivery, settings = {} } = placement;
  const patches = [
    ...overridePatches(placement),
    ...(settings.patches ?? []),
    // These patches are last, because the others find the release by its name in the catalogue.
    ...(delivery === 'release' ? remoteReleasePatches(placement) : []),
  ];
  return {
    apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
    kind: 'Kustomization',
    metadata: { name, namespace: FLUX_NAMESPACE },
    spec: {
      ...(dependsOn.length ? { dependsOn: dependsOn.map((other) => dependency(placement, other)) } : {}),
      // Flux applies a new revision of the source at once. The interval only repairs drift.
      interval: '30m',
      retryInterval: '1m',
      timeout: unit.timeout ?? '5m',
      sourceRef: { kind: 'GitRepository', name: source.name },
      path: `./${unit.directory}`,
      prune: settings.prune ?? true,
      ...(settings.deletionPolicy ? { deletionPolicy: settings.deletionPolicy } : {}),
      ...(delivery === 'remote' ? { kubeConfig: { secretRef: kubeconfigSecret(placement.cluster) } } : {}),
      ...(placement.serviceAccountName ? { serviceAccountName: placement.serviceAccountName } : {}),
      ...readinessOf(placement),
      ...(placement.components.length ? { components: [...placement.components] } : {}),
      ...(patches.length ? { patches } : {}),
      ...(unit.variables?.length ? { postBuild: { substituteFrom: [{ kind: 'ConfigMap', name: placement.variablesFrom }] } } : {}),
    },
  };
}

/**
 * Flux compares revisions only when both sides have the same source. Between two packages, this expression names the branch or tag of the
 * other one that must have been applied. It replaces Flux's own check, so it repeats that.
 */
function dependency({ source }: Placement, other: Placement): NonNullable<Spec['dependsOn']>[number] {
  if (other.source.name === source.name) return { name: other.name };
  return { name: other.name, readyExpr: appliedFrom(revisionPrefix(other.source)) };
}

/**
 * A missing field makes its part an error. `&&` ignores the error when another part is false, so one `has` is enough for a new object.
 */
const appliedFrom = (revision: string): string =>
  [
    'has(dep.status.lastAppliedRevision)',
    `dep.status.lastAppliedRevision.startsWith('${revision}')`,
    'dep.status.observedGeneration == dep.metadata.generation',
    "dep.status.conditions.exists(c, c.type == 'Ready' && c.status == 'True')",
  ].join(' && ');
