import type { RandomCall, Rendered } from '@slipway/go-template';
import type { Chart } from '../chart/chart.ts';
import { HelmError } from '../helm-error.ts';
import { checkValues } from '../schema/check-values.ts';
import type { Values } from '../value-maps.ts';
import { coalesceValues } from '../values/coalesce.ts';
import { processDependencies } from '../values/process-dependencies.ts';
import { withUnknownTexts } from '../values/unknown-values.ts';
import { type WorkingChart, workingChart } from '../values/working-chart.ts';
import { isCompatible } from '../version-range.ts';
import type { Capabilities } from './capabilities.ts';
import { type CrdFile, crdFiles } from './crd-files.ts';
import type { OnVersion, ReleaseInfo } from './go-context.ts';
import { DEFAULT_RENDER_LIMITS, type RenderedTemplate, type RenderLimits, renderTemplates } from './render-templates.ts';
import { type Splitter, splitManifests } from './split-manifests.ts';
import type { TemplateText } from './template-text.ts';

/** A chart to render, with the data of its templates. */
export interface ChartInput {
  readonly chart: Chart;
  /** The values of the user. Rendering does not change them. */
  readonly values: Values;
  readonly release: ReleaseInfo;
  readonly capabilities: Capabilities;
  readonly skipSchema?: boolean;
  /** Variables in the values that only the cluster has. No schema rejects a text with one of them. */
  readonly variables?: readonly string[];
  readonly limits?: RenderLimits;
  readonly splitter?: Splitter;
  /** Results of functions of templates: `lookup`. */
  readonly hooks?: Readonly<Record<string, unknown>>;
  /** Called for each API version that a template requests. */
  readonly onVersion?: OnVersion | undefined;
}

/** A document that a template prints. */
export interface RenderedDocument {
  /** `web/templates/deployment.yaml` */
  readonly source: string;
  readonly text: string;
  /** Offset of the text in the output of the template. */
  readonly start: number;
  /** The output of the template, with the origin of each part. */
  readonly output: TemplateText;
}

/** The output of the templates of a chart. */
export interface RenderedChart {
  /** In the order of their paths. Partials and NOTES.txt are not part of it. */
  readonly documents: readonly RenderedDocument[];
  /** Files in `crds/`, which are not templates. */
  readonly crds: readonly CrdFile[];
  readonly notes: string;
  /** The values of the chart and all charts in it. */
  readonly values: Values;
  /** Warnings of Helm. */
  readonly warnings: readonly string[];
  /** Schemas on other hosts. They are not read. */
  readonly remoteSchemas: readonly string[];
  /** Calls whose result differs in each render. */
  readonly randomCalls: readonly RandomCall[];
  /** The values that each template read. */
  readonly reads: readonly Rendered['reads'][];
}

/** Renders a chart like `helm template`. Throws a HelmError. */
export function renderChart(input: ChartInput): RenderedChart {
  const { release, capabilities, onVersion } = input;
  const warnings: string[] = [];
  const warn = (message: string): void => void warnings.push(message);
  const { chart, values } = processed(input, warn);
  const remoteSchemas = input.skipSchema === true ? [] : checkValues(chart, withUnknownTexts(values, input.variables));
  checkKubeVersion(input);
  const templates = renderTemplates(
    chart,
    { values, release, capabilities, onVersion },
    input.limits ?? DEFAULT_RENDER_LIMITS,
    input.hooks,
  );
  return {
    documents: documentsOf(templates, input.splitter),
    crds: crdFiles(chart),
    notes: notesOf(templates, chart),
    values,
    warnings,
    remoteSchemas,
    randomCalls: templates.flatMap(({ output }) => output.rendered.randomCalls),
    reads: templates.map(({ output }) => output.rendered.reads),
  };
}

/** Returns the chart with the dependencies that values enable, and the coalesced values. */
function processed(
  { chart, values }: ChartInput,
  warn: (message: string) => void,
): { readonly chart: WorkingChart; readonly values: Values } {
  const working = workingChart(chart);
  try {
    processDependencies(working, values, warn);
  } catch (error) {
    if (error instanceof HelmError) throw new HelmError('render', `chart dependencies processing failed: ${error.message}`);
    throw error;
  }
  return { chart: working, values: coalesceValues(working, values, warn) };
}

function checkKubeVersion({ chart, capabilities: { kubeVersion } }: ChartInput): void {
  const wanted = chart.metadata.kubeVersion;
  if (wanted === '' || isCompatible(wanted, kubeVersion.normalized || kubeVersion.version)) return;
  throw new HelmError('render', `chart requires kubeVersion: ${wanted} which is incompatible with Kubernetes ${kubeVersion.version}`);
}

const NOTES = 'NOTES.txt';

function documentsOf(templates: readonly RenderedTemplate[], splitter?: Splitter): readonly RenderedDocument[] {
  const sorted = templates
    .filter(({ path }) => !path.endsWith(NOTES))
    .sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
  return sorted.flatMap(({ path, output }) =>
    splitManifests(output.text, splitter).map(({ text, start }) => ({ source: path, text, start, output })),
  );
}

const notesOf = (templates: readonly RenderedTemplate[], { name }: WorkingChart): string =>
  templates.find(({ path }) => path === `${name}/templates/${NOTES}`)?.output.text ?? '';
