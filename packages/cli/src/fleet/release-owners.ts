import type { FleetBuild, FleetKustomization } from '@slipway/flux-build';
import type { FleetRelease } from '@slipway/helm';
import { type Fields, type Finding, fieldsOf, onceForEach, textOf } from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import type { ReleaseOptions } from './build-releases.ts';
import { givenFolder } from './given-sources.ts';
import type { LockLocation } from './locked-charts.ts';
import type { OpenFleet } from './open-fleet.ts';

/** The objects that the HelmReleases of a fleet install. */
export interface BuiltReleases {
  /** The releases whose chart was searched. */
  readonly releases: readonly FleetRelease[];
  /** Number of different charts that the fleet names, and of those that are not available. */
  readonly charts: number;
  readonly missing: number;
  /** Problems of charts.lock. */
  readonly findings: readonly Finding[];
  /** Searches the charts although no source can have them, so that each release says what is missing. Undefined if they were searched. */
  readonly search?: () => BuiltReleases;
}

/** How the charts of a fleet are found. */
export interface ChartOptions extends Pick<ReleaseOptions, 'lock' | 'kubernetesOf' | 'memory'> {
  /** A folder with charts of Helm repositories and registries: archives `NAME-VERSION.tgz`, or folders. */
  readonly charts?: string | undefined;
  readonly cwd: string;
}

/** Rendering needs many modules. They are loaded when a chart may be available. */
const rendering = lazy<typeof import('./build-releases.ts')>(import.meta.url, './build-releases.ts');

/** Builds what HelmReleases install, from charts in the repository and in the folder of `charts`. Nothing is read over the network. */
export function builtReleases(
  fleet: FleetBuild,
  owners: readonly FleetKustomization[],
  { charts: given, cwd, lock, kubernetesOf, memory }: ChartOptions,
): BuiltReleases {
  const charts = given === undefined ? undefined : givenFolder(`--charts ${given}`, given, cwd);
  const objects = owners.flatMap((owner) => (owner.objects ?? []).map(({ object }) => object).filter(isHelmRelease));
  const keys = new Set(objects.map(chartKey));
  const isLocked = lock?.tree.read(CHART_LOCK) !== undefined;
  const search = (): BuiltReleases => {
    const { releases, findings } = rendering().buildReleases(fleet, owners, { charts, lock, kubernetesOf, memory });
    const missing = new Set(releases.flatMap(({ applied, missing: why }) => (why === undefined ? [] : [chartKey(applied.object)])));
    return { releases, charts: keys.size, missing: missing.size, findings };
  };
  if (objects.length > 0 && (charts !== undefined || isLocked || objects.some(mayBeHere))) return search();
  return { releases: [], charts: keys.size, missing: keys.size, findings: [], ...(objects.length > 0 && { search }) };
}

/** Returns the releases of one side of a review. If only the other side has rendered ones, each release says which chart is missing. */
export const comparedReleases = (own: BuiltReleases, other: BuiltReleases): readonly FleetRelease[] =>
  (other.search === undefined && other.releases.length > 0 && own.search !== undefined ? own.search() : own).releases;

/** Returns where the lock of a fleet is: at the root of its repository, in the state that is built. */
export function lockPlace({ top, tree, fileName }: OpenFleet, cache: string): LockLocation {
  const wayUp = (top?.base ?? '')
    .split('/')
    .filter((segment) => segment !== '')
    .map(() => '../');
  return { tree: top?.tree ?? tree, file: fileName('', `${wayUp.join('')}${CHART_LOCK}`), cache };
}

/** The name of the lock file, without importing its reader. */
const CHART_LOCK = 'charts.lock';

const isHelmRelease = ({ apiVersion, kind }: Fields): boolean =>
  kind === 'HelmRelease' && textOf(apiVersion).startsWith('helm.toolkit.fluxcd.io/');

