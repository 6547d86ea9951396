import { emitYaml, type Manifest } from '@slipway/manifest';
import { clusterId, kubeconfigSecret } from '../spec/cluster-names.ts';
import type { KustomizationPatch, Placement } from './placement.ts';

/** Returns the name of a catalogue release that the hub keeps for another cluster. The hub's own release has the plain name. */
export const remoteReleaseName = ({ cluster }: Pick<Placement, 'cluster'>, name: string): string => `${clusterId(cluster)}-${name}`;

/** Returns patches that install each release of a unit on the placement's cluster, under its own name on the hub. */
export function remoteReleasePatches(placement: Placement): KustomizationPatch[] {
  const releases = Object.values(placement.unit.manifests).filter(({ kind }) => kind === 'HelmRelease');
  return releases.map((release) => ({
    target: { kind: 'HelmRelease', name: release.metadata.name },
    patch: emitYaml([
      { op: 'replace', path: '/metadata/name', value: remoteReleaseName(placement, release.metadata.name) },
      { op: 'add', path: '/spec/kubeConfig', value: { secretRef: kubeconfigSecret(placement.cluster) } },
      ...dependenciesOf(release).map((name, index) => ({
        op: 'replace',
        path: `/spec/dependsOn/${index}/name`,
        value: remoteReleaseName(placement, name),
      })),
    ]),
  }));
}

/** Returns the releases that `release` waits for. They are renamed together with it. */
const dependenciesOf = (release: Manifest): string[] => {
  const { spec } = release as Manifest & { readonly spec?: { readonly dependsOn?: readonly { readonly name: string }[] } };
  return (spec?.dependsOn ?? []).map(({ name }) => name);
};
