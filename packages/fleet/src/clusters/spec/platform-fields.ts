/** Of a definition, for values that do not come from TypeScript. */
export interface PlatformFields {
  /** Names of the fields that a definition must have. */
  readonly required: readonly string[];
  /** Field to JSON schema; without additional properties below, they are mistakes. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Field to a value that contradicts nothing, in the place of a wrong one when the rest of the definition is judged. */
  readonly neutral: Readonly<Record<string, unknown>>;
}
