/** Of a definition, for values that do not come from TypeScript. */
export interface PlatformFields {
  /** Names of the fields that a definition must have. */
  readonly required: readonly string[];
  /** Field to JSON schema; without additional properties below, they are mistakes. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Maps a field to a valid value, which replaces a wrong value while the rest of the definition is checked. */
  readonly neutral: Readonly<Record<string, unknown>>;
}
