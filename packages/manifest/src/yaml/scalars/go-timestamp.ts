import { trimEndOf } from '../../text/scan.ts';
/**
 * Returns the value that go-yaml v3 reads from a plain scalar in the form of a date. kustomize writes it in RFC 3339, so `2025-01-01`
 * reaches the cluster as `2025-01-01T00:00:00Z`. Returns undefined where go-yaml reads a string.
 */
export function goTimestamp(text: string): string | undefined {
  const match = TIMESTAMP.exec(text);
  if (!match) return undefined;
  const [, year, month, day, time] = match;
  if (!isDate(Number(year), Number(month), Number(day))) return undefined;
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  if (time === undefined) return `${date}T00:00:00Z`;
  const [, hour, minute, second, fraction, zone] = TIME.exec(time) ?? [];
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59 || hour === undefined) return undefined;
  if ((zone === undefined) !== time.startsWith(' ') || !isZone(zone)) return undefined;
  return `${date}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}${fractionText(fraction)}${zoneText(zone)}`;
}

const TIMESTAMP = /^(\d{4})-(\d{1,2})-(\d{1,2})([Tt ].*)?$/;
const TIME = /^(?:[Tt]| +)(\d{1,2}):(\d{1,2}):(\d{1,2})(?:[.,](\d+))?(Z|[-+]\d\d:\d\d)?$/;

function isDate(year: number, month: number, day: number): boolean {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days;
}

const isZone = (zone: string | undefined): boolean =>
  zone === undefined || zone === 'Z' || (Number(zone.slice(1, 3)) <= 24 && Number(zone.slice(4)) <= 60);

function zoneText(zone = 'Z'): string {
  // Sixty minutes are an hour.
  const minutes = zone === 'Z' ? 0 : Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4));
  return minutes === 0 ? 'Z' : `${zone[0]}${twoDigits(String(Math.floor(minutes / 60)))}:${twoDigits(String(minutes % 60))}`;
}

/** Nanoseconds without trailing zeros. */
function fractionText(digits: string | undefined): string {
  const kept = trimEndOf((digits ?? '').slice(0, 9), '0');
  return kept === '' ? '' : `.${kept}`;
}

const twoDigits = (text: string | undefined): string => (text ?? '').padStart(2, '0');
