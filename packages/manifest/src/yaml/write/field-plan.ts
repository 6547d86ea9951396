import { childPosition, type FieldPosition, orderedKeys } from './field-order.ts';
import { keyText } from './scalar-text.ts';

/** One field of a map, ready to be written. */
interface PlannedField {
  readonly key: string;
  /** Key and colon. */
  readonly bare: string;
  /** The text before a nested block: line end, indentation, key and colon. */
  readonly block: string;
  /** The same for a scalar: it ends with a space. */
  readonly inline: string;
  /** The position of the field's value; undefined when keys are kept as written. */
  readonly position: FieldPosition | undefined;
}

/**
 * Returns the fields of `map` in the order and with the texts in which they are written at the line start `newline`. Both depend on the
 * keys alone, and the maps of a fleet have few different sets of keys. So plans are cached in `plans`, one store for each indentation; this
 * is most of the speed of the writer.
 */
export function planFields(map: object, newline: string, position: FieldPosition | undefined, plans: FieldPlans): readonly PlannedField[] {
  const keys = Object.keys(map);
  const first = keys[0];
  if (first === undefined) return [];
  const known = plans.get(first);
  if (known !== undefined) for (const plan of known) if (plan.position === position && sameKeys(plan.keys, keys)) return plan.fields;
  const fields = makeFields(map, newline, position);
  if (known === undefined) {
    if (plans.size < MAX_FIRST_KEYS) plans.set(first, [{ keys, position, fields }]);
  } else if (known.length < MAX_PLANS) known.push({ keys, position, fields });
  return fields;
}

/** Plans by first key. */
export type FieldPlans = Map<string, FieldPlan[]>;

interface FieldPlan {
  readonly keys: readonly string[];
  readonly position: FieldPosition | undefined;
  readonly fields: readonly PlannedField[];
}

/** Limits of the cache, for maps with keys that do not repeat. */
const MAX_FIRST_KEYS = 500;
const MAX_PLANS = 16;

function sameKeys(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index++) if (left[index] !== right[index]) return false;
  return true;
}

const makeFields = (map: object, newline: string, position: FieldPosition | undefined): PlannedField[] =>
  (position === undefined ? Object.keys(map) : orderedKeys(map, position)).map((key) => {
    const bare = keyText(key, newline);
    const block = newline + bare;
    return { key, bare, block, inline: `${block} `, position: position && childPosition(position, key) };
  });
