import type { HelmRelease } from '@slipway/kube-models/helm.toolkit.fluxcd.io/v2/HelmRelease';
import type { OCIRepository } from '@slipway/kube-models/source.toolkit.fluxcd.io/v1/OCIRepository';
import type { ChartDescription, Manifest, Unit } from '@slipway/manifest';

/**
 * Returns the charts that the releases of a unit install, in the order of its files. The name of an OCI artifact is the end of its
 * address.
 */
export function chartsOf({ manifests }: Pick<Unit, 'manifests'>): ChartDescription[] {
  const objects: readonly Manifest[] = Object.values(manifests);
  const artifacts = new Map(objects.filter(isOciRepository).map((object) => [object.metadata.name, object] as const));
  return objects.filter(isHelmRelease).flatMap(({ spec }) => {
    const chart = spec?.chart?.spec;
    if (chart !== undefined) return [{ name: chart.chart, version: chart.version ?? '*', source: chart.sourceRef.name }];
    const artifact = artifacts.get(spec?.chartRef?.name ?? '');
    return artifact === undefined ? [] : [chartOfArtifact(artifact)];
  });
}

export function chartOfArtifact({ metadata, spec }: OCIRepository): ChartDescription {
  const url = spec?.url ?? '';
  return { name: url.slice(url.lastIndexOf('/') + 1), version: spec?.ref?.tag ?? spec?.ref?.semver ?? '*', source: metadata.name };
}

export const isOciRepository = (object: Manifest): object is OCIRepository => object.kind === 'OCIRepository';
const isHelmRelease = (object: Manifest): object is HelmRelease => object.kind === 'HelmRelease';
