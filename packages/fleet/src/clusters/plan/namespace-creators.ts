import type { Finding, Manifest } from '@slipway/manifest';
import { isFluxObject } from '../place/api-groups.ts';
import type { Placement } from '../place/placement.ts';
import type { Release, TargetIndex } from '../place/target-index.ts';
import { findingAt } from '../spec/finding-at.ts';

/**
 * Returns which placements create the namespaces of a placement's objects and releases. A Namespace object is applied before everything
 * in its namespace. Without one, a release that creates the namespace comes before the objects of other units in it.
 */
export function namespaceCreators(
  placement: Placement,
  landings: TargetIndex,
): { readonly makers: readonly Placement[]; readonly findings: readonly Finding[] } {
  const wanted = new Set(objectsOf(placement).flatMap(namespaceOf));
  const found = [...wanted]
    .sort()
    .map((namespace) => ({ namespace, makers: landings.explicit.get(namespace) ?? landings.releasing.get(namespace) ?? [] }));
  return {
    makers: found.flatMap(({ namespace, makers }) => (makers.includes(placement) || existsAlready(namespace, placement) ? [] : makers)),
    findings: found
      .filter(({ namespace, makers }) => makers.length === 0 && !existsAlready(namespace, placement))
      .map(({ namespace }) => missing(placement, namespace)),
  };
}

const objectsOf = ({ unit }: Placement): readonly Manifest[] => Object.values(unit.manifests);

/**
 * Returns the namespaces that an object needs. For an object of Flux only the target of the release counts: the object itself is in
 * flux-system, next to the Flux that reads it.
 */
function namespaceOf(manifest: Manifest): string[] {
  const namespace = isFluxObject(manifest) ? (manifest as Release).spec?.targetNamespace : manifest.metadata.namespace;
  return namespace === undefined ? [] : [namespace];
}

const BUILT_IN_NAMESPACES = new Set(['default', 'kube-node-lease', 'kube-public', 'kube-system']);

/** The cluster of a Flux has the namespace of Flux. On another cluster, a placement must create it. */
const existsAlready = (namespace: string, { runnerId, targetId }: Placement): boolean =>
  BUILT_IN_NAMESPACES.has(namespace) || (namespace === 'flux-system' && runnerId === targetId);

const missing = ({ cluster, targetId, unit }: Placement, namespace: string): Finding =>
  findingAt(cluster, {
    rule: 'unmade-namespace',
    message: `${unit.name} needs the namespace ${namespace}, which nothing on ${targetId} creates`,
    pointer: '',
    value: namespace,
    expected: 'a Namespace object or a HelmRelease with install.createNamespace',
    remedy: `add what creates ${namespace}`,
  });
