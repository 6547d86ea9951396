import { chartInstance, withStoredValues } from '@slipway/flux-build';
import { below, type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { groupOf } from '../objects/fields.ts';

/** A minor release of a project on a cluster, and the object that sets it. */
export interface DeclaredVersion {
  readonly project: 'Flux' | 'Crossplane' | 'Kubernetes';
  /** `2.6`. */
  readonly minor: string;
  /** API groups of the project. */
  readonly isOfProject: (group: string) => boolean;
}

/**
 * Returns the exact releases that objects of a cluster, or the settings, set. The release of a range is unknown. A project whose CRDs are
 * in the repository is checked with these CRDs instead.
 */
export function declaredVersions(cluster: Cluster): readonly DeclaredVersion[] {
  const defined = new Set(
    cluster.ofKind('apiextensions.k8s.io', 'CustomResourceDefinition').map(({ object }) => textOf(fieldsOf(object.spec).group)),
  );
  const kubernetes = minorOf(cluster.kubernetes ?? '');
  return [
    ...(defined.has('kustomize.toolkit.fluxcd.io') ? [] : declared('Flux', fluxVersions(cluster), isOfFlux)),
    ...(defined.has('apiextensions.crossplane.io') ? [] : declared('Crossplane', crossplaneVersions(cluster), isOfCrossplane)),
    ...(kubernetes === undefined ? [] : [{ project: 'Kubernetes', minor: kubernetes, isOfProject: isOfKubernetes } as const]),
  ];
}

/** Returns the release, unless several objects set different ones. */
function declared(
  project: DeclaredVersion['project'],
  versions: readonly string[],
  isOfProject: DeclaredVersion['isOfProject'],
): readonly DeclaredVersion[] {
  const [minor, ...others] = new Set(versions.map((version) => minorOf(version)));
  return minor === undefined || others.length > 0 ? [] : [{ project, minor, isOfProject }];
}

/** Returns `2.6` for `v2.6.4`, `2.6.x` and `~2.6.1`; undefined for other ranges. */
export function minorOf(version: string): string | undefined {
  const [, major, minor] = /^[~=]?\s*v?(\d{1,3})\.(\d{1,3})(?:\.(?:\d+|[xX*])(?:[-+][\w.+-]+)?)?$/.exec(version.trim()) ?? [];
  return major === undefined ? undefined : `${major}.${minor}`;
}

const isOfFlux = (group: string): boolean => group.endsWith('.toolkit.fluxcd.io');
const isOfCrossplane = (group: string): boolean => /^(?:apiextensions|pkg|protection|ops)\.crossplane\.io$/.test(group);
const isOfKubernetes = (group: string): boolean => !group.includes('.') || group.endsWith('.k8s.io');

/** Returns the versions that flux-operator installs, and those of the published manifests of Flux. */
function fluxVersions(cluster: Cluster): readonly string[] {
  const instances = cluster.ofKind('fluxcd.controlplane.io', 'FluxInstance').map(({ object }) => below(object.spec, 'distribution'));
  const charts = withStoredValues(cluster.active).flatMap(({ object }) =>
    fieldsOf(object.spec).kubeConfig === undefined ? [fieldsOf(chartInstance(object)?.distribution)] : [],
  );
  const manifests = ['OCIRepository', 'GitRepository'].flatMap((kind) =>
    cluster.ofKind('source.toolkit.fluxcd.io', kind).flatMap(({ object }) => {
      const { url, ref } = fieldsOf(object.spec);
      const { tag, semver } = fieldsOf(ref);
      return /\/fluxcd\/(?:flux-manifests|flux2)(?:\.git)?$/.test(textOf(url)) ? [{ version: semver ?? tag }] : [];
    }),
  );
  return [...instances, ...charts, ...manifests].flatMap(({ version }) => (version === undefined ? [] : [textOf(version)]));
}

/** Returns the versions of Crossplane, which are the versions of its chart. */
const crossplaneVersions = (cluster: Cluster): readonly string[] =>
  releases(cluster).flatMap((release) => {
    const { chart, version } = below(release.spec, 'chart', 'spec');
    return /^(?:universal-)?crossplane$/.test(textOf(chart)) ? [textOf(version)] : [];
  });

/** Returns the HelmReleases that install on the cluster itself. */
const releases = (cluster: Cluster): readonly Fields[] =>
  cluster
    .ofKind('helm.toolkit.fluxcd.io', 'HelmRelease')
    .flatMap(({ object }) => (fieldsOf(object.spec).kubeConfig === undefined ? [object] : []));

/** `group/version Kind`. */
export const kindKey = (object: Fields): string => `${textOf(object.apiVersion)} ${textOf(object.kind)}`;

/** Whether an object is of a project. */
export const isOf = ({ isOfProject }: DeclaredVersion, object: Fields): boolean =>
  isOfProject(groupOf(object)) && listOf(object.items).length === 0;
