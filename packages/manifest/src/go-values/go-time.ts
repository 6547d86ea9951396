const TIME = /^(\d{4}-\d{2}-\d{2})T(\d\d?):(\d{2}):(\d{2})([.,]\d+)?(Z|([+-])(\d{2}):(\d{2}))$/;

/**
 * A time of Go, as `metav1.Time` (RFC 3339) and `metav1.MicroTime` (with six digits behind the second, no fewer) read it:
 * as they write it, in UTC. The zero of Go, the first moment of the year 1, is written as null. Undefined when it is none.
 *
 * Source of what is taken: `time.Parse` of Go, which knows one digit of an hour, a comma, and zones of 24 hours and of 60 minutes.
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

/** JavaScript writes years below 0 and above 9999 with six digits, Go with four and five. */
const inUtc = (moment: number): string =>
  new Date(moment)
    .toISOString()
    .replace(/^([-+])0(?:0(?=\d{4}-))?/, (_, sign: string) => (sign === '-' ? '-' : ''))
    .slice(0, -'.000Z'.length);
