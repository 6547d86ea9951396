/** Fields of a type, each with the name of the type of its value, or of that of its items; empty for plain values. */
export type TypeFields = ReadonlyMap<string, string>;

/** What one minor release of a project serves. */
export interface Release {
  /** `2.6`. */
  readonly minor: string;
  /** Tag and commit of what was read. */
  readonly source: string;
  /** `group/version Kind` to the name of its type. */
  readonly kinds: ReadonlyMap<string, string>;
  readonly types: ReadonlyMap<string, TypeFields>;
}
