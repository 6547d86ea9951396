import { GoError } from '@slipway/go-template';
import { decodeJson } from '@slipway/go-template/helm-functions';
import { buildPointer, onceForEach } from '@slipway/manifest';
import type { Chart } from '../chart/chart.ts';
import { HelmError } from '../helm-error.ts';
import { isTable, type Values, valueAt } from '../value-maps.ts';
import type { WorkingChart } from '../values/working-chart.ts';
import { checkSchema, type SchemaProblem } from './check-schema.ts';
import { SchemaError } from './schema-documents.ts';

/** Checks the coalesced values of a chart and of all charts in it against their schemas. Returns the remote schemas, which are not read. */
export function checkValues(chart: WorkingChart, values: Values): readonly string[] {
  const found: Found = { remote: new Set(), refused: undefined };
  const text = chartText(chart, values, [], found);
  const message = `values don't meet the specifications of the schema(s) in the following chart(s):\n${text}`;
  if (text !== '') throw new HelmError('render', message, found.refused);
  return [...found.remote];
}

interface Found {
  readonly remote: Set<string>;
  /** The path of the first value that a schema rejects, in the values of the release. */
  refused: readonly string[] | undefined;
}

function chartText(chart: WorkingChart, values: Values, path: readonly string[], found: Found): string {
  const own = chart.chart.schema === undefined ? '' : schemaText(chart, values, path, found);
  const inner = chart.dependencies.map((child) => {
    const childValues = valueAt(values, child.name);
    if (childValues === undefined || childValues === null) return '';
    if (!isTable(childValues)) return `${child.name}:\ninvalid type for values: expected object (map), got ${typeof childValues}\n`;
    return chartText(child, childValues, [...path, child.name], found);
  });
  return own + inner.join('');
}

/** Parses the schema of a chart once for all releases. */
const schemaOf = onceForEach(({ schema = '' }: Chart): unknown => decodeJson(schema));

function schemaText({ chart, name }: WorkingChart, values: Values, at: readonly string[], found: Found): string {
  try {
    const { problems, remote } = checkSchema(schemaOf(chart), values);
    for (const url of remote) found.remote.add(url);
    if (problems.length === 0) return '';
    const path = refusedPath(problems);
    if (path !== undefined) found.refused ??= [...at, ...path];
    return `${name}:\n${problems.map((problem) => problemText(problem, 0)).join('\n')}\n`;
  } catch (error) {
    if (!(error instanceof SchemaError || error instanceof GoError)) throw error;
    return `${name}:\n${error.message}`;
  }
}

/** Returns the first path, in the order of the message. A problem of the values as a whole has no path. */
function refusedPath(problems: readonly SchemaProblem[]): readonly string[] | undefined {
  for (const { path, causes } of problems) {
    const found = path.length > 0 ? path : refusedPath(causes);
    if (found !== undefined) return found;
  }
  return undefined;
}

function problemText({ path, message, causes }: SchemaProblem, indent: number): string {
  const line = `${'  '.repeat(indent)}- at '${buildPointer(path)}': ${message}`;
  return [line, ...causes.map((cause) => problemText(cause, indent + 1))].join('\n');
}
