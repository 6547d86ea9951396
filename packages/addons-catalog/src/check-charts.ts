import { helmRepositories, sourcesUnit } from '@slipway/flux-sources';
import type { HelmRelease } from '@slipway/kube-models/helm.toolkit.fluxcd.io/v2/HelmRelease';
import type { OCIRepository } from '@slipway/kube-models/source.toolkit.fluxcd.io/v1/OCIRepository';
import { type Finding, type Manifest, type Unit, unitFinding } from '@slipway/manifest';

/** One version of a chart and nothing else: no range, no `x`, no `*`. */
const EXACT_VERSION = /^v?\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/;

/** Every release whose chart may change by itself, comes from nowhere, or is asked for before its repository is there. */
export const checkCharts = (units: readonly Unit[]): Finding[] =>
  units.flatMap((unit) =>
    Object.entries(unit.manifests).flatMap(([file, manifest]) => {
      if (isHelmRelease(manifest)) return checkRelease(unit, file, manifest);
      return isOciRepository(manifest) ? checkTag(unit, file, manifest) : [];
    }),
  );

function checkRelease(unit: Unit, file: string, release: HelmRelease): Finding[] {
  const { chart, chartRef } = release.spec ?? {};
  if (chartRef) return checkChartRef(unit, file, release, chartRef.name);
  const { version, sourceRef } = chart?.spec ?? {};
  const versions = isExact(version)
    ? []
    : [
        unitFinding(unit, 'unpinned-chart', 'the chart would upgrade itself', {
          file,
          manifest: release,
          pointer: '/spec/chart/spec/version',
          value: version,
          expected: 'one version: 1.2.3',
          remedy: 'write the version that was tested',
        }),
      ];
  return [...versions, ...checkRepository(unit, file, release, sourceRef?.name)];
}

function checkRepository(unit: Unit, file: string, release: HelmRelease, repository: string | undefined): Finding[] {
  const place = { file, manifest: release, pointer: '/spec/chart/spec/sourceRef/name', value: repository };
  if (!helmRepositories.some(({ name }) => name === repository)) {
    return [
      unitFinding(unit, 'unknown-source', 'no source of the catalogue has this name', {
        ...place,
        expected: `one of ${helmRepositories.map(({ name }) => name).join(', ')}`,
        remedy: 'define the repository in flux-sources and use its value',
      }),
    ];
  }
  if (waitsFor(unit, sourcesUnit)) return [];
  return [
    unitFinding(unit, 'source-not-awaited', 'the release may be applied before its repository', {
      ...place,
      expected: 'dependsOn: [sourcesUnit]',
      remedy: 'add sourcesUnit to dependsOn',
    }),
  ];
}

function checkChartRef(unit: Unit, file: string, release: HelmRelease, name: string): Finding[] {
  const names = Object.values(unit.manifests)
    .filter(isOciRepository)
    .map(({ metadata }) => metadata.name);
  if (names.includes(name)) return [];
  return [
    unitFinding(unit, 'unknown-source', 'the unit has no OCIRepository of this name', {
      file,
      manifest: release,
      pointer: '/spec/chartRef/name',
      value: name,
      expected: names.length > 0 ? `one of ${names.join(', ')}` : 'an OCIRepository in the same unit',
      remedy: 'put the OCIRepository beside the release',
    }),
  ];
}

function checkTag(unit: Unit, file: string, repository: OCIRepository): Finding[] {
  const { tag, digest } = repository.spec?.ref ?? {};
  if (digest !== undefined || isExact(tag)) return [];
  return [
    unitFinding(unit, 'unpinned-chart', 'the artifact would upgrade itself', {
      file,
      manifest: repository,
      pointer: '/spec/ref',
      value: repository.spec?.ref,
      expected: 'one version as tag: 1.2.3',
      remedy: 'write the version that was tested',
    }),
  ];
}

const waitsFor = (unit: Unit, target: Unit): boolean => unit.dependsOn.some((next) => next === target || waitsFor(next, target));
const isExact = (version: string | undefined): boolean => version !== undefined && EXACT_VERSION.test(version);
const isHelmRelease = (manifest: Manifest): manifest is HelmRelease =>
  manifest.kind === 'HelmRelease' && manifest.apiVersion === 'helm.toolkit.fluxcd.io/v2';
const isOciRepository = (manifest: Manifest): manifest is OCIRepository =>
  manifest.kind === 'OCIRepository' && manifest.apiVersion === 'source.toolkit.fluxcd.io/v1';
