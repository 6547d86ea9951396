import { durationText, parseDuration } from '../../values/go-duration.ts';
import { fitsInt64 } from '../../values/go-number.ts';
import { addDuration, isTime, momentOf, timeOf, ZERO_TIME } from '../../values/go-time.ts';
import { type GoStruct, Sized } from '../../values/go-value.ts';
import type { Moment } from '../../values/moment.ts';
import { GoError } from '../../values/template-error.ts';
import { formatTime, inZone, parseTime } from '../../values/time-layout.ts';
import { Unknown } from '../../values/unknown.ts';
import { type Context, type FunctionSet, inContext, pure } from '../function-definition.ts';
import { random } from './random.ts';

const dateInZone = inContext('func(string, interface {}, string) string', (context: Context, layout: string, date, zone: string) =>
  formatDate(context, 'dateInZone', layout, date, zone),
);

const dateModify = pure('func(string, time.Time) time.Time', (duration: string, date: GoStruct) => modified(duration, date) ?? date);

const mustDateModify = pure('func(string, time.Time) (time.Time, error)', (duration: string, date: GoStruct) =>
  timeOf(addDuration(momentOf(date), parseDuration(duration))),
);

/** Functions for dates. The time zone of the controller is UTC. */
export const DATE_FUNCTIONS: FunctionSet = {
  now: random('now', 'func() time.Time'),
  date: inContext('func(string, interface {}) string', (context: Context, layout: string, date) =>
    formatDate(context, 'date', layout, date, 'Local'),
  ),
  dateInZone,
  date_in_zone: dateInZone,
  htmlDate: inContext('func(interface {}) string', (context: Context, date) =>
    formatDate(context, 'htmlDate', '2006-01-02', date, 'Local'),
  ),
  htmlDateInZone: inContext('func(interface {}, string) string', (context: Context, date, zone: string) =>
    formatDate(context, 'htmlDateInZone', '2006-01-02', date, zone),
  ),
  dateModify,
  date_modify: dateModify,
  mustDateModify,
  must_date_modify: mustDateModify,
  toDate: pure('func(string, string) time.Time', (layout: string, text: string) => timeOf(parsedOrZero(layout, text))),
  mustToDate: pure('func(string, string) (time.Time, error)', (layout: string, text: string) => timeOf(parseTime(layout, text))),
  unixEpoch: pure('func(time.Time) string', (date: GoStruct) => String(momentOf(date).seconds)),
  ago: random('ago', 'func(interface {}) string'),
  duration: pure('func(interface {}) string', duration),
  durationRound: inContext('func(interface {}) string', (context: Context, value) => {
    if (!isTime(value)) return roundDuration(value);
    context.noteRandom('durationRound');
    return new Unknown('durationRound', true);
  }),
};

/** Formats a date. For a value that is neither a time nor an integer, it formats the current time, which is unknown. */
function formatDate(context: Context, name: string, layout: string, date: unknown, zone: string): string | Unknown {
  const moment = momentFrom(date);
  if (moment !== undefined) return formatTime(inZone(moment, zone), layout);
  context.noteRandom(name);
  return new Unknown(name, true);
}

function momentFrom(date: unknown): Moment | undefined {
  if (isTime(date)) return momentOf(date);
  const seconds = typeof date === 'bigint' ? date : date instanceof Sized && /^int(?:32|64)$/.test(date.type) ? date.value : undefined;
  return seconds === undefined ? undefined : { seconds: Number(seconds), nanoseconds: 0, offset: 0, zone: 'UTC' };
}

function modified(text: string, date: GoStruct): GoStruct | undefined {
  try {
    return timeOf(addDuration(momentOf(date), parseDuration(text)));
  } catch (error) {
    if (error instanceof GoError) return undefined;
    throw error;
  }
}

function parsedOrZero(layout: string, text: string): Moment {
  try {
    return parseTime(layout, text);
  } catch (error) {
    if (error instanceof GoError) return ZERO_TIME;
    throw error;
  }
}

/** Returns a duration from seconds as a string or as `int64`. Other values count as 0. */
function duration(value: unknown): string {
  const seconds = typeof value === 'string' ? secondsOf(value) : value instanceof Sized && value.type === 'int64' ? value.value : 0n;
  return durationText(BigInt.asIntN(64, seconds * 1_000_000_000n));
}

function secondsOf(text: string): bigint {
  if (!/^[-+]?\d+$/.test(text)) return 0n;
  const value = BigInt(text.replace(/^\+/, ''));
  return fitsInt64(value) ? value : value < 0n ? -(2n ** 63n) : 2n ** 63n - 1n;
}

const SECOND = 1_000_000_000n;
const ROUNDED: readonly (readonly [bigint, string])[] = [
  [365n * 24n * 3600n * SECOND, 'y'],
  [30n * 24n * 3600n * SECOND, 'mo'],
  [24n * 3600n * SECOND, 'd'],
  [3600n * SECOND, 'h'],
  [60n * SECOND, 'm'],
  [SECOND, 's'],
];

/** Returns a duration in its largest unit of which it has at least one. */
function roundDuration(value: unknown): string {
  const nanoseconds = durationOf(value);
  const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  const unit = ROUNDED.find(([length]) => size > length);
  return unit === undefined ? '0s' : `${size / unit[0]}${unit[1]}`;
}

function durationOf(value: unknown): bigint {
  if (value instanceof Sized && value.type === 'int64') return value.value;
  if (typeof value !== 'string') return 0n;
  try {
    return parseDuration(value);
  } catch (error) {
    if (error instanceof GoError) return 0n;
    throw error;
  }
}
