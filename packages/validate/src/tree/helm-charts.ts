import { posix } from 'node:path';
import type { SkippedDocument } from './skipped-document.ts';

/**
 * Returns the files that are input of Helm: Chart.yaml, values, templates and subcharts of each chart. Its `crds` are not returned, because
 * Helm installs them without changes.
 */
export function chartFiles(texts: ReadonlyMap<string, string>): SkippedDocument[] {
  const charts = new Set([...texts].filter(([file, text]) => isChart(file, text)).map(([file]) => posix.dirname(file)));
  if (charts.size === 0) return [];
  return [...texts.keys()].flatMap((file): SkippedDocument[] => {
    const chart = chartOf(file, charts);
    return chart === undefined ? [] : [{ file, reason: 'helm-chart', of: chart }];
  });
}

const isChart = (file: string, text: string): boolean =>
  posix.basename(file) === 'Chart.yaml' && /^apiVersion:[ \t]*["']?v[12]\b/m.test(text) && /^name:/m.test(text) && !/^kind:/m.test(text);

/** Returns the nearest chart that has `file` as input. */
function chartOf(file: string, charts: ReadonlySet<string>): string | undefined {
  for (let folder = posix.dirname(file); ; folder = posix.dirname(folder)) {
    if (charts.has(folder)) return isInput(posix.relative(folder, file)) ? folder : undefined;
    if (folder === posix.dirname(folder)) return undefined;
  }
}

/**
 * Matches the folders and files of a chart that Helm reads (https://helm.sh/docs/topics/charts/#the-chart-file-structure). `path` begins at
 * the chart.
 */
const isInput = (path: string): boolean =>
  /^(?:templates|charts|files|ci|tests)\//.test(path) || /^(?:Chart\.(?:yaml|lock)|requirements\.(?:yaml|lock)|values[^/]*)$/.test(path);
