import { durationText } from './go-duration.ts';
import type { Sized } from './go-value.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** The name of a month or of a day of the week, and a duration as text. */
export function namedText({ type, value }: Sized): string | undefined {
  if (type === 'time.Month') return MONTHS[Number(value) - 1];
  if (type === 'time.Weekday') return DAYS[Number(value)];
  return type === 'time.Duration' ? durationText(value) : undefined;
}
