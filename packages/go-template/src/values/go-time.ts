import { type GoMethod, GoStruct, type GoType, Sized } from './go-value.ts';
import { calendarOf, type Moment, yearDay } from './moment.ts';
import { formatTime } from './time-layout.ts';

/** The zero value of a time in Go: the first second of year 1. */
export const ZERO_TIME: Moment = { seconds: -62_135_596_800, nanoseconds: 0, offset: 0, zone: 'UTC' };

const moments = new WeakMap<GoStruct, Moment>();

/** The Go type of times. */
export const TIME_TYPE: GoType = {
  name: 'time.Time',
  kind: 'struct',
  fields: ['wall', 'ext', 'loc'],
  get methods() {
    return METHODS;
  },
  text: (value: never) => formatTime(momentOf(value), '2006-01-02 15:04:05.999999999 -0700 MST'),
  json: (value: never) => formatTime(momentOf(value), '2006-01-02T15:04:05.999999999Z07:00'),
};

/** The location of a time in UTC. */
const NO_LOCATION = new GoStruct({ name: '*time.Location', kind: 'ptr', isNil: true }, {});

/** Returns a time as the struct that templates get. */
export function timeOf(moment: Moment): GoStruct {
  const { seconds, nanoseconds } = moment;
  const sinceYear1 = Number.isSafeInteger(seconds) ? BigInt(seconds - ZERO_TIME.seconds) : 0n;
  const fields = { wall: new Sized('uint64', BigInt(nanoseconds)), ext: new Sized('int64', sinceYear1), loc: NO_LOCATION };
  const time = new GoStruct(TIME_TYPE, fields);
  moments.set(time, moment);
  return time;
}

export const momentOf = (time: GoStruct): Moment => moments.get(time) as Moment;

export const isTime = (value: unknown): value is GoStruct => value instanceof GoStruct && value.type === TIME_TYPE;

/** Returns a time plus a number of nanoseconds. */
export function addDuration(moment: Moment, duration: bigint): Moment {
  const total = BigInt(moment.nanoseconds) + duration;
  const second = 1_000_000_000n;
  const carry = (total - (((total % second) + second) % second)) / second;
  return { ...moment, seconds: moment.seconds + Number(carry), nanoseconds: Number(total - carry * second) };
}

const nanosecondsOf = ({ seconds, nanoseconds }: Moment): bigint => BigInt(seconds) * 1_000_000_000n + BigInt(nanoseconds);

const read = (signature: string, call: (moment: Moment, ...args: never[]) => unknown): GoMethod => ({
  signature,
  call: (receiver: GoStruct, ...args: unknown[]) => call(momentOf(receiver), ...(args as never[])),
});

const int = (value: number): bigint => BigInt(value);

const compare = (call: (difference: bigint) => boolean): GoMethod =>
  read('func(time.Time) bool', (moment, other: GoStruct) => call(nanosecondsOf(moment) - nanosecondsOf(momentOf(other))));

const utc = (moment: Moment): GoStruct => timeOf({ ...moment, offset: 0, zone: 'UTC' });

const named = (type: 'time.Month' | 'time.Weekday', value: number): Sized => new Sized(type, BigInt(value));

function addDate(moment: Moment, years: bigint, months: bigint, days: bigint): GoStruct {
  const date = calendarOf(moment);
  const seconds =
    date.setUTCFullYear(date.getUTCFullYear() + Number(years), date.getUTCMonth() + Number(months), date.getUTCDate() + Number(days)) /
    1000;
  calendarOf({ seconds, offset: 0 });
  return timeOf({ ...moment, seconds: seconds - moment.offset });
}

const METHODS: Readonly<Record<string, GoMethod>> = {
  Unix: read('func() int64', ({ seconds }) => new Sized('int64', BigInt(seconds))),
  UnixMilli: read('func() int64', (moment) => new Sized('int64', nanosecondsOf(moment) / 1_000_000n)),
  UnixNano: read('func() int64', (moment) => new Sized('int64', nanosecondsOf(moment))),
  Nanosecond: read('func() int', ({ nanoseconds }) => int(nanoseconds)),
  Format: read('func(string) string', (moment, layout: string) => formatTime(moment, layout)),
  String: read('func() string', (moment) => formatTime(moment, '2006-01-02 15:04:05.999999999 -0700 MST')),
  Year: read('func() int', (moment) => int(calendarOf(moment).getUTCFullYear())),
  Month: read('func() time.Month', (moment) => named('time.Month', calendarOf(moment).getUTCMonth() + 1)),
  Day: read('func() int', (moment) => int(calendarOf(moment).getUTCDate())),
  Hour: read('func() int', (moment) => int(calendarOf(moment).getUTCHours())),
  Minute: read('func() int', (moment) => int(calendarOf(moment).getUTCMinutes())),
  Second: read('func() int', (moment) => int(calendarOf(moment).getUTCSeconds())),
  Weekday: read('func() time.Weekday', (moment) => named('time.Weekday', calendarOf(moment).getUTCDay())),
  YearDay: read('func() int', (moment) => int(yearDay(calendarOf(moment)))),
  IsZero: read('func() bool', ({ seconds, nanoseconds }) => seconds === ZERO_TIME.seconds && nanoseconds === 0),
  UTC: read('func() time.Time', utc),
  Local: read('func() time.Time', utc),
  AddDate: read('func(int, int, int) time.Time', addDate),
  Add: read('func(time.Duration) time.Time', (moment, { value }: Sized) => timeOf(addDuration(moment, value))),
  Sub: read(
    'func(time.Time) time.Duration',
    (moment, other: GoStruct) => new Sized('time.Duration', nanosecondsOf(moment) - nanosecondsOf(momentOf(other))),
  ),
  Before: compare((difference) => difference < 0n),
  After: compare((difference) => difference > 0n),
  Equal: compare((difference) => difference === 0n),
};
