/** Where an object is written. */
export interface WrittenPlace {
  /** What has the file, as `FleetKustomization.content`. */
  readonly content: string;
  readonly file: string;
  /** Number in the file, from 0. */
  readonly index: number;
}
