import type { AppliedObject, FleetBuild, FleetKustomization } from '@slipway/flux-build';
import { Unknown } from '@slipway/go-template';
import { once, onceForEach, stableText } from '@slipway/manifest';
import { type Chart, fileText } from '../chart/chart.ts';
import { HelmError } from '../helm-error.ts';
import type { FoundValues } from '../release/compose-values.ts';
import { installRelease } from '../release/install-release.ts';
import { isHelmRelease, type ReleaseSpec, releaseSpec } from '../release/release-spec.ts';
import type { Capabilities } from '../render/capabilities.ts';
import type { OnVersion } from '../render/go-context.ts';
import { DEFAULT_RENDER_LIMITS, type RenderLimits } from '../render/render-templates.ts';
import { keptValues } from '../values/kept-values.ts';
import { withUnknownVariables } from '../values/unknown-values.ts';
import type { ChartFinder } from './chart-folder.ts';
import { type ChartAnswer, chartOfRelease } from './chart-of-release.ts';
import { installedObjects, type NamespaceOfKind, type ShareObject } from './installed-objects.ts';
import { type ObjectsOfCluster, objectsOfClusters } from './objects-of-cluster.ts';
import { type KnownRender, type ReleaseChart, type ReleaseMemory, type RenderedRelease, releaseMemory } from './release-memory.ts';
import { releaseTargets } from './release-targets.ts';
import { scopesOfCharts, servedVersions, versionsOfChart, withNamespaces } from './served-versions.ts';
import { unknownVariable } from './unknown-variables.ts';
import { unreadValues } from './unread-values.ts';

/** The input of the releases of a fleet. */
export interface ReleasesInput {
  readonly fleet: FleetBuild;
  /** Everything that applies objects to clusters. */
  readonly owners: readonly FleetKustomization[];
  /** Charts that are not in any source of the repository. */
  readonly charts: ChartFinder;
  readonly capabilitiesOf: (cluster: string) => Capabilities;
  /** Whether a kind has a namespace. */
  readonly isNamespaced: NamespaceOfKind;
  readonly limits?: RenderLimits;
  /** The renders of another state of the fleet. Equal releases of both states are rendered once. */
  readonly memory?: ReleaseMemory;
}

/** A HelmRelease on a cluster, and the objects that it installs. */
export interface FleetRelease extends RenderedRelease {
  /** Cluster on which the HelmRelease is. */
  readonly cluster: string;
  /** Cluster on which the objects are installed. It differs from `cluster` if the HelmRelease has a `kubeConfig`. */
  readonly appliesTo: string;
  readonly spec: ReleaseSpec;
  /** The Flux Kustomization that applies the HelmRelease, and the HelmRelease itself. */
  readonly owner: FleetKustomization;
  readonly applied: AppliedObject;
  /** The chart, if it is available. */
  readonly chart?: ReleaseChart;
  /** The reason why the chart is not available. */
  readonly missing?: string;
  /** Renders the release as an upgrade to a revision. Undefined if the result is that of the installation. */
  readonly asUpgrade?: (revision: number) => FleetRelease;
  /** Renders the release as an upgrade that keeps the values of an installed release. Undefined without `preserveValues`. */
  readonly asUpgradeOf?: (installed: FleetRelease, revision: number) => FleetRelease;
}

/**
 * Renders each HelmRelease of a fleet. Releases with equal charts and values are rendered once, unless their templates read API versions
 * and get different results. Each cluster also serves the CRDs of all its charts.
 */
export function fleetReleases({ memory = releaseMemory(), ...given }: ReleasesInput): readonly FleetRelease[] {
  const input = { ...given, memory };
  const objectsOf = objectsOfClusters(input.owners, input.fleet.roots);
  const written = input.owners.flatMap((owner) =>
    (owner.objects ?? []).flatMap((applied) => (isHelmRelease(applied.object) ? [{ owner, applied }] : [])),
  );
  const targetOf = releaseTargets(
    input.owners,
    written.map(({ owner, applied }) => ({ cluster: owner.appliesTo, object: applied.object })),
  );
  const found = written.map(({ owner, applied }) => {
    const appliesTo = targetOf({ cluster: owner.appliesTo, object: applied.object });
    return foundRelease(input, { owner, applied, appliesTo }, objectsOf(owner.appliesTo));
  });
  const served = servedByCharts(found);
  const ofCharts = scopesOfCharts(new Set(found.flatMap(({ source }) => source ?? [])));
  const isNamespaced: NamespaceOfKind = (object) => input.isNamespaced(object) ?? ofCharts(object);
  const render = cachingRenderer({ ...input, isNamespaced }, objectsOf);
  const releases = found.map((each) => render(each, served.of(each.appliesTo)));
  const changed = served.add(releases);
  const complete = found.map((each, index) =>
    changed.has(each.appliesTo) ? render(each, served.of(each.appliesTo)) : (releases[index] as FleetRelease),
  );
  return withNamespaces(complete, isNamespaced);
}

