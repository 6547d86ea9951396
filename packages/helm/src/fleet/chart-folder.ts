import type { FileTree } from '@slipway/flux-build';
import { type Chart, missingDependencies } from '../chart/chart.ts';
import { loadArchive, loadFolder } from '../chart/load-chart.ts';
import { HelmError } from '../helm-error.ts';
import { bestVersion } from '../version-range.ts';

/** Finds a chart by its name. Returns the best version of a range. */
export interface ChartFinder {
  /**
   * Returns undefined if no version is in the range. Throws a HelmError for a chart that cannot be loaded. `place` is undefined if no
   * object has it.
   */
  readonly find: (name: string, range: string, place?: ChartPlace) => FoundChart | undefined;
}

/** The location from which Flux gets a chart. */
export interface ChartPlace {
  /** The URL of a Helm repository, or of the chart in a registry (`oci://`). */
  readonly url: string;
  /** The tag of a chart in a registry, which is not a range. */
  readonly tag?: string;
  /** The digest of the manifest in a registry. It has precedence over tags and ranges. */
  readonly digest?: string;
  /** The media type of the layer with the chart in a registry, if an OCIRepository selects one. */
  readonly mediaType?: string;
  /** The location in a Git repository, if the URL names one. */
  readonly git?: GitPlace;
}

/** The location of a chart in a Git repository. */
export interface GitPlace {
  /** The folder or the archive; empty for the root. */
  readonly path: string;
  /** The field of `spec.ref` that source-controller uses. */
  readonly kind: (typeof REFERENCE_KINDS)[number];
  readonly value: string;
  /** `spec.ignore` of the GitRepository. */
  readonly ignore?: string;
  /** All values files of the chart, if one is outside the chart. The archive has their values instead of its own. */
  readonly valuesFiles?: readonly string[];
  /** Whether a values file may be missing. */
  readonly ignoreMissingValuesFiles?: boolean;
}

/** The fields of `spec.ref` of a GitRepository: source-controller uses the first that is set. */
export const REFERENCE_KINDS = ['commit', 'name', 'semver', 'tag', 'branch'] as const;

/** A chart, and where it was found. */
export interface FoundChart {
  readonly chart: Chart;
  readonly origin: string;
  /** The dependencies that a folder lacks, although the packaged chart has them. */
  readonly lacks?: string;
}

interface Candidate {
  readonly version: string;
  readonly origin: string;
  readonly load: () => Chart;
  readonly isFolder?: true;
}

/**
 * Finds charts in a folder: archives with the name `NAME-VERSION.tgz`, and folders with a Chart.yaml. Loads each chart once, at the first
 * request.
 */
export function chartFolder(tree: FileTree, folder = ''): ChartFinder {
  const entries = tree.list(folder) ?? [];
  const loaded = new Map<string, Chart>();
  const inFolder = (name: string): string => (folder === '' ? name : `${folder}/${name}`);
  const once = (origin: string, load: () => Chart) => (): Chart => {
    const chart = loaded.get(origin) ?? load();
    loaded.set(origin, chart);
    return chart;
  };
  const archives = entries.filter(({ name, kind }) => kind === 'file' && name.endsWith('.tgz')).map(({ name }) => name);
  const folders = entries.filter(({ name, kind }) => kind === 'folder' && tree.read(`${inFolder(name)}/Chart.yaml`) !== undefined);
  const fromFolders = foldersByName(
    folders.map(({ name }) => ({ origin: inFolder(name), load: once(inFolder(name), () => loadFolder(tree, inFolder(name))) })),
  );
  return {
    find(name, range, place) {
      if (place?.git !== undefined || (place?.digest !== undefined && range === '')) return undefined;
      const prefix = `${name}-`;
      const named = archives.filter((archive) => archive.startsWith(prefix));
      const candidates: readonly Candidate[] = [
        ...named.map((archive) => ({
          version: archive.slice(prefix.length, -'.tgz'.length),
          origin: inFolder(archive),
          load: once(inFolder(archive), () => loadArchive(bytesOf(tree, inFolder(archive)))),
        })),
        ...fromFolders(name),
      ];
      const best = bestVersion(candidates, range);
      return best && foundChart(best);
    },
  };
}

function foundChart({ load, origin, isFolder }: Candidate): FoundChart {
  const chart = load();
  const missing = isFolder ? missingDependencies(chart) : [];
  return missing.length === 0 ? { chart, origin } : { chart, origin, lacks: `${missing.join(', ')} in charts/ of the folder ${origin}` };
}

/** Loads the folders at the first request for a chart. Ignores a folder whose chart cannot be loaded. */
function foldersByName(folders: readonly Omit<Candidate, 'version'>[]): (name: string) => readonly Candidate[] {
  let byName: Map<string, Candidate[]> | undefined;
  return (name) => {
    if (byName === undefined) {
      byName = new Map();
      for (const folder of folders) {
        const metadata = metadataOf(folder.load);
        if (metadata === undefined) continue;
        const list = byName.get(metadata.name) ?? [];
        byName.set(metadata.name, list);
        list.push({ ...folder, version: metadata.version, isFolder: true });
      }
    }
    return byName.get(name) ?? [];
  };
}

function metadataOf(load: () => Chart): Chart['metadata'] | undefined {
  try {
    return load().metadata;
  } catch (error) {
    if (error instanceof HelmError) return undefined;
    throw error;
  }
}

function bytesOf(tree: FileTree, path: string): Uint8Array {
  const bytes = tree.bytes?.(path);
  if (bytes === undefined) throw new HelmError('load', `${path} cannot be read`);
  return bytes;
}
