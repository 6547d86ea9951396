import { copyValues, isTable, scalarAt, tableAt, type Values, valueAt } from '../value-maps.ts';
import { isCompatible } from '../version-range.ts';
import { coalesceValues, mergeTables, mergeValues, type Warn } from './coalesce.ts';
import { setDependencies, type WorkingChart, type WorkingDependency } from './working-chart.ts';

/** Removes the charts that values disable, sets the aliases of the others, and imports values of charts into their parents. */
export function processDependencies(chart: WorkingChart, values: Values, warn: Warn): void {
  selectDependencies(chart, values, '', warn);
  importAllValues(chart, warn);
}

function selectDependencies(chart: WorkingChart, values: Values, path: string, warn: Warn): void {
  const { listed } = chart;
  if (listed === undefined) return;
  const isListed = (existing: WorkingChart): boolean =>
    listed.some(({ name, version }) => name === existing.name && isCompatible(version, existing.chart.metadata.version));
  // A chart without a matching entry of name and version is used without changes.
  const charts = chart.dependencies.filter((existing) => !isListed(existing));
  for (const dependency of listed) {
    const found = aliased(chart.dependencies, dependency);
    if (found !== undefined) charts.push(found);
    if (dependency.alias !== '') dependency.name = dependency.alias;
  }
  setDependencies(chart, charts);

  for (const dependency of listed) dependency.enabled = true;
  const all = coalesceValues(chart, values, warn);
  applyTags(listed, all, warn);
  applyConditions(listed, all, path, warn);
  const disabled = new Set(listed.filter(({ enabled }) => !enabled).map(({ name }) => name));
  const enabled = chart.dependencies.filter(({ name }) => !disabled.has(name));
  const stillListed = listed.filter(({ name }) => !disabled.has(name));
  for (const child of enabled) selectDependencies(child, all, `${path}${child.name}.`, warn);
  chart.listed = stillListed.length === 0 ? undefined : stillListed;
  setDependencies(chart, enabled);
}

/** Returns a copy of the chart of an entry, with its alias as name. Several entries may list one chart. */
function aliased(charts: readonly WorkingChart[], { name, version, alias }: WorkingDependency): WorkingChart | undefined {
  const found = charts.find((chart) => chart.name === name && isCompatible(version, chart.chart.metadata.version));
  if (found === undefined) return undefined;
  const copy: WorkingChart = {
    ...found,
    name: alias === '' ? found.name : alias,
    listed: found.listed?.map((dependency) => ({ ...dependency })),
    dependencies: [],
  };
  // As in Helm, the copies of the subcharts share their own subcharts.
  setDependencies(
    copy,
    found.dependencies.map((child) => ({ ...child })),
  );
  return copy;
}

/** Enables a chart if one of its tags is enabled. Otherwise, a disabled tag disables it. */
function applyTags(listed: readonly WorkingDependency[], values: Values, warn: Warn): void {
  const tags = tableAt(values, 'tags');
  if (tags === undefined) return;
  for (const dependency of listed) {
    const set = dependency.tags.map((tag) => valueAt(tags, tag)).filter((value) => value !== undefined);
    if (set.some((value) => typeof value !== 'boolean')) warn(`a tag of chart ${dependency.name} is not a boolean`);
    dependency.enabled = set.includes(true) || !set.includes(false);
  }
}

/** Applies conditions. The first path of a condition with a boolean decides. */
function applyConditions(listed: readonly WorkingDependency[], values: Values, path: string, warn: Warn): void {
  for (const dependency of listed) {
    for (const condition of dependency.condition.trim().split(',')) {
      const value = condition === '' ? undefined : scalarAt(values, `${path}${condition}`);
      if (typeof value === 'boolean') {
        dependency.enabled = value;
        break;
      }
      if (value !== undefined) warn(`condition ${condition} of chart ${dependency.name} is not a boolean`);
    }
  }
}

function importAllValues(chart: WorkingChart, warn: Warn): void {
  for (const child of chart.dependencies) importAllValues(child, warn);
  importValues(chart, warn);
}

/** Imports values into the defaults of a chart. Its own defaults have precedence, and values of users are not imported. */
function importValues(chart: WorkingChart, warn: Warn): void {
  if (chart.listed === undefined) return;
  const own = mergeValues(chart, {}, warn);
  let imported: Values = {};
  for (const dependency of chart.listed) {
    const paths = dependency.importValues.flatMap((entry) => pathsOf(entry) ?? []);
    // `.Chart.Dependencies` shows both paths of each.
    dependency.importValues = paths;
    for (const { child, parent } of paths) {
      const table = tableAt(own, `${dependency.name}.${child}`);
      if (table === undefined) warn(`import-values: chart ${dependency.name} has no table ${child}`);
      else imported = mergeTables(imported, atPath(parent, table), '', { merge: true, warn });
    }
  }
  chart.values = mergeTables(copyValues(own), imported, '', { merge: true, warn });
}

interface ImportPaths {
  readonly child: string;
  readonly parent: string;
}

/** Returns the paths of an import. A name is a table of `exports`. An entry with `child` and `parent` has both paths. */
function pathsOf(entry: unknown): ImportPaths | undefined {
  if (typeof entry === 'string') return { child: `exports.${entry}`, parent: '.' };
  return isTable(entry) ? { child: String(valueAt(entry, 'child')), parent: String(valueAt(entry, 'parent')) } : undefined;
}

const atPath = (path: string, table: Values): Values =>
  path === '.' ? table : path.split('.').reduceRight<Values>((inner, name) => ({ [name]: inner }), table);
