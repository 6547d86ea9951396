const TIME = /^(\d{4}-\d{2}-\d{2})T(\d\d?):(\d{2}):(\d{2})([.,]\d+)?(Z|([+-])(\d{2}):(\d{2}))$/;

/**
 * Reads a time as Go's `metav1.Time` (RFC 3339) and `metav1.MicroTime` (at least six digits after the second) do, and returns it in the
 * form in which they write it, in UTC. Returns null for the zero time of Go, the first moment of the year 1, and undefined when the text is
 * not a time.
 * Follows `time.Parse` of Go, which accepts an hour of one digit, a comma, and zones of 24 hours and of 60 minutes.
 */
export function goTime(text: string, precision: 'time' | 'micro-time'): string | null | undefined {
  const match = TIME.exec(text);
  if (!match) return undefined;
  const [, day = '', hour = '', minute = '', second = '', fraction = '', , sign, zoneHour = '0', zoneMinute = '0'] = match;
  const inRange = Number(hour) < 24 && minute < '60' && second < '60' && Number(zoneHour) <= 24 && Number(zoneMinute) <= 60;
  const written = Date.parse(`${day}T00:00:00Z`);
  if (!inRange || Number.isNaN(written) || !new Date(written).toISOString().startsWith(day)) return undefined;
  if (precision === 'micro-time' && fraction.length !== 7) return undefined;
  const zone = (Number(zoneHour) * 60 + Number(zoneMinute)) * (sign === '-' ? -1 : 1);
  const moment = written + ((Number(hour) * 60 + Number(minute) - zone) * 60 + Number(second)) * 1000;
  if (moment === ZERO && !/[1-9]/.test(fraction.slice(0, 10))) return null;
  return `${inUtc(moment)}${precision === 'time' ? '' : `.${fraction.slice(1)}`}Z`;
}

const ZERO = Date.parse('0001-01-01T00:00:00Z');

/** JavaScript writes years below 0 and above 9999 in six digits; Go uses four or five. */
const inUtc = (moment: number): string =>
  new Date(moment)
    .toISOString()
    .replace(/^([-+])0(?:0(?=\d{4}-))?/, (_, sign: string) => (sign === '-' ? '-' : ''))
    .slice(0, -'.000Z'.length);
