/** A whole number of milliseconds, seconds, minutes or hours. */
type DurationPart = `${bigint}${'ms' | 's' | 'm' | 'h'}`;

/** A Go duration as the Flux CRDs accept it: `30s`, `10m`, `1h30m`. */
export type Duration = DurationPart | `${DurationPart}${DurationPart}`;

/** Checks values from plain JavaScript with the pattern of every Flux CRD, without fractions. */
export const isDuration = (value: unknown): value is Duration => typeof value === 'string' && /^(\d+(ms|s|m|h)){1,2}$/.test(value);
