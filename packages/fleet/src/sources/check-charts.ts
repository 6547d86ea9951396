import type { HelmRelease } from '@slipway/kube-models/helm.toolkit.fluxcd.io/v2/HelmRelease';
import type { OCIRepository } from '@slipway/kube-models/source.toolkit.fluxcd.io/v1/OCIRepository';
import { type Finding, type Manifest, splitApiVersion, type Unit, unitFinding, unitManifests } from '@slipway/manifest';

/** Matches exactly one version of a chart: no range, no `x`, no `*`. */
const EXACT_VERSION = /^v?\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/;

/**
 * Reports every HelmRelease whose chart can change without a change in Git, or whose source is neither in its unit nor in a dependency of
 * it. `given` are repositories that exist before any unit.
 */
export const checkCharts = (units: readonly Unit[], given: readonly Unit[] = []): Finding[] =>
  units.flatMap((unit) => checkUnit(unit, given));

const checkUnit = (unit: Unit, given: readonly Unit[]): Finding[] =>
  Object.entries(unitManifests(unit)).flatMap(([file, manifest]) => {
    if (isHelmRelease(manifest)) return checkRelease(unit, file, manifest, given);
    return isOciRepository(manifest) ? checkTag(unit, file, manifest) : [];
  });

function checkRelease(unit: Unit, file: string, release: HelmRelease, given: readonly Unit[]): Finding[] {
  const { chart, chartRef } = release.spec ?? {};
  if (chartRef) return checkChartRef(unit, file, release, chartRef.name);
  const version = chart?.spec.version;
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
  return [...versions, ...checkRepository(unit, file, release, given)];
}

function checkRepository(unit: Unit, file: string, release: HelmRelease, given: readonly Unit[]): Finding[] {
  const { kind, name } = release.spec?.chart?.spec.sourceRef ?? {};
  const known = [...withDependencies([unit, ...given])].flatMap((each) => namesOf(each, isHelmRepository));
  if (kind === 'HelmRepository' && name !== undefined && known.includes(name)) return [];
  return [
    unitFinding(unit, 'unknown-source', 'the repository of the chart is not applied before the release', {
      file,
      manifest: release,
      pointer: '/spec/chart/spec/sourceRef/name',
      value: name,
      expected: `a HelmRepository of this unit or of one that it depends on${known.length > 0 ? `: ${known.join(', ')}` : ''}`,
      remedy: 'add the unit of the repository to dependsOn',
    }),
  ];
}

function checkChartRef(unit: Unit, file: string, release: HelmRelease, name: string): Finding[] {
  const names = namesOf(unit, isOciRepository);
  if (names.includes(name)) return [];
  return [
    unitFinding(unit, 'unknown-source', 'the unit has no OCIRepository of this name', {
      file,
      manifest: release,
      pointer: '/spec/chartRef/name',
      value: name,
      expected: names.length > 0 ? `one of ${names.join(', ')}` : 'an OCIRepository in the same unit',
      remedy: 'put the OCIRepository in the unit of the release',
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

const namesOf = (unit: Unit, isWanted: (manifest: Manifest) => boolean): string[] =>
  Object.values(unitManifests(unit))
    .filter(isWanted)
    .map(({ metadata }) => metadata.name);

/** Returns `units` and all their dependencies, each once. */
function withDependencies(units: readonly Unit[], found = new Set<Unit>()): Set<Unit> {
  for (const unit of units) if (!found.has(unit)) withDependencies(unit.dependsOn, found.add(unit));
  return found;
}

const isExact = (version: string | undefined): boolean => version !== undefined && EXACT_VERSION.test(version);

// Accepts every version of the API: an older one can upgrade a chart too.
const isOf = ({ apiVersion, kind }: Manifest, group: string, wanted: string): boolean =>
  kind === wanted && splitApiVersion(apiVersion).group === group;
const isHelmRelease = (manifest: Manifest): manifest is HelmRelease => isOf(manifest, 'helm.toolkit.fluxcd.io', 'HelmRelease');
const isOciRepository = (manifest: Manifest): manifest is OCIRepository => isOf(manifest, 'source.toolkit.fluxcd.io', 'OCIRepository');
const isHelmRepository = (manifest: Manifest): boolean => isOf(manifest, 'source.toolkit.fluxcd.io', 'HelmRepository');
