import { GoError } from './template-error.ts';

/** A point in time with a zone. */
export interface Moment {
  /** Seconds since 1970. `nanoseconds` is the fraction of a second. */
  readonly seconds: number;
  readonly nanoseconds: number;
  /** Seconds east of UTC. `zone` is the name of the time zone. */
  readonly offset: number;
  readonly zone: string;
}

export const MONTHS = 'January February March April May June July August September October November December'.split(' ');
export const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/**
 * Returns the calendar date of a time in its time zone. Fails for a year that JavaScript cannot express: before 271,821 BC or after 275,760
 * AD.
 */
export function calendarOf({ seconds, offset }: Pick<Moment, 'seconds' | 'offset'>): Date {
  const date = new Date((seconds + offset) * 1000);
  if (Number.isNaN(date.getTime())) throw new GoError('the date is out of range');
  return date;
}

/** Returns the number of a day in its year, from 1. */
export function yearDay(date: Date): number {
  const start = new Date(date.getTime());
  start.setUTCMonth(0, 1);
  start.setUTCHours(0, 0, 0, 0);
  return Math.floor((date.getTime() - start.getTime()) / 86_400_000) + 1;
}
