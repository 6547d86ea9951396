import type { KindSchema } from '@slipway/kube-models';
import type { Manifest } from '@slipway/manifest';
import { isQuantity } from '@slipway/validate';
import { type Draw, drawn, sampleOf } from './draw.ts';
import { mutations } from './mutations.ts';
import { objectOf, type Size } from './object-of.ts';
import { type Path, type TypedValue, typedValues, withValue } from './typed-values.ts';

/** An update: the object on the server, and its replacement. */
export interface UpdateCase {
  /** The mutations of `old`, joined by `+`. */
  readonly mutation: string;
  readonly old: Manifest;
  readonly object: Manifest;
}

/** Returns updates of objects of random kinds. Each has its own name. */
export const updateCases = (kinds: readonly KindSchema[], count: number, seed: number): readonly UpdateCase[] => {
  const asked = kinds.filter(({ kind }) => !UNASKED.has(kind));
  const cases = sampleOf(
    drawn((draw) => drawUpdate(draw.pick(asked), draw)),
    count,
    seed,
  );
  return cases.map((each, index) => named(JSON.parse(JSON.stringify(each)) as UpdateCase, `u${index}`));
};

/** Kinds whose existing objects influence other objects. */
const UNASKED = new Set([
  'APIService',
  'FlowSchema',
  'LimitRange',
  'MutatingAdmissionPolicy',
  'MutatingAdmissionPolicyBinding',
  'MutatingWebhookConfiguration',
  'Node',
  'PriorityLevelConfiguration',
  'ResourceQuota',
  'ValidatingAdmissionPolicyBinding',
  'ValidatingWebhookConfiguration',
]);

function named({ mutation, old, object }: UpdateCase, name: string): UpdateCase {
  const rename = (each: Manifest): Manifest => ({ ...each, metadata: { ...each.metadata, name } });
  return { mutation, old: rename(old), object: rename(object) };
}

function drawUpdate(kind: KindSchema, draw: Draw): UpdateCase {
  const old = objectOf(kind, draw, draw.pick<Size>(['smallest', 'small', 'small', 'large']));
  let [mutation, object] = ['', old];
  const steps = draw.chance(25) ? 2 : 1;
  for (let step = 0; step < steps; step++) {
    const values = typedValues(object, kind).filter(({ path }) => path.length > 0 && !isIdentity(path));
    if (values.length === 0) break;
    const change = draw.pick(CHANGES);
    const changed = change.of(object, values, kind, draw);
    if (changed === undefined) continue;
    mutation = mutation === '' ? change.name : `${mutation}+${change.name}`;
    object = changed;
  }
  return { mutation: mutation === '' ? 'none' : mutation, old, object };
}

const isIdentity = ([first, second]: Path): boolean =>
  first === 'apiVersion' ||
  first === 'kind' ||
  (first === 'metadata' && (second === undefined || second === 'name' || second === 'namespace'));

interface Change {
  readonly name: string;
  readonly of: (object: Manifest, values: readonly TypedValue[], kind: KindSchema, draw: Draw) => Manifest | undefined;
}

const tweak: Change = {
  name: 'tweak',
  of: (object, values, _, draw) => {
    const { path, value, schema } = draw.pick(values);
    return withValue(object, path, tweaked(value, isQuantity(schema), draw));
  },
};

const drop: Change = { name: 'drop', of: (object, values, _, draw) => withValue(object, draw.pick(values).path, undefined) };

/** Replaces a value with that of another object of the kind at the same path. */
const splice: Change = {
  name: 'splice',
  of: (object, _, kind, draw) => {
    const other = objectOf(kind, draw, draw.pick<Size>(['small', 'large']));
    const values = typedValues(other, kind).filter(({ path }) => path.length > 0 && path.length < 5 && !isIdentity(path));
    if (values.length === 0) return undefined;
    const { path, value } = draw.pick(values);
    return holds(object, path.slice(0, -1)) ? withValue(object, path, value) : undefined;
  },
};

/** A mistake, as in the cases of single objects. */
const mistake: Change = {
  name: 'mistake',
  of: (object, values, _, draw) => {
    const typed = draw.pick(values);
    const fitting = Object.values(mutations).filter(({ fits }) => fits(typed));
    return fitting.length === 0 ? undefined : withValue(object, typed.path, draw.pick(fitting).change(typed, draw));
  },
};

const CHANGES: readonly Change[] = [tweak, tweak, drop, drop, splice, splice, mistake];

function holds(object: unknown, path: Path): boolean {
  if (path.length === 0) return typeof object === 'object' && object !== null;
  const [first, ...rest] = path;
  const below = typeof object === 'object' && object !== null ? (object as Record<string, unknown>)[String(first)] : undefined;
  return typeof below === 'object' && below !== null && holds(below, rest);
}

function tweaked(value: unknown, quantity: boolean, draw: Draw): unknown {
  if (quantity) return draw.pick(['1Gi', '2', '512Mi', '100m', '1024Mi']);
  if (typeof value === 'string') return draw.pick([`${value}x`, [...value].slice(0, -1).join(''), 'other', value.toUpperCase()]);
  if (typeof value === 'number') return draw.pick([value + 1, value - 1, value + 10, 0]);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return draw.pick<unknown>([[], value.slice(1), value.toReversed(), [...value, ...value.slice(0, 1)]]);
  return {};
}
