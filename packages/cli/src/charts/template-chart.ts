import {
  type Chart,
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
import type { VerbReport } from '../report/verb-report.ts';
import { environmentFailure, usageFailure } from '../terminal/failure.ts';
import type { VerbContext } from '../terminal/verb-context.ts';
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

/** Renders a chart, and prints the documents like `helm template`. */
export async function templateReport(context: VerbContext, name: string, path: string, options: TemplateOptions): Promise<VerbReport> {
  if (!isReleaseName(name)) throw usageFailure(`${name} is not a name of a release: it has at most 53 characters of a-z, 0-9, - and dots.`);
  const values = await givenValues(context, options);
  try {
    const chart = openChart(path, context.cwd);
    checkDependencies(chart);
    const documents = context.budget.interruptible(() => printed(chart, name, values, options));
    return {
      findings: [],
      json: () => ({ summary: { documents: documents.length, findings: 0 }, documents }),
      text: () =>
        printableLines(
          documents
            .map(({ source, text }) => `---\n# Source: ${source}\n${text}`)
            .join('\n')
            .trimEnd(),
        ),
      showsObjects: true,
    };
  } catch (error) {
    if (error instanceof HelmError) throw environmentFailure(error.message);
    throw error;
  }
}

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
