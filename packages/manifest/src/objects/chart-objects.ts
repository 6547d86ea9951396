import { DefinitionError, type Finding } from '../findings/finding.ts';
import { inheritLocation, locationOf } from '../findings/source-location.ts';
import { buildPointer, type PointerSegment } from './json-pointer.ts';
import type { Manifest } from './manifest.ts';

/** The members of a construct that this module reads. Every construct of cdk8s has them. */
interface ConstructLike {
  readonly node: { readonly path: string; findAll(): ConstructLike[] };
}

/** A cdk8s `Chart` of any version of cdk8s. */
export interface ChartLike extends ConstructLike {
  toJson(): unknown[];
}

/** A cdk8s `ApiObject`. */
interface ApiObjectLike extends ConstructLike {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  toJson(): unknown;
}

/** An object of a chart with the path of its construct below the chart: `web/server`. */
export interface ChartObject {
  readonly manifest: Manifest;
  readonly path: string;
}

/**
 * Returns the objects of a cdk8s chart and of the charts inside it, in the order of cdk8s (dependencies first), with all fields and names
 * as they are written. Throws a DefinitionError for objects without a name of their own, for which cdk8s would generate a name. Also throws
 * for fields that cdk8s would drop, and for charts that cdk8s itself rejects. A finding has the line of its construct, or else that of the
 * chart.
 */
export function chartObjects(chart: ChartLike): ChartObject[] {
  const constructs = chart.node.findAll();
  const objects = constructs.filter(isApiObject);
  const findings = objects.flatMap((object) => [...unnamed(object, chart), ...droppedNulls(object, chart)]);
  if (findings.length > 0) throw new DefinitionError(findings);
  const manifests = constructs.filter(isChart).flatMap((each) => toJson(each, chart));
  const byText = Map.groupBy(objects, (object) => JSON.stringify(object.toJson()));
  return manifests.map((manifest) => {
    // cdk8s returns the objects in order, but without their constructs.
    const object = byText.get(JSON.stringify(manifest))?.shift();
    if (object === undefined) throw new DefinitionError([changingJson(manifest, chart)]);
    inheritLocation(manifest, object);
    return { manifest: inheritLocation(manifest, chart), path: object.node.path.slice(chart.node.path.length + 1) };
  });
}

// The symbols with which each copy and version of cdk8s marks its constructs.
const isApiObject = (construct: ConstructLike): construct is ApiObjectLike => Symbol.for('cdk8s.ApiObject') in construct;
const isChart = (construct: ConstructLike): construct is ChartLike => Symbol.for('cdk8s.Chart') in construct;

function toJson(part: ChartLike, chart: ChartLike): Manifest[] {
  try {
    return part.toJson() as Manifest[];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new DefinitionError([
      finding(part, chart, {
        rule: 'chart-error',
        message: `cdk8s refuses the chart: ${message}`,
        pointer: '',
        expected: 'a chart that cdk8s can synthesise',
        remedy: 'fix the construct that the message names',
      }),
    ]);
  }
}

function unnamed(object: ApiObjectLike, chart: ChartLike): Finding[] {
  const written = propsOf(object).metadata?.name;
  if (typeof written === 'string' && written !== '') return [];
  return [
    finding(object, chart, {
      rule: 'unnamed-object',
      message: `${object.kind} at ${object.node.path} has no name; cdk8s would name it ${object.name}`,
      apiVersion: object.apiVersion,
      pointer: '/metadata/name',
      expected: 'a chosen name, which does not change when the code around it moves',
      remedy: 'pass metadata: { name: ... } to the construct',
    }),
  ];
}

function droppedNulls(object: ApiObjectLike, chart: ChartLike): Finding[] {
  return nullPaths(propsOf(object), []).map((path) =>
    finding(object, chart, {
      rule: 'dropped-null',
      message: `${object.kind} at ${object.node.path} has a null field, which cdk8s leaves out`,
      apiVersion: object.apiVersion,
      pointer: buildPointer(path),
      value: null,
      expected: 'a value, or no field',
      remedy: 'remove the field, or write this object as a plain value instead of a construct',
    }),
  );
}

const changingJson = ({ apiVersion, kind }: Manifest, chart: ChartLike): Finding =>
  finding(chart, chart, {
    rule: 'chart-error',
    message: `a lazy value of a ${kind} of the chart gives something else each time that it is asked`,
    apiVersion,
    pointer: '',
    expected: 'the same values each time',
    remedy: 'make the lazy value depend on the definitions alone',
  });

/** Returns the paths of nulls in plain maps and lists. Lazy values and tokens are resolved by cdk8s. */
function nullPaths(value: unknown, path: readonly PointerSegment[]): (readonly PointerSegment[])[] {
  if (value === null) return [path];
  if (Array.isArray(value)) return value.flatMap((item, index) => nullPaths(item, [...path, index]));
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return [];
  return Object.entries(value).flatMap(([key, field]) => nullPaths(field, [...path, key]));
}

/**
 * Returns the arguments of the construct. The types of cdk8s declare them private, but only they distinguish a written name from a
 * generated one.
 */
const propsOf = (object: ApiObjectLike): { readonly metadata?: { readonly name?: unknown } } =>
  (object as unknown as { readonly props?: { readonly metadata?: { readonly name?: unknown } } }).props ?? {};

type Described = Omit<Finding, 'severity' | 'file' | 'source'>;

function finding(construct: ConstructLike, chart: ChartLike, described: Described): Finding {
  const source = locationOf(construct) ?? locationOf(chart);
  return { severity: 'reject', file: construct.node.path, ...(source === undefined ? {} : { source }), ...described };
}

/** Returns the objects of a cdk8s chart, dependencies first. Throws the same errors as {@link chartObjects}. */
export const manifestsOf = (chart: ChartLike): Manifest[] => chartObjects(chart).map(({ manifest }) => manifest);

/**
 * Returns the objects of a cdk8s chart as the manifests of a unit: the construct `release` becomes `release.yaml`, the construct `server`
 * in `web` becomes `web-server.yaml`. Order and errors are those of {@link chartObjects}.
 */
export const chartFiles = (chart: ChartLike): Record<string, Manifest> =>
  Object.fromEntries(chartObjects(chart).map(({ manifest, path }) => [`${path.replaceAll('/', '-')}.yaml`, manifest]));
