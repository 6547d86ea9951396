import type { Manifest } from '@slipway/manifest';
import type { ChartVersion } from './chart-files.ts';
import { patchedVersions } from './patched-versions.ts';

/** A chart that a HelmRelease pins, and the address of its source. */
export interface PinnedChart extends ChartVersion {
  /** `https` for a Helm repository, `oci` for a registry. */
  readonly protocol: 'https' | 'oci';
  readonly host: string;
  /** Path of the repository: `/stable`; path of the artifact: `karpenter/karpenter`. */
  readonly path: string;
}

/**
 * Returns the charts of every HelmRelease that uses a HelmRepository or an OCIRepository of `manifests`, with the versions that patches of
 * Flux Kustomizations set. Throws RangeError with every missing source and every invalid version.
 */
export function pinnedCharts(manifests: readonly Manifest[]): readonly PinnedChart[] {
  const sources = new Map(manifests.map((manifest) => [keyOf(manifest), manifest as Source]));
  const patched = patchedVersions(manifests);
  const found = manifests.filter(({ kind }) => kind === 'HelmRelease').flatMap((release) => chartsOf(release as Release, sources, patched));
  const problems = found.filter((result) => typeof result === 'string');
  if (problems.length > 0) throw new RangeError(problems.join('\n'));
  return found.filter((result) => typeof result === 'object');
}

/** Returns the identity of an object. */
const keyOf = ({ kind, metadata }: Pick<Manifest, 'kind' | 'metadata'>): string => `${kind} ${metadata.namespace ?? ''}/${metadata.name}`;

interface Release extends Manifest {
  readonly spec: {
    readonly chart?: { readonly spec: { readonly chart: string; readonly version?: string; readonly sourceRef: Reference } };
    readonly chartRef?: Reference;
  };
}

interface Source extends Manifest {
  readonly spec: { readonly url: string; readonly ref?: { readonly tag?: string } };
}

interface Reference {
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
}

function chartsOf(
  release: Release,
  sources: ReadonlyMap<string, Source>,
  patched: ReadonlyMap<string, readonly string[]>,
): readonly (PinnedChart | string)[] {
  const { chart, chartRef } = release.spec;
  const reference = chart?.spec.sourceRef ?? chartRef;
  if (reference?.kind !== 'HelmRepository' && reference?.kind !== 'OCIRepository') return []; // Git, or a bucket
  const { kind, name, namespace = release.metadata.namespace } = reference;
  const source = sources.get(keyOf({ kind, metadata: { name, ...(namespace === undefined ? {} : { namespace }) } }));
  const who = `HelmRelease ${release.metadata.name}`;
  if (!source) return [`${who}: there is no ${kind} ${namespace}/${name}`];
  const address = addressOf(source.spec.url, chart?.spec.chart);
  const own = chart ? chart.spec.version : source.spec.ref?.tag;
  const others = patched.get(chart ? `HelmRelease ${release.metadata.name}` : `${kind} ${name}`) ?? [];
  return [own, ...others].map((version) =>
    version !== undefined && EXACT.test(version)
      ? { ...address, version }
      : `${who}: ${version ?? 'nothing'} is not one version of a chart`,
  );
}

function addressOf(url: string, chart: string | undefined): Omit<PinnedChart, 'version'> {
  const { protocol, host, pathname } = new URL(url);
  const path = pathname.replace(/\/$/, '');
  if (protocol === 'https:' && chart !== undefined) return { protocol: 'https', host, path, name: chart };
  const artifact = (chart === undefined ? path : `${path}/${chart}`).replace(/^\//, '');
  return { protocol: 'oci', host, path: artifact, name: artifact.slice(artifact.lastIndexOf('/') + 1) };
}

/** Matches SemVer 2.0, with the `v` of some charts. */
const EXACT = /^v?\d+\.\d+\.\d+([-+][0-9A-Za-z.+-]+)?$/;
