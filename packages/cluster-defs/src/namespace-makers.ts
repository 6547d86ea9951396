import type { Finding, Manifest } from '@slipway/manifest';
import { isFluxObject } from './api-groups.ts';
import { findingAt } from './finding-at.ts';
import type { Placement } from './placement.ts';

/**
 * Who creates the namespaces of a placement's objects and releases. A Namespace object goes before everything in it;
 * without one, a release that creates the namespace goes before what others put there.
 */
export function namespaceMakers(
  placement: Placement,
  sameCluster: readonly Placement[],
): { readonly makers: readonly Placement[]; readonly findings: readonly Finding[] } {
  const wanted = new Set(objectsOf(placement).flatMap(namespaceOf));
  const found = [...wanted].sort().map((namespace) => ({ namespace, makers: makersOf(namespace, sameCluster) }));
  return {
    makers: found.flatMap(({ namespace, makers }) => (makers.includes(placement) || isGiven(namespace, placement) ? [] : makers)),
    findings: found
      .filter(({ namespace, makers }) => makers.length === 0 && !isGiven(namespace, placement))
      .map(({ namespace }) => missing(placement, namespace)),
  };
}

const objectsOf = ({ unit }: Placement): readonly Manifest[] => Object.values(unit.manifests);

function makersOf(namespace: string, sameCluster: readonly Placement[]): Placement[] {
  const explicit = sameCluster.filter((placement) =>
    objectsOf(placement).some(({ kind, metadata }) => kind === 'Namespace' && metadata.name === namespace),
  );
  if (explicit.length > 0) return explicit;
  return sameCluster.filter((placement) => objectsOf(placement).some((manifest) => isCreatedBy(manifest, namespace)));
}

type Release = Manifest & {
  readonly spec?: { readonly targetNamespace?: string; readonly install?: { readonly createNamespace?: boolean } };
};

const isCreatedBy = (manifest: Manifest, namespace: string): boolean => {
  const { kind, spec } = manifest as Release;
  return kind === 'HelmRelease' && spec?.targetNamespace === namespace && spec.install?.createNamespace === true;
};

/** Of a Flux object only the release's target counts: it lives in flux-system, beside the Flux that reads it. */
function namespaceOf(manifest: Manifest): string[] {
  const namespace = isFluxObject(manifest) ? (manifest as Release).spec?.targetNamespace : manifest.metadata.namespace;
  return namespace === undefined ? [] : [namespace];
}

const BY_KUBERNETES = new Set(['default', 'kube-node-lease', 'kube-public', 'kube-system']);

/** A Flux that applies where it runs has its own namespace; on another cluster somebody must make it. */
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
