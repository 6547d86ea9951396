import { trimEndOf } from '@slipway/manifest';
import type { Duration, Time } from './value.ts';

const SECOND = 1_000_000_000n;
const MINUTE = 60n * SECOND;

/** Formats a duration as CEL does: in seconds. */
export function formatDuration({ nanoseconds }: Duration): string {
  const magnitude = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  const fraction = trimEndOf(String(magnitude % SECOND).padStart(9, '0'), '0');
  return `${nanoseconds < 0n ? '-' : ''}${magnitude / SECOND}${fraction ? `.${fraction}` : ''}s`;
}

const RFC3339 = /^(\d{4})-(\d{2})-(\d{2})T(\d{1,2}):(\d{2}):(\d{2})(?:[.,](\d+))?(Z|([+-])(\d{2}):(\d{2}))$/;

/** Parses an RFC 3339 time as Go does; returns undefined for other text. */
export function parseTime(text: string): Time | undefined {
  const found = RFC3339.exec(text);
  if (found === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1, 7).map(Number);
  const [, , , , , , , fraction = '', , sign, offsetHour = '0', offsetMinute = '0'] = found;
  if (hour > 23 || minute > 59 || second > 59 || Number(offsetHour) > 24 || Number(offsetMinute) > 60) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  date.setUTCHours(hour, minute, second);
  const offsetMinutes = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === '-' ? -1 : 1);
  const local = BigInt(date.getTime()) * 1_000_000n + BigInt(fraction.slice(0, 9).padEnd(9, '0'));
  return { kind: 'timestamp', nanoseconds: local - BigInt(offsetMinutes) * MINUTE, offsetMinutes };
}

/** Formats a time in RFC 3339, in the time zone in which it was written. */
export function formatTime({ nanoseconds, offsetMinutes = 0 }: Time): string {
  const local = nanoseconds + BigInt(offsetMinutes) * MINUTE;
  const seconds = floorDivide(local, SECOND);
  const fraction = trimEndOf(String(local - seconds * SECOND).padStart(9, '0'), '0');
  const zone = `${offsetMinutes < 0 ? '-' : '+'}${[Math.floor(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60].map((part) => String(part).padStart(2, '0')).join(':')}`;
  const text = new Date(Number(seconds) * 1000).toISOString();
  return text.replace(/\.\d+Z$/, `${fraction ? `.${fraction}` : ''}${offsetMinutes === 0 ? 'Z' : zone}`);
}

const floorDivide = (a: bigint, b: bigint): bigint => a / b - (a % b < 0n ? 1n : 0n);
