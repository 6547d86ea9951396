import { chartInstance, withStoredValues } from '@slipway/flux-build';
import { below, type Fields, fieldsOf, plainText, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { groupOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { minorOf } from './declared-versions.ts';
import { isLater } from './newer-fields.ts';

/** The minor releases of a project that serve a version of its kinds. */
interface Served {
  /** The first release that serves it; undefined if all releases in use serve it. */
  readonly since?: string;
  /** The first release that does not serve it. */
  readonly until?: string;
}

interface Project {
  readonly name: string;
  readonly chart: RegExp;
  /** Releases by `group/version`, and by `group/version Kind` for kinds with other releases. */
  readonly versions: Readonly<Record<string, Served>>;
}

const FLUX: Project = {
  name: 'Flux',
  chart: /^flux2$/,
  versions: {
    'source.toolkit.fluxcd.io/v1beta1': { until: '2.7' },
    'source.toolkit.fluxcd.io/v1beta2': { until: '2.8' },
    'kustomize.toolkit.fluxcd.io/v1beta1': { until: '2.7' },
    'kustomize.toolkit.fluxcd.io/v1beta2': { until: '2.8' },
    'helm.toolkit.fluxcd.io/v2beta1': { until: '2.7' },
    'helm.toolkit.fluxcd.io/v2beta2': { until: '2.8' },
    'notification.toolkit.fluxcd.io/v1beta1': { until: '2.7' },
    'notification.toolkit.fluxcd.io/v1beta2': { until: '2.9' },
  },
};

/** Projects whose releases no longer serve versions of their kinds, by their release notes. */
const PROJECTS: readonly Project[] = [
  FLUX,
  {
    name: 'external-secrets',
    chart: /^external-secrets$/,
    versions: {
      'external-secrets.io/v1beta1': { until: '0.17' },
      'external-secrets.io/v1': { since: '0.16' },
      // PushSecret has no other version.
      'external-secrets.io/v1alpha1 ExternalSecret': { until: '0.16' },
      'external-secrets.io/v1alpha1 SecretStore': { until: '0.16' },
      'external-secrets.io/v1alpha1 ClusterSecretStore': { until: '0.16' },
    },
  },
  {
    name: 'Karpenter',
    chart: /^karpenter(?:-crd)?$/,
    versions: {
      'karpenter.sh/v1alpha5': { until: '0.33' },
      'karpenter.sh/v1beta1': { since: '0.32', until: '1.1' },
      'karpenter.sh/v1': { since: '1.0' },
      'karpenter.k8s.aws/v1alpha1': { until: '0.33' },
      'karpenter.k8s.aws/v1beta1': { since: '0.32', until: '1.1' },
      'karpenter.k8s.aws/v1': { since: '1.0' },
    },
  },
  {
    name: 'Strimzi',
    chart: /^strimzi-kafka-operator$/,
    versions: {
      'kafka.strimzi.io/v1beta2': { until: '1.0' },
      'kafka.strimzi.io/v1': { since: '0.49' },
      'kafka.strimzi.io/v1beta1': { until: '0.23' },
      'kafka.strimzi.io/v1alpha1': { until: '0.23' },
      'kafka.strimzi.io/v1beta1 KafkaTopic': { until: '1.0' },
      'kafka.strimzi.io/v1beta1 KafkaUser': { until: '1.0' },
      'kafka.strimzi.io/v1alpha1 KafkaTopic': { until: '1.0' },
      'kafka.strimzi.io/v1alpha1 KafkaUser': { until: '1.0' },
    },
  },
  {
    name: 'cert-manager',
    chart: /^cert-manager$/,
    versions: {
      'cert-manager.io/v1alpha2': { until: '1.6' },
      'cert-manager.io/v1alpha3': { until: '1.6' },
      'cert-manager.io/v1beta1': { until: '1.6' },
    },
  },
];

/** The release of a project that an object of a cluster sets. */
export interface PinnedRelease {
  readonly project: string;
  /** `0.49`. */
  readonly minor: string;
}

/** Returns the release that an object sets: a chart or artifact with a version, a FluxInstance, or the chart of one. */
export function pinnedRelease(object: Fields): PinnedRelease | undefined {
  const { kubeConfig, values, url, ref, distribution } = fieldsOf(object.spec);
  if (object.kind === 'FluxInstance') return pinOf(FLUX, fieldsOf(distribution).version);
  if (object.kind === 'GitRepository')
    return /^(?:https:\/\/|ssh:\/\/git@)github\.com\/fluxcd\/flux2(?:\.git)?$/.test(textOf(url))
      ? pinOf(FLUX, fieldsOf(ref).tag)
      : undefined;
  if (object.kind === 'OCIRepository') {
    const { tag, semver } = fieldsOf(ref);
    const name = textOf(url).split('/').at(-1) ?? '';
    const isFlux = /\/fluxcd\/flux-manifests$/.test(textOf(url));
    const project = isFlux ? FLUX : PROJECTS.find(({ chart }) => chart.test(name));
    return semver !== undefined && !isFlux ? undefined : pinOf(project, semver ?? tag);
  }
  if (object.kind !== 'HelmRelease' || kubeConfig !== undefined) return undefined;
  const instance = chartInstance(object);
  if (instance !== undefined) return pinOf(FLUX, fieldsOf(instance.distribution).version);
  // The chart of external-secrets can serve v1beta1 again.
  if (below(values, 'crds').unsafeServeV1Beta1 === true) return undefined;
  const { chart, version } = below(object.spec, 'chart', 'spec');
  return pinOf(
    PROJECTS.find((each) => each.chart.test(textOf(chart))),
    version,
  );
}

function pinOf(project: Project | undefined, version: unknown): PinnedRelease | undefined {
  const minor = minorOf(textOf(version));
  return project === undefined || minor === undefined ? undefined : { project: project.name, minor };
}

/** Whether a release serves a version of a kind; undefined if that is unknown. */
export type Serving = { readonly state: 'served' } | { readonly state: 'ends' | 'gone' | 'later'; readonly release: string };

/** Returns whether a release serves a kind in the `group/version` of an object. */
export function servingOf({ project, minor }: PinnedRelease, apiVersion: string, kind: string): Serving | undefined {
  const versions = PROJECTS.find(({ name }) => name === project)?.versions ?? {};
  const key = [`${apiVersion} ${kind}`, apiVersion].find((each) => Object.hasOwn(versions, each));
  const served = key === undefined ? undefined : versions[key];
  if (served === undefined) return undefined;
  const { since, until } = served;
  if (since !== undefined && isLater(since, minor)) return { state: 'later', release: since };
  if (until === undefined) return { state: 'served' };
  return { state: isLater(until, minor) ? 'ends' : 'gone', release: until };
}

/** Reports versions of kinds that the release of a project on the cluster does not serve, or that a later release no longer serves. */
export function* servedVersions(cluster: Cluster): Generator<FleetProblem> {
  const defined = new Set(
    cluster.ofKind('apiextensions.k8s.io', 'CustomResourceDefinition').map(({ object }) => textOf(fieldsOf(object.spec).group)),
  );
  const pins = Map.groupBy(
    withStoredValues(cluster.active).flatMap(({ object }) => pinnedRelease(object) ?? []),
    ({ project }) => project,
  );
  for (const [pin, ...others] of pins.values()) {
    // Several releases of a project are from several clusters, or from an unfinished change.
    if (pin !== undefined && others.every(({ minor }) => minor === pin.minor)) yield* servedBy(pin, defined, cluster);
  }
}

const groupsOf = ({ project }: PinnedRelease): ReadonlySet<string> =>
  new Set(Object.keys(PROJECTS.find(({ name }) => name === project)?.versions ?? {}).map((key) => key.split('/')[0] ?? ''));

function* servedBy(pin: PinnedRelease, defined: ReadonlySet<string>, cluster: Cluster): Generator<FleetProblem> {
  const ending = new Map<string, ActiveObject[]>();
  const groups = new Set([...groupsOf(pin)].filter((group) => !defined.has(group)));
  for (const about of cluster.all) {
    if (!groups.has(groupOf(about.object))) continue;
    const apiVersion = plainText(about.object.apiVersion);
    const serving = servingOf(pin, apiVersion, plainText(about.object.kind ?? ''));
    if (serving === undefined || serving.state === 'served') continue;
    if (serving.state === 'ends') ending.set(apiVersion, [...(ending.get(apiVersion) ?? []), about]);
    else yield notServed(cluster, about, pin, serving.state, serving.release);
  }
  for (const [apiVersion, objects] of ending) yield* endsLater(cluster, apiVersion, objects, pin);
}

const notServed = (
  { name }: Cluster,
  about: ActiveObject,
  { project, minor }: PinnedRelease,
  state: 'gone' | 'later',
  release: string,
): FleetProblem =>
  problemOf('version-not-served', about, {
    pointer: '/apiVersion',
    value: about.object.apiVersion,
    message: `${project} ${minor} on ${name} does not serve ${plainText(about.object.apiVersion)}, the version of ${objectText(about.object)}: ${state === 'gone' ? `it ended with ${project} ${release}` : `it came with ${project} ${release}`}`,
    expected: `a version that ${project} ${minor} serves`,
  });

/** Reports one advice for all objects of a version. */
function* endsLater({ name }: Cluster, apiVersion: string, objects: readonly ActiveObject[], pin: PinnedRelease): Generator<FleetProblem> {
  const [about] = objects;
  const serving = about === undefined ? undefined : servingOf(pin, apiVersion, plainText(about.object.kind ?? ''));
  if (about === undefined || serving === undefined || serving.state === 'served') return;
  const more = objects.length - 1;
  yield problemOf('version-ends', about, {
    pointer: '/apiVersion',
    value: apiVersion,
    message: `${objectText(about.object)}${more === 0 ? '' : ` and ${more} more ${more === 1 ? 'object' : 'objects'}`} on ${name} ${more === 0 ? 'has' : 'have'} the version ${apiVersion}, which ends with ${pin.project} ${serving.release}; the cluster has ${pin.project} ${pin.minor}`,
    expected: 'the next version of the kind before the upgrade',
  });
}
