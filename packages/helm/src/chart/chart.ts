import type { Values } from '../value-maps.ts';
import type { ChartMetadata } from './metadata.ts';

/** A file of a chart. */
export interface ChartFile {
  /** Path from the folder of the chart, without `.` and `..`. */
  readonly name: string;
  readonly data: Uint8Array;
}

/** A loaded chart. Rendering never changes it. */
export interface Chart {
  readonly metadata: ChartMetadata;
  /** Files below `templates/`. */
  readonly templates: readonly ChartFile[];
  /** All other files that templates may read, including `crds/`. */
  readonly files: readonly ChartFile[];
  /** The content of values.yaml; empty if the file does not exist. */
  readonly values: Values;
  /** The text of values.schema.json. */
  readonly schema: string | undefined;
  /** Charts in `charts/`. */
  readonly dependencies: readonly Chart[];
  /** All files with their original content, for `valuesFiles`. */
  readonly raw: readonly ChartFile[];
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Returns the text of a file. Bytes that are not UTF-8 become U+FFFD. */
export const fileText = ({ data }: ChartFile): string => decoder.decode(data);

/** Returns whether a template is only included by other templates: its name begins with `_`. */
export const isPartial = (path: string): boolean => path.slice(path.lastIndexOf('/') + 1).startsWith('_');

/** Returns the names of the charts that Chart.yaml lists and that are not in `charts/`. */
export const missingDependencies = (chart: Chart): readonly string[] =>
  (chart.metadata.dependencies ?? [])
    .map(({ name }) => name)
    .filter((name) => !chart.dependencies.some(({ metadata }) => metadata.name === name));
