import { GoError } from '@slipway/go-template';
import { decodeJson } from '@slipway/go-template/helm-functions';
import { type Chart, fileText } from '../chart/chart.ts';
import type { ChartDependency } from '../chart/metadata.ts';
import { readDocument, type SchemaDocument, SchemaError } from '../schema/schema-documents.ts';
import { isTable, mergeMaps, type Values, valueAt } from '../value-maps.ts';
import { shapeOfSchema } from './schema-shape.ts';
import { commentKey, type ValueComments, valueComments } from './value-comments.ts';
import {
  ANY_OBJECT,
  bothOf,
  type FieldShape,
  type NamedShape,
  type ObjectShape,
  type Shape,
  type SpendCombined,
  shapeOfValue,
  typeShape,
} from './values-shape.ts';

/** The shape of the values of a chart. */
export interface ChartShape {
  readonly values: ObjectShape;
  /** Parts of schemas that the type ignores: references to other files and hosts, unreadable schemas, missing charts. */
  readonly skipped: readonly string[];
}

/** Maximum number of shapes of one chart, including all charts in it. */
export const MAX_SHAPES = 60_000;
/** Maximum number of fields and members of combined shapes, for example of `allOf`. */
const MAX_COMBINED = 200_000;
const MAX_DEPTH = 60;

/**
 * Returns the shape of the values that a release may set. It is that of values.schema.json, else of values.yaml, with `global` and the
 * values of all charts in it by their aliases. Only files of the chart are read. `claim` returns unique names of types.
 */
export function shapeOfChart(chart: Chart, claim: (name: string) => string): ChartShape {
  const skipped = new Set<string>();
  for (const usesSchemas of [true, false]) {
    let left = MAX_SHAPES;
    const spend = (): void => {
      left -= 1;
      if (left < 0) throw new TooManyTypes();
    };
    let combined = 0;
    const spendCombined = (amount: number): void => {
      combined += amount;
      if (combined > MAX_COMBINED) throw new TooManyTypes();
    };
    try {
      return { values: chartShape({ claim, spend, spendCombined, skipped, usesSchemas }, chart, {}, 0), skipped: [...skipped].sort() };
    } catch (error) {
      if (!(error instanceof TooManyTypes)) throw error;
      skipped.add(`${usesSchemas ? 'the schemas' : 'the values'}, which have more than ${MAX_SHAPES} parts`);
    }
  }
  return { values: ANY_OBJECT, skipped: [...skipped].sort() };
}

class TooManyTypes extends Error {}

interface ChartRun {
  readonly claim: (name: string) => string;
  readonly spend: () => void;
  readonly spendCombined: SpendCombined;
  readonly skipped: Set<string>;
  readonly usesSchemas: boolean;
}

/** Returns the shape of one chart. `set` has the values from its parent charts, which are defaults too. */
function chartShape(run: ChartRun, chart: Chart, set: Values, depth: number): ObjectShape {
  const defaults = mergeMaps(chart.values, set);
  const inner = dependenciesOf(chart);
  const names = new Set(inner.map(({ name }) => name));
  const own = ownShape(run, chart, Object.fromEntries(Object.entries(defaults).filter(([name]) => !names.has(name))));
  const fields = new Map(own.fields);
  for (const { name, chart: child } of inner) {
    const below = valueAt(defaults, name);
    const shape = childShape(run, name, child, isTable(below) ? below : {}, depth);
    const stated = fields.get(name);
    if (own.isSealed === true && stated === undefined) continue;
    fields.set(name, {
      ...stated,
      shape: stated === undefined ? shape : bothOf(stated.shape, shape, run.spendCombined),
      description: stated?.description ?? `Values of the chart ${child?.metadata.name ?? name}.`,
    });
  }
  for (const dependency of chart.metadata.dependencies ?? []) addSwitches(fields, dependency);
  if (inner.length > 0 && own.isSealed !== true) addGlobals(run, fields, inner);
  const imports = (chart.metadata.dependencies ?? []).some(({ importValues }) => importValues.length > 0);
  return { ...own, fields, ...(imports && own.isSealed !== true && { rest: { kind: 'unknown' } }) };
}

interface InnerChart {
  /** The alias, or the name of the chart. */
  readonly name: string;
  /** Undefined if Chart.yaml lists a chart that is not in `charts/`. */
  readonly chart: Chart | undefined;
}

function dependenciesOf({ metadata, dependencies }: Chart): readonly InnerChart[] {
  const listed = (metadata.dependencies ?? []).map(({ name, alias }) => ({
    name: alias || name,
    of: name,
    chart: dependencies.find((each) => each.metadata.name === name),
  }));
  const others = dependencies.filter((each) => !listed.some(({ of }) => of === each.metadata.name));
  return [...listed, ...others.map((each) => ({ name: each.metadata.name, chart: each }))];
}