type CachingInput = ReleasesInput & Required<Pick<ReleasesInput, 'memory'>>;

/** A HelmRelease, and the chart to render if it is available. */
interface FoundRelease extends FleetRelease {
  readonly source?: Chart;
}

function foundRelease(
  { fleet, charts, memory }: CachingInput,
  { owner, applied, appliesTo }: Pick<FleetRelease, 'owner' | 'applied' | 'appliesTo'>,
  objects: ObjectsOfCluster,
): FoundRelease {
  const cluster = owner.appliesTo;
  const spec = releaseSpec(applied.object);
  const base = { cluster, appliesTo, spec, owner, applied };
  if (spec.chart === undefined) return { ...base, missing: 'the HelmRelease names no chart' };
  try {
    const answer: ChartAnswer = chartOfRelease(spec.chart, cluster, objects, { fleet, charts });
    if ('missing' in answer) return { ...base, missing: answer.missing };
    const source = memory.sameChart(answer.chart);
    return { ...base, source, chart: memory.describe(source, answer.origin) };
  } catch (error) {
    return { ...base, error: failureOf(error) };
  }
}

/** Collects the API versions that the CRDs of charts add to each cluster. CRDs of `crds/` are available before anything is rendered. */
function servedByCharts(found: readonly FoundRelease[]) {
  const clusters = new Map<string, Set<string>>();
  const of = (cluster: string): ReadonlySet<string> => clusters.get(cluster) ?? new Set();
  const addTo = (cluster: string, versions: readonly string[]): void => {
    const known = clusters.get(cluster) ?? new Set();
    clusters.set(cluster, known);
    for (const version of versions) known.add(version);
  };
  for (const { appliesTo, spec, source } of found) if (source !== undefined && !spec.skipsCrds) addTo(appliesTo, versionsOfChart(source));
  return {
    of,
    /** Adds the versions of CRDs in templates. Returns the clusters that then serve more. */
    add(releases: readonly FleetRelease[]): ReadonlySet<string> {
      const changed = new Set<string>();
      for (const { appliesTo, objects = [] } of releases) {
        const versions = objects.flatMap(({ object, perhaps }) => (perhaps ? [] : servedOnce(object)));
        if (versions.every((version) => of(appliesTo).has(version))) continue;
        addTo(appliesTo, versions);
        changed.add(appliesTo);
      }
      return changed;
    },
  };
}

const servedOnce = onceForEach(servedVersions);

/** The limits of all releases of a run together. */
const LIMITS_OF_RUN = { renders: 20_000 } as const;

type Render = (release: FoundRelease, served: ReadonlySet<string>) => FleetRelease;

function cachingRenderer(input: CachingInput, objectsOf: (cluster: string) => ObjectsOfCluster): Render {
  const { capabilitiesOf, isNamespaced, limits = DEFAULT_RENDER_LIMITS, memory } = input;
  const versionsOf = servedVersionsOf(input);
  let renders = 0;
  const rendered = (
    { source, ...release }: FoundRelease,
    served: ReadonlySet<string>,
    revision: number,
    kept?: KeptSource,
  ): FleetRelease => {
    if (source === undefined) return release;
    const { cluster, appliesTo, spec, applied } = release;
    const { kubeVersion } = capabilitiesOf(appliesTo);
    const serves = versionsOf(appliesTo, served);
    const found = (kind: string, name: string): FoundValues => objectsOf(cluster).values(kind, spec.namespace, name);
    const texts = spec.valuesFrom.map(({ kind, name, valuesKey }) => {
      const values = found(kind, name);
      return values instanceof Map ? (values.get(valuesKey) ?? null) : values;
    });
    const stored = spec.valuesFrom.flatMap(({ kind, name }) => objectsOf(cluster).unknownVariables(kind, spec.namespace, name));
    const unknown = [...new Set([...applied.unknownVariables, ...stored])];
    const readsAll = readsAllVersions(source);
    const all = readsAll ? numberOf(memory, serves) : '';
    const keeps = kept === undefined ? 0 : memory.numberOfKept(kept);
    const known = rendersOf(memory, source, stableText([spec, texts, kubeVersion, [...unknown].sort(), all, revision, keeps]));
    const before = known.find(({ asked }) => [...asked].every(([version, isServed]) => serves.has(version) === isServed));
    if (before !== undefined) return { ...release, ...before.rendered };
    renders += 1;
    const asked = new Map<string, boolean>();
    const result =
      renders > LIMITS_OF_RUN.renders
        ? { error: { stage: 'render' as const, message: `a run renders at most ${LIMITS_OF_RUN.renders} different releases` } }
        : renderedRelease(spec, source, {
            capabilities: { kubeVersion, apiVersions: [...serves] },
            onVersion: (version, isServed) => asked.set(version, isServed),
            isNamespaced,
            limits,
            found,
            unknown,
            share: memory.shareObject,
            revision,
            kept,
          });
    const asksFor = (group: string): boolean => readsAll || [...asked.keys()].some((version) => version.startsWith(`${group}/`));
    const render = { ...result, asksFor };
    known.push({ asked, rendered: render });
    return { ...release, ...render };
  };
  return (found, served) => {
    const release = rendered(found, served, 1);
    return {
      ...release,
      ...(release.differsAtUpgrade === true && { asUpgrade: (revision) => rendered(found, served, revision) }),
      ...(found.spec.preservesValues && {
        asUpgradeOf: ({ keptValues }, revision) => rendered(found, served, revision, keptValues),
      }),
    };
  };
}

