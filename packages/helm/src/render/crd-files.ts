import { type Fields, textOf } from '@slipway/manifest';
import { type ChartFile, fileText } from '../chart/chart.ts';
import { fullPath, type WorkingChart } from '../values/working-chart.ts';

/** A file in the folder `crds` of a chart. */
export interface CrdFile {
  /** `web/crds/widgets.yaml` */
  readonly source: string;
  readonly text: string;
}

/** Returns the files in `crds/` of a chart, then those of the enabled charts in it. */
export function crdFiles(chart: WorkingChart): readonly CrdFile[] {
  const own = chart.chart.files.filter(isCrdFile).map((file) => ({ source: `${fullPath(chart)}/${file.name}`, text: fileText(file) }));
  return [...own, ...chart.dependencies.flatMap(crdFiles)];
}

/** Returns whether a file of a chart is a manifest in its folder `crds`. */
export const isCrdFile = ({ name }: ChartFile): boolean => name.startsWith('crds/') && /\.(?:yaml|yml|json)$/i.test(name);

/** Returns whether an object is a CustomResourceDefinition. */
export const isCrd = ({ apiVersion, kind }: Fields): boolean =>
  kind === 'CustomResourceDefinition' && textOf(apiVersion).startsWith('apiextensions.k8s.io/');
