import { usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import type { FetchOptions } from './fetch-charts.ts';
import type { TemplateOptions } from './template-chart.ts';
import type { TypesOptions } from './write-types.ts';

export interface ChartsOptions extends TemplateOptions, FetchOptions, TypesOptions {
  /** `fetch`, `list`, `types`, `verify`, `prune` or `template`. */
  readonly action: string;
  /** The repository, or the name of the release and the chart. */
  readonly names: readonly string[];
}

/** Works with charts. Only `fetch` uses the network. */
export async function runCharts(context: VerbContext, { action, names, ...options }: ChartsOptions): Promise<VerbReport> {
  const [first, second, ...more] = names;
  if (second === undefined) {
    const path = first ?? '.';
    if (action === 'fetch') return (await import('./fetch-charts.ts')).fetchReport(context, path, options);
    if (action === 'list') return (await import('./list-charts.ts')).listReport(context, path);
    if (action === 'types') return (await import('./write-types.ts')).typesReport(context, path, options);
    if (action === 'verify') return (await import('./list-charts.ts')).verifyReport(context, path);
    if (action === 'prune') return (await import('./list-charts.ts')).pruneReport(context, path);
  }
  if (action !== 'template' || first === undefined || more.length > 0)
    throw usageFailure('Write `slipway charts fetch|list|types|verify|prune [PATH]`, or `slipway charts template [NAME] CHART`.');
  return (await import('./template-chart.ts')).runTemplate(context, { names, ...options });
}
