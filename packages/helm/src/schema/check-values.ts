import { GoError } from '@slipway/go-template';
import { decodeJson } from '@slipway/go-template/helm-functions';
import { HelmError } from '../helm-error.ts';
import { isTable, type Values, valueAt } from '../value-maps.ts';
import type { WorkingChart } from '../values/working-chart.ts';
import { checkSchema, type SchemaProblem } from './check-schema.ts';
import { SchemaError } from './schema-documents.ts';

/** A schema refuses values. Each violation names the value. */
export class SchemaViolations extends HelmError {
  /** The paths of values, such as `/replicas`, from the chart that has the schema. */
  readonly violations: readonly { readonly chart: string; readonly path: readonly string[]; readonly message: string }[];

  constructor(text: string, violations: SchemaViolations['violations']) {
    super('render', `values don't meet the specifications of the schema(s) in the following chart(s):\n${text}`);
    this.violations = violations;
  }
}

/** Checks the coalesced values of a chart, and of all charts in it, against their schemas. Returns the remote schemas, which are not read. */
export function checkValues(chart: WorkingChart, values: Values): readonly string[] {
  const remote = new Set<string>();
  const violations: { chart: string; path: readonly string[]; message: string }[] = [];
  const text = chartText(chart, values, [], { remote, violations });
  if (text !== '') throw new SchemaViolations(text, violations);
  return [...remote];
}

interface Found {
  readonly remote: Set<string>;
  readonly violations: { chart: string; path: readonly string[]; message: string }[];
}

function chartText(chart: WorkingChart, values: Values, path: readonly string[], found: Found): string {
  const own = chart.chart.schema === undefined ? '' : schemaText(chart.name, chart.chart.schema, values, path, found);
  const inner = chart.dependencies.map((child) => {
    const childValues = valueAt(values, child.name);
    if (childValues === undefined || childValues === null) return '';
    if (!isTable(childValues)) return `${child.name}:\ninvalid type for values: expected object (map), got ${typeof childValues}\n`;
    return chartText(child, childValues, [...path, child.name], found);
  });
  return own + inner.join('');
}

function schemaText(name: string, schema: string, values: Values, at: readonly string[], { remote, violations }: Found): string {
  try {
    const answer = checkSchema(decodeJson(schema), values);
    for (const url of answer.remote) remote.add(url);
    if (answer.problems.length === 0) return '';
    for (const { path, message } of answer.problems) violations.push({ chart: name, path: [...at, ...path], message });
    return `${name}:\n${answer.problems.map((problem) => problemText(problem, 0)).join('\n')}\n`;
  } catch (error) {
    if (!(error instanceof SchemaError || error instanceof GoError)) throw error;
    return `${name}:\n${error.message}`;
  }
}

function problemText({ path, message, causes }: SchemaProblem, indent: number): string {
  const pointer = path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  const line = `${'  '.repeat(indent)}- at '${pointer}': ${message}`;
  return [line, ...causes.map((cause) => problemText(cause, indent + 1))].join('\n');
}
