import { isTable, type Values } from '../value-maps.ts';

/** The values that a chart accepts in a position. */
export type Shape =
  | { readonly kind: 'unknown' | 'never' }
  | { readonly kind: 'type'; readonly type: ScalarType }
  | { readonly kind: 'literals'; readonly values: readonly Literal[] }
  | { readonly kind: 'list'; readonly items: Shape }
  | { readonly kind: 'union'; readonly members: readonly Shape[] }
  /** A named type, for a schema that refers to itself. */
  | NamedShape
  | ObjectShape;

/** A type with a name. `shape` is undefined while its schema is read. */
export interface NamedShape {
  readonly kind: 'named';
  readonly name: string;
  shape: Shape | undefined;
}

export type ScalarType = 'string' | 'number' | 'boolean' | 'null';
export type Literal = string | number | boolean | null;

export interface ObjectShape {
  readonly kind: 'object';
  readonly fields: ReadonlyMap<string, FieldShape>;
  /** The shape of all other fields. Undefined if no other field is allowed. */
  readonly rest?: Shape | undefined;
  /** Whether the schema forbids other fields. Without a rule for them, the fields of values.yaml are added. */
  readonly isSealed?: true;
}

/** A field of an object. All fields are optional. */
export interface FieldShape {
  readonly shape: Shape;
  readonly description?: string | undefined;
  readonly isDeprecated?: true;
  /** The default of the chart. Null deletes the field. */
  readonly default?: { readonly value: unknown };
}

export const UNKNOWN: Shape = { kind: 'unknown' };
export const NEVER: Shape = { kind: 'never' };
export const ANY_OBJECT: ObjectShape = { kind: 'object', fields: new Map(), rest: UNKNOWN };

export const typeShape = (type: ScalarType): Shape => ({ kind: 'type', type });

/** Returns a shape that accepts the values of all given shapes. */
export function unionOf(shapes: readonly Shape[]): Shape {
  const all = shapes.flatMap((shape) => (shape.kind === 'union' ? shape.members : [shape])).filter(({ kind }) => kind !== 'never');
  if (all.some(({ kind }) => kind === 'unknown')) return UNKNOWN;
  const members = [...new Map(all.map((shape) => [keyOf(shape), shape])).values()];
  const [first, second] = members;
  if (first === undefined) return NEVER;
  return second === undefined ? first : { kind: 'union', members };
}

/** Returns a key that is equal for equal shapes without fields. */
function keyOf(shape: Shape): unknown {
  if (shape.kind === 'type') return shape.type;
  if (shape.kind === 'named') return `named ${shape.name}`;
  if (shape.kind === 'literals') return `literals ${JSON.stringify(shape.values)}`;
  return shape.kind === 'list' && shape.items.kind === 'type' ? `list ${shape.items.type}` : shape;
}

/** Counts combined members and fields, and throws at a limit. */
export type SpendCombined = (amount: number) => void;

/** Returns a shape for values that both shapes accept. If a type cannot express it, the shape accepts more. */
export function bothOf(a: Shape, b: Shape, spend: SpendCombined): Shape {
  spend(1);
  if (a === b || a.kind === 'unknown' || b.kind === 'never') return b;
  if (b.kind === 'unknown' || a.kind === 'never') return a;
  if (a.kind === 'named') return a.shape === undefined ? UNKNOWN : bothOf(a.shape, b, spend);
  if (a.kind === 'union') return unionOf(a.members.map((member) => bothOf(member, b, spend)));
  if (b.kind === 'named' || b.kind === 'union') return bothOf(b, a, spend);
  if (a.kind === 'object') return b.kind === 'object' ? bothObjects(a, b, spend) : NEVER;
  if (a.kind === 'list') return b.kind === 'list' ? { kind: 'list', items: bothOf(a.items, b.items, spend) } : NEVER;
  if (a.kind === 'literals') return literalsOf(a.values.filter((value) => accepts(b, value)));
  if (b.kind === 'literals') return bothOf(b, a, spend);
  return a.kind === 'type' && b.kind === 'type' && a.type === b.type ? a : NEVER;
}

export const literalsOf = (values: readonly Literal[]): Shape => (values.length === 0 ? NEVER : { kind: 'literals', values });

