import type { StructuralSchema } from '@slipway/validate';
import type { Draw } from './draw.ts';

const USUAL = [0, 1, 2, 5, 80, 300, 8080];

/** Returns the smallest and the largest number of the schema, or of its format. */
export function limitsOf(schema: StructuralSchema): readonly [number, number] {
  const whole = schema.type === 'integer';
  const step = whole ? 1 : 0.5;
  const [least, most] = schema.format === 'int32' ? [-(2 ** 31), 2 ** 31 - 1] : whole ? [-(2 ** 53), 2 ** 53] : [-1e300, 1e300];
  const { minimum = least, maximum = most } = schema;
  return [minimum + (schema.exclusiveMinimum ? step : 0), maximum - (schema.exclusiveMaximum ? step : 0)];
}

/** Returns a number that the schema allows: mostly a usual one, sometimes a limit. */
export function numberOf(schema: StructuralSchema, draw: Draw): number {
  const [least, most] = limitsOf(schema);
  const ends = [schema.minimum === undefined ? undefined : least, schema.maximum === undefined ? undefined : most];
  const known = [...USUAL, ...(schema.type === 'number' ? [0.5, -2.25] : []), ...ends.filter((end) => end !== undefined)];
  const factor = schema.multipleOf ?? 1;
  const fitting = known.map((number) => number * factor).filter((number) => number >= least && number <= most);
  if (draw.chance(6)) return draw.pick([least, most]);
  return fitting.length > 0 ? draw.pick(fitting) : least;
}
