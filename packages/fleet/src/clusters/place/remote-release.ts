import { emitYaml, type Manifest } from '@slipway/manifest';
import { clusterId, kubeconfigSecret } from '../spec/cluster-names.ts';
import type { KustomizationPatch, Placement } from './placement.ts';

/** A release of the catalogue that the hub keeps for another cluster: its own has the plain name. */
export const remoteReleaseName = ({ cluster }: Pick<Placement, 'cluster'>, name: string): string => `${clusterId(cluster)}-${name}`;

/** Makes each release of a unit install on the placement's cluster, under a name of its own on the hub. */
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

/** Releases that `release` waits for; they are renamed with it. */
const dependenciesOf = (release: Manifest): string[] => {
  const { spec } = release as Manifest & { readonly spec?: { readonly dependsOn?: readonly { readonly name: string }[] } };
  return (spec?.dependsOn ?? []).map(({ name }) => name);
};