/** Combines the fields of two schemas for one value. A field of either one is accepted, unless the other one forbids other fields. */
function bothObjects(a: ObjectShape, b: ObjectShape, spend: SpendCombined): ObjectShape {
  spend(a.fields.size + b.fields.size);
  const fields = new Map(a.fields);
  for (const [name, field] of b.fields) {
    const other = fields.get(name);
    fields.set(name, other === undefined ? field : { ...field, ...other, shape: bothOf(other.shape, field.shape, spend) });
  }
  const isSealed = a.isSealed === true || b.isSealed === true;
  const rest = isSealed ? undefined : a.rest && b.rest ? bothOf(a.rest, b.rest, spend) : (a.rest ?? b.rest);
  return { kind: 'object', fields, rest, ...(isSealed && { isSealed }) };
}

/** Returns whether a shape accepts the type of a value. Fields and items are not compared. */
export function accepts(shape: Shape, value: unknown): boolean {
  switch (shape.kind) {
    case 'unknown':
    case 'named':
      return true;
    case 'never':
      return false;
    case 'union':
      return shape.members.some((member) => accepts(member, value));
    case 'type':
      return shape.type === 'null' ? value === null : typeof value === shape.type;
    case 'literals':
      return shape.values.some((each) => each === value);
    case 'list':
      return Array.isArray(value);
    case 'object':
      return isTable(value);
  }
}

/** Returns the shape that values.yaml implies for a value. `name` is the name of its field. */
export function shapeOfValue(value: unknown, name: string, fieldsOf: (values: Values) => ReadonlyMap<string, FieldShape>): Shape {
  if (value === null || value === undefined) return UNKNOWN;
  if (Array.isArray(value)) return { kind: 'list', items: itemsOf(value) };
  if (isTable(value)) {
    const fields = fieldsOf(value);
    if (fields.size === 0) return ANY_OBJECT;
    return { kind: 'object', fields, ...(isOpen(name, value) && { rest: UNKNOWN }) };
  }
  // Charts have an empty string for a value that is not set, also where they expect a number.
  if (value === '') return SCALAR;
  if (typeof value === 'boolean') return typeShape('boolean');
  const type = typeShape(typeof value === 'string' ? 'string' : 'number');
  return NUMBER_OR_STRING.has(name) ? unionOf([typeShape('number'), typeShape('string')]) : type;
}

const SCALAR = unionOf([typeShape('string'), typeShape('number'), typeShape('boolean')]);

/** Returns the shape of the items of a list. They are examples, so objects may have other fields. */
function itemsOf(items: readonly unknown[]): Shape {
  if (items.length === 0 || items.some((item) => item === null || Array.isArray(item))) return UNKNOWN;
  return unionOf(items.map((item) => (isTable(item) ? ANY_OBJECT : shapeOfValue(item, '', () => new Map()))));
}

/** Fields of Kubernetes objects that are a number or a string, or a quantity. */
const NUMBER_OR_STRING: ReadonlySet<string> = new Set([
  ...['maxUnavailable', 'minAvailable', 'maxSurge', 'targetPort', 'port', 'cpu', 'memory', 'storage', 'ephemeral-storage', 'nodePort'],
]);

/**
 * Returns whether users may add fields to an object of values.yaml. These are maps of Kubernetes with free names, Kubernetes objects of
 * which a chart copies every field, and maps whose keys cannot be names of values.
 */
const isOpen = (name: string, values: Values): boolean =>
  FREE.has(name) || FREE_ENDING.test(name) || Object.keys(values).some((key) => /[./]|^[A-Z0-9_]+$/.test(key));

const FREE: ReadonlySet<string> = new Set([
  ...['affinity', 'annotations', 'labels', 'matchLabels', 'nodeSelector', 'selector', 'limits', 'requests', 'resources'],
  ...['strategy', 'updateStrategy', 'deploymentStrategy', 'securityContext', 'podSecurityContext', 'data', 'stringData', 'parameters'],
  ...['env', 'extraEnv', 'args', 'extraArgs', 'config', 'configMap', 'params'],
]);

const FREE_ENDING = /(?:Annotations|Labels|Selector|ecurityContext|Probe|Affinity|Strategy|Config|Resources|Env|Args|Params)$/;
