import type { FileTree, FleetBuild } from '@slipway/flux-build';
import { type Fields, fieldsOf, joinPaths, listOf, textOf, trimEndOf } from '@slipway/manifest';
import { type Chart, fileText } from '../chart/chart.ts';
import { loadArchive, loadFolder } from '../chart/load-chart.ts';
import { HelmError } from '../helm-error.ts';
import { withValuesFiles } from '../release/chart-values-files.ts';
import type { ChartRequest } from '../release/release-spec.ts';
import { isCompatible } from '../version-range.ts';
import { type ChartFinder, type ChartPlace, type FoundChart, REFERENCE_KINDS } from './chart-folder.ts';
import type { ObjectsOfCluster } from './objects-of-cluster.ts';

/** The chart of a HelmRelease, or the reason why it is not available. */
export type ChartAnswer = { readonly chart: Chart; readonly origin: string } | { readonly missing: string };

/** The sources of charts. */
export interface ChartSources {
  readonly fleet: FleetBuild;
  /** Charts of Helm repositories and OCI registries, and dependencies that are not in `charts/`. */
  readonly charts: ChartFinder;
}

/** Finds the chart that a HelmRelease names, without the network. Throws a HelmError for a chart that cannot be loaded. */
export function chartOfRelease(
  request: ChartRequest,
  cluster: string,
  objects: ObjectsOfCluster,
  { fleet, charts }: ChartSources,
): ChartAnswer {
  if (request.kind === 'chart') return chartFromSource(request, cluster, objects, { fleet, charts });
  const [kind, , name] = request.source.split('/');
  const object = objects.find(request.source);
  if (kind === 'OCIRepository') return ociChart(object, request.source, charts);
  if (kind !== 'HelmChart') return { missing: `the content of ${request.source} is not available` };
  if (object === undefined) return { missing: `no object creates ${request.source}` };
  const spec = fieldsOf(object.spec);
  const namespace = textOf(fieldsOf(object.metadata).namespace);
  const source = fieldsOf(spec.sourceRef);
  const chart: ChartRequest = {
    kind: 'chart',
    chart: textOf(spec.chart) || (name ?? ''),
    version: textOf(spec.version),
    source: `${textOf(source.kind)}/${namespace}/${textOf(source.name)}`,
    valuesFiles: listOf(spec.valuesFiles).map(textOf),
    ignoreMissingValuesFiles: spec.ignoreMissingValuesFiles === true,
  };
  return chartFromSource(chart, cluster, objects, { fleet, charts });
}

type SourcedChart = Extract<ChartRequest, { readonly kind: 'chart' }>;

function chartFromSource(request: SourcedChart, cluster: string, objects: ObjectsOfCluster, sources: ChartSources): ChartAnswer {
  const { chart: name, version, source } = request;
  if (source.startsWith('HelmRepository/')) {
    const found = sources.charts.find(name, version, placeInRepository(textOf(fieldsOf(objects.find(source)?.spec).url), name));
    const wanted = `${name} ${version || 'of any version'} of ${source}`;
    return found === undefined || found.lacks !== undefined
      ? { missing: withLack(wanted, found) }
      : once(sources, found.chart, request, () => ({
          ...found,
          chart: withOwnFiles(found.chart, request),
        }));
  }
  const content = sources.fleet.memory.contentOf(cluster, source);
  return 'missing' in content
    ? chartOfOtherRepository(request, objects.find(source), content.missing, sources)
    : once(sources, content.tree, request, () => chartInTree(content.tree, request, sources));
}

/** Finds the chart of a Git repository whose content is not available. `slipway charts fetch` downloads such charts. */
function chartOfOtherRepository(request: SourcedChart, object: Fields | undefined, why: string, sources: ChartSources): ChartAnswer {
  const { url, ref, include, ignore } = fieldsOf(object?.spec);
  if (object?.kind !== 'GitRepository' || textOf(url) === '' || listOf(include).length > 0) return { missing: why };
  const path = pathIn('', request.chart);
  const stated = fieldsOf(ref);
  const kind = REFERENCE_KINDS.find((each) => textOf(stated[each]) !== '') ?? 'branch';
  const folder = path === '' ? '' : `${path}/`;
  const files = request.valuesFiles.map((file) => pathIn('', file));
  const isMerged = files.some((file) => !file.startsWith(folder));
  const git = {
    ...{ path, kind, value: textOf(stated[kind]) || 'master' },
    ...(typeof ignore === 'string' && { ignore }),
    ...(isMerged && { valuesFiles: files }),
    ...(isMerged && request.ignoreMissingValuesFiles && { ignoreMissingValuesFiles: true }),
  };
  const place = { url: textOf(url), git };
  const found = sources.charts.find(lastPart(path) || lastPart(place.url).replace(/\.git$/, ''), '', place);
  if (found === undefined) return { missing: why };
  if (isMerged) return found;
  const valuesFiles = files.map((file) => file.slice(folder.length));
  return once(sources, found.chart, request, () => ({ ...found, chart: withOwnFiles(found.chart, { ...request, valuesFiles }) }));
}

const lastPart = (path: string): string => trimEndOf(path, '/').split('/').at(-1) ?? '';