/** Equal renders of an installed release share one function. */
type KeptSource = NonNullable<RenderedRelease['keptValues']>;

/** Returns the renders of a chart with equal values. */
function rendersOf({ renders }: ReleaseMemory, chart: Chart, key: string): KnownRender[] {
  const ofChart = renders.get(chart) ?? new Map<string, KnownRender[]>();
  renders.set(chart, ofChart);
  const known = ofChart.get(key) ?? [];
  ofChart.set(key, known);
  return known;
}

/** Returns the versions that a cluster serves. The set of its charts only grows, so its size shows whether it has changed. */
function servedVersionsOf({ capabilitiesOf }: CachingInput) {
  const known = new Map<string, { readonly size: number; readonly versions: ReadonlySet<string> }>();
  return (cluster: string, ofCharts: ReadonlySet<string>): ReadonlySet<string> => {
    const before = known.get(cluster);
    if (before?.size === ofCharts.size) return before.versions;
    const versions = new Set([...capabilitiesOf(cluster).apiVersions, ...ofCharts]);
    known.set(cluster, { size: ofCharts.size, versions });
    return versions;
  };
}

/** Returns a number that is equal for equal versions. */
function numberOf({ capabilities }: ReleaseMemory, versions: ReadonlySet<string>): number {
  const text = stableText([...versions].sort());
  const number = capabilities.get(text) ?? capabilities.size;
  capabilities.set(text, number);
  return number;
}

/** Returns whether templates may use the list of versions other than with `Has`. */
const readsAllVersions: (chart: Chart) => boolean = onceForEach(
  ({ templates, values, dependencies }) =>
    templates.some((file) => usesList(fileText(file))) || usesList(stableText(values)) || dependencies.some(readsAllVersions),
);

const usesList = (text: string): boolean => /APIVersions(?!\.Has\b)|\.Capabilities(?![.\w])/.test(text);

interface RenderContext {
  readonly capabilities: Capabilities;
  readonly onVersion: OnVersion;
  readonly isNamespaced: NamespaceOfKind;
  readonly limits: RenderLimits;
  readonly found: (kind: string, name: string) => FoundValues;
  /** Variables of the HelmRelease, and of the objects with its values, whose values only the cluster has. */
  readonly unknown: readonly string[];
  readonly share: ShareObject;
  readonly revision: number;
  readonly kept: KeptSource | undefined;
}

function renderedRelease(
  spec: ReleaseSpec,
  chart: Chart,
  { capabilities, onVersion, isNamespaced, limits, found, unknown, share, revision, kept }: RenderContext,
): RenderedRelease {
  let differs = spec.skipSchema !== spec.skipSchemaOfUpgrade;
  const upgrade = () => (differs ? { differsAtUpgrade: true as const } : {});
  try {
    const installation = installRelease(spec, chart, {
      capabilities,
      onVersion,
      limits,
      findValues: found,
      makeUnknown: (reason) => new Unknown(unknownVariable(reason)),
      variables: unknown,
      // Only the cluster has the result.
      hooks: { lookup: () => new Unknown('lookup') },
      revision,
      kept: kept?.(),
      onRelease: () => {
        differs = true;
      },
    });
    const unread = once(() => unreadValues(installation, chart));
    const keeps = once(() => keptValues(chart, withUnknownVariables(installation.composed.values, unknown)));
    return {
      installation,
      unreadValues: unread,
      keptValues: keeps,
      ...upgrade(),
      ...installedObjects(spec, installation, isNamespaced, unknown, share),
    };
  } catch (error) {
    return { error: failureOf(error), ...upgrade() };
  }
}

/** Returns the message of a HelmError. Throws any other error again. */
function failureOf(error: unknown): NonNullable<FleetRelease['error']> {
  if (!(error instanceof HelmError)) throw error;
  const { stage, message, valuesPath } = error;
  return { stage, message, ...(valuesPath !== undefined && { valuesPath }) };
}
