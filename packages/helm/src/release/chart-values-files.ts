import type { Chart } from '../chart/chart.ts';
import { readGoYaml, writeGoYaml } from '../go-yaml.ts';
import { loadError } from '../helm-error.ts';
import { isTable, mergeMaps, type Values } from '../value-maps.ts';

/** The values files that source-controller merges instead of values.yaml. */
export interface ValuesFiles {
  readonly valuesFiles: readonly string[];
  readonly ignoreMissingValuesFiles: boolean;
}

/** Returns the text of values.yaml in a chart that source-controller packages with `valuesFiles`. */
export const packagedValues = (chart: Chart, files: ValuesFiles, textOf: (file: string) => string | undefined): string =>
  writeGoYaml(withValuesFiles(chart, files, textOf).values);

/** Returns the chart with the values of `valuesFiles` instead of its own, as source-controller packages it. `textOf` reads a file. */
export function withValuesFiles(
  chart: Chart,
  { valuesFiles, ignoreMissingValuesFiles }: ValuesFiles,
  textOf: (file: string) => string | undefined,
): Chart {
  if (valuesFiles.length === 0) return chart;
  let values: Values = {};
  for (const file of valuesFiles) {
    const text = textOf(file);
    if (text === undefined && ignoreMissingValuesFiles) continue;
    if (text === undefined) throw loadError(`no values file found at path '${file}'`);
    const reading = readGoYaml(text);
    if ('problem' in reading)
      throw loadError(`unmarshaling values from '${file}' failed: error converting YAML to JSON: ${reading.problem}`);
    if (isTable(reading.value)) values = mergeMaps(values, reading.value);
  }
  return { ...chart, values };
}
