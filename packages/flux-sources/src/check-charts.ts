import type { HelmRelease } from '@slipway/kube-models/helm.toolkit.fluxcd.io/v2/HelmRelease';
import type { OCIRepository } from '@slipway/kube-models/source.toolkit.fluxcd.io/v1/OCIRepository';
import { type Finding, type Manifest, splitApiVersion, type Unit, unitFinding, unitManifests } from '@slipway/manifest';
import { helmRepositories } from './helm-repositories.ts';
import { sourcesUnit } from './sources-unit.ts';

/** One version of a chart and nothing else: no range, no `x`, no `*`. */
const EXACT_VERSION = /^v?\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/;

/**
 * Every HelmRelease whose chart may change by itself, comes from nowhere, or is asked for before its repository is there.
 * A source in the same unit is known too, and needs no waiting.
 */
export const checkCharts = (units: readonly Unit[]): Finding[] => units.flatMap((unit) => [...checkPins(unit), ...checkAwaited(unit)]);

/** The same without the order, for units that are applied once everything else is there. */
export const checkChartPins = (units: readonly Unit[]): Finding[] => units.flatMap(checkPins);

const checkPins = (unit: Unit): Finding[] =>
  Object.entries(unitManifests(unit)).flatMap(([file, manifest]) => {
    if (isHelmRelease(manifest)) return checkRelease(unit, file, manifest);
    return isOciRepository(manifest) ? checkTag(unit, file, manifest) : [];
  });

function checkRelease(unit: Unit, file: string, release: HelmRelease): Finding[] {
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
  return [...versions, ...checkRepository(unit, file, release)];
}

function checkRepository(unit: Unit, file: string, release: HelmRelease): Finding[] {
  const { kind, name } = release.spec?.chart?.spec.sourceRef ?? {};
  const known = [...helmRepositories.map((repository) => repository.name), ...namesOf(unit, isHelmRepository)];
  if (kind === 'HelmRepository' && name !== undefined && known.includes(name)) return [];
  return [
    unitFinding(unit, 'unknown-source', 'no source of the catalogue has this name', {
      file,
      manifest: release,
      pointer: '/spec/chart/spec/sourceRef/name',
      value: name,
      expected: `a HelmRepository, one of ${known.join(', ')}`,
      remedy: 'define the repository in flux-sources and use its value',
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

function checkAwaited(unit: Unit): Finding[] {
  if (waitsFor(unit, sourcesUnit)) return [];
  return Object.entries(unitManifests(unit)).flatMap(([file, manifest]) => {
    const repository = isHelmRelease(manifest) ? manifest.spec?.chart?.spec.sourceRef.name : undefined;
    if (!helmRepositories.some(({ name }) => name === repository) || namesOf(unit, isHelmRepository).includes(repository ?? '')) return [];
    return [
      unitFinding(unit, 'source-not-awaited', 'the release may be applied before its repository', {
        file,
        manifest,
        pointer: '/spec/chart/spec/sourceRef/name',
        value: repository,
        expected: 'dependsOn: [sourcesUnit]',
        remedy: 'add sourcesUnit to dependsOn',
      }),
    ];
  });
}

const namesOf = (unit: Unit, isWanted: (manifest: Manifest) => boolean): string[] =>
  Object.values(unitManifests(unit))
    .filter(isWanted)
    .map(({ metadata }) => metadata.name);

const waitsFor = (unit: Unit, target: Unit): boolean => unit.dependsOn.some((next) => next === target || waitsFor(next, target));
const isExact = (version: string | undefined): boolean => version !== undefined && EXACT_VERSION.test(version);

// Every version of the API: an older one upgrades itself just as well.
const isOf = ({ apiVersion, kind }: Manifest, group: string, wanted: string): boolean =>
  kind === wanted && splitApiVersion(apiVersion).group === group;
const isHelmRelease = (manifest: Manifest): manifest is HelmRelease => isOf(manifest, 'helm.toolkit.fluxcd.io', 'HelmRelease');
const isOciRepository = (manifest: Manifest): manifest is OCIRepository => isOf(manifest, 'source.toolkit.fluxcd.io', 'OCIRepository');
const isHelmRepository = (manifest: Manifest): boolean => isOf(manifest, 'source.toolkit.fluxcd.io', 'HelmRepository');
