import type { VerbReport } from '../report/verb-report.ts';
import { usageFailure } from '../terminal/failure.ts';
import type { VerbContext } from '../terminal/verb-context.ts';
import type { FetchOptions } from './fetch-charts.ts';
import { type TemplateOptions, templateReport } from './template-chart.ts';

export interface ChartsOptions extends TemplateOptions, FetchOptions {
  /** `fetch` or `template`. */
  readonly action: string;
  /** The repository, or the name of the release and the chart. */
  readonly names: readonly string[];
}

/** Works with charts. Only `fetch` uses the network. */
export async function runCharts(context: VerbContext, { action, names, ...options }: ChartsOptions): Promise<VerbReport> {
  const [first, second, ...more] = names;
  if (action === 'fetch' && second === undefined) return (await import('./fetch-charts.ts')).fetchReport(context, first ?? '.', options);
  if (action !== 'template' || first === undefined || more.length > 0)
    throw usageFailure('Write `slipway charts fetch [PATH]`, or `slipway charts template [NAME] CHART`.');
  return second === undefined
    ? await templateReport(context, 'release-name', first, options)
    : await templateReport(context, first, second, options);
}
