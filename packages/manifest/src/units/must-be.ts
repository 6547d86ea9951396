/**
 * Returns the type `Values`, which must be a union, with a name that tells the author of a definition what to write. For a wrong value
 * the compiler reports `Type '"prod"' is not assignable to type 'MustBe<"development, test, staging or production", Environment>'`.
 *
 * The condition keeps the name: the compiler gives a union that it creates from a distributive condition the name of this type.
 */
export type MustBe<Message extends string, Values> = Values extends unknown ? Values : Message;

declare const absent: unique symbol;

/** Type of a field that must be absent. No value has it, and the compiler shows the text to the author who sets the field. */
export interface MustBeAbsent<Message extends string> {
  /** Holds the text. */
  readonly [absent]: Message;
}

/**
 * Returns the name of the variable that holds a definition: `certManager` for `cert-manager`. `slipway synth` expects this name of the
 * export in the file of the definition.
 */
export type VariableName<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<VariableName<Rest>>}`
  : Name;
