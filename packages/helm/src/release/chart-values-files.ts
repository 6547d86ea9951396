import { type Chart, fileText } from '../chart/chart.ts';
import { readGoYaml } from '../go-yaml.ts';
import { loadError } from '../helm-error.ts';
import { isTable, mergeMaps, type Values } from '../value-maps.ts';

/** Returns the chart with the values of `valuesFiles` instead of its own, as source-controller packages it. */
export function withValuesFiles(chart: Chart, files: readonly string[], ignoreMissing: boolean): Chart {
  // source-controller does the same for no files and for the usual one.
  if (files.length === 0 || (files.length === 1 && files[0] === 'values.yaml')) return chart;
  let values: Values = {};
  for (const name of files) {
    const file = chart.raw.find((each) => each.name === name);
    if (file === undefined) {
      if (ignoreMissing) continue;
      throw loadError(`no values file found at path '${name}'`);
    }
    const reading = readGoYaml(fileText(file));
    if ('problem' in reading)
      throw loadError(`unmarshaling values from '${name}' failed: error converting YAML to JSON: ${reading.problem}`);
    if (isTable(reading.value)) values = mergeMaps(values, reading.value);
  }
  return { ...chart, values };
}
