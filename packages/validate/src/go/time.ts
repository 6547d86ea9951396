const TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})([.,]\d+)?(Z|([+-])(\d{2}):(\d{2}))$/;

/**
 * A time of Go, as `metav1.Time` (RFC 3339) and `metav1.MicroTime` (with six digits behind the second, no fewer) read it:
 * as they write it, in UTC. Undefined when it is none.
 */
export function goTime(text: string, precision: 'time' | 'micro-time'): string | undefined {
  const match = TIME.exec(text);
  if (!match) return undefined;
  const [, day = '', hour = '', minute = '', second = '', fraction = '', , sign, zoneHour = '0', zoneMinute = '0'] = match;
  const inRange = hour < '24' && minute < '60' && second < '60' && Number(zoneHour) <= 24 && Number(zoneMinute) < 60;
  const written = Date.parse(`${day}T00:00:00Z`);
  if (!inRange || Number.isNaN(written) || !new Date(written).toISOString().startsWith(day)) return undefined;
  if (precision === 'micro-time' && fraction.length !== 7) return undefined;
  const zone = (Number(zoneHour) * 60 + Number(zoneMinute)) * (sign === '-' ? -1 : 1);
  const utc = new Date(written + ((Number(hour) * 60 + Number(minute) - zone) * 60 + Number(second)) * 1000).toISOString().slice(0, 19);
  return precision === 'time' ? `${utc}Z` : `${utc}.${fraction.slice(1)}Z`;
}