function chartInTree(tree: FileTree, request: SourcedChart, { charts }: ChartSources): ChartAnswer {
  const path = pathIn('', request.chart);
  const complete = withDependencies(chartAt(tree, path), tree, path, charts);
  if ('missing' in complete) return complete;
  // The paths of values files begin at the root of the source.
  return { chart: withValuesFiles(complete.chart, request, (file) => tree.read(pathIn('', file))), origin: path };
}

/** Cached results of equal requests, so that releases with the same chart share it. Each run has its own finder. */
const answers = new WeakMap<ChartFinder, Map<object, Map<string, ChartAnswer | HelmError>>>();

function once(
  { charts }: ChartSources,
  from: object,
  { chart, valuesFiles, ignoreMissingValuesFiles }: SourcedChart,
  load: () => ChartAnswer,
): ChartAnswer {
  const ofRun = answers.get(charts) ?? new Map<object, Map<string, ChartAnswer | HelmError>>();
  answers.set(charts, ofRun);
  const ofSource = ofRun.get(from) ?? new Map<string, ChartAnswer | HelmError>();
  ofRun.set(from, ofSource);
  const key = JSON.stringify([chart, valuesFiles, ignoreMissingValuesFiles]);
  const answer = ofSource.get(key) ?? answerOf(load);
  ofSource.set(key, answer);
  if (answer instanceof HelmError) throw answer;
  return answer;
}

/** Returns the result, or the error of a chart that cannot be loaded, which is the same for all releases. */
function answerOf(load: () => ChartAnswer): ChartAnswer | HelmError {
  try {
    return load();
  } catch (error) {
    if (error instanceof HelmError) return error;
    throw error;
  }
}

/** Returns the location of a chart in a Helm repository. A registry has one chart below each name. */
export function placeInRepository(url: string, name: string): ChartPlace | undefined {
  if (url === '') return undefined;
  return { url: url.startsWith('oci://') ? `${trimEndOf(url, '/')}/${name}` : url };
}

function chartAt(tree: FileTree, path: string): Chart {
  if (tree.list(path) !== undefined) return loadFolder(tree, path);
  const bytes = tree.bytes?.(path);
  if (bytes === undefined) throw new HelmError('load', `no chart found at path '${path}'`);
  return loadArchive(bytes);
}

/** Adds the dependencies that source-controller would fetch: from the repository, or from the charts that are available. */
function withDependencies(
  chart: Chart,
  tree: FileTree,
  path: string,
  charts: ChartFinder,
): { readonly chart: Chart } | { readonly missing: string } {
  const added: Chart[] = [];
  const missing: string[] = [];
  for (const { name, version, repository } of unpackagedDependencies(chart)) {
    const found = repository.startsWith('file://')
      ? chartAt(tree, pathIn(path, repository.slice('file://'.length)))
      : charts.find(name, version, placeInRepository(repository, name))?.chart;
    if (found === undefined) missing.push(`${name} ${version}, a dependency of the chart ${chart.metadata.name}`);
    else added.push(found);
  }
  if (missing.length > 0) return { missing: missing.join('; ') };
  return { chart: added.length === 0 ? chart : { ...chart, dependencies: [...chart.dependencies, ...added] } };
}

/** Returns the dependencies in Chart.yaml for which `charts/` has no compatible version. */
export const unpackagedDependencies = ({ metadata, dependencies }: Chart): NonNullable<Chart['metadata']['dependencies']> =>
  (metadata.dependencies ?? []).filter(
    ({ name, version }) => !dependencies.some((each) => each.metadata.name === name && isCompatible(version, each.metadata.version)),
  );

/** Merges `valuesFiles` of a packaged chart. source-controller does not repackage it for an empty list or for only values.yaml. */
function withOwnFiles(chart: Chart, request: SourcedChart): Chart {
  const { valuesFiles: files } = request;
  if (files.length === 1 && files[0] === 'values.yaml') return chart;
  return withValuesFiles(chart, request, (name) => {
    const file = chart.raw.find((each) => each.name === name);
    return file && fileText(file);
  });
}

const withLack = (chart: string, found: FoundChart | undefined): string =>
  found?.lacks === undefined ? chart : `${chart}: ${found.lacks}`;

/** Finds the chart of an OCIRepository by the last part of its URL. */
function ociChart(object: Fields | undefined, source: string, charts: ChartFinder): ChartAnswer {
  if (object === undefined) return { missing: `no object creates ${source}` };
  const { url, ref, layerSelector } = fieldsOf(object.spec);
  const mediaType = textOf(fieldsOf(layerSelector).mediaType);
  const { tag, semver, digest } = fieldsOf(ref);
  const name = lastPart(textOf(url));
  const range = textOf(semver) || textOf(tag).replaceAll('_', '+');
  const place = {
    url: textOf(url),
    ...(textOf(semver) === '' && { tag: textOf(tag) || 'latest' }),
    ...(textOf(digest) !== '' && { digest: textOf(digest) }),
    ...(mediaType !== '' && { mediaType }),
  };
  const found = charts.find(name, range, place);
  if (found !== undefined && found.lacks === undefined) return found;
  return { missing: withLack(`${name} ${range || textOf(digest) || 'latest'} of ${source}`, found) };
}

/** Returns a path from the root of a source. Rejects a path that leaves it. */
function pathIn(folder: string, path: string): string {
  const joined = joinPaths(folder, `./${path}`);
  if (joined === '..' || joined.startsWith('../')) throw new HelmError('load', `path '${path}' leads out of the source`);
  return joined === '.' ? '' : joined;
}
