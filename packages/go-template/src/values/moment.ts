/** A point in time with a zone. */
export interface Moment {
  /** Seconds since 1970, and the rest of one. */
  readonly seconds: number;
  readonly nanoseconds: number;
  /** Seconds east of UTC, and the name of the zone. */
  readonly offset: number;
  readonly zone: string;
}