function childShape(run: ChartRun, name: string, chart: Chart | undefined, set: Values, depth: number): Shape {
  if (chart === undefined) run.skipped.add(`the chart ${name}, which is not in charts/`);
  if (chart === undefined || depth > MAX_DEPTH) return ANY_OBJECT;
  const named: NamedShape = { kind: 'named', name: run.claim(`${name}-values`), shape: undefined };
  named.shape = chartShape(run, chart, set, depth + 1);
  return named.shape === undefined ? ANY_OBJECT : named;
}

/** Adds the values that enable a chart. */
function addSwitches(fields: Map<string, FieldShape>, { condition, tags }: ChartDependency): void {
  const paths = condition.split(',').filter((path) => path.trim() !== '');
  for (const path of [...paths, ...tags.map((tag) => `tags.${tag}`)]) addSwitch(fields, path.trim().split('.'));
}

function addSwitch(fields: Map<string, FieldShape>, [name = '', ...below]: readonly string[]): void {
  const stated = fields.get(name);
  if (below.length === 0) {
    if (stated === undefined) fields.set(name, { shape: typeShape('boolean') });
    return;
  }
  const target = stated?.shape.kind === 'named' ? stated.shape : undefined;
  const shape: Shape = target?.shape ?? stated?.shape ?? { kind: 'object', fields: new Map() };
  if (shape.kind !== 'object' || shape.isSealed) return;
  const inner = new Map(shape.fields);
  addSwitch(inner, below);
  const changed: ObjectShape = { ...shape, fields: inner };
  if (target !== undefined) target.shape = changed;
  else fields.set(name, { ...stated, shape: changed });
}

/** Adds the globals of a chart and all charts in it, which share them. */
function addGlobals({ spendCombined }: ChartRun, fields: Map<string, FieldShape>, inner: readonly InnerChart[]): void {
  const stated = fields.get('global');
  const shapes = inner.flatMap(({ name }) => {
    const shape = fields.get(name)?.shape;
    const values = shape?.kind === 'named' ? shape.shape : shape;
    return values?.kind === 'object' ? (values.fields.get('global')?.shape ?? []) : [];
  });
  const shape = [stated?.shape ?? [], shapes].flat().reduce<Shape>((one, other) => bothOf(one, other, spendCombined), { kind: 'unknown' });
  fields.set('global', {
    description: 'Values of all charts in the chart.',
    ...stated,
    shape: shape.kind === 'object' ? shape : ANY_OBJECT,
  });
}

/** Returns the shape of the values of one chart, without the charts in it. */
function ownShape(run: ChartRun, chart: Chart, defaults: Values): ObjectShape {
  const comments = commentsOf(chart);
  const commentAt = (path: readonly string[]): string | undefined => comments.get(commentKey(path));
  const shapeOfDefault = (value: unknown, path: readonly string[]): Shape => {
    run.spend();
    return shapeOfValue(value, path.at(-1) ?? '', (values) =>
      path.length > MAX_DEPTH
        ? new Map()
        : new Map(
            Object.entries(values).map(([name, each]): [string, FieldShape] => {
              const at = [...path, name];
              return [name, { shape: shapeOfDefault(each, at), default: { value: each }, description: commentAt(at) }];
            }),
          ),
    );
  };
  const document = schemaOf(run, chart);
  const shape =
    document === undefined
      ? shapeOfDefault(defaults, [])
      : shapeOfSchema(
          { ...run, document, references: new Map(), onSkipped: (reference) => run.skipped.add(reference), shapeOfDefault, commentAt },
          document.root.root,
          { resource: document.root, path: [], default: { value: defaults }, depth: 0, of: [] },
        );
  return objectIn(shape);
}

/** Returns the object shape among the types that a schema accepts. */
function objectIn(shape: Shape): ObjectShape {
  if (shape.kind === 'object') return shape;
  const members = shape.kind === 'union' ? shape.members.filter((member) => member.kind === 'object') : [];
  if (members.length === 0) return ANY_OBJECT;
  const sealed = members.every(({ isSealed }) => isSealed);
  const fields = new Map(members.flatMap((member) => [...member.fields]));
  return { kind: 'object', fields, ...(sealed ? { isSealed: true } : { rest: members.find(({ rest }) => rest !== undefined)?.rest }) };
}

function schemaOf({ skipped, usesSchemas }: ChartRun, { metadata, schema }: Chart): SchemaDocument | undefined {
  if (schema === undefined || !usesSchemas) return undefined;
  try {
    const decoded = decodeJson(schema);
    return isTable(decoded) ? readDocument(decoded) : undefined;
  } catch (error) {
    if (!(error instanceof GoError || error instanceof SchemaError)) throw error;
    skipped.add(`values.schema.json of ${metadata.name}, which cannot be read: ${error.message}`);
    return undefined;
  }
}

function commentsOf({ raw }: Chart): ValueComments {
  const file = raw.find(({ name }) => name === 'values.yaml');
  return file === undefined ? new Map() : valueComments(fileText(file));
}
