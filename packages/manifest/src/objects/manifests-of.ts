import type { ApiObject, Chart } from 'cdk8s';
import { DefinitionError, type Finding } from '../findings/finding.ts';
import { inheritLocation, locationOf } from '../findings/source-location.ts';
import { buildPointer, type PointerSegment } from './json-pointer.ts';
import type { Manifest } from './manifest.ts';

/**
 * The objects of a cdk8s chart and of the charts inside it, in cdk8s's own order (dependencies first), with every
 * field and name as written. Throws a DefinitionError for objects without a name of their own, which cdk8s would
 * give a hashed one, for fields that cdk8s would drop, and for what cdk8s itself refuses.
 *
 * cdk8s is used through its types only: whoever has a chart has loaded it.
 */
export function manifestsOf(chart: Chart): Manifest[] {
  const constructs = chart.node.findAll();
  const findings = constructs.filter(isApiObject).flatMap((object) => [...unnamed(object, chart), ...droppedNulls(object, chart)]);
  if (findings.length > 0) throw new DefinitionError(findings);
  return constructs
    .filter(isChart)
    .flatMap((each) => toJson(each, chart))
    .map((manifest) => inheritLocation(manifest, chart));
}

// The marks by which cdk8s knows its constructs, so that no second copy of the library matters.
export const isApiObject = (construct: object): construct is ApiObject => Symbol.for('cdk8s.ApiObject') in construct;
const isChart = (construct: object): construct is Chart => Symbol.for('cdk8s.Chart') in construct;

function toJson(part: Chart, chart: Chart): Manifest[] {
  try {
    return part.toJson() as Manifest[];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new DefinitionError([
      finding(chart, part.node.path, {
        rule: 'chart-error',
        message: `cdk8s refuses the chart: ${message}`,
        pointer: '',
        expected: 'a chart that cdk8s can synthesise',
        remedy: 'mend the construct that the message names',
      }),
    ]);
  }
}

function unnamed(object: ApiObject, chart: Chart): Finding[] {
  const written = propsOf(object).metadata?.name;
  if (typeof written === 'string' && written !== '') return [];
  return [
    finding(chart, object.node.path, {
      rule: 'unnamed-object',
      message: `${object.kind} at ${object.node.path} has no name; cdk8s would name it ${object.name}`,
      apiVersion: object.apiVersion,
      pointer: '/metadata/name',
      expected: 'a chosen name, which stays when the code around it moves',
      remedy: 'pass metadata: { name: ... } to the construct',
    }),
  ];
}

function droppedNulls(object: ApiObject, chart: Chart): Finding[] {
  return nullPaths(propsOf(object), []).map((path) =>
    finding(chart, object.node.path, {
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

/** Plain maps and lists only: what lazy values and tokens produce is cdk8s's own affair. */
function nullPaths(value: unknown, path: readonly PointerSegment[]): (readonly PointerSegment[])[] {
  if (value === null) return [path];
  if (Array.isArray(value)) return value.flatMap((item, index) => nullPaths(item, [...path, index]));
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return [];
  return Object.entries(value).flatMap(([key, field]) => nullPaths(field, [...path, key]));
}

/** What was passed to the construct; private in cdk8s's types, and the only place that tells a written name from a made one. */
const propsOf = (object: ApiObject): { readonly metadata?: { readonly name?: unknown } } =>
  (object as unknown as { readonly props?: { readonly metadata?: { readonly name?: unknown } } }).props ?? {};

type Told = Omit<Finding, 'severity' | 'file' | 'source'>;

function finding(chart: Chart, path: string, told: Told): Finding {
  const source = locationOf(chart);
  return { severity: 'reject', file: path, ...(source === undefined ? {} : { source }), ...told };
}
