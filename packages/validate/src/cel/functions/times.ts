import { type Overload, overload } from '../values/overload.ts';
import { celError, type Duration, type Time, type Value } from '../values/value.ts';

/** Parts of a time, in UTC or a time zone. Months count from 0, and also days if the name has neither date nor week. */
const PARTS: Readonly<Record<string, (local: Date) => number>> = {
  getFullYear: (local) => local.getUTCFullYear(),
  getMonth: (local) => local.getUTCMonth(),
  getDayOfYear: (local) => Math.floor((local.getTime() - Date.UTC(local.getUTCFullYear(), 0, 1)) / 86_400_000),
  getDayOfMonth: (local) => local.getUTCDate() - 1,
  getDate: (local) => local.getUTCDate(),
  getDayOfWeek: (local) => local.getUTCDay(),
  getHours: (local) => local.getUTCHours(),
  getMinutes: (local) => local.getUTCMinutes(),
  getSeconds: (local) => local.getUTCSeconds(),
  getMilliseconds: (local) => local.getUTCMilliseconds(),
};

const DURATION_UNITS: Readonly<Record<string, bigint>> = {
  getHours: 3_600_000_000_000n,
  getMinutes: 60_000_000_000n,
  getSeconds: 1_000_000_000n,
  getMilliseconds: 1_000_000n,
};

/** `time.getFullYear()`, `duration.getSeconds()` and similar functions. */
export const timeOverloads: readonly Overload[] = [
  ...Object.entries(PARTS).flatMap(([name, part]) => [
    overload(name, 'timestamp.() -> int', (time: Time) => BigInt(part(asDate(time)))),
    overload(name, 'timestamp.(string) -> int', (time: Time, zone: string) => inZone(time, zone, part)),
  ]),
  ...Object.entries(DURATION_UNITS).map(([name, unit]) =>
    overload(name, 'duration.() -> int', ({ nanoseconds }: Duration) => nanoseconds / unit),
  ),
];

const asDate = ({ nanoseconds }: Time): Date => new Date(Number(nanoseconds / 1_000_000n - (nanoseconds % 1_000_000n < 0n ? 1n : 0n)));

function inZone(time: Time, zone: string, part: (local: Date) => number): Value {
  const date = asDate(time);
  const offset = /^([+-]?)(\d{2}):(\d{2})$/.exec(zone);
  const minutes = offset ? Number(offset[2]) * 60 + Number(offset[3]) : undefined;
  if (minutes !== undefined) return BigInt(part(new Date(date.getTime() + (offset?.[1] === '-' ? -minutes : minutes) * 60_000)));
  const shifted = zoneTime(date, zone);
  return shifted ? BigInt(part(shifted)) : celError(`unknown time zone ${zone}`);
}

/** Returns the wall clock of `zone` as if it were UTC; undefined for an unknown zone. */
function zoneTime(date: Date, zone: string): Date | undefined {
  if (zone === '' || zone === 'UTC') return date;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    const local = new Date(0);
    local.setUTCFullYear(year, month - 1, day);
    local.setUTCHours(hour, minute, second, ((date.getTime() % 1000) + 1000) % 1000);
    return local;
  } catch {
    return undefined;
  }
}
