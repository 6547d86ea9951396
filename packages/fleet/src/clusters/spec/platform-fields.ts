/** Fields of a definition, to check values that do not come from TypeScript. */
export interface PlatformFields {
  /** Names of the fields that a definition must have. */
  readonly required: readonly string[];
  /** Maps a field to its JSON schema. Additional properties are mistakes. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Maps a field to a valid value, which replaces a wrong value while the rest of the definition is checked. */
  readonly neutral: Readonly<Record<string, unknown>>;
}
