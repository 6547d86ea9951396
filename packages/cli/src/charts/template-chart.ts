import {
  type Chart,
  fileText,
  HelmError,
  isReleaseName,
  missingDependencies,
  type RenderedDocument,
  readManifest,
  renderChart,
  shownText,
  sortObjects,
  statedVersion,
  type Values,
  withCapabilities,
} from '@slipway/helm';
import { printableLines } from '@slipway/manifest';
import type { SecretValues } from '@slipway/validate/secret-values';
import { environmentFailure, usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { type GivenValues, givenValues } from './given-values.ts';
import { openChart } from './open-chart.ts';

/** Options of `slipway charts template`, which are those of `helm template`. */
export interface TemplateOptions extends GivenValues {
  readonly namespace?: string;
  readonly kubeVersion?: string;
  readonly apiVersions?: readonly string[];
  readonly includeCrds?: boolean;
  /** @default true */
  readonly hooks?: boolean;
  readonly skipTests?: boolean;
  readonly skipSchemaValidation?: boolean;
  readonly isUpgrade?: boolean;
}

/** A document that is printed. */
interface Printed {
  readonly source: string;
  readonly text: string;
}

/** Renders a chart: `[NAME] CHART`. */
export async function runTemplate(
  context: VerbContext,
  { names, ...options }: TemplateOptions & { readonly names: readonly string[] },
): Promise<VerbReport> {
  const [first = '', second] = names;
  return second === undefined
    ? await templateReport(context, 'release-name', first, options)
    : await templateReport(context, first, second, options);
}

/** Renders a chart, and prints the documents like `helm template`. */
async function templateReport(context: VerbContext, name: string, path: string, options: TemplateOptions): Promise<VerbReport> {
  if (!isReleaseName(name)) throw usageFailure(`${name} is not a name of a release: it has at most 53 characters of a-z, 0-9, - and dots.`);
  const input: RenderInput = { texts: [] };
  try {
    const values = await givenValues(context, options, input.texts);
    input.values = values;
    const chart = openChart(path, context.cwd);
    input.chart = chart;
    checkDependencies(chart);
    const documents = context.budget.interruptible(() => printed(chart, name, values, options));
    return {
      findings: [],
      json: () => ({ summary: { documents: documents.length, findings: 0 }, documents }),
      text: () => printableLines(textOf(documents).trimEnd()),
      showsObjects: true,
    };
  } catch (error) {
    addSecrets(context.secrets, input);
    if (error instanceof HelmError) throw environmentFailure(error.message);
    throw error;
  }
}

const textOf = (documents: readonly Printed[]): string =>
  documents.map(({ source, text }) => `---\n# Source: ${source}\n${text}`).join('\n');

/** The input of a render that was read so far. */
interface RenderInput {
  /** The texts of the files on the command line. */
  readonly texts: string[];
  values?: Values;
  chart?: Chart;
}

/** Adds the secrets of the input, because an error message may quote it. The documents of a complete render are printed unchanged. */
function addSecrets({ addLater }: SecretValues, { texts, values, chart }: RenderInput): void {
  addLater(({ addObject, addFile }) => {
    texts.forEach(addFile);
    addObject(values);
    for (const each of chart === undefined ? [] : chartsIn(chart)) {
      addObject(each.values);
      for (const file of [...each.templates, ...each.files]) addFile(fileText(file));
    }
  });
}

const chartsIn = (chart: Chart): readonly Chart[] => [chart, ...chart.dependencies.flatMap(chartsIn)];

function checkDependencies(chart: Chart): void {
  const missing = missingDependencies(chart);
  if (missing.length > 0)
    throw environmentFailure(`The chart has no ${missing.join(', ')} in charts/, which Chart.yaml lists. Run \`helm dependency build\`.`);
}

function printed(chart: Chart, name: string, values: Values, options: TemplateOptions): readonly Printed[] {
  const { namespace = 'default', kubeVersion, apiVersions = [], skipSchemaValidation = false, isUpgrade = false } = options;
  const rendered = renderChart({
    chart,
    values,
    release: { name, namespace, revision: 1, isUpgrade },
    capabilities: withCapabilities(
      kubeVersion === undefined ? undefined : statedVersion(kubeVersion),
      apiVersions.flatMap((each) => each.split(',')),
    ),
    skipSchema: skipSchemaValidation,
  });
  const { objects, hooks } = sortObjects(
    rendered.documents.map((document) => ({ document, source: document.source, object: readManifest(document.text, document.source) })),
  );
  const shownHooks = options.hooks === false ? [] : hooks.filter(({ hook }) => options.skipTests !== true || !hook.events.includes('test'));
  return [...(options.includeCrds === true ? rendered.crds : []), ...[...objects, ...shownHooks].map(({ document }) => shown(document))];
}

const shown = (document: RenderedDocument): Printed => ({ source: document.source, text: shownText(document) });