/** Whether the chart may be in the repository. */
function mayBeHere({ spec }: Fields): boolean {
  const { chart, chartRef } = fieldsOf(spec);
  const kind = textOf(fieldsOf(fieldsOf(fieldsOf(chart).spec).sourceRef).kind);
  return kind === 'GitRepository' || kind === 'Bucket' || fieldsOf(chartRef).kind === 'HelmChart';
}

/** Returns the same key for releases of one chart in one version. */
function chartKey({ spec, metadata }: Fields): string {
  const { chart, chartRef } = fieldsOf(spec);
  const { chart: name, version, sourceRef } = fieldsOf(fieldsOf(chart).spec);
  const { kind, name: source, namespace } = fieldsOf(sourceRef ?? chartRef);
  return [name, version, kind, namespace ?? fieldsOf(metadata).namespace, source].map(textOf).join('|');
}

/** Returns releases as if a Flux Kustomization of that name applied their objects. */
export const releaseOwners = ({ releases }: BuiltReleases): readonly FleetKustomization[] => releases.flatMap(releaseOwner);

/** Returns a release as such an owner; nothing if its objects are unknown. */
export const releaseOwner = onceForEach(asOwner);

function asOwner({ cluster, appliesTo, spec, owner, applied, chart, objects }: FleetRelease): readonly FleetKustomization[] {
  if (objects === undefined || chart === undefined) return [];
  const { file, index } = applied;
  const trace = [{ action: 'generated' as const, file, by: `HelmRelease ${spec.namespace}/${spec.name}` }];
  const hasUnknown = objects.some(({ unknownVariables }) => unknownVariables.length > 0);
  const suspendedBy = spec.suspended ? `${cluster}/${spec.namespace}/${spec.name}` : owner.suspendedBy;
  return [
    {
      cluster,
      namespace: spec.namespace,
      name: spec.name,
      appliesTo,
      source: '',
      content: owner.content,
      path: `${chart.name} ${chart.version}`,
      suspended: spec.suspended,
      ...(suspendedBy === undefined ? {} : { suspendedBy }),
      // Flux substitutes variables in the objects of a Flux Kustomization with this field.
      spec: hasUnknown ? { postBuild: {} } : {},
      dependsOn: [],
      notes: [],
      objects: objects.map(({ object, unknownVariables }) => ({ object, file, index, trace, variables: [], unknownVariables })),
    },
  ];
}

/** Returns lines about what is unknown of releases: charts that are not available, and renders that an upgrade may change. */
export function releaseNotes(helm: BuiltReleases, isCompared = false): readonly string[] {
  return [missingCharts(helm), upgradeNote(helm, isCompared)].filter((line) => line !== undefined);
}

/** Returns the line about charts that are not available; undefined if all are. */
export function missingCharts({ charts, missing, releases }: BuiltReleases): string | undefined {
  if (missing === 0) return undefined;
  const isInSource = releases.some((each) => each.missing !== undefined && mayBeHere(each.applied.object));
  const verb = missing === 1 ? 'is' : 'are';
  return `${missing} of ${charts} ${charts === 1 ? 'chart' : 'charts'} ${verb} not available, so the objects of ${missing === 1 ? 'its' : 'their'} releases are unknown: run \`slipway charts fetch\`, or give --charts DIR${isInSource ? ', and for a chart of a GitRepository or Bucket --source Kind/namespace/name=DIR' : ''}`;
}

/** `isCompared`: whether the old state of the fleet is available. */
function upgradeNote({ releases }: BuiltReleases, isCompared: boolean): string | undefined {
  const number = releases.filter(({ asUpgrade }) => asUpgrade !== undefined).length;
  if (number === 0) return undefined;
  const shown = isCompared ? 'as upgrades where the base has them, otherwise as installations' : 'as installations';
  return `${number} of ${releases.length} ${releases.length === 1 ? 'HelmRelease' : 'HelmReleases'} may render other objects in an upgrade: they are rendered ${shown}`;
}
