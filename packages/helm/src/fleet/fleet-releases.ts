import type { AppliedObject, FleetBuild, FleetKustomization } from '@slipway/flux-build';
import { Unknown } from '@slipway/go-template';
import { onceForEach, stableText } from '@slipway/manifest';
import type { Chart } from '../chart/chart.ts';
import { HelmError } from '../helm-error.ts';
import type { FoundValues } from '../release/compose-values.ts';
import { installRelease } from '../release/install-release.ts';
import { isHelmRelease, type ReleaseSpec, releaseSpec } from '../release/release-spec.ts';
import type { Capabilities } from '../render/capabilities.ts';
import { DEFAULT_RENDER_LIMITS, type RenderLimits } from '../render/render-templates.ts';
import type { ChartFinder } from './chart-folder.ts';
import { type ChartAnswer, chartOfRelease } from './chart-of-release.ts';
import { installedObjects, type NamespaceOfKind } from './installed-objects.ts';
import { type ObjectsOfCluster, objectsOfClusters } from './objects-of-cluster.ts';
import { type ReleaseChart, type ReleaseMemory, type RenderedRelease, releaseMemory } from './release-memory.ts';
import { versionsOfChart } from './served-versions.ts';
import { unknownVariable, withUnknownVariables } from './unknown-variables.ts';

/** What the releases of a fleet are built from. */
export interface ReleasesInput {
  readonly fleet: FleetBuild;
  /** All that applies objects to clusters. */
  readonly owners: readonly FleetKustomization[];
  /** Charts that no source of the repository has. */
  readonly charts: ChartFinder;
  readonly capabilitiesOf: (cluster: string) => Capabilities;
  /** Whether a kind has a namespace. */
  readonly isNamespaced: NamespaceOfKind;
  readonly limits?: RenderLimits;
  /** The renders of another state of the fleet. What is equal in both states is rendered once. */
  readonly memory?: ReleaseMemory;
}

/** A HelmRelease on a cluster, and what it installs. */
export interface FleetRelease extends RenderedRelease {
  /** Cluster on which the HelmRelease is. */
  readonly cluster: string;
  readonly spec: ReleaseSpec;
  /** What applies the HelmRelease, and the HelmRelease. */
  readonly owner: FleetKustomization;
  readonly applied: AppliedObject;
  /** The chart, if it is available. */
  readonly chart?: ReleaseChart;
  /** Why the chart is not available. */
  readonly missing?: string;
}

/** Builds what each HelmRelease of a fleet installs. Releases with equal charts, values and capabilities are rendered once. */
export function fleetReleases({ memory = releaseMemory(), ...given }: ReleasesInput): readonly FleetRelease[] {
  const input = { ...given, memory };
  const objectsOf = objectsOfClusters(input.owners);
  const render = rememberingRenderer(input);
  return input.owners.flatMap((owner) =>
    (owner.objects ?? []).flatMap((applied) =>
      isHelmRelease(applied.object) ? [fleetRelease(input, owner, applied, objectsOf(owner.appliesTo), render)] : [],
    ),
  );
}

type RememberingInput = ReleasesInput & Required<Pick<ReleasesInput, 'memory'>>;

type Render = (spec: ReleaseSpec, chart: Chart, cluster: string, objects: ObjectsOfCluster, unknown: readonly string[]) => RenderedRelease;

function fleetRelease(
  { fleet, charts, memory }: RememberingInput,
  owner: FleetKustomization,
  applied: AppliedObject,
  objects: ObjectsOfCluster,
  render: Render,
): FleetRelease {
  const cluster = owner.appliesTo;
  const spec = releaseSpec(applied.object);
  const base = { cluster, spec, owner, applied };
  if (spec.chart === undefined) return { ...base, missing: 'the HelmRelease names no chart' };
  try {
    const answer: ChartAnswer = chartOfRelease(spec.chart, cluster, objects, { fleet, charts });
    if ('missing' in answer) return { ...base, missing: answer.missing };
    const own = memory.sameChart(answer.chart);
    return { ...base, chart: memory.describe(own, answer.origin), ...render(spec, own, cluster, objects, applied.unknownVariables) };
  } catch (error) {
    return { ...base, error: failureOf(error) };
  }
}

/** What all releases of a run may use together. */
const LIMITS_OF_RUN = { renders: 5000 } as const;

function rememberingRenderer({ capabilitiesOf, isNamespaced, limits = DEFAULT_RENDER_LIMITS, memory }: RememberingInput): Render {
  const { renders: known, capabilities: numbers } = memory;
  const numberOf = onceForEach((capabilities: Capabilities): number => {
    const text = stableText(capabilities);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  });
  let renders = 0;
  return (spec, chart, cluster, objects, unknown) => {
    const capabilities = capabilitiesOf(cluster);
    const found = (kind: string, name: string): FoundValues => objects.values(kind, spec.namespace, name);
    const texts = spec.valuesFrom.map(({ kind, name, valuesKey }) => {
      const values = found(kind, name);
      return values instanceof Map ? (values.get(valuesKey) ?? null) : values;
    });
    const key = stableText([spec, texts, numberOf(capabilities), [...unknown].sort()]);
    const ofChart = known.get(chart) ?? new Map<string, RenderedRelease>();
    known.set(chart, ofChart);
    const before = ofChart.get(key);
    if (before !== undefined) return before;
    renders += 1;
    const result =
      renders > LIMITS_OF_RUN.renders
        ? { error: { stage: 'render' as const, message: `a run renders at most ${LIMITS_OF_RUN.renders} different releases` } }
        : rendered(withUnknownVariables(spec, unknown), chart, { capabilities, isNamespaced, limits, found, unknown });
    ofChart.set(key, result);
    return result;
  };
}

interface RenderContext {
  readonly capabilities: Capabilities;
  readonly isNamespaced: NamespaceOfKind;
  readonly limits: RenderLimits;
  readonly found: (kind: string, name: string) => FoundValues;
  /** Variables in the HelmRelease that only the cluster has. */
  readonly unknown: readonly string[];
}

function rendered(spec: ReleaseSpec, chart: Chart, { capabilities, isNamespaced, limits, found, unknown }: RenderContext): RenderedRelease {
  try {
    const installation = installRelease(spec, chart, {
      capabilities: { ...capabilities, apiVersions: [...capabilities.apiVersions, ...versionsOfChart(chart)] },
      limits,
      findValues: found,
      makeUnknown: (reason) => new Unknown(unknownVariable(reason)),
      // Only the cluster has the answer.
      hooks: { lookup: () => new Unknown('lookup') },
    });
    return { installation, ...installedObjects(spec, installation, isNamespaced, unknown) };
  } catch (error) {
    return { error: failureOf(error) };
  }
}

/** Returns what Helm says. Throws any other error again. */
function failureOf(error: unknown): NonNullable<FleetRelease['error']> {
  if (!(error instanceof HelmError)) throw error;
  const { stage, message, valuesPath } = error;
  return { stage, message, ...(valuesPath !== undefined && { valuesPath }) };
}
