import {
  convertMap,
  Dialect,
  GoError,
  type GoMap,
  parseTemplate,
  type Rendered,
  TemplateError,
  type TemplateFile,
  TemplateLimitError,
  TemplateSet,
  typed,
} from '@slipway/go-template';
import { HELM_FUNCTIONS, helmErrorText } from '@slipway/go-template/helm-functions';
import { setKey } from '@slipway/manifest';
import { type ChartFile, fileText, isPartial } from '../chart/chart.ts';
import { HelmError } from '../helm-error.ts';
import { tableAt, type Values } from '../value-maps.ts';
import { fullPath, type WorkingChart, workingMetadata } from '../values/working-chart.ts';
import type { Capabilities } from './capabilities.ts';
import { capabilitiesValue, chartValue, filesOf, type OnVersion, type ReleaseInfo, releaseValue } from './go-context.ts';
import { type TemplateText, templateText } from './template-text.ts';
import { VALUES, valuesOfChild } from './values-type.ts';

/** The language of the templates of charts. */
const HELM_DIALECT = new Dialect({ functions: [HELM_FUNCTIONS] });

/** The data of the templates. */
export interface TemplateInput {
  readonly values: Values;
  readonly release: ReleaseInfo;
  readonly capabilities: Capabilities;
  readonly onVersion?: OnVersion | undefined;
}

/** The limits of executing the templates of one chart. */
export interface RenderLimits {
  /** Iterations, calls of templates and functions, in all templates together. */
  readonly steps: number;
  /** Characters that are printed, in all templates together. */
  readonly output: number;
  /** Texts and values that are printed, in all templates together. */
  readonly parts: number;
}

export const DEFAULT_RENDER_LIMITS: RenderLimits = { steps: 20_000_000, output: 64 * 2 ** 20, parts: 1_000_000 };

/** The output of a template. */
export interface RenderedTemplate {
  /** `web/templates/deployment.yaml` */
  readonly path: string;
  readonly output: TemplateText;
}

interface Renderable {
  readonly file: ChartFile;
  readonly data: GoMap;
  readonly basePath: string;
}

/**
 * Parses all templates of a chart and of the charts in it, and executes those that are not partials. Deep paths are first, then names in
 * descending order: of two definitions with one name, the last one is used.
 */
export function renderTemplates(
  chart: WorkingChart,
  input: TemplateInput,
  limits: RenderLimits = DEFAULT_RENDER_LIMITS,
  hooks: Readonly<Record<string, unknown>> = {},
): readonly RenderedTemplate[] {
  const templates = new Map<string, Renderable>();
  const shared = { Release: releaseValue(input.release), Capabilities: capabilitiesValue(input.capabilities, input.onVersion) };
  collect(chart, { Values: typed(input.values, VALUES) }, shared, templates);
  const paths = [...templates.keys()].sort(inExecutionOrder);
  const set = new TemplateSet(
    HELM_DIALECT,
    paths.map((path) => parsed(path, (templates.get(path) as Renderable).file)),
  );
  const rendered: RenderedTemplate[] = [];
  const left = { ...limits };
  for (const path of paths) {
    if (isPartial(path)) continue;
    const { data, basePath } = templates.get(path) as Renderable;
    data.Template = typed({ Name: path, BasePath: basePath }, VALUES);
    const result = executed(set, path, data, left, hooks);
    left.steps -= result.steps;
    left.output -= result.text.length;
    left.parts -= result.parts;
    rendered.push({ path, output: templateText(result) });
  }
  return rendered;
}

/** Adds the templates of a chart, and returns their context. */
function collect(chart: WorkingChart, parent: GoMap, shared: GoMap, templates: Map<string, Renderable>): GoMap {
  const isRoot = chart.parent === undefined;
  const subcharts: GoMap = {};
  const data: GoMap = {
    Chart: chartValue(workingMetadata(chart), isRoot),
    Files: filesOf(chart.chart.files),
    ...shared,
    Values: isRoot ? parent.Values : valuesOfChild(tableAt(parent, `Values.${chart.name}`)),
    Subcharts: subcharts,
  };
  for (const child of chart.dependencies) setKey(subcharts, child.name, collect(child, data, shared, templates));
  const path = fullPath(chart);
  // No template sees the data of the root as a part of other data.
  const dot = isRoot ? typed(data, VALUES) : convertMap(data, VALUES);
  const isLibrary = chart.chart.metadata.type.toLowerCase() === 'library';
  for (const file of chart.chart.templates) {
    if (isLibrary && !isPartial(file.name)) continue;
    templates.set(`${path}/${file.name}`, { file, data: dot, basePath: `${path}/templates` });
  }
  return data;
}

const depth = (path: string): number => path.split('/').length;

const inExecutionOrder = (a: string, b: string): number => depth(b) - depth(a) || Buffer.compare(Buffer.from(b), Buffer.from(a));

/** Cached templates. The templates of a chart that is rendered with several values are parsed once. */
const parsedFiles = new WeakMap<ChartFile, Map<string, TemplateFile>>();

function parsed(path: string, file: ChartFile): TemplateFile {
  let byPath = parsedFiles.get(file);
  if (byPath === undefined) {
    byPath = new Map();
    parsedFiles.set(file, byPath);
  }
  const known = byPath.get(path);
  if (known !== undefined) return known;
  try {
    const template = parseTemplate(HELM_DIALECT, path, fileText(file));
    byPath.set(path, template);
    return template;
  } catch (error) {
    if (error instanceof TemplateLimitError) throw new HelmError('render', `${path}: ${error.message}`);
    if (error instanceof TemplateError) throw new HelmError('render', helmErrorText(error, path));
    throw error;
  }
}

function executed(set: TemplateSet, path: string, data: GoMap, limits: RenderLimits, hooks: Readonly<Record<string, unknown>>): Rendered {
  try {
    return set.render(path, data, { limits, hooks });
  } catch (error) {
    if (error instanceof TemplateLimitError) throw new HelmError('render', `${path}: ${error.message}`);
    if (error instanceof GoError) throw new HelmError('render', helmErrorText(error, path));
    throw error;
  }
}
