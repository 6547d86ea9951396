/** Minutes of a duration as Go writes it; undefined for anything else. */
export function minutesOf(duration: unknown): number | undefined {
  if (typeof duration !== 'string' || !/^(?:\d+(?:\.\d+)?(?:h|m|s|ms))+$/.test(duration)) return undefined;
  const parts = duration.matchAll(/([\d.]+)([hms]*)/g);
  return [...parts].reduce((sum, [, number, unit]) => sum + Number(number) * (UNITS[unit ?? ''] ?? 0), 0);
}

const UNITS: Readonly<Record<string, number>> = { h: 60, m: 1, s: 1 / 60, ms: 1 / 60_000 };
