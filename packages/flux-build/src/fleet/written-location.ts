/** The location of an object in files. */
export interface WrittenLocation {
  /** Name of the content with the file, as `FleetKustomization.content`. */
  readonly content: string;
  readonly file: string;
  /** Index in the file, from 0. */
  readonly index: number;
}
