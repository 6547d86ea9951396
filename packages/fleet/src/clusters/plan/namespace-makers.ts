import type { Finding, Manifest } from '@slipway/manifest';
import { isFluxObject } from '../place/api-groups.ts';
import type { LandingIndex, Release } from '../place/landing-index.ts';
import type { Placement } from '../place/placement.ts';
import { findingAt } from '../spec/finding-at.ts';

/**
 * Who creates the namespaces of a placement's objects and releases. A Namespace object goes before everything in it;
 * without one, a release that creates the namespace goes before what others put there.
 */
export function namespaceMakers(
  placement: Placement,
  landings: LandingIndex,
): { readonly makers: readonly Placement[]; readonly findings: readonly Finding[] } {
  const wanted = new Set(objectsOf(placement).flatMap(namespaceOf));
  const found = [...wanted]
    .sort()
    .map((namespace) => ({ namespace, makers: landings.explicit.get(namespace) ?? landings.releasing.get(namespace) ?? [] }));
  return {
    makers: found.flatMap(({ namespace, makers }) => (makers.includes(placement) || isGiven(namespace, placement) ? [] : makers)),
    findings: found
      .filter(({ namespace, makers }) => makers.length === 0 && !isGiven(namespace, placement))
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

const BY_KUBERNETES = new Set(['default', 'kube-node-lease', 'kube-public', 'kube-system']);

/** A Flux that applies to its own cluster has its namespace; on another cluster a placement must create it. */
const isGiven = (namespace: string, { home, lands }: Placement): boolean =>
  BY_KUBERNETES.has(namespace) || (namespace === 'flux-system' && home === lands);

const missing = ({ cluster, lands, unit }: Placement, namespace: string): Finding =>
  findingAt(cluster, {
    rule: 'unmade-namespace',
    message: `${unit.name} needs the namespace ${namespace}, which nothing on ${lands} creates`,
    pointer: '',
    value: namespace,
    expected: 'a Namespace object or a HelmRelease with install.createNamespace',
    remedy: `add what creates ${namespace}`,
  });
