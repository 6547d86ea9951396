import type { FileTree } from '@slipway/flux-build';
import { readGoYaml } from '../go-yaml.ts';
import { HelmError, loadError } from '../helm-error.ts';
import type { Values } from '../value-maps.ts';
import { archiveFiles } from './archive-files.ts';
import { type Chart, type ChartFile, fileText } from './chart.ts';
import { type ChartLimits, type ChartSpending, checkDepth, startSpending } from './chart-limits.ts';
import { folderFiles } from './folder-files.ts';
import { DecodeProblem } from './go-decode.ts';
import { checkMetadata, decodeMetadata } from './metadata.ts';
import { readValuesFile } from './values-file.ts';

/** Loads a chart from an archive (`.tgz`). Throws a HelmError. */
export function loadArchive(archive: Uint8Array, limits?: Partial<ChartLimits>): Chart {
  const spending = startSpending(limits);
  return loadFiles(archiveFiles(archive, spending), spending, 0);
}

/** Loads a chart from a folder of a tree. Throws a HelmError. */
export function loadFolder(tree: FileTree, folder: string, limits?: Partial<ChartLimits>): Chart {
  const spending = startSpending(limits);
  return loadFiles(folderFiles(tree, folder, spending), spending, 0);
}

function loadFiles(files: readonly ChartFile[], spending: ChartSpending, depth: number): Chart {
  checkDepth(spending, depth);
  const sorted = sortFiles(files);
  const metadata = checkMetadata(metadataOf(files));
  return {
    metadata,
    ...sorted,
    files: metadata.apiVersion === 'v1' ? inOrderOf(files, [...sorted.files, ...sorted.legacy]) : sorted.files,
    dependencies: subcharts(metadata.name, sorted.inCharts, spending, depth),
    raw: files,
  };
}

interface SortedFiles {
  readonly templates: readonly ChartFile[];
  readonly files: readonly ChartFile[];
  /** requirements.yaml and its lock. Only charts of apiVersion v1 keep them among their files. */
  readonly legacy: readonly ChartFile[];
  readonly values: Values;
  readonly schema: string | undefined;
  readonly inCharts: readonly ChartFile[];
}

function sortFiles(all: readonly ChartFile[]): SortedFiles {
  const [templates, files, legacy, inCharts]: [ChartFile[], ChartFile[], ChartFile[], ChartFile[]] = [[], [], [], []];
  let values: Values = {};
  let schema: string | undefined;
  for (const file of all) {
    const { name } = file;
    if (name === 'Chart.yaml') continue;
    if (name === 'Chart.lock') readLock(file);
    else if (name === 'values.yaml') values = ownValues(file);
    else if (name === 'values.schema.json') schema = fileText(file);
    else if (name === 'requirements.yaml') legacy.push(file);
    else if (name === 'requirements.lock') {
      readLock(file);
      legacy.push(file);
    } else if (name.startsWith('templates/')) templates.push(file);
    else if (name.startsWith('charts/') && !name.endsWith('.prov')) inCharts.push(file);
    else files.push(file);
  }
  return { templates, files, legacy, values, schema, inCharts };
}

const inOrderOf = (all: readonly ChartFile[], some: readonly ChartFile[]): readonly ChartFile[] => {
  const kept = new Set(some);
  return all.filter((file) => kept.has(file));
};

/** Decodes Chart.yaml, then requirements.yaml over it. */
function metadataOf(files: readonly ChartFile[]): Record<string, unknown> {
  let decoded: Record<string, unknown> | undefined;
  for (const name of ['Chart.yaml', 'requirements.yaml']) {
    for (const file of files) {
      if (file.name === name) decoded = { ...decoded, ...decodedFile(file) };
    }
  }
  if (decoded === undefined) throw loadError('Chart.yaml file is missing');
  return decoded;
}

function decodedFile(file: ChartFile): Record<string, unknown> {
  try {
    return decodeMetadata(valueIn(file));
  } catch (error) {
    if (error instanceof DecodeProblem) throw loadError(`cannot load ${file.name}: ${error.message}`);
    throw error;
  }
}

/** Reads the values of a chart. */
function ownValues(file: ChartFile): Values {
  try {
    return readValuesFile(fileText(file));
  } catch (error) {
    if (error instanceof HelmError) throw loadError(`cannot load values.yaml: ${error.message}`);
    throw error;
  }
}

function readLock(file: ChartFile): void {
  valueIn(file);
}

function valueIn(file: ChartFile): unknown {
  const reading = readGoYaml(fileText(file));
  if ('problem' in reading) throw loadError(`cannot load ${file.name}: error converting YAML to JSON: ${reading.problem}`);
  return reading.value;
}

/** Loads the charts in `charts/`: folders, and archives with the ending `.tgz`. */
function subcharts(parent: string, files: readonly ChartFile[], spending: ChartSpending, depth: number): readonly Chart[] {
  const groups = new Map<string, ChartFile[]>();
  for (const { name, data } of files) {
    const path = name.slice('charts/'.length);
    const [chart = ''] = path.split('/', 1);
    const group = groups.get(chart) ?? [];
    groups.set(chart, group);
    group.push({ name: path, data });
  }
  const charts: Chart[] = [];
  for (const [name, group] of groups) {
    if (name.startsWith('_') || name.startsWith('.')) continue;
    try {
      charts.push(loadSubchart(parent, name, group, spending, depth + 1));
    } catch (error) {
      if (!(error instanceof HelmError)) throw error;
      throw error.message.startsWith('error unpacking subchart tar')
        ? error
        : loadError(`error unpacking subchart ${name} in ${parent}: ${error.message}`);
    }
  }
  return charts;
}

function loadSubchart(parent: string, name: string, group: readonly ChartFile[], spending: ChartSpending, depth: number): Chart {
  if (!name.endsWith('.tgz')) {
    const inside = group.filter((file) => file.name.includes('/'));
    return loadFiles(
      inside.map(({ name: path, data }) => ({ name: path.slice(name.length + 1), data })),
      spending,
      depth,
    );
  }
  const [first] = group;
  if (first === undefined || first.name !== name) {
    throw loadError(`error unpacking subchart tar in ${parent}: expected ${name}, got ${first?.name ?? ''}`);
  }
  return loadFiles(archiveFiles(first.data, spending), spending, depth);
}
