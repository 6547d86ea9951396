import type { OciImage } from '../registry/oci-image.ts';
import { type ChartVersion, chartArchive, chartMetadata } from './chart-files.ts';

/** Returns a chart as Helm pushes it to an OCI registry: the repository ends with its name, and `+` is `_` in the tag. */
export function chartImage(chart: ChartVersion, host: string, repository: string): OciImage {
  return {
    host,
    repository,
    tag: chart.version.replaceAll('+', '_'),
    config: { mediaType: 'application/vnd.cncf.helm.config.v1+json', data: JSON.stringify(chartMetadata(chart)) },
    layers: [{ mediaType: 'application/vnd.cncf.helm.chart.content.v1.tar+gzip', data: chartArchive(chart) }],
  };
}
